import { readsAs } from './testing/rounded-reading.spec';

/** The part of a day in which most comes, a count of its own for it, and the hours between two times of day. */

describe('when nearly everything comes is the rate, and not when the service is open', () => {
  it.each<[string, number]>([
    ['6,000 requests a day on Qwen3 14B, almost everything comes between 9:00 and 11:00.', 0.833],
    ['6,000 requests a day on Qwen3 14B, pretty much everything between 6 pm and 9 pm.', 0.556],
    ['6 000 requêtes par jour avec Mistral Nemo, presque tout arrive entre 14h et 16h.', 0.833],
    ['6.000 Anfragen am Tag mit Qwen3 14B, so gut wie alles kommt von 14 bis 17 Uhr.', 0.556],
    ['6.000 consultas al día con Qwen3 14B, casi todo entre las 9 y las 11.', 0.833],
    ['6.000 richieste al giorno con Qwen3 14B, quasi tutto tra le 9 e le 11.', 0.833],
    ['6.000 verzoeken per dag met Qwen3 14B, bijna alles tussen 9 en 11 uur.', 0.833],
  ])('%s', (text, requestsPerSecond) =>
    readsAs(text, { requestsPerDay: 6000, requestsPerSecond, hoursPerDay: undefined }),
  );

  it('the day may follow from who asks', () =>
    readsAs('340 doctors, 14 letters each on a working day with Qwen3-32B. Nearly all between 13:00 and 17:00.', {
      requestsPerDay: 4760,
      requestsPerSecond: 0.331,
    }));

  it('all of it in the hours of an office are its hours', () =>
    readsAs('500 staff on Qwen3 32B, 10 questions each per day, all of them between 9:00 and 17:00.', {
      requestsPerSecond: undefined,
      hoursPerDay: 8,
    }));
});

describe('a count of a part of the day is its rate', () => {
  it.each<[string, number]>([
    ['Llama 3.1 8B, 20,000 requests a day; 12,000 of them between 18:00 and 22:00.', 0.833],
    ['Llama 3.1 8B, 20,000 requests a day. Peak is from 9 to 11, 3,000 requests in that time.', 0.417],
    ['20.000 Anfragen am Tag mit Qwen3 14B, davon 12.000 zwischen 18 und 22 Uhr.', 0.833],
    ['20 000 requêtes par jour avec Mistral Nemo, dont 8 000 entre 9h et 12h.', 0.741],
    ['20.000 consultas al día con Qwen3 14B, 8.000 de ellas entre las 9 y las 12.', 0.741],
    ['20.000 richieste al giorno con Qwen3 14B, di cui 8.000 tra le 9 e le 12.', 0.741],
  ])('%s', (text, requestsPerSecond) =>
    readsAs(text, { requestsPerDay: 20_000, requestsPerSecond, hoursPerDay: undefined }),
  );

  it.each<[string, Record<string, unknown>]>([
    ['3,000 requests between 9:00 and 11:00 every day. Llama 3.1 8B.', { requestsPerDay: 3000, hoursPerDay: 2 }],
    ['20,000 requests a day on Qwen3 14B between 8:00 and 18:00.', { requestsPerSecond: undefined, hoursPerDay: 10 }],
    ['Llama 3.1 8B, our peak is from 9 to 11 requests per second.', { requestsPerSecond: 11 }],
  ])('but nothing else is: %s', (text, expected) => readsAs(text, expected));
});

describe('a day lasts from one time to the other', () => {
  it.each<[string, number]>([
    ['12,500 scans a day, Qwen3 14B. Some are there at 8:00, the rest trickles in, all must be through by 18:00.', 10],
    ['500 Nutzer mit Qwen3 32B, je 10 Fragen am Tag. Geöffnet ab 8 Uhr, Schluss um 18 Uhr.', 10],
    ['500 utilisateurs, Mistral Nemo, 10 questions par jour chacun. Ouvert à 9h, fermeture à 18h.', 9],
    ['500 usuarios con Qwen3 14B, 10 preguntas al día cada uno. Abierto a las 9:00, cierre a las 20:00.', 11],
  ])('%s', (text, hoursPerDay) => readsAs(text, { hoursPerDay }));
});
