import { readsAs } from './testing/rounded-reading.spec';

/** A job that is done once within so many hours. */
const job = (items: number, windowHours: number) => ({ batch: { items, windowHours }, hoursPerDay: undefined });

describe('days of which only some hours count', () => {
  it.each([
    ['Classify 3 million documents in 10 days with Qwen3-8B, but only at night between 22:00 and 06:00.', 80],
    ['Wir müssen in 10 Tagen 3 Millionen Dokumente mit Qwen3-8B klassifizieren, aber nur nachts von 22 bis 6 Uhr.', 80],
    ['Dobbiamo etichettare 3 milioni di recensioni in 10 giorni con Qwen3-8B, ma solo di notte dalle 22 alle 6.', 80],
    ['Hay que etiquetar 3 millones de correos en 10 días con Qwen3-8B, solo por la noche, de 22:00 a 6:00.', 80],
    ['За две недели нужно перевести 3 млн карточек моделью Qwen3-32B, крутить можно только с 20:00 до 8:00.', 168],
    ['需要在两周内用Qwen3-32B翻译300万条商品描述，只能在晚上20:00到8:00跑。', 168],
    ['Embed 3 million pages over 5 nights, 22:00 to 06:00, with bge-m3.', 40],
    ['Label 3 million comments with Qwen3-8B in 10 days, 8 hours a day.', 80],
  ])('%s', (text, hours) => readsAs(text, job(3_000_000, hours)));
  it('a run that learns has the nights as well', () =>
    readsAs('Fine-tune Qwen3-8B on 20k samples of 800 tokens in 5 days, the cards are free from 22:00 to 6:00 only.', {
      'tuning.deadlineHours': 40,
    }));
  it('a job of every night stays one', () =>
    readsAs('Every night from 22:00 to 6:00 we classify 300,000 documents with Qwen3-8B.', {
      batch: { items: 300_000, windowHours: 8, recurrence: 'daily' },
    }));
  it('the hours of those who are served are none of a job', () =>
    readsAs('200 users of a Qwen3-8B chat from 9:00 to 18:00. Once, 3 million pages must be embedded in 10 days.', {
      batch: { items: 3_000_000, windowHours: 240 },
      hoursPerDay: 9,
    }));
});

describe('from one day of the calendar to another', () => {
  it.each([
    ['Label 3 million comments with Qwen3-8B while we are closed, from 19 December 18:00 to 5 January 8:00.', 398],
    ['Label 3 million comments with Qwen3-8B between 19 December 18:00 and 5 January 8:00.', 398],
    ['From December 19 at 6 pm until January 5 at 8 am we must label 3 million comments with Qwen3-8B.', 398],
    ['Vom 20. Dezember 18:00 bis 5. Januar 8:00 müssen 3 Millionen Dokumente mit Qwen3-8B klassifiziert werden.', 374],
    ['Du 20 décembre 18h au 5 janvier 8h il faut classer 3 millions de documents avec Qwen3-8B.', 374],
    [
      'Del 20 de diciembre a las 18:00 al 5 de enero a las 8:00 hay que clasificar 3 millones de textos, Qwen3-8B.',
      374,
    ],
    ['Dal 20 dicembre alle 18:00 al 5 gennaio alle 8:00 dobbiamo classificare 3 milioni di documenti, Qwen3-8B.', 374],
    ['С 28 декабря 18:00 до 9 января 9:00 нужно обработать 3 млн документов моделью Qwen3-8B.', 279],
    ['12月20日18:00到1月5日8:00要用Qwen3-8B处理300万条评论。', 374],
    ['Classify 3 million documents with Qwen3-8B from 3 to 17 May.', 336],
    ['Classify 3 million documents with Qwen3-8B, the cluster is ours from 2026-03-02 08:00 to 2026-03-06 20:00.', 108],
    ['Vom 02.03. 18:00 bis 09.03. 6:00 müssen 3 Millionen Dokumente mit Qwen3-8B klassifiziert werden.', 156],
  ])('%s', (text, hours) => readsAs(text, { ...job(3_000_000, hours), requestsPerDay: undefined }));
  it('dates of something else are no window', () =>
    readsAs('80 users of Qwen3-8B. There is a change freeze from 15 December to 6 January, so order before that.', {
      totalUsers: 80,
      hoursPerDay: undefined,
      batch: undefined,
    }));
  it('hours of the day stay hours of the day', () =>
    readsAs('80 users of Qwen3-8B from 9:00 to 17:00.', { hoursPerDay: 8 }));
});

describe('a stock of sound that is told in hours', () => {
  it.each([
    ['7,300 hours of oral history tapes to be transcribed with whisper large-v3 within 16 days.', 456.25, 384],
    ['Transcribe 4,000 hours of tape in one week with whisper large-v3.', 571.429, 168],
    ['7.300 Stunden Tonbänder sollen in 16 Tagen mit whisper large-v3 transkribiert werden.', 456.25, 384],
    ['4.000 Stunden Interviews in einer Woche mit whisper large-v3 transkribieren.', 571.429, 168],
    ['Dobbiamo trascrivere 4.000 ore di interviste in una settimana con whisper large-v3.', 571.429, 168],
    ["Il faut transcrire 4 000 heures d'entretiens en une semaine avec whisper large-v3.", 571.429, 168],
    ['We moeten 4.000 uur interviews in een week transcriberen met whisper large-v3.', 571.429, 168],
    ['Hay que transcribir 900 horas de cintas en 3 días con whisper large-v3.', 300, 72],
    ['Transcribe 1,200 hours of calls over 3 nights, 22:00 to 6:00, with whisper large-v3.', 1200, 24],
  ])('%s', (text, audioHoursPerDay, windowHours) =>
    readsAs(text, { media: { audioHoursPerDay }, batch: { windowHours }, hoursPerDay: undefined }),
  );
  it('with the days from one date to another', () =>
    readsAs(
      '7,300 hours of tapes for whisper large-v3 while we are closed, from 19 December 18:00 to 5 January 8:00.',
      {
        media: { audioHoursPerDay: 440.201 },
        batch: { windowHours: 398 },
      },
    ));
  it('hours of work are no sound', () =>
    readsAs('The staff needs 300 hours of work to label them. whisper large-v3 for 20 users.', { media: undefined }));
});
