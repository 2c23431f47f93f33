import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());
const growthOf = (text: string): number | undefined => reader.read(`Llama 3.1 8B. ${text}`).growthFactor?.value;

describe('growth without a share', () => {
  it.each<[string, number]>([
    ['Sales expects the volume of 38,000 a day to triple by next autumn', 3],
    ['Traffic doubles next spring, 12 requests per second today', 2],
    ['20 people talk at once. What fits when it doubles?', 2],
    ['260 players at once, next season is supposed to bring twice the players', 2],
    ['40 Nutzer gleichzeitig, rechnet mit einer Verdopplung bis Jahresende', 2],
    ['12 mil pedidos por mês, em março dobra', 2],
    ['For year 1 assume 6,000 enabled users; by year 3 it will be 18,000', 3],
    ['40 users at once now, 120 next year', 3],
    ['8 requests per second today, 20 by Q4', 2.5],
    ['Heute 200 Nutzer, nächstes Jahr sollen es 500 sein', 2.5],
    ["Aujourd'hui 50 utilisateurs, 150 l'an prochain", 3],
  ])('%s', (text, factor) => {
    expect(growthOf(text)).toBe(factor);
  });
  it.each([
    '40 users at once, and FP8 doubles the throughput',
    '40 users at once, 2 GPUs by next year',
    'Twice 40 users',
  ])('no growth: %s', (text) => {
    expect(growthOf(text)).toBeUndefined();
  });
});

describe('nights, weekends and busy days', () => {
  it.each<[string, number, number]>([
    ['Every night between 1 and 5 we summarise 40,000 tickets.', 40_000, 4],
    ['Jede Nacht von 1 bis 5 Uhr fassen wir 40.000 Tickets zusammen.', 40_000, 4],
    ['Chaque nuit entre 1h et 5h nous résumons 40 000 tickets.', 40_000, 4],
    ['Invoices: 120k per night, window 22:00 to 04:00.', 120_000, 6],
    ['毎晩1時から5時まで4万件のチケットを要約します。', 40_000, 4],
    ['Over the weekend 300,000 contracts have to be classified.', 300_000, 48],
    ['From Friday 18:00 to Monday 7:00 we classify 300,000 contracts.', 300_000, 61],
  ])('%s', (text, items, windowHours) => {
    const reading = reader.read(`Llama 3.1 8B. ${text}`);
    expect(reading.batch?.value).toMatchObject({ items, windowHours });
    expect(reading.requestsPerSecond?.value).toBeCloseTo(items / (windowHours * 3600), 6);
  });
  it.each<[string, number]>([
    ['60 calls in parallel, 95 on Saturdays', 95],
    ['In der Regel 80 Nutzer gleichzeitig, 120 montags', 120],
    ['40 utilisateurs simultanés, 70 le lundi', 70],
  ])('a busy day is the peak: %s', (text, atOnce) => {
    expect(reader.read(`Llama 3.1 8B. ${text}`).concurrentRequests?.value).toBe(atOnce);
  });
});

describe('languages', () => {
  it('each piece is asked for once for every language that it is translated into', () => {
    const job = reader.read(
      '1.2 million product descriptions of 400 tokens each translated into 5 languages with Qwen3 14B, within a week',
    );
    expect(job.batch?.value).toMatchObject({ items: 6_000_000, windowHours: 168 });
    expect(job.batch?.evidence).toContain('5 languages');
    const daily = reader.read('Wir übersetzen täglich 30.000 Artikel in 4 Sprachen mit Mistral Small');
    expect(daily.requestsPerDay?.value).toBe(120_000);
    const french = reader.read('Nous traduisons 5 000 fiches par jour en six langues avec Gemma 3 27B');
    expect(french.requestsPerDay?.value).toBe(30_000);
  });
  it.each(['We translate 10,000 reviews a day from 12 languages into English', '10,000 calls a day in 12 languages'])(
    'languages that nothing is translated into are another matter: %s',
    (text) => {
      const reading = reader.read(`Gemma 3 27B. ${text}`);
      expect(reading.requestsPerDay?.value).toBe(10_000);
      expect(reading.setAside).toEqual([expect.objectContaining({ text: '12', reason: 'other_matter' })]);
    },
  );
});
