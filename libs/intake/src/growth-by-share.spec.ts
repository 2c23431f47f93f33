import { readsAs } from './testing/rounded-reading.spec';

const growsBy = (text: string, growthFactor: number | undefined): void =>
  readsAs(`${text} Qwen3 14B`, { growthFactor, utilizationFraction: undefined });
const busierBy = (text: string, growthFactor: number | undefined): void =>
  readsAs(`${text} Qwen3 14B`, { growthFactor, peakFactor: undefined });

describe('growth by a share that words name', () => {
  it.each<[string, number]>([
    ['Do our 4 L40S suffice if usage goes up by half?', 1.5],
    ['We run 4 L40S at 40 req/s. By summer traffic will be up a third.', 1.333],
    ['Our load grows by two thirds when the new branch joins; 4 L40S today.', 1.667],
    ['Wenn die Nutzung um die Hälfte steigt, reichen unsere 4 L40S?', 1.5],
    ["Si l'usage augmente de moitié, nos 4 L40S suffisent ?", 1.5],
    ['Si el uso sube un tercio, ¿bastan nuestras 4 L40S?', 1.333],
    ['Se il carico aumenta di un terzo, bastano le nostre 4 L40S?', 1.333],
    ['Als het gebruik met de helft stijgt, zijn onze 4 L40S genoeg?', 1.5],
    ['Se o uso subir um terço, as nossas 4 L40S chegam?', 1.333],
  ])('%s', growsBy);

  it.each([
    'Latency goes up by half when 40 users are on our 4 L40S.',
    'Half of the users join by May, usage grows. We run 4 L40S.',
  ])('a share of something else is none: %s', (text) => growsBy(text, undefined));
});

describe('a multiple in a season', () => {
  it.each<[string, number]>([
    ['5,400 images daily on 4x L40S. In pitch weeks we have 2.5x.', 2.5],
    ['5,400 images daily on 4x L40S. During exam season 3x.', 3],
    ['20 req/s auf 4x L40S. In Messewochen haben wir das 2,5-Fache.', 2.5],
    ['20 req/s auf 4x L40S. In der Weihnachtszeit das Dreifache.', 3],
    ['20 req/s sur 4x L40S. Pendant les soldes on a 2,5x.', 2.5],
    ['20 req/s en 4x L40S. En temporada alta, el triple.', 3],
    ['20 req/s su 4x L40S. In alta stagione 3x.', 3],
    ['20 req/s op 4x L40S. In de piekweken 2,5x.', 2.5],
  ])('%s', busierBy);

  it.each(['20 req/s on 4x L40S. With batching we have 2.5x.', '20 req/s on 4x L40S. In the last weeks we had 2.5x.'])(
    'what is no season says nothing: %s',
    (text) => busierBy(text, undefined),
  );
});
