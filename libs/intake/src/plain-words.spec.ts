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
    [
      'Every night between midnight and 4 am we go through 700k chat messages, 60 tokens each, and answer yes or no',
      { batch: everyNight(700_000, 4), inputTokens: 60, outputTokens: 4 },
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
    // each of 25 has 40 of 4 pages, each of 18 has 25 of 2
    [
      '25 employees, each summarizes about 40 documents of 4 pages per day',
      { totalUsers: 25, requestsPerDay: 1000, inputTokens: 2600 },
    ],
    [
      '18 médicos, cada uno dicta 25 informes al día de 2 páginas',
      { totalUsers: 18, requestsPerDay: 450, inputTokens: 1300 },
    ],
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
    ['we can spend at most 20k on hardware', { budgetOneOff: once(20_000, 'USD', 20_000), contextTokens: undefined }],
    [
      'il budget è di 10.000 euro una tantum oppure 500 al mese',
      { budget: monthly(500, 'EUR', 585), budgetOneOff: once(10_000, 'EUR', 11_700), requestsPerDay: undefined },
    ],
    ['we can pay between 2 and 3 k a month', { budget: monthly(2500, 'USD', 2500) }],
  ])('%s', (words, expected) => {
    expectValues(`Qwen3 14B for 25 people, ${words}`, { mode: 'budget', totalUsers: 25, ...expected });
  });

  it('what so many thousand count of something is no money', () => {
    expectValues('Qwen3 14B for 25 people. We have 15k tickets for it', { budgetOneOff: undefined });
  });
});

describe('hours and days in plain words', () => {
  it.each<[string, Record<string, unknown>]>([
    ['60,000 letters every evening, done by the morning (6 hours)', { requestsPerDay: 60_000, hoursPerDay: 6 }],
    ['jeden Abend 60.000 Briefe, fertig bis zum Morgen (6 Stunden)', { requestsPerDay: 60_000, hoursPerDay: 6 }],
    ['chaque soir 60 000 lettres, terminé le matin (6 heures)', { requestsPerDay: 60_000, hoursPerDay: 6 }],
    // 21 of 30 days are 4.9 of 7
    ['2.4 million completions a month, business hours only (10h, 21 days)', { hoursPerDay: 10, daysPerWeek: 4.9 }],
    ['nur Bürozeiten (10 Stunden, 5 Tage), 40.000 Anfragen am Tag', { hoursPerDay: 10, daysPerWeek: 5 }],
    ['our shop is open 8 to 18, Mon-Fri plus Saturday mornings', { hoursPerDay: 10, daysPerWeek: 5.5 }],
    ['geöffnet Mo-Fr 8 bis 18 Uhr und samstags vormittags', { hoursPerDay: 10, daysPerWeek: 5.5 }],
    ['lunes a viernes de 8 a 18 y sábados por la mañana', { hoursPerDay: 10, daysPerWeek: 5.5 }],
    ['open Mon-Fri 8 to 18 and Saturdays', { hoursPerDay: 10, daysPerWeek: 6 }],
    ['Mon-Fri 9-17, closed on Saturday', { hoursPerDay: 8, daysPerWeek: 5 }],
    ['the helpdesk works 7 to 19, Monday to Saturday', { hoursPerDay: 12, daysPerWeek: 6 }],
  ])('%s', (words, expected) => {
    expectValues(`Qwen3 8B, ${words}`, expected);
  });

  it('audio that is done by the morning has the hours until then', () => {
    const text = 'Whisper large v3: 400 hours of audio per day to transcripts, done by the morning (6 hours)';
    expectValues(text, { media: { audioHoursPerDay: 400 }, hoursPerDay: 6 });
    expect(reader.read(text).setAside).toEqual([]);
  });

  it.each<[string, number]>([
    ['LoRA of Qwen3 14B on 25k examples of 1,100 tokens, 3 epochs, should take less than 12 hours', 12],
    ['LoRA of Qwen3 14B on 25k examples of 1,100 tokens, 3 epochs, should take less than a day', 24],
    ['LoRA-Training von Qwen3 14B mit 25k Beispielen von 1.100 Token, soll weniger als einen Tag dauern', 24],
  ])('a run: %s', (words, hours) => {
    expect(reader.read(words).tuning?.deadlineHours?.value).toBe(hours);
  });

  it.each<[string, Record<string, unknown>]>([
    // Friday 18:00 to Monday 8:00 are 62 hours
    ['4 million pages, over Christmas (10 days)', { batch: { items: 4_000_000, windowHours: 240 } }],
    ['80 000 dossiers à résumer avant la fin du mois, dans 15 jours', { batch: { items: 80_000, windowHours: 360 } }],
    [
      '2 millones de fichas de 100 palabras en un fin de semana',
      { batch: { items: 2_000_000, windowHours: 48 }, inputTokens: 133 },
    ],
    [
      'a batch of 100k summaries every Sunday from 2 am to 8 am',
      {
        batch: { items: 100_000, windowHours: 6, recurrence: 'weekly' },
        concurrentRequests: undefined,
        requestsPerDay: undefined,
        hoursPerDay: undefined,
      },
    ],
    ['90,000 records by Monday 8 am, starting Friday 18:00', { batch: { items: 90_000, windowHours: 62 } }],
    ['200k letters by Monday 8 am; it is Friday 6 pm now', { batch: { items: 200_000, windowHours: 62 } }],
    [
      'a backlog of 3 years of support tickets, 1.1 million, 700 tokens each, tagged in two weeks, afterwards 2k a day',
      { batch: { items: 1_100_000, windowHours: 336, beside: true }, requestsPerDay: 2000, inputTokens: 700 },
    ],
    [
      'Rückstand von 400.000 Briefen in zehn Tagen, danach 1.500 am Tag',
      { batch: { items: 400_000, windowHours: 240, beside: true }, requestsPerDay: 1500 },
    ],
    [
      '400 000 lettres en dix jours, puis 1 500 par jour',
      { batch: { items: 400_000, windowHours: 240, beside: true }, requestsPerDay: 1500 },
    ],
  ])('a job: %s', (words, expected) => {
    expectValues(`Llama 3.1 8B: ${words}`, expected);
  });

  it.each<[string, number | undefined]>([
    ['18,000 invoices a month, mostly in the last three days', 10],
    ['40,000 invoices a month, all in the last two days of the month', 15],
    ['30 000 factures par mois, surtout les trois derniers jours du mois', 10],
    ['30.000 Rechnungen im Monat, meist in den letzten drei Tagen', 10],
    ['30.000 facturas al mes, casi todas en los últimos tres días', 10],
    ['18,000 invoices a month, in the last three days there was trouble', undefined],
  ])('the rush of a month: %s', (words, peakFactor) => {
    expectValues(`Qwen3 8B: ${words}`, { peakFactor });
  });

  it('what is done each evening comes every day', () => {
    const text = 'Each evening after closing we go through 15,000 receipts. Qwen3 8B';
    expectValues(text, { batch: { items: 15_000, recurrence: 'daily' }, requestsPerDay: 15_000 });
  });

  it('fields that come out are no tokens', () => {
    expectValues('Qwen3 8B: 24,000 payslips a month, 1 page each, 20 fields out as JSON', { outputTokens: undefined });
  });
});

