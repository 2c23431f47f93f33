import type { Reading } from './reading';
import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());
const valueOf = (reading: Reading, name: string): unknown =>
  (reading[name as keyof Reading] as { value?: unknown } | undefined)?.value;
function expectValues(text: string, expected: Record<string, unknown>): void {
  const reading = reader.read(text);
  for (const [name, value] of Object.entries(expected)) expect([name, valueOf(reading, name)]).toEqual([name, value]);
}

describe('answers of a word', () => {
  const everyNight = (items: number, windowHours: number) => ({ items, windowHours, recurrence: 'daily' });
  it.each<[string, Record<string, unknown>]>([
    [
      "Nightly job: classify yesterday's 1.4M log lines, 90 tokens each, answer one word, done between 1 and 5 am",
      { batch: everyNight(1_400_000, 4), totalUsers: undefined, inputTokens: 90, outputTokens: 4 },
    ],
    [
      'Every night we tag 600,000 reviews, 120 tokens each, the answer is just one label, between 11 pm and 6 am',
      { batch: everyNight(600_000, 7), inputTokens: 120, outputTokens: 4 },
    ],
    [
      'Jede Nacht sollen 250.000 Mails (je 400 Token) in eine von 12 Kategorien sortiert werden, zwischen 22 und 4 Uhr',
      { batch: everyNight(250_000, 6), inputTokens: 400, outputTokens: 4 },
    ],
    [
      'Chaque nuit il faut classer 900 000 lignes de journal de 80 tokens, réponse oui ou non, entre 1 h et 5 h',
      { batch: everyNight(900_000, 4), inputTokens: 80, outputTokens: 4 },
    ],
    [
      'Cada noche hay que clasificar 350.000 comentarios de 150 tokens, respuesta de una palabra, entre las 2 y las 6',
      { batch: everyNight(350_000, 4), inputTokens: 150, outputTokens: 4 },
    ],
    ['5.2 million articles, 800 tokens each, one topic word per article', { inputTokens: 800, outputTokens: 4 }],
    ['We sort 30,000 mails a day into one of 8 categories, 500 tokens each', { inputTokens: 500, outputTokens: 4 }],
  ])('%s', (text, expected) => {
    expectValues(`${text}. Qwen3 8B`, expected);
  });

  it('a question whether it is enough names no answer', () => {
    expectValues('Is one L40S enough for 20 users of Qwen3 8B, yes or no?', { outputTokens: undefined });
  });
  it('every figure of it is accounted for', () => {
    expect(reader.read('40,000 tickets a day of 300 tokens get one of 15 labels. Qwen3 8B.').setAside).toEqual([]);
  });
});

describe('lengths in pages and passages', () => {
  // a page is 650 tokens; of a range the upper end counts
  it.each<[string, Record<string, unknown>]>([
    ['20 lawyers, documents up to 60 pages', { totalUsers: 20, inputTokens: 39_000 }],
    ['15 lawyers, documents (max. 80 pages), 30 documents a day', { requestsPerDay: 30, inputTokens: 52_000 }],
    ['20 avvocati, atti fino a 50 pagine', { totalUsers: 20, inputTokens: 32_500 }],
    ["8 notaires, actes jusqu'à 35 pages", { totalUsers: 8, inputTokens: 22_750 }],
    [
      '12 writers work at the same time, they paste 2 to 3 pages at once',
      { concurrentRequests: 12, inputTokens: 1950 },
    ],
    ['9 Leute gleichzeitig, jeder kopiert 4 bis 5 Seiten auf einmal', { concurrentRequests: 9, inputTokens: 3250 }],
    ['We scan 40 pages at once', { concurrentRequests: 40, inputTokens: undefined }],
    ['OCR for 50,000 pages a day', { requestsPerDay: 50_000 }],
    ['every search reads 12 chunks of 500 tokens and writes 400 tokens', { inputTokens: 6000, outputTokens: 400 }],
    ['jede Frage liest 10 Abschnitte zu 400 Token und schreibt 300 Token', { inputTokens: 4000, outputTokens: 300 }],
    ['cada consulta lee 10 fragmentos de 400 tokens y escribe 300 tokens', { inputTokens: 4000, outputTokens: 300 }],
  ])('%s', (text, expected) => {
    expectValues(`Qwen3 14B: ${text}`, expected);
  });

  it('a translation is as long as what is translated, unless its length is told', () => {
    const told = 'Qwen3 14B translates letters for 12 people at the same time, 900 tokens in';
    expectValues(told, { useCase: 'translation', inputTokens: 900, outputTokens: 900 });
    expectValues(`${told}, 700 tokens out`, { inputTokens: 900, outputTokens: 700 });
  });
});

describe('money in plain words', () => {
  const once = (amount: number, currency: string, usd: number) => ({ usd, currency, amount });
  const monthly = (amount: number, currency: string, usdPerMonth: number) => ({ usdPerMonth, currency, amount });
  it.each<[string, Record<string, unknown>]>([
    [
      'not more than 600 euros a month, or 8,000 once',
      { budget: monthly(600, 'EUR', 702), budgetOneOff: once(8000, 'EUR', 9360) },
    ],
    [
      'Budget 9.000 Euro einmalig oder 400 im Monat',
      { budget: monthly(400, 'EUR', 468), budgetOneOff: once(9000, 'EUR', 10_530) },
    ],
    [
      '500 euros al mes o 7.000 de una vez',
      { budget: monthly(500, 'EUR', 585), budgetOneOff: once(7000, 'EUR', 8190), concurrentRequests: undefined },
    ],
    ['what server do we buy with 9,000 euros?', { budgetOneOff: once(9000, 'EUR', 10_530) }],
    ['¿qué servidor compramos con 9.000 euros?', { budgetOneOff: once(9000, 'EUR', 10_530) }],
    ['quel serveur acheter avec 9 000 euros ?', { budgetOneOff: once(9000, 'EUR', 10_530) }],
    ['che server compriamo con 8.000 euro?', { budgetOneOff: once(8000, 'EUR', 9360) }],
    ['we have 15k for it', { budgetOneOff: once(15_000, 'USD', 15_000) }],
    ["we've got 20k to spend", { budgetOneOff: once(20_000, 'USD', 20_000) }],
    ['wir haben 12.000 Euro für einen Server', { budgetOneOff: once(12_000, 'EUR', 14_040) }],
    ['nous avons 10 000 euros pour le serveur', { budgetOneOff: once(10_000, 'EUR', 11_700) }],
    ['tenemos 12.000 euros para el servidor', { budgetOneOff: once(12_000, 'EUR', 14_040) }],
    ['we can pay between 2 and 3 k a month', { budget: monthly(2500, 'USD', 2500) }],
  ])('%s', (words, expected) => {
    expectValues(`Qwen3 14B for 25 people, ${words}`, { mode: 'budget', totalUsers: 25, ...expected });
  });

  it('what so many thousand count of something is no money', () => {
    expectValues('Qwen3 14B for 25 people. We have 15k tickets for it', { budgetOneOff: undefined });
  });
});
