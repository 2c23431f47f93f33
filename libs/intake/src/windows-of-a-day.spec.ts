import { readsAs, type Values } from './testing/rounded-reading.spec';

describe('two windows of a day', () => {
  it.each<[string, number]>([
    ['Qwen3 14B, 900 consultas al día, de 9:00 a 14:00 y de 16:00 a 19:00, lunes a viernes.', 8],
    ['Qwen3 14B, 900 questions a day, 9am-1pm and 3pm-7pm Monday to Friday.', 8],
    ['Qwen3 14B, 900 Anfragen am Tag, 8-12 und 14-18 Uhr, Mo-Fr.', 8],
    ['Qwen3 14B, 900 demandes par jour, 9h-12h30 et 14h-18h.', 7.5],
    ['Qwen3 14B, 900 richieste al giorno, 9-13 e 15-19.', 8],
    ['Qwen3 14B, 900 vragen per dag, van 8 tot 12 uur en van 13 tot 17 uur.', 8],
    ['Qwen3 14B, 900 perguntas por dia, das 8h às 12h e das 14h às 18h.', 8],
    ['Qwen3 14B, 900 запросов в день, с 9 до 13 и с 14 до 18.', 8],
    ['Qwen3 14B，每天 900 次，上午 9 点到 12 点，下午 2 点到 6 点。', 7],
  ])('%s', (text, hoursPerDay) => {
    readsAs(text, { requestsPerDay: 900, hoursPerDay });
  });
  it.each<[string, Values]>([
    ['Mon-Fri 8am-6pm and Saturdays 9am-1pm, 8,000 questions a day, Qwen3 14B.', { hoursPerDay: 10 }],
    ['Qwen3 14B for 60 people, 8-12 and 16-20 users at once.', { hoursPerDay: undefined, concurrentRequests: 20 }],
    ['Qwen3 14B, 900 questions a day, 8am to 6pm and at the peak 10:00-11:00.', { hoursPerDay: 10 }],
  ])('none: %s', (text, expected) => {
    readsAs(text, expected);
  });
});

describe('a part of the load in a window', () => {
  it.each([
    'Qwen3 14B, 24,000 questions a day, half of them between 6pm and midnight.',
    'Qwen3 14B, 24.000 Fragen am Tag, die Hälfte davon zwischen 18 und 24 Uhr.',
    'Qwen3 14B, 24 000 questions par jour, dont la moitié entre 18h et minuit.',
    'Qwen3 14B, 24.000 preguntas al día, la mitad entre las 18 y las 24 h.',
  ])('is no time in which the service is open: %s', (text) => {
    readsAs(text, { requestsPerDay: 24000, hoursPerDay: undefined });
  });
  it('people who use it in a window have its hours', () => {
    readsAs('Qwen3 14B, 60% of our 400 staff use it from 8 to 18, 10 questions a day each.', { hoursPerDay: 10 });
  });
});
