import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());
const cards = (fact: { readonly value: readonly { gpuId: string; gpuCount?: number }[] } | undefined): unknown =>
  fact?.value.map(({ gpuId, gpuCount }) => `${gpuCount ?? ''} ${gpuId}`.trim());

describe('loads', () => {
  it('an article behind a comma counts none of what follows', () => {
    const reading = reader.read(
      'Publishers push 26,000 a day, an episode is 14k tokens of transcript and the summary about 500. ' +
        'Llama-3.1-8B-Instruct, 24 episodes in the air.',
    );
    expect(reading.requestsPerDay?.value).toBe(26_000);
  });

  it('a number of every day of whom each does something counts people', () => {
    const reading = reader.read(
      '1.450 socios, de los que escriben al asistente unos 380 al día, cada uno 3 o 4 mensajes. Qwen3 8B',
    );
    expect(reading.totalUsers?.value).toBe(380);
    expect(reading.requestsPerDay?.value).toBe(1520);
  });

  it.each([
    [
      'We have 5,000 employees of whom maybe 600 handle claims, each handler sends 40 requests a day. Qwen3 32B',
      24_000,
    ],
    ['3000 employés dont 250 traitent des sinistres, chacun envoie 30 requêtes par jour, Qwen3 32B', 7500],
    ['2.000 Mitarbeiter, davon bearbeiten 300 Schäden, jeder schickt 50 Anfragen pro Tag, Qwen3 32B', 15_000],
    ['120 engineers, of whom 30 are in Poland, each sends 50 requests a day, Qwen3 32B', 6000],
  ])('of a crowd those who do it: %s', (text, perDay) => expect(reader.read(text).requestsPerDay?.value).toBe(perDay));

  it('things that are asked per hour are a rate', () => {
    const reading = reader.read('At exam season around 3,600 doubts are asked per hour in app. Qwen2.5-Math-7B');
    expect(reading.requestsPerSecond?.value).toBe(1);
  });

  it.each([
    'Sustained 18 requests per second over a 10 hour working day, Llama 3.3 70B',
    '18 requests per second in 10 working hours, Llama 3.3 70B',
  ])('hours of a working day: %s', (text) => expect(reader.read(text).hoursPerDay?.value).toBe(10));
});

describe('hardware', () => {
  it('counted by pieces, with the memory of each', () =>
    expect(cards(reader.read('Машина: 4 штуки MI50 по 32 Гб, GLM-4.6').fleet)).toEqual(['4 custom/mi50-32gb']));

  it('machines of so many cards each', () =>
    expect(cards(reader.read('Nous louons deux nœuds de 4 H100, Mistral Large 2411, tp 4').fleet)).toEqual([
      '8 h100-sxm-80gb',
    ]));

  it.each([
    ['We weigh H100 and L40S for Llama 3.3 70B, 40 concurrent users.', ['h100-sxm-80gb', 'l40s-48gb']],
    ['Preferably g6e in us-east-2 for Llama 3.1 8B, 50 users.', ['1 l40s-48gb']],
    ['Wir vergleichen H100 und L40S für Llama 3.3 70B, 80 Nutzer.', ['h100-sxm-80gb', 'l40s-48gb']],
  ])('that is weighed or preferred is a candidate: %s', (text, expected) => {
    const reading = reader.read(text);
    expect(cards(reading.candidates)).toEqual(expected);
    expect(reading.fleet).toBeUndefined();
  });

  it.each([
    ['MI300X welcome; H20 is not. Llama 3.3 70B for 80 users.', ['h20-96gb']],
    ['A100 would be fine, V100 not. Llama 3.3 70B for 80 users.', ['v100-sxm2-16gb']],
    ['not the g5 family again please, Llama 3.1 8B for 80 users', ['1 a10g-24gb']],
  ])('that a denial behind it refuses is left out: %s', (text, expected) =>
    expect(cards(reader.read(text).constraints.excludedGpus)).toEqual(expected),
  );
});

describe('names', () => {
  it('a model that is asked for and denied is none of the plan', () =>
    expect(
      reader.read('Dessus : Mistral Medium ? Non, pas ouvert, donc Mistral Large 2411, 80 utilisateurs').model?.value,
    ).toEqual({ kind: 'catalog', id: 'mistralai/Mistral-Large-Instruct-2411' }));

  it.each(['us-ashburn-1', 'eu-frankfurt-1', 'fr-par-2', 'nl-ams-1'])('a region of a smaller cloud: %s', (region) =>
    expect(reader.read(`We run 4 H100 in ${region} for Llama 3.3 70B`).constraints.regions?.value).toEqual([region]),
  );
});
