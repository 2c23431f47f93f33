import type { GpuFacts } from '../facts/gpu-facts';
import { packagedGpus } from '../testing/packaged-facts.spec';
import { gpuClassOf, hasScaleUpLink, scaleUpGbps } from './gpu-class';

const gpus = packagedGpus();
const gpu = (id: string): GpuFacts => {
  const g = gpus.find((x) => x.id === id);
  if (g === undefined) throw new Error(`no ${id}`);
  return g;
};

describe('the link between two parts', () => {
  it.each([
    ['h100-sxm-80gb', 900],
    ['h100-nvl-94gb', 600],
    ['mi300x-192gb', 896],
    ['mi355x-288gb', 1075],
    ['gaudi3-128gb', 1200],
    ['tpu-v5e', 200],
    ['tpu-v7', 1200],
    ['trainium2-96gb', 1280],
  ])('%s: %d GB/s in both directions, from what the vendor states', (id, gbps) => {
    expect(scaleUpGbps(gpu(id))).toBeCloseTo(gbps, 6);
  });
  it.each(['a100-pcie-80gb', 'h100-pcie-80gb', 'rtx-3090-24gb', 'rtx-a6000-48gb', 'l40s-48gb', 'rx-7900-xtx-24gb'])(
    '%s talks over PCIe, bridge or not',
    (id) => {
      expect(hasScaleUpLink(gpu(id))).toBe(false);
    },
  );
});

describe('classes of parts that were measured together', () => {
  it.each([
    ['h20-96gb', 'hopper'],
    ['gb300-288gb', 'blackwell'],
    ['a30-24gb', 'ampere'],
    ['a40-48gb', 'gddr'],
    ['rtx-pro-6000-blackwell-server-96gb', 'gddr'],
    ['mi355x-288gb', 'cdna'],
    ['mi250x-128gb', 'other'],
    ['gb10-dgx-spark-128gb', 'unified'],
    ['ryzen-ai-max-395-128gb', 'unified'],
    ['apple-m4-max-128gb', 'apple'],
    ['t4-16gb', 'other'],
    ['v100-sxm2-32gb', 'other'],
    ['tpu-v6e', 'other'],
  ])('%s is %s', (id, name) => {
    expect(gpuClassOf(gpu(id))).toBe(name);
  });
});
