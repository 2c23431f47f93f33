import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';
import { readsAs } from './testing/rounded-reading.spec';

const reader = createReader(catalogGazetteer());

describe('the time that a job has', () => {
  it.each([
    ['2,6 Millionen Texte mit je 850 Tokens in 4 Tagen, Qwen3-30B-A3B. Wie viele H100?', 2_600_000, 96],
    ['2,6 millions de textes en 4 jours, Qwen3-30B-A3B. Combien de H100 ?', 2_600_000, 96],
    ['2,6 млн текстов за 4 дня, Qwen3-30B-A3B. Сколько H100?', 2_600_000, 96],
    ['1.4 million petitions in 45 days with Qwen3-32B. How many L40S?', 1_400_000, 1080],
    ['88 million part descriptions, Qwen3-Embedding-8B. We would have 12 days of 24 hours.', 88_000_000, 288],
    ['88 million part descriptions, Qwen3-Embedding-8B. We have 5 days of 10 hours.', 88_000_000, 50],
  ])('%s', (text, items, windowHours) => readsAs(text, { batch: { items, windowHours } }));

  it.each([
    ['LoRA on Qwen3 14B on one A40, free at night from 21 to 7. Will it be done in 10 nights?', 100],
    [
      'Full fine-tuning of Apertus-8B on 9.4B tokens. The cluster is ours until the end of March, that is 33 days.',
      792,
    ],
  ])('%s', (text, windowHours) => readsAs(text, { batch: { windowHours } }));

  it('a pace that was measured is none that is asked for', () => {
    const job = { batch: { items: 46_000_000, windowHours: 96 } };
    readsAs('I measure ~410 passages/s over both L4. 46 million passages to embed with bge-m3 in 4 days.', job);
    readsAs(
      'Wir messen etwa 410 Passagen/s auf zwei L4. 46 Millionen Passagen mit bge-m3 einbetten, fertig in 4 Tagen.',
      job,
    );
    readsAs('A test came out at 165 per second. 46 million passages to embed with bge-m3 in 4 days.', job);
    readsAs('46 million passages to embed with bge-m3 in 4 days, and 12 queries per second after that.', {
      requestsPerSecond: 12,
    });
  });
});

describe('waits, hours and crowds in other words', () => {
  it.each<[string, Record<string, unknown>]>([
    [
      'Captions, whisper large-v3, 14 lines at once, text on screen no later than 1.5 seconds after it was spoken.',
      { endToEndMs: 1500 },
    ],
    [
      "The supervisor's screen may lag by 2 seconds, not more. Whisper large-v3-turbo, 165 calls at once.",
      { endToEndMs: 2000 },
    ],
    ['gpt-oss-120b som skriver anteckningen (6 000 tokens in, 700 ut, klar inom 40 sekunder).', { endToEndMs: 40_000 }],
    [
      'gpt-oss-120b schreibt die Notiz (6.000 Tokens rein, 700 raus, fertig binnen 40 Sekunden).',
      { endToEndMs: 40_000 },
    ],
    [
      'The first word comes after 6 s. The board wants "under two". Qwen3 14B on 2x L40S, 40 users at once.',
      { ttftMs: 2000 },
    ],
    ['Qwen3 14B on 2x L40S. in 4k / out 1.5k. 40 users at once.', { inputTokens: 4000, outputTokens: 1500 }],
    ['Qwen3 14B on 2x L40S. in 2k, out 300. 40 users at once.', { inputTokens: 2000, outputTokens: 300 }],
    [
      'I count 70 messages being answered at the same instant. Mistral Nemo 12B on 4x L40S.',
      { concurrentRequests: 70 },
    ],
    ['In the morning meeting (7:15 to 8:00) 28 of them ask at once. Qwen3 14B on 2x L40S.', { hoursPerDay: undefined }],
    ['At check-in time (15 to 18 h) I count 70 messages at once. Qwen3 14B on 2x L40S.', { hoursPerDay: undefined }],
    ['The helpdesk (7:00 to 18:00) has 70 calls at once. Qwen3 14B on 2x L40S.', { hoursPerDay: 11 }],
    ['Scrap costs us 11,000 a month today. 6.4 images/s, Qwen2.5-VL-7B, which card?', { requestsPerDay: undefined }],
    [
      '16 presses, 24 images a minute per press, so 6.4 images/s when all run. Qwen2.5-VL-7B.',
      { requestsPerSecond: 6.4 },
    ],
    [
      'At the peak 60 users at once. Correction: in my first post I wrote 90 users at once. Qwen3 14B, how many L40S?',
      { concurrentRequests: 60 },
    ],
    [
      '60 gleichzeitige Nutzer. Korrektur: im ersten Beitrag hatte ich 90 gleichzeitige Nutzer geschrieben. Qwen3 14B?',
      { concurrentRequests: 60 },
    ],
    ['90 users at once. Correction: 60 users at once. Qwen3 14B, how many L40S?', { concurrentRequests: 60 }],
    [
      "D'après le pilote, il faut compter 110 requêtes en cours. Qwen3 32B. Combien de H200 ?",
      { concurrentRequests: 110 },
    ],
    [
      'Laut Pilot müssen wir mit 110 gleichzeitigen Anfragen rechnen. Qwen3 32B. Wie viele H200?',
      { concurrentRequests: 110 },
    ],
    [
      'According to the vendor 110 requests at once are fine. Qwen3 32B. How many H200?',
      { concurrentRequests: undefined },
    ],
  ])('%s', (text, expected) => readsAs(text, expected));
});

describe('what a service cost before is no budget', () => {
  it.each([
    "Un assistant en remplacement d'un abonnement à 22 € par tête et par mois. 110 requêtes simultanées, Qwen3 32B.",
    'Queremos sustituir una suscripción de 22 € por persona al mes. 110 peticiones simultáneas, Qwen3 32B.',
    'GPT in cloud è escluso (ci costava 380 euro al mese). 7 persone insieme, gemma 3 27b.',
    'GPT in der Cloud ist verboten (das kostete uns 380 Euro im Monat). 7 gleichzeitig, gemma 3 27b.',
  ])('%s', (text) => readsAs(text, { budget: undefined }));
  it('a sum that may be spent is', () =>
    readsAs('At most €400 a month for 7 people at once, gemma 3 27b.', {
      budget: { usdPerMonth: 468, currency: 'EUR', amount: 400 },
    }));
});

describe('going on when one dies', () => {
  it.each([
    '1台が止まっても業務が続くようにしたいです。Qwen3 14B、同時55件。',
    'Two L40S so that one can die. 40 users at once, Qwen3 14B.',
    'Two sites, each able to take everything. Gemma 3 27B for 310 callers at once.',
    'Eine Karte darf ausfallen. Qwen3 14B, 40 gleichzeitige Nutzer.',
  ])('%s', (text) => expect(reader.read(text).constraints.highAvailability?.value).toBeDefined());
  it('what died once asks for nothing', () =>
    expect(
      reader.read('A 3090 died last week. 40 users at once, Qwen3 14B.').constraints.highAvailability,
    ).toBeUndefined());
});
