import { stateLaw } from '../architecture/state/state-layers';
import type { GpuFacts } from '../facts/gpu-facts';
import type { ModelFacts } from '../facts/model-facts';
import type { ParallelLayout } from '../facts/workload';
import type { MemoryDemand } from '../memory/demand';
import { bytesOfOneSequence, sequencesWithin, usableBytes } from '../memory/footprint';
import { footprintOf } from '../memory/footprint-of';
import { linksOf } from '../memory/overhead';
import type { ServingConfig } from '../memory/serving-config';
import { precisionSupport } from './precision-support';

/** A layout that does not run, and why. */
export interface RejectedLayout {
  readonly layout: ParallelLayout;
  readonly reason: string;
}

/** Layouts a model runs in on one kind of part, fewest GPUs first, and those that were looked at and do not run. */
export interface LayoutChoice {
  readonly layouts: readonly ParallelLayout[];
  readonly rejected: readonly RejectedLayout[];
}

const TENSOR_PARALLEL: readonly number[] = [1, 2, 4, 8];
/** Nodes joined at most: over a scale-up fabric, and of boards that talk over PCIe alone. */
const MAX_NODES = { linked: 16, boards: 4 } as const;
/** Desk-side machines that are made to be linked in pairs. */
const PAIRED: ReadonlySet<string> = new Set(['gb10-dgx-spark-128gb']);
/** GPUs in a node where the part's own facts do not say. */
const DEFAULT_NODE = 8;
/** The least a layout has to hold: its weights, runtime and one short sequence. */
const LEAST: MemoryDemand = { contextTokens: 16, sequences: 1 };

/** GPUs that share one node's links. */
export function nodeSize(gpu: GpuFacts): number {
  return Math.max(1, Math.floor(gpu.maxGpusPerNode ?? DEFAULT_NODE));
}

/** GPUs of one replica that have to stand in one machine. */
export function gpusTogether(layout: ParallelLayout, gpu: GpuFacts): number {
  return Math.min(layout.tensorParallel * layout.pipelineParallel, nodeSize(gpu));
}

/** How many nodes of this part one replica may span. */
function mostNodes(gpu: GpuFacts): number {
  if (PAIRED.has(gpu.id)) return 2;
  const linked =
    gpu.nvlinkGbps !== undefined || ['SXM', 'OAM', 'superchip', 'TPU', 'accelerator'].includes(gpu.formFactor);
  return linked ? MAX_NODES.linked : MAX_NODES.boards;
}

/** Why several nodes of this part cannot hold one replica, or undefined when they can. docs/model.md#layouts */
function nodesRefusal(gpu: GpuFacts, config: ServingConfig): string | undefined {
  if (config.engine === 'llama.cpp') return 'llama.cpp serves from one machine';
  if (gpu.formFactor === 'consumer')
    return `${gpu.name} is a desktop part: machines of them are not joined into one replica`;
  if (gpu.vendor === 'apple' || (gpu.formFactor === 'APU' && !PAIRED.has(gpu.id)))
    return `${gpu.name} machines are not joined into one replica`;
  return undefined;
}

/** Why the plugin of an accelerator does not run this kind of model, or undefined when it does: the Neuron backend has kernels for plain and grouped attention alone. docs/model.md#engines */
function pluginRefusal(model: ModelFacts, gpu: GpuFacts): string | undefined {
  const a = model.architecture;
  if (gpu.vendor !== 'aws' || a === undefined) return undefined;
  const kind =
    a.mla !== undefined
      ? 'latent attention'
      : a.linearLayers !== undefined
        ? 'state layers'
        : a.extraCache !== undefined
          ? 'sparse attention'
          : undefined;
  return kind === undefined ? undefined : `the Neuron plugin has no kernels for ${kind}`;
}

