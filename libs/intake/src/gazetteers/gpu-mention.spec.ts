import { createReader } from '../index';
import { catalogGazetteer } from '../testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());
/** The fleet that "We run Llama 3.1 8B on X for 20 users" is read as. */
const fleet = (hardware: string) => reader.read(`We run Llama 3.1 8B on ${hardware} for 20 users`).fleet?.value;

describe('cards as people write them', () => {
  it.each([
    ['8xH100 (80GB HBM3)', 'h100-sxm-80gb', 8],
    ['two A100s-80GB SXM4', 'a100-sxm4-80gb', 2],
    ['4x RTX 4090 Founders Edition 24gb', 'rtx-4090-24gb', 4],
    ['2 RTX 3060 12GB', 'rtx-3060-12gb', 2],
    ['a BM.GPU.MI355X', 'mi355x-288gb', 8],
    ['one p6e-gb200x72', 'gb200-186gb', 72],
    ['one ND_GB300_v6', 'gb300-288gb', 4],
    ['one a4x-max node', 'gb300-288gb', 4],
  ])('%s is %s, %i of them', (written, gpuId, count) => {
    expect(fleet(written)).toEqual([expect.objectContaining({ gpuId, gpuCount: count })]);
  });
});
