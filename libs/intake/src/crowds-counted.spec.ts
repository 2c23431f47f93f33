import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';
import { holds, type Values } from './testing/rounded-reading.spec';

const reader = createReader(catalogGazetteer());

describe('who is told of one place is there in every place', () => {
  it.each<[string, Values]>([
    ['14 veterinary clinics, each with 3 to 6 vets.', { totalUsers: 84 }],
    ['We look after pets in 11 branches, four vets in each of them.', { totalUsers: 44 }],
    ['300 paying customers with 5 seats each on average.', { totalUsers: 1500 }],
    ['350 customer companies with 20 seats on average.', { totalUsers: 7000 }],
    ['Each of our 9 hospitals has 40 doctors.', { totalUsers: 360 }],
    ['Sparkasse mit 17 Filialen und je 9 Beratern, alle nutzen es.', { totalUsers: 153 }],
    ['Catena di 31 palestre, in ognuna lavorano 6 istruttori.', { totalUsers: 186 }],
    ['Zorggroep met 52 huisartsenpraktijken en drie artsen per praktijk.', { totalUsers: 156 }],
    ['A bot for 85 branches; in each branch 4 to 6 bankers use it.', { totalUsers: 510 }],
    [
      'Each of our 6 schools has two rooms with 28 seats, and every seat may be waiting for the tutor at once.',
      { totalUsers: 336, concurrentRequests: 336 },
    ],
    ['5,000 players in the evening, one in eight of them is chatting.', { totalUsers: 5000 }],
    ['Two sites, 300 users in total.', { totalUsers: 300 }],
    ['Users send 6 messages per hour each, 300 users.', { totalUsers: 300, requestsPerSecond: 0.5 }],
  ])('%s', holds);
  it('and is said in words', () => {
    const { totalUsers } = reader.read('11 branches, four vets in each of them. Qwen3 14B?');
    expect(totalUsers).toMatchObject({ value: 44, approximation: 'Users: 11 times 4 each are 44.' });
  });
  it('but not in the places of somebody else', () => {
    const { totalUsers } = reader.read('A friend has 9 hospitals with 40 doctors each. We are 25 users, Qwen3 14B.');
    expect(totalUsers?.value).toBe(25);
  });
});

describe('kinds of people are added up', () => {
  it.each<[string, Values]>([
    ['A bot for 22,000 students, 1,800 staff.', { totalUsers: 23_800 }],
    ['For 400 doctors, 900 nurses and 50 admins.', { totalUsers: 1350 }],
    ['Ein Chatbot für 900 Schüler und 60 Lehrer.', { totalUsers: 960 }],
    ['1,200 employees, 85 developers use it.', { totalUsers: 85 }],
    ['A chatbot for our 25 colleagues, two thirds of them in the field.', { totalUsers: 25 }],
    [
      'Support (40 agents, 30 tickets each per day), sales (15 people, 10 mails a day each), legal (6 people, 5 ' +
        'contracts a day each).',
      { totalUsers: 61, requestsPerDay: 1380 },
    ],
    [
      'Sales: 15 people, 10 mails a day each. Support: 40 agents, 30 tickets a day each.',
      { totalUsers: 55, requestsPerDay: 1350 },
    ],
  ])('%s', holds);
});

describe('what one of them does, everyone does', () => {
  it.each<[string, Values]>([
    ['44 vets. On an average day a vet dictates 7 notes.', { totalUsers: 44, requestsPerDay: 308 }],
    ['130 agents. An agent would draw 11 drafts an hour.', { requestsPerSecond: 0.397 }],
    ['7,000 seats. A seat puts 15 questions to the copilot per working week.', { requestsPerDay: 21_000 }],
    ['17 Filialen und je 9 Berater. Jeder Berater lässt am Tag etwa 12 Protokolle kürzen.', { requestsPerDay: 1836 }],
    ['31 palestre con 6 istruttori ciascuna. Ogni istruttore prepara 35 schede a settimana.', { requestsPerDay: 930 }],
    ['156 artsen. Een arts ziet 24 patiënten per dag en maakt van elk een verslag.', { requestsPerDay: 3744 }],
    ['4,000 concurrent players; a player triggers a line every 40 seconds.', { requestsPerSecond: 100 }],
    ['Each of our 9 hospitals has 40 doctors, everybody sends 6 requests an hour.', { requestsPerSecond: 0.6 }],
    ['Dev team of 85. Per hour a developer sets off 60 completions and 4 chats.', { requestsPerSecond: 1.511 }],
    ['60 lawyers, each writes 10 letters and reviews 4 contracts a day.', { requestsPerDay: 840 }],
    ['DAU 9k, 14 messages per daily user.', { totalUsers: 9000, requestsPerDay: 126_000 }],
    ['2,600 conversations a day, on average five back-and-forths per conversation.', { requestsPerDay: 13_000 }],
    [
      'We have 8 GPUs. A request has 1,200 tokens, 5 requests a second.',
      { requestsPerSecond: 5, totalUsers: undefined },
    ],
  ])('%s', holds);
  it('in two kinds, at the lengths of the mean request', () => {
    holds(
      '45 developers; each makes 120 completions an hour (2k tokens in, 60 out) and 8 chats an hour (6k in, 700 out).',
      { requestsPerSecond: 1.6, inputTokens: 2250, outputTokens: 100 },
    );
  });
});

