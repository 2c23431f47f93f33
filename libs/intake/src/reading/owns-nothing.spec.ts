import { createReader } from './reader';
import { catalogGazetteer } from '../testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());
const fleetOf = (text: string): unknown => reader.read(text).fleet?.value;

/** Hardware that stands without a word of whose it is. */
const TRIED = 'There was a demo in the lab, 4x A100 80GB, Llama 3.1 8B.';

describe('who says that no machines are there has none of those that are named', () => {
  it.each([
    "We don't own a single render GPU any more.",
    'Own machine: none, the catalogue runs on plain VMs.',
    'No GPUs, no ops person either.',
    'Hardware: none of ours.',
    'Nothing is running now.',
    'Nothing deployed except for Bedrock, everything on AWS.',
    'Eigene Karten: keine.',
    'Wir haben keine eigene Hardware.',
    "Nous n'avons pas de GPU.",
    'Depuis, plus rien.',
    'No tenemos GPUs propias.',
    'Non abbiamo GPU.',
    "We hebben geen eigen GPU's.",
    'Nie mamy własnych GPU.',
    'Своих GPU у нас нет.',
    '我们没有自己的显卡。',
    '自前のGPUはありません。',
    '보유한 GPU는 없습니다.',
    'Kendi GPU’muz yok.',
    'Q: Do we own anything for this?\nA: No.',
  ])('%s', (denial) => {
    const text = `${TRIED}\n${denial}\nQwen3 32B for 60 people at the same time, what do we rent?`;
    expect(reader.read(text).mode?.value).toBe('plan');
    expect(fleetOf(text)).toBeUndefined();
  });

  it.each([
    'There is no GPU with 80 GB in our box with 4x A10.',
    'The fleet is 4x A10 and nothing else.',
    'They have no GPUs. We run Llama 3.1 8B on our 4x A10.',
    'Nothing else runs on our 4x A10.',
    "We don't have H100 cards, only 4x A10.",
    'The older nodes: nothing since 2023. On our 4x A10 runs Llama 3.1 8B.',
  ])('a denial of something else takes nothing away: %s', (text) => {
    expect(fleetOf(`${text} 60 users.`)).toEqual([{ gpuId: 'a10-24gb', gpuCount: 4 }]);
  });

  it('what the writer says of himself stays his', () => {
    const text = 'We have no GPUs of our own, but we rent 2x L40S at Hetzner for Qwen3 32B. 60 users.';
    expect(fleetOf(text)).toEqual([{ gpuId: 'l40s-48gb', gpuCount: 2 }]);
  });
});
