import type { GpuFacts } from '../facts/gpu-facts';

/** Parts that were calibrated together: one bandwidth and one compute efficiency each. `other` has no rows behind it.
 */
export const GPU_CLASSES = ['hopper', 'blackwell', 'ampere', 'gddr', 'cdna', 'unified', 'apple', 'other'] as const;
export type GpuClass = (typeof GPU_CLASSES)[number];

const DATACENTER_AMPERE = /^(a100|a800|a30)-/;
const DATACENTER_BLACKWELL = /^(b100|b200|b300|gb200|gb300)-/;
const GDDR_ARCHITECTURES = new Set(['Ampere', 'Ada', 'Blackwell']);

/** The calibration class of a part. Memory kind decides more than the name of the architecture: a GDDR Ampere board
 *  behaves like an Ada one. */
export function gpuClassOf(gpu: GpuFacts): GpuClass {
  if (gpu.vendor === 'apple') return 'apple';
  if (gpu.vendor === 'amd') return amdClassOf(gpu);
  if (gpu.vendor !== 'nvidia') return 'other';
  if (gpu.formFactor === 'APU') return 'unified';
  if (gpu.architecture === 'Hopper') return 'hopper';
  if (DATACENTER_BLACKWELL.test(gpu.id)) return 'blackwell';
  if (DATACENTER_AMPERE.test(gpu.id)) return 'ampere';
  return GDDR_ARCHITECTURES.has(gpu.architecture) ? 'gddr' : 'other';
}

function amdClassOf(gpu: GpuFacts): GpuClass {
  if (gpu.architecture === 'CDNA3' || gpu.architecture === 'CDNA4') return 'cdna';
  return gpu.formFactor === 'APU' ? 'unified' : 'other';
}

const GB_PER_UNIT: Readonly<Record<string, number>> = { 'GB/s': 1, 'TB/s': 1000, 'Gb/s': 1 / 8, 'Tb/s': 125 };
const links = new WeakMap<GpuFacts, { readonly gbps: number | undefined }>();

/** Rate of the scale-up link of one part, GB/s in both directions together; undefined where the parts talk over PCIe
 *  or nobody states a rate.
 *  PCIe boards carry an NVLink bridge for pairs at most, and the measured PCIe pairs do not use it; the NVL boards are
 *  sold as bridged pairs. */
export function scaleUpGbps(gpu: GpuFacts): number | undefined {
  let link = links.get(gpu);
  if (link === undefined) links.set(gpu, (link = { gbps: statedLink(gpu) }));
  return link.gbps;
}

function statedLink(gpu: GpuFacts): number | undefined {
  if (gpu.nvlinkGbps !== undefined)
    return (gpu.formFactor !== 'PCIe' && gpu.formFactor !== 'consumer') || gpu.id.indexOf('-nvl-') >= 0
      ? gpu.nvlinkGbps
      : undefined;
  if (gpu.vendor === 'nvidia' || gpu.interconnect === undefined) return undefined;
  const rate = /([\d.]+) (GB\/s|TB\/s|Gb\/s|Tb\/s)/.exec(gpu.interconnect);
  const gbPerUnit = GB_PER_UNIT[rate?.[2] ?? ''];
  if (rate !== null && gbPerUnit !== undefined) return Number(rate[1]) * gbPerUnit;
  const ports = /(\d+) x (\d+) GbE/.exec(gpu.interconnect);
  return ports === null ? undefined : (Number(ports[1]) * Number(ports[2]) * 2) / 8;
}

/** Whether several of these parts talk over a scale-up link. */
export const hasScaleUpLink = (gpu: GpuFacts): boolean => scaleUpGbps(gpu) !== undefined;
