import { customGpu, sameChip } from './custom-gpu';
import { packagedGpus } from '../testing/packaged-facts.spec';

const catalog = packagedGpus();
const GIB = 2 ** 30;

describe('a part outside the catalog', () => {
  it('with a known chip and other memory keeps the rates of the chip', () => {
    const modded = customGpu('custom/rtx-4090-48gb', 48 * GIB, sameChip('custom/rtx-4090-48gb', catalog));
    expect(modded).toMatchObject({
      id: 'custom/rtx-4090-48gb',
      name: 'RTX 4090 48GB',
      memoryBandwidthGbps: 1008,
      memoryGbMarketing: 48,
      memoryBytesUsable: Math.floor(0.98 * 48 * GIB),
      architecture: 'Ada',
    });
    expect(modded.supports.fp8).toBe(true);
  });
  it('of a Mac lends its GPU the share that a Mac of that chip does', () => {
    const mac = customGpu('custom/m3-ultra-256gb', 256 * GIB, sameChip('custom/m3-ultra-256gb', catalog));
    expect(mac).toMatchObject({ vendor: 'apple', memoryGbMarketing: 256 });
    expect(mac.memoryBytesUsable / (256 * GIB)).toBeLessThan(0.8);
  });
  it('of which nothing but the memory is known gets modest rates and no FP8', () => {
    expect(sameChip('custom/frobnicator-40gb', catalog)).toBeUndefined();
    const unknown = customGpu('custom/frobnicator-40gb', 40 * GIB);
    expect(unknown).toMatchObject({ name: 'FROBNICATOR 40GB', memoryBandwidthGbps: 700 });
    expect(unknown.supports.fp8).toBe(false);
  });
  it('finds its chip in any order of the catalog', () => {
    expect(sameChip('custom/a100-pcie-60gb', [...catalog].reverse())?.id).toBe(
      sameChip('custom/a100-pcie-60gb', catalog)?.id,
    );
  });
});
