import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';
import { readsAs } from './testing/rounded-reading.spec';

const reader = createReader(catalogGazetteer());
const machinesOf = (text: string): unknown => {
  const { constraints, candidates, fleet } = reader.read(text);
  const ids = (lines: readonly { gpuId: string }[] | undefined): string[] => (lines ?? []).map((l) => l.gpuId);
  return [ids(constraints.excludedGpus?.value), ids(candidates?.value), ids(fleet?.value)];
};
const [A100, H100, L4, L40S] = ['a100-sxm4-80gb', 'h100-sxm-80gb', 'l4-24gb', 'l40s-48gb'];

describe('cards that cannot be had or touched', () => {
  it.each([
    'L4 or L40S; they will not sell us H100. Qwen3 14B',
    "L4 or L40S; they won't sell us H100. Qwen3 14B",
    'L4 oder L40S, H100 bekommen wir nicht. Qwen3 14B',
    'L4 ou L40S, on ne nous vendra pas de H100. Qwen3 14B',
    'L4 o L40S, H100 no nos venden. Qwen3 14B',
    'Думаем про L4 или L40S, H100 нам не продадут. Qwen3 14B',
    'L4或者L40S，H100合规上不行。Qwen3 14B',
  ])('%s', (text) => expect(machinesOf(text)).toEqual([[H100], [L4, L40S], []]));

  it('what a word of dropping leads to is dropped, not what stood before it', () =>
    expect(machinesOf('L4 or L40S, compliance rules out A100. Qwen3 14B')).toEqual([[A100], [L4, L40S], []]));
  it.each([
    'The build farm has 30 RTX 4080 but those are off limits. Qwen3 32B, 40 users, which card?',
    'The render farm has 30 RTX 4080, they are off-limits. Qwen3 32B, 40 users, which card?',
  ])('cards of others that are off limits: %s', (text) =>
    expect(machinesOf(text)).toEqual([['rtx-4080-16gb'], [], []]),
  );
});

describe('a way among others is not what is there', () => {
  it.each([
    ["Options: the faculty's 8x A100, or rent 16 H100 at €2.30. Pretraining of Qwen3-8B on 14B tokens"],
    ["Either the lab's 8x A100 or just rent 16 H100. Pretraining of Qwen3-8B on 14B tokens"],
    ['We can use the old 4x A100, or lease 8 H100. Qwen3 32B, 40 users'],
  ])('%s', (text) => expect(machinesOf(text)).toEqual([[], [A100, H100], []]));
  it('both are there where both are told', () =>
    expect(machinesOf('We own 4 A100 and rent 8 H100. Qwen3 32B, 40 users')).toEqual([[], [], [A100, H100]]));
});

describe('a sum in brackets behind hardware that is asked about', () => {
  it.each([
    'We have 8 L40S. Do we buy a third server ($78,000 by the quote of 4 May) or move to H100?',
    'Tenemos 8 L40S. ¿Compramos un tercer servidor igual (78.000 dólares según la cotización) o cambiamos a H100?',
    'We have 4 L40S. Do we add another node ($190k) or rent?',
  ])('is its price: %s', (text) => readsAs(`${text} Qwen3 32B`, { mode: 'existing', budgetOneOff: undefined }));
  it.each(['Which card do we buy ($9,000)? Qwen3 14B', 'Should I buy 2x 4090 (budget $9,000) for Qwen3 32B?'])(
    'without hardware, or called a budget, it is there to be spent: %s',
    (text) => readsAs(text, { mode: 'budget' }),
  );
});

describe('machines of the house', () => {
  it.each([
    'The genomics dept owns a node with 8x MI300X. Somebody put Llama 3.1 405B on it and 45 curators share it.',
    "Le labo possède un nœud avec 8 MI300X. Quelqu'un a mis Llama 3.1 405B dessus et 45 personnes s'en servent.",
    'Our lab owns 8x MI300X. Someone installed Llama 3.1 405B and 45 people use it.',
  ])('%s', (text) => {
    readsAs(text, {
      mode: 'existing',
      totalUsers: 45,
      model: { kind: 'catalog', id: 'meta-llama/Llama-3.1-405B-Instruct' },
    });
    expect(machinesOf(text)).toEqual([[], [], ['mi300x-192gb']]);
  });
  it.each(["AMD's blog says 2,900 tok/s.", 'YT guy says 22 tps.', 'The manual says 300 tok/s.'])(
    'what others say is nothing measured: %s',
    (text) => expect(reader.read(`${text} We have 8x MI300X. Qwen3 32B`).observed).toEqual({}),
  );
});