describe('a pilot and its plan', () => {
  it.each<[string, number, number]>([
    // 900 a week of 50 are 18 each, 21,600 of 1,200
    [
      'RAG for 1,200 employees. In the pilot, 50 testers sent 900 questions a week. Scale it to everybody.',
      1200,
      21_600,
    ],
    // 600 a week of 30 are 20 each, 18,000 of 900
    [
      'RAG für 900 Mitarbeiter. Im Pilot haben 30 Tester 600 Fragen pro Woche gestellt. Auf alle hochgerechnet.',
      900,
      18_000,
    ],
    // 2,400 a week of 60 are 40 each, 120,000 of 3,000
    ['3,000 agents. In a trial 60 of them made 2,400 requests a week; plan it for all.', 3000, 120_000],
    // 1,600 a week of 80 are 20 each, 40,000 of 2,000
    [
      'Pour 2 000 agents. Pendant le pilote, 80 testeurs ont posé 1 600 questions par semaine. À étendre à tous.',
      2000,
      40_000,
    ],
    // 800 a week of 40 are 20 each, 30,000 of 1,500
    [
      'Para 1.500 empleados. En el piloto, 40 usuarios hicieron 800 preguntas por semana. Escalar a todos.',
      1500,
      30_000,
    ],
  ])('%s', (words, totalUsers, perWeek) => {
    const reading = reader.read(`${words} Mistral Small`);
    expect(reading.totalUsers?.value).toBe(totalUsers);
    expect(reading.requestsPerDay?.value).toBeCloseTo(perWeek / 7, 6);
    expect(reading.setAside).toEqual([]);
  });

  it('a pilot that nobody scales up is no load of the plan', () => {
    const text = 'RAG for 1,200 employees. In the pilot, 50 testers sent 900 questions a week. Mistral Small';
    expectValues(text, { totalUsers: 1200, requestsPerDay: undefined });
    expect(reader.read(text).setAside.map(({ text: words }) => words)).toEqual(['50', '900']);
  });
});
