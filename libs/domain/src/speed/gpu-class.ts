import type { GpuFacts } from '../facts/gpu-facts';

/** Parts that were calibrated together: one bandwidth and one compute efficiency each. `other` has no rows behind it. */
export const GPU_CLASSES = ['hopper', 'blackwell', 'ampere', 'gddr', 'cdna', 'unified', 'apple', 'other'] as const;
export type GpuClass = (typeof GPU_CLASSES)[number];

const DATACENTER_AMPERE = /^(a100|a800|a30)-/;
const DATACENTER_BLACKWELL = /^(b100|b200|b300|gb200|gb300)-/;
const GDDR_ARCHITECTURES = new Set(['Ampere', 'Ada', 'Blackwell']);

/** The calibration class of a part. Memory kind decides more than the name of the architecture: a GDDR Ampere board behaves like an Ada one. */
export function gpuClassOf(gpu: GpuFacts): GpuClass {
  if (gpu.vendor === 'apple') return 'apple';
  if (gpu.vendor === 'amd') return gpu.architecture === 'CDNA3' || gpu.architecture === 'CDNA4' ? 'cdna' : gpu.formFactor === 'APU' ? 'unified' : 'other';
  if (gpu.vendor !== 'nvidia') return 'other';
  if (gpu.formFactor === 'APU') return 'unified';
  if (gpu.architecture === 'Hopper') return 'hopper';
  if (DATACENTER_BLACKWELL.test(gpu.id)) return 'blackwell';
  if (DATACENTER_AMPERE.test(gpu.id)) return 'ampere';
  return GDDR_ARCHITECTURES.has(gpu.architecture) ? 'gddr' : 'other';
}

/** Whether several of these parts talk over a scale-up link. PCIe boards carry a bridge for pairs at most, and the measured PCIe pairs do not use it;
 *  the NVL boards are sold as bridged pairs. */
export function hasScaleUpLink(gpu: GpuFacts): boolean {
  if (gpu.nvlinkGbps === undefined) return gpu.vendor === 'amd' && gpu.formFactor === 'OAM';
  return (gpu.formFactor !== 'PCIe' && gpu.formFactor !== 'consumer') || gpu.id.indexOf('-nvl-') >= 0;
}