describe('the busiest hour', () => {
  it.each<[string, Values]>([
    [
      '48,000 questions on a normal day, and the busiest hour carries 18% of them.',
      { requestsPerDay: 48_000, requestsPerSecond: 2.4 },
    ],
    ['40k questions a day, 11 % of them in the busiest hour.', { requestsPerSecond: 1.222 }],
    ['DAU 9k, 14 messages per daily user, peak hour is 9% of daily traffic.', { requestsPerSecond: 3.15 }],
    [
      '22,000 students. 5% of them use it in the peak hour with 4 prompts each.',
      { totalUsers: 22_000, requestsPerSecond: 1.222, inputTokens: undefined },
    ],
  ])('%s', holds);
});

describe('crowds of a day, work of theirs, what is there now', () => {
  it.each<[string, Values]>([
    [
      'A chain of 12 houses: on a busy day 2,500 visitors per house, one in five uses it, each asks 6 questions; ' +
        'the busiest hour takes 18 % of the day.',
      { totalUsers: 30_000, requestsPerDay: 36_000, requestsPerSecond: 1.8 },
    ],
    ['On a busy day 2,500 visitors come, one in five uses it, each asks 6 questions.', { requestsPerDay: 3000 }],
    [
      'Batch: 3.2M customer emails (avg 350 tokens) by Friday evening, start Tuesday 8:00.',
      { totalUsers: undefined, inputTokens: 350, requestsPerSecond: 12.346 },
    ],
    [
      'We ran this on two A100 but gave them back in June. IT says max 900 USD per month for the 40 users.',
      { totalUsers: 40, budget: { usdPerMonth: 900, currency: 'USD', amount: 900 } },
    ],
  ])('%s', holds);
});

describe('more of the same cards', () => {
  it.each<[string, string, number]>([
    ['Two L40S run Qwen3-14B, 64 running requests. Is it better to add another 4x L40S?', 'l40s-48gb', 4],
    ['Two L40S run Qwen3-14B. Would another four of the same card be enough?', 'l40s-48gb', 4],
    ['Tenemos 8 L40S con Qwen3-14B. ¿Bastará con comprar 4 tarjetas más del mismo tipo?', 'l40s-48gb', 4],
    ['Wir betreiben 2x L40S mit Qwen3-14B für 18 Anfragen gleichzeitig. Reichen noch zwei davon?', 'l40s-48gb', 2],
    ['Mamy 2 karty L40S i Qwen3-14B. Czy dołożyć jeszcze 2 takie same karty?', 'l40s-48gb', 2],
  ])('%s', (text, gpuId, gpuCount) => {
    expect(reader.read(text).candidates?.value).toMatchObject([{ gpuId, gpuCount, added: true }]);
  });
  it('correct no load', () => {
    const { concurrentRequests } = reader.read(
      'Our 4x A100 run Qwen3 14B with 64 running requests. Is it better to add another 4x A100 or to move to 4x H200?',
    );
    expect(concurrentRequests?.value).toBe(64);
  });
});

describe('odd forms of figures', () => {
  it('dots that lead to a value stand for the colon', () => {
    holds('seats ......... 2,600\nprompt ........ 5,200 tok\nanswer ........ 350 tok\nfirst token ... 1.2 s\n', {
      totalUsers: 2600,
      inputTokens: 5200,
      outputTokens: 350,
    });
  });
  it.each<[string, number]>([
    ['price cap: 61 k€/month', 71_370],
    ['Kostendeckel 80 T€ im Monat', 93_600],
    ['Budget: 1,2 M€ im Jahr', 117_000],
  ])('a letter at the sign of a currency counts thousands: %s', (text, usd) => {
    expect(reader.read(`${text}, Qwen3 8B for 40 users`).budget?.value.usdPerMonth).toBeCloseTo(usd, 0);
  });
  it('things that are counted do what is told of them each', () => {
    holds('14 000 cabines envoient un rapport toutes les 10 minutes.', {
      totalUsers: 14_000,
      requestsPerSecond: 23.333,
    });
  });
  it.each([
    'Predibase quoted 3.9k a month for an A100.',
    "ElevenLabs was 0.08 $/min and that's 19k a month, hence this.",
  ])('a sum without its sign is no load: %s', (text) => {
    holds(`We see 9 rps at the moment. ${text}`, { requestsPerSecond: 9, requestsPerDay: undefined });
  });
  it.each(['Já tive uma K80.', '(last time 2 weeks on 2x A100)'])('what was once had is gone: %s', (text) => {
    const { fleet } = reader.read(`We have 2x P100 with Mistral Nemo. ${text}`);
    expect(fleet?.value).toEqual([{ gpuId: 'p100-pcie-16gb', gpuCount: 2 }]);
  });
});
