import { readsAs } from './testing/rounded-reading.spec';

describe('a service that stands still for a part of the year', () => {
  it.each<[string, number]>([
    ['300 students on Gemma 3 12B, Monday to Friday 8:00 to 17:30, 36 weeks a year.', 3.46],
    ['300 Schüler, Gemma 3 12B, Mo-Fr 8 bis 17 Uhr, 40 Wochen im Jahr.', 3.85],
    ['300 Schüler, Gemma 3 12B, Mo-Fr 8 bis 17 Uhr, 12 Wochen Ferien im Jahr.', 3.85],
    ['300 élèves, Gemma 3 12B, du lundi au vendredi de 8h à 17h30, 36 semaines par an.', 3.46],
    ['300 alumnos, Gemma 3 12B, de lunes a viernes de 8:00 a 15:00, 38 semanas al año.', 3.65],
    ["300 studenti, Gemma 3 12B, dal lunedì al venerdì, 40 settimane all'anno.", 3.85],
    ['300 students, Gemma 3 12B, Monday to Friday, 180 days a year.', 3.45],
    ['300 students, Gemma 3 12B; the service is needed 9 months a year.', 5.25],
  ])('%s', (text, daysPerWeek) => readsAs(text, { daysPerWeek }));

  it.each([
    '300 users on Gemma 3 12B; 3 weeks a year it is double.',
    '300 users on Gemma 3 12B; we keep the data for 2 years.',
    '1,000 hours of audio a year with Whisper large-v3.',
  ])('but nothing else does: %s', (text) => readsAs(text, { daysPerWeek: undefined }));
});
