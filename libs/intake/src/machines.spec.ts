import { createReader } from './index';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());
const fleetOf = (machine: string): string[] | undefined =>
  reader.read(`We run Llama 3.1 8B on ${machine}.`).fleet?.value.map((l) => `${l.gpuCount} ${l.gpuId}`);

describe('machines as people write them', () => {
  it.each([
    ['ND_MI300X_v5', '8 mi300x-192gb'],
    ['ND H100 v5', '8 h100-sxm-80gb'],
    ['an A3 instance', '8 h100-sxm-80gb'],
    ['A3 Mega', '8 h100-sxm-80gb'],
    ['a2-ultragpu', '8 a100-sxm4-80gb'],
    ['a4x-max', '4 gb300-288gb'],
    ['v6e-8', '8 tpu-v6e'],
    ['TPU v6e-8', '8 tpu-v6e'],
    ['v5p-16', '8 tpu-v5p'],
    ['p5en', '8 h200-sxm-141gb'],
    ['4 p5 instances', '32 h100-sxm-80gb'],
    ['g6e.12xl', '4 l40s-48gb'],
    ['a g6 instance', '1 l4-24gb'],
    ['trn2', '16 trainium2-96gb'],
    ['p6e-gb200x72', '72 gb200-186gb'],
    ['p6e-gb300', '4 gb300-288gb'],
    ['ND_GB300_v6', '4 gb300-288gb'],
    ['BM.GPU.MI355X.8', '8 mi355x-288gb'],
    ['2x DGX H100', '16 h100-sxm-80gb'],
    ['three A100 nodes (8x 80GB each)', '24 a100-sxm4-80gb'],
    ['2 H100 servers, 4x 80 GB each', '8 h100-sxm-80gb'],
  ])('%s is %s', (machine, cards) => {
    expect(fleetOf(machine)).toEqual([cards]);
  });

  it('a card with memory that the catalog does not hold is a part of its own, never the catalogued one', () => {
    const read = reader.read('We run Llama 3.1 8B on 4x 4090 48GB.');
    expect(read.fleet?.value).toEqual([{ gpuId: 'custom/rtx-4090-48gb', gpuCount: 4 }]);
    expect(read.customGpuMemoryBytes).toEqual({ 'custom/rtx-4090-48gb': 48 * 2 ** 30 });
    expect(fleetOf('RTX 5090 64GB')).toEqual(['1 custom/rtx-5090-64gb']);
    expect(fleetOf('RTX 4090 24GB')).toEqual(['1 rtx-4090-24gb']);
  });
});
