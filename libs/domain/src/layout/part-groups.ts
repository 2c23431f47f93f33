import type { GpuFacts } from '../facts/gpu-facts';
import type { PartGroup } from './data/engine-gates';

const capability = (gpu: GpuFacts): number => (gpu.vendor === 'nvidia' ? Number(gpu.computeCapability ?? 0) : 0);
/** B100 to GB300: SM100 and SM103. Desktop and workstation Blackwell is SM120. */
const datacenterBlackwell = (gpu: GpuFacts): boolean => capability(gpu) >= 10 && capability(gpu) < 11;
const hopper = (gpu: GpuFacts): boolean => capability(gpu) >= 9 && capability(gpu) < 10;

const MEMBERS: Readonly<Record<PartGroup, (gpu: GpuFacts) => boolean>> = {
  'ampere-or-older': (gpu) => gpu.vendor === 'nvidia' && capability(gpu) < 8.9,
  hopper,
  'hopper-or-datacenter-blackwell': (gpu) => hopper(gpu) || datacenterBlackwell(gpu),
  'datacenter-blackwell': datacenterBlackwell,
  'cdna3-or-cdna4': (gpu) => gpu.architecture === 'CDNA3' || gpu.architecture === 'CDNA4',
  mi300x: (gpu) => gpu.id.startsWith('mi300x-'),
  'h100-80gb': (gpu) => gpu.id === 'h100-sxm-80gb' || gpu.id === 'h100-pcie-80gb',
  trillium: (gpu) => gpu.id.startsWith('tpu-v6e'),
};

/** Whether a part belongs to a group of the engine gates. */
export const isOf = (gpu: GpuFacts, group: PartGroup): boolean => MEMBERS[group](gpu);
