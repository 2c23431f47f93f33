import type { GpuFacts } from '../facts/gpu-facts';
import { gpusOf, type ParallelLayout } from '../facts/workload';
import type { ServingConfig } from '../memory/serving-config';

/** Nodes joined at most: over a scale-up fabric, and of boards that talk over PCIe alone. */
const MAX_NODES = { linked: 16, boards: 4 } as const;
/** Desk-side machines that are made to be linked in pairs. */
const PAIRED: ReadonlySet<string> = new Set(['gb10-dgx-spark-128gb']);
/** GPUs in a node where the part's own facts do not say. */
const DEFAULT_NODE = 8;
/** Forms of parts that come with a network between machines, or make one easy. */
const LINKED: ReadonlySet<string> = new Set(['SXM', 'OAM', 'superchip', 'TPU', 'accelerator']);

/** GPUs that share one node's links. */
export function nodeSize(gpu: GpuFacts): number {
  return Math.max(1, Math.floor(gpu.maxGpusPerNode ?? DEFAULT_NODE));
}

/** Parts whose GPUs all reach each other over a fabric, inside a machine and, as they are sold, between machines. */
export const isLinked = (gpu: GpuFacts): boolean => LINKED.has(gpu.formFactor);

/** GPUs of one replica that have to stand in one machine. */
export function gpusTogether(layout: ParallelLayout, gpu: GpuFacts): number {
  return Math.min(gpusOf(layout), nodeSize(gpu));
}

/** How many nodes of this part one replica may span. */
export function mostNodes(gpu: GpuFacts): number {
  if (PAIRED.has(gpu.id)) return 2;
  return gpu.nvlinkGbps !== undefined || isLinked(gpu) ? MAX_NODES.linked : MAX_NODES.boards;
}

/** Why several nodes of this part cannot hold one replica, or undefined when they can. docs/model.md#layouts */
export function nodesRefusal(gpu: GpuFacts, config: ServingConfig): string | undefined {
  if (config.engine === 'llama.cpp') return 'llama.cpp serves from one machine';
  if (gpu.formFactor === 'slice') return 'slices of a card are not joined into one replica';
  if (gpu.formFactor === 'consumer')
    return `${gpu.name} is a desktop part: machines of them are not joined into one replica`;
  if (gpu.vendor === 'apple' || (gpu.formFactor === 'APU' && !PAIRED.has(gpu.id)))
    return `${gpu.name} machines are not joined into one replica`;
  return undefined;
}
