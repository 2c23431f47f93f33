import { readsAs } from './testing/rounded-reading.spec';

describe('when the patience of people ends is the limit of an answer', () => {
  it.each([
    ['Agents get annoyed if the draft takes more than 10 seconds.', 10_000],
    ['People give up after 10 seconds of waiting.', 10_000],
    ['Users complain when an answer takes longer than 8 seconds.', 8000],
    ['Nobody waits more than 10 seconds for an answer.', 10_000],
    ["I'm worried that answers will take more than 12 seconds.", 12_000],
    ['Länger als 10 Sekunden darf ein Entwurf nicht dauern.', 10_000],
    ['Niemand wartet länger als 10 Sekunden.', 10_000],
    ['Nessuno aspetta più di 10 secondi.', 10_000],
    ["Personne n'attend plus de 10 secondes.", 10_000],
    ['Nadie espera más de 10 segundos.', 10_000],
    ['Никто не будет ждать больше 10 секунд.', 10_000],
    ['超过10秒用户就会抱怨。', 10_000],
  ])('%s', (text, endToEndMs) => readsAs(`${text} Llama 3.3 70B for 40 users at once.`, { endToEndMs }));
  it.each(['The nightly backup takes more than 10 seconds.', 'The meeting begins after 10 seconds of silence.'])(
    'of something else: %s',
    (text) => readsAs(`${text} Llama 3.3 70B for 40 users at once.`, { endToEndMs: undefined }),
  );
});
