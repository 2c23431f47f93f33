import type { Reading } from '../reading';
import { catalogGazetteer } from '../testing/catalog-gazetteer.spec';
import { createReader } from './reader';

const reader = createReader(catalogGazetteer());
const figures = ['totalUsers', 'concurrentRequests', 'requestsPerDay', 'requestsPerSecond'] as const;
const read = (text: string): Partial<Record<(typeof figures)[number], number>> => {
  const reading: Reading = reader.read(text);
  return Object.fromEntries(figures.flatMap((f) => (reading[f] === undefined ? [] : [[f, reading[f].value]])));
};

describe('what is said of one place counts as often as there are places', () => {
  it.each([
    [
      'GPU plan for 40 veterinary clinics. Each clinic has 12 staff; we count on 30 questions per clinic per day.',
      { totalUsers: 480, requestsPerDay: 1200 },
    ],
    ['Which GPU for our chatbot: 25 branches with 8 advisers each?', { totalUsers: 200 }],
    ['Chatbot: wir haben 14 Standorte mit jeweils etwa 50 Mitarbeitern. Welche GPU?', { totalUsers: 700 }],
    ['Which GPU for 12 hospitals, each with 400 doctors using a RAG bot?', { totalUsers: 4800 }],
    [
      'Quelles cartes pour un chatbot: 30 magasins, 15 vendeurs par magasin, 200 questions par jour et par magasin.',
      { totalUsers: 450, requestsPerDay: 6000 },
    ],
    ['GPU para un chatbot: 18 sucursales, cada sucursal tiene 25 agentes.', { totalUsers: 450 }],
  ])('%s', (text, expected) => expect(read(text)).toEqual(expected));

  it('names the places among its words and says the product', () => {
    const { totalUsers } = reader.read('Which GPU for 12 hospitals, each with 400 doctors using a RAG bot?');
    expect(totalUsers?.evidence).toBe('12 hospitals … 400 doctors');
    expect(totalUsers?.approximation).toBe('Users: 12 times 400 each are 4800.');
  });
  it.each([
    ['A total stays one', 'Two sites, 300 users in total, Llama 3.1 8B, which GPU?', { totalUsers: 300 }],
    [
      'Machines are no places',
      'We run 4 servers with 8 H100 each for 300 users of Llama 3.3 70B. Enough?',
      { totalUsers: 300 },
    ],
    ["Somebody else's places are not ours", 'They had 40 clinics. We have 300 users, which GPU?', { totalUsers: 300 }],
  ])('%s', (_, text, expected) => expect(read(text)).toEqual(expected));
});

describe('the pace of those who are there at once', () => {
  it.each([
    [
      '2,300 adjusters, around 15% online at once, each sends a question every 4 minutes. Which GPU for Llama 3.1 8B?',
      { totalUsers: 2300, requestsPerSecond: 1.4375 },
    ],
    [
      '800 students, a quarter of them active at any time, each asks something every 10 minutes. Which GPU?',
      { totalUsers: 800, requestsPerSecond: 0.3333 },
    ],
    [
      '2.000 Sachbearbeiter, 10 % gleichzeitig, jeder stellt alle 5 Minuten eine Frage. Welche GPU?',
      { totalUsers: 2000, requestsPerSecond: 0.6667 },
    ],
    ['400 users, 10% at the same time. Which GPU?', { totalUsers: 400, concurrentRequests: 40 }],
  ])('%s', (text, expected) => {
    const found = read(text);
    expect(Object.keys(found).sort()).toEqual(Object.keys(expected).sort());
    for (const [name, value] of Object.entries(expected)) expect(found[name as 'totalUsers']).toBeCloseTo(value, 4);
  });
});

describe('two sides of one volume of tokens', () => {
  it.each([
    ['2.1 billion input tokens and 300 million output tokens monthly. Llama 3.3 70B self-hosted?', 70e6, 10e6],
    ['500M input tokens and 40M output tokens per day on Llama 3.3 70B', 500e6, 40e6],
  ])('%s', (text, inputTokens, outputTokens) =>
    expect(reader.read(text).batch?.value).toEqual({
      totalTokens: inputTokens + outputTokens,
      inputTokens,
      outputTokens,
      recurrence: 'daily',
    }),
  );
  it('is so many requests where their lengths are stated: 890 million a month are 6,667 a day of 4,450', () =>
    expect(
      read('800M input tokens, 90M output tokens a month, prompts of 4,000 tokens and answers of 450, Qwen3 32B'),
    ).toEqual({ requestsPerDay: 6667 }));
});
