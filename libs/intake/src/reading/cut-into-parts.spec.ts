import { readsAs } from '../testing/rounded-reading.spec';

describe('pieces of work that are cut into parts are asked for as often as there are parts', () => {
  it.each([
    ['14.600 Bücher, in je 18 Kapitel geteilt, jedes Kapitel einmal, 11.000 Token rein, in 21 Tagen', 262_800, 504],
    ['2,000 case files, each split into 12 parts, every part once, 4,000 tokens in, in one week', 24_000, 168],
    ['14,600 titles, 18 chapters each, 11,000 tokens per chapter, to be done within 21 days', 262_800, 504],
    ['3.000 Akten, jede in 4 Abschnitten verarbeitet, 4.000 Token je Abschnitt, in 7 Tagen', 12_000, 168],
    ['3.000 Akten, in je 5 Teile zerlegt, 4.000 Token je Teil, in einer Woche', 15_000, 168],
    ['3 000 dossiers découpés en 5 parties, 4 000 tokens par partie, en une semaine', 15_000, 168],
    ['900 expedientes, cada uno dividido en 10 partes, 4.000 tokens por parte, en 5 días', 9_000, 120],
    ['900 fascicoli, ciascuno diviso in 10 parti, 4.000 token per parte, in 5 giorni', 9_000, 120],
    ['900 dossiers, elk opgedeeld in 10 stukken, 4.000 tokens per stuk, binnen 5 dagen', 9_000, 120],
    ['900 akt, każdy podzielony na 10 części, 4000 tokenów na część, w 5 dni', 9_000, 120],
    ['500 films of 90 scenes each, each scene 2,000 tokens in, in 5 days', 45_000, 120],
  ])('%s', (text, items, windowHours) => {
    readsAs(`gpt-oss-120b: ${text}, 300 out.`, { batch: { items, windowHours }, totalUsers: undefined });
  });

  it('the length of a part and of the pages that a part has', () => {
    const transcripts = 'each transcript is cut into 8 chunks of 3,000 tokens, 200 tokens out, in 10 days';
    readsAs(`gpt-oss-120b: 5,000 transcripts; ${transcripts}.`, { inputTokens: 3000 });
    const titles = 'We hold 14,600 titles of 310 pages. Roughly 18 chapters a title, each chapter goes through once';
    readsAs(`gpt-oss-120b in 21 days. ${titles}.`, { inputTokens: 11_194 });
  });

  it('what comes every day', () => {
    readsAs('gpt-oss-120b: 5,200 documents a day, each cut into 4 sections of 2,000 tokens, 150 out.', {
      requestsPerDay: 20_800,
    });
  });
});

describe('a table of jobs', () => {
  it.each([
    '| job | items | parts per item | tokens in | days |\n|-|-|-|-|-|\n| gpt-oss-120b | 14,600 | 18 | 9,000 | 21 |',
    'Modell;Dokumente;Kapitel je Dokument;Token rein;Tage\ngpt-oss-120b;14600;18;9000;21',
  ])('%s', (text) => {
    readsAs(text, { batch: { items: 262_800, windowHours: 504 }, inputTokens: 9000 });
  });

  it('its time with a unit in the cell', () => {
    const heads = '| model | documents | input tokens | deadline |\n|---|---|---|---|\n';
    readsAs(`${heads}| gpt-oss-120b | 14,600 | 9,000 | 2 weeks |`, { batch: { items: 14_600, windowHours: 336 } });
  });
});

describe('parts that nobody asks for one by one', () => {
  it('a library that answers are looked up in', () => {
    const library = 'RAG over 3,000 documents, each split into 20 chunks, for 50 users at once on gpt-oss-120b';
    readsAs(`${library}, 5 chunks of 500 tokens per question.`, { concurrentRequests: 50, inputTokens: 2500 });
  });

  it('passages of a prompt, and people in places', () => {
    readsAs('gpt-oss-120b, 8 passages of 400 tokens each, 40 at once, 200 out.', { inputTokens: 3200 });
    readsAs('gpt-oss-120b for 17 branches with 9 advisers each, each adviser asks 20 a day.', { totalUsers: 153 });
  });
});

describe('a pilot is past, the task behind it is not', () => {
  it.each([
    'In a pilot 120 titles took 5 h 10 min on one H100. We have 14,600 titles for gpt-oss-120b, 21 days.',
    'In einem Pilot haben wir 120 Titel in 5 Stunden geschafft. Jetzt 14.600 Titel mit gpt-oss-120b in 21 Tagen.',
    "Lors d'un pilote nous avons traité 120 titres en 5 heures. Maintenant 14 600 titres, gpt-oss-120b, en 21 jours.",
  ])('%s', (text) => {
    readsAs(text, { batch: { items: 14_600, windowHours: 504 }, fleet: undefined });
  });
});
