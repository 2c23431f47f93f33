import { packagedGpus, rowOf } from '../testing/packaged-facts.spec';
import { sliceOf, slicesOf } from './mig-slice';

const gpu = (id: string) => rowOf(packagedGpus(), id);

describe('slices of a card', () => {
  it('3g.40gb of an H100: half of the memory and bandwidth, three sevenths of the arithmetic, two a card', () => {
    const h100 = gpu('h100-sxm-80gb');
    const slice = sliceOf(h100, '3g.40gb');
    expect(slice?.perCard).toBe(2);
    expect(slice?.gpu.memoryBytesUsable).toBe(42_760_404_992);
    expect(slice?.gpu.memoryBandwidthGbps).toBe(h100.memoryBandwidthGbps / 2);
    expect(slice?.gpu.tflopsDense.bf16).toBeCloseTo(((h100.tflopsDense.bf16 ?? 0) * 3) / 7, 6);
    expect([slice?.gpu.maxGpusPerNode, slice?.gpu.nvlinkGbps]).toEqual([1, undefined]);
  });
  it('profiles go by the memory of the card: 1g.18gb is of an H200, an H100 has 1g.10gb and 1g.20gb', () => {
    expect(sliceOf(gpu('h200-sxm-141gb'), '1g.18gb')?.perCard).toBe(7);
    expect(sliceOf(gpu('h100-sxm-80gb'), '1g.5gb')).toBeUndefined();
    expect(slicesOf(gpu('h100-sxm-80gb')).map((s) => s.profile)).toEqual([
      '1g.10gb',
      '1g.20gb',
      '2g.20gb',
      '3g.40gb',
      '4g.40gb',
      '7g.80gb',
    ]);
  });
  it('an A30 and an RTX PRO 6000 are cut into four', () => {
    expect(sliceOf(gpu('a30-24gb'), '1g.6gb')?.perCard).toBe(4);
    expect(sliceOf(gpu('rtx-pro-6000-blackwell-server-96gb'), '2g.48gb')?.perCard).toBe(2);
  });
  it('cards that cannot be cut have none', () => {
    expect(slicesOf(gpu('l40s-48gb'))).toEqual([]);
    expect(slicesOf(gpu('mi300x-192gb'))).toEqual([]);
  });
});
