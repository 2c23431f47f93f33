import type { Architecture } from '../architecture/architecture';
import type { ModelFacts } from '../facts/model-facts';
import type { WeightPrecision } from '../facts/precision-name';
import type { TensorGroup } from '../facts/tensor-group';
import { attentionRanks, type ParallelLayout } from '../facts/workload';
import { allocatorRestOf, type HeldGroup } from './allocator-rest';
import { isGguf } from './precision';
import { weightBreakdown, weightBytes, type WeightGroup } from './weights';

/** Share of a group's bytes on the fullest of `stages` pipeline stages: whole layers, and under leading dense layers
 *  all experts of the later stages. docs/model.md#sharding */
function stageShare(a: Architecture, group: TensorGroup, stages: number): number {
  if (stages === 1) return 1;
  const layers = Math.ceil(a.layers / stages);
  const mixture = group === 'experts' || group === 'shared_experts' || group === 'router';
  return mixture && a.moe !== undefined && a.moe.firstDenseLayers > 0
    ? Math.min(1, layers / a.moe.moeLayers)
    : layers / a.layers;
}

/** Weights depend on the model, the format and the layout alone, and every question asks for the same ones. */
const placedKnown = new WeakMap<ModelFacts, Map<WeightPrecision, Map<number, number>>>();

/** Bytes on the fullest GPU of a layout: layers split over TP x PP, what tensor parallelism cannot split held by every
 *  rank,
 *  embedding and towers on the first stage, head on the last. docs/model.md#sharding */
export function weightBytesPerGpu(model: ModelFacts, precision: WeightPrecision, layout: ParallelLayout): number {
  let ofModel = placedKnown.get(model);
  if (!ofModel) placedKnown.set(model, (ofModel = new Map<WeightPrecision, Map<number, number>>()));
  let known = ofModel.get(precision);
  if (!known) ofModel.set(precision, (known = new Map<number, number>()));
  const number = (layout.tensorParallel * 4096 + layout.pipelineParallel) * 4096 + attentionRanks(layout);
  let bytes = known.get(number);
  if (bytes === undefined) known.set(number, (bytes = placedBytes(model, precision, layout)));
  return bytes;
}

function placedBytes(model: ModelFacts, precision: WeightPrecision, layout: ParallelLayout): number {
  const { tensorParallel: tp, pipelineParallel: pp } = layout;
  // Experts are dealt out over all GPUs of a stage; ranks of data-parallel attention hold everything else for
  // themselves.
  const ranks = attentionRanks(layout);
  const { groups, totalBytes } = weightBreakdown(model, precision);
  const a = model.architecture;
  if (a === undefined) return Math.ceil(totalBytes / (tp * pp));
  let perRank = 0;
  let first = 0;
  let last = 0;
  const held: HeldGroup[] = [];
  for (const g of groups) {
    if (g.name === 'allocator_rest') continue;
    const share = sharePerRank(a, g.name, tp, ranks);
    held.push({ ...g, share });
    if (g.name === 'rotary_cache') perRank += g.bytes;
    else if (g.name === 'embedding' || g.name === 'other_modules') first += g.bytes * share;
    else if (g.name === 'head') last += g.bytes * share;
    else perRank += g.bytes * share * stageShare(a, g.name, pp);
  }
  if (!isGguf(precision)) perRank += allocatorRestOf(a, held, pp);
  return Math.ceil(perRank + (pp === 1 ? first + last : Math.max(first, last)));
}

/** Groups that tensor parallelism does not divide. */
const WHOLE = new Set(['latent_projections', 'router', 'norms', 'rotary_cache']);

/** Share of a group's bytes that one rank of a stage holds. docs/model.md#sharding */
function sharePerRank(a: Architecture, group: WeightGroup['name'], tp: number, ranks: number): number {
  if (WHOLE.has(group)) return 1;
  if (group === 'experts') return 1 / (tp * ranks);
  return (group === 'attention' ? repeatedKeyValue(a, tp) : 1) / tp;
}

/** With more ranks than key/value heads, their projections are held several times. */
function repeatedKeyValue(a: Architecture, tp: number): number {
  if (a.mla !== undefined || a.heads === 0 || tp <= a.kvHeads) return 1;
  return 1 + (a.kvHeads / (a.heads + a.kvHeads)) * (tp / a.kvHeads - 1);
}

/** Bytes of the input embedding that llama.cpp leaves in host memory; a tied one is needed on the GPU as the head.
 *  docs/model.md#sharding */
export function hostEmbeddingBytes(model: ModelFacts, precision: WeightPrecision): number {
  const { groups } = weightBreakdown(model, precision);
  return groups.some((g) => g.name === 'head') ? (groups.find((g) => g.name === 'embedding')?.bytes ?? 0) : 0;
}

/** Bytes on the fullest of so many GPUs under llama.cpp: whole layers on each, the head beside the fewer layers of the
 *  last, the input embedding on none. docs/model.md#sharding */
export function weightBytesPerLayerSplit(model: ModelFacts, precision: WeightPrecision, gpus: number): number {
  const { groups, totalBytes } = weightBreakdown(model, precision);
  const a = model.architecture;
  const onGpu = totalBytes - hostEmbeddingBytes(model, precision);
  if (a === undefined || gpus === 1) return Math.ceil(onGpu / gpus);
  const head = groups.find((g) => g.name === 'head')?.bytes ?? groups.find((g) => g.name === 'embedding')?.bytes ?? 0;
  const layers = onGpu - head;
  return Math.ceil(
    Math.max(layers * Math.ceil(a.layers / gpus), layers * Math.floor(a.layers / gpus) + head * a.layers) / a.layers,
  );
}

/** What an engine uses of an 80 GB GPU, the part that full sets of weights are commonly loaded on, eight to a node. */
const REFERENCE_GPU_BYTES = 80 * 2 ** 30 * 0.9;
const REFERENCE_NODE = 8;

/** One full set as loaded over the fewest 80 GB GPUs (a power of two, tensor parallelism inside nodes of eight) that
 *  hold it: `repeatedBytes` is what all but one of them hold again. docs/model.md#loaded */
export interface LoadedWeights {
  readonly gpus: number;
  readonly totalBytes: number;
  readonly repeatedBytes: number;
}

/** One full set of weights as loaded, with what the GPUs of its reference layout hold twice; whole bytes.
 *  docs/model.md#loaded */
export function loadedWeightBytes(model: ModelFacts, precision: WeightPrecision): LoadedWeights {
  const whole = weightBytes(model, precision);
  let gpus = 1;
  while (gpus < 64 && weightBytesPerGpu(model, precision, referenceLayout(gpus)) > REFERENCE_GPU_BYTES) gpus *= 2;
  const { tensorParallel } = referenceLayout(gpus);
  const rotary = rotaryTableBytes(model, precision);
  // One stage of `tensorParallel` ranks holds of its layers what all stages hold of theirs.
  const perSet = weightBytesPerGpu(model, precision, { tensorParallel, pipelineParallel: 1 }) * tensorParallel;
  const totalBytes = Math.max(whole, perSet + (gpus - tensorParallel) * rotary);
  return { gpus, totalBytes, repeatedBytes: totalBytes - whole };
}

const referenceLayout = (gpus: number): ParallelLayout => ({
  tensorParallel: Math.min(REFERENCE_NODE, gpus),
  pipelineParallel: Math.max(1, gpus / REFERENCE_NODE),
});

function rotaryTableBytes(model: ModelFacts, precision: WeightPrecision): number {
  return weightBreakdown(model, precision).groups.find((g) => g.name === 'rotary_cache')?.bytes ?? 0;
}
