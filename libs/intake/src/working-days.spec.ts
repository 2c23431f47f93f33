import { catalogGazetteer } from './testing/catalog-gazetteer.spec';
import { createReader } from './reading/reader';

const reader = createReader(catalogGazetteer());

describe('the volume of a month comes on its working days', () => {
  it.each([
    ['We handle 63,000 tickets per month, 21 working days, 8 hours a day, Qwen3 14B.', 3000, 5],
    ['63.000 Tickets im Monat an 21 Arbeitstagen, Qwen3 14B.', 3000, 5],
    ['63 000 tickets par mois sur 21 jours ouvrés, Qwen3 14B.', 3000, 5],
    ['63.000 tickets al mes en 21 días laborables, Qwen3 14B.', 3000, 5],
    ['63.000 ticket al mese in 21 giorni lavorativi, Qwen3 14B.', 3000, 5],
    ['42,000 documents in 21 working days a month, Qwen3 14B.', 2000, 5],
    ['52,000 tickets a month. 26 working days. Qwen3 14B.', 2000, 6],
  ])('%s', (text, perDay, daysPerWeek) => {
    const reading = reader.read(text);
    expect([reading.requestsPerDay?.value, reading.daysPerWeek?.value]).toEqual([perDay, daysPerWeek]);
    expect(reading.setAside).toEqual([]);
  });
  it.each([
    '63,000 tickets a month; delivery takes 21 working days. Qwen3 14B.',
    '63,000 tickets per month, SLA 21 working days, Qwen3 14B',
  ])('days of something else are none of them: %s', (text) =>
    expect(reader.read(text).requestsPerDay?.value).toBe(2100),
  );
});

describe('what comes in a week or a month is the mean of all of its days, what is told by the day is not', () => {
  it.each([
    ['6,500 tickets per weekday, Qwen3 14B.', undefined],
    ['About 6,500 requests a day Monday to Friday, Qwen3 14B.', undefined],
    ['60,000 requests a week, Qwen3 14B.', true],
    ['130.000 Anfragen im Monat, Qwen3 14B.', true],
    ['63,000 tickets per month, 21 working days, Qwen3 14B.', undefined],
  ])('%s', (text, spread) => expect(reader.read(text).requestsPerDay?.spread).toBe(spread));
});

describe('jobs of a quarter have their window', () => {
  it.each([
    'Every quarter we process 2M documents in a weekend, Qwen3 14B.',
    'Jedes Quartal verarbeiten wir 2 Mio. Dokumente an einem Wochenende, Qwen3 14B.',
    'Chaque trimestre, nous traitons 2 millions de documents en un week-end avec Qwen3 14B.',
    'Cada trimestre procesamos 2 millones de documentos en un fin de semana con Qwen3 14B.',
    'Quarterly run: 2M documents, 48 hours, Qwen3 14B.',
  ])('%s', (text) => expect(reader.read(text).batch?.value).toEqual({ items: 2_000_000, windowHours: 48 }));
});

describe('at every seat and on every line one call at a time is taken', () => {
  it.each([
    ['Voice bot, Qwen3 32B: 6-minute calls at 90 seats.', 90, 360],
    ['Sprachassistent mit Qwen3 14B: 90 Plätze, Gespräche von 6 Minuten.', 90, 360],
    ['Voicebot, Qwen3 14B, 120 lines, average call 4 minutes.', 120, 240],
    ["Centre d'appels, 90 postes, appels de 6 minutes, Qwen3 14B assistant vocal.", 90, 360],
    ['Centro de llamadas con 80 puestos, llamadas de 5 minutos, Qwen3 14B como agente de voz.', 80, 300],
  ])('%s', (text, atOnce, audioSeconds) => {
    const reading = reader.read(text);
    expect([reading.concurrentRequests?.value, reading.media?.value.audioSeconds]).toEqual([atOnce, audioSeconds]);
    expect(reading.totalUsers).toBeUndefined();
  });
  it.each([
    ['90 seats, 40 calls at once, calls of 6 minutes, Qwen3 14B voice bot', 90, 40],
    ['Voice bot for 90 users, 6-minute calls, Qwen3 14B', 90, undefined],
    ['200 seats licensed for Qwen3 14B chat, meetings of 30 minutes are summarized.', 200, undefined],
  ])('users and loads stay what they are: %s', (text, users, atOnce) => {
    const reading = reader.read(text);
    expect([reading.totalUsers?.value, reading.concurrentRequests?.value]).toEqual([users, atOnce]);
  });
});