/** Why the model cannot be split over so many ranks, or undefined when it can. */
function headsRefusal(model: ModelFacts, tp: number): string | undefined {
  const a = model.architecture;
  if (a === undefined || tp === 1) return undefined;
  const state = a.linearLayers;
  const counts: readonly (readonly [number | undefined, string])[] = [
    [a.attention === 'none' ? undefined : a.heads, 'attention heads'],
    [a.slidingWindow?.heads, 'heads of the windowed layers'],
    [state === undefined ? undefined : stateLaw(state).heads(state), 'heads of the state layers'],
  ];
  for (const [heads, name] of counts)
    if (heads !== undefined && heads > 0 && heads % tp !== 0) return `${heads} ${name} do not divide by ${tp}`;
  return undefined;
}

/** What can be placed on one part: tensor parallelism inside a node, whole nodes joined by pipeline stages only when one node is too small.
 *  llama.cpp and training split layers and states instead of heads. Every listed layout holds the weights and at least one short sequence.
 *  @param demand what else has to fit; absent: one short sequence. docs/model.md#layouts */
export function candidateLayouts(
  model: ModelFacts,
  config: ServingConfig,
  gpu: GpuFacts,
  demand: MemoryDemand = LEAST,
): LayoutChoice {
  const single = { tensorParallel: 1, pipelineParallel: 1 };
  const training = demand.task === 'training';
  const support = training ? undefined : precisionSupport(gpu, config.weightPrecision, config.engine);
  const refused = support?.level === 'unsupported' ? support.reason : training ? undefined : pluginRefusal(model, gpu);
  if (refused !== undefined) return { layouts: [], rejected: [{ layout: single, reason: refused }] };
  const node = nodeSize(gpu);
  const byLayers = config.engine === 'llama.cpp' && !training;
  const layouts: ParallelLayout[] = [];
  const rejected: RejectedLayout[] = [];
  const consider = (layout: ParallelLayout, refusal: string | undefined): void => {
    const reason = refusal ?? tooSmall(model, config, gpu, layout, demand);
    if (reason === undefined) layouts.push(layout);
    else rejected.push({ layout, reason });
  };
  let widest = 1;
  const sizes = byLayers
    ? Array.from({ length: node }, (_, at) => at + 1)
    : [...new Set([...TENSOR_PARALLEL.filter((tp) => tp <= node), node])].sort((a, b) => a - b);
  for (const size of sizes) {
    const refusal = byLayers ? layersRefusal(model, size) : training ? undefined : headsRefusal(model, size);
    if (refusal === undefined) widest = size;
    consider(
      byLayers ? { tensorParallel: 1, pipelineParallel: size } : { tensorParallel: size, pipelineParallel: 1 },
      refusal,
    );
  }
  if (layouts.length > 0 || byLayers) return { layouts, rejected };
  const alone = nodesRefusal(gpu, config);
  for (let nodes = 2; nodes <= mostNodes(gpu) && layouts.length < 2; nodes++) {
    const layout = { tensorParallel: widest, pipelineParallel: nodes };
    if (alone !== undefined) {
      rejected.push({ layout, reason: alone });
      break;
    }
    consider(layout, layersRefusal(model, nodes));
  }
  return { layouts, rejected };
}

function layersRefusal(model: ModelFacts, stages: number): string | undefined {
  const layers = model.architecture?.layers;
  return layers !== undefined && stages > layers ? `${layers} layers do not fill ${stages} stages` : undefined;
}

function tooSmall(
  model: ModelFacts,
  config: ServingConfig,
  gpu: GpuFacts,
  layout: ParallelLayout,
  demand: MemoryDemand,
): string | undefined {
  const f = footprintOf(model, config, layout, demand, linksOf(gpu));
  if (sequencesWithin(f, gpu.memoryBytesUsable) >= 1) return undefined;
  return `weights and runtime take ${gib(bytesOfOneSequence(f))} GiB of each GPU, ${gib(usableBytes(f, gpu.memoryBytesUsable))} GiB of one ${gpu.name} can be used`;
}

const gib = (bytes: number): number => Math.round((bytes / 2 ** 30) * 10) / 10;
