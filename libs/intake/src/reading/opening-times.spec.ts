import { readsAs } from '../testing/rounded-reading.spec';

describe('a house that opens at one hour and closes at another', () => {
  it.each<[string, number]>([
    ['Qwen3 14B, 30 users. We open at nine and shut at six, Saturdays too.', 9],
    ['Qwen3 14B, 30 users. We close at seven, open at seven.', 12],
    ['Qwen3 14B, 30 users. We open at six in the morning and the last one leaves at ten at night.', 16],
    ['Qwen3 14B pour 30 personnes. On ouvre à 8 h et on ferme à 19 h.', 11],
    ['Qwen3 14B para 30 personas. Abrimos a las 9 y cerramos a las 20.', 11],
    ['Qwen3 14B per 30 persone. Apriamo alle 9 e chiudiamo alle 18.', 9],
    ['Qwen3 14B para 30 pessoas. Abrimos às 8 e fechamos às 18.', 10],
    ['Qwen3 14B dla 30 osób. Otwieramy o 8, zamykamy o 18.', 10],
    ['Qwen3 14B, 30 users. Somebody or something has to answer from 6 in the morning until 11 at night.', 17],
  ])('%s', (text, hoursPerDay) => {
    readsAs(text, { hoursPerDay });
  });

  it.each([
    'Qwen3 14B, 30 users. Latency starts at 3 s and ends at 9 s.',
    'Qwen3 14B, 30 users. We open at nine.',
    'Qwen3 14B, 30 users. The price starts at $2 and the queue closes at 40 requests.',
  ])('no day is told: %s', (text) => {
    readsAs(text, { hoursPerDay: undefined });
  });
});
