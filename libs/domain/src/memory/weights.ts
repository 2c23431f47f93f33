import type { Architecture } from '../architecture/architecture';
import { attentionLaw } from '../architecture/attention/law-of';
import { stateLaw } from '../architecture/state/state-layers';
import type { ModelFacts } from '../facts/model-facts';
import type { WeightPrecision } from '../facts/precision-name';
import { checkpointFor } from '../facts/checkpoint-choice';
import { TENSOR_GROUPS, type TensorGroup } from '../facts/tensor-group';
import { attentionRanks, type ParallelLayout } from '../facts/workload';
import { isGguf, PRECISION_FORMATS } from './precision';
import { groupElements, type GroupElements } from './tensor-groups';

/** One group of tensors at one precision. `bytes` is whole. */
export interface WeightGroup {
  readonly name: TensorGroup | 'rotary_cache';
  readonly elements: number;
  readonly bitsPerElement: number;
  readonly bytes: number;
}

/** Every group of one full set of weights; `totalBytes` is the sum of the groups. */
export interface WeightBreakdown {
  readonly groups: readonly WeightGroup[];
  readonly totalBytes: number;
}

/** Groups made of linear layers; everything else stays at 16 bits under a `linear` format. docs/model.md#weights */
const LINEAR: ReadonlySet<TensorGroup> = new Set<TensorGroup>([
  'attention',
  'latent_projections',
  'state_layers',
  'dense_mlp',
  'experts',
  'shared_experts',
]);

/** Formats that publishers apply to the experts alone when the model has any (gpt-oss MXFP4, Kimi INT4, NVFP4 mixtures). docs/model.md#mixed */
function expertsOnly(model: ModelFacts, precision: WeightPrecision): boolean {
  if (model.architecture?.moe === undefined) return false;
  if (precision === 'mxfp4') return true;
  return precision === 'int4' && model.nativePrecision === 'int4';
}

/** Expert rows are padded to whole tiles of 256 by the MXFP4 kernels of vLLM and SGLang. docs/model.md#mixed */
const MXFP4_TILE = 256;

/** NVIDIA's NVFP4 checkpoints of latent-attention models leave the attention at 16 bits; Kimi's INT4 has one 16-bit scale per 32 weights. docs/model.md#mixed */
const KIMI_INT4_BITS = 4.5;

function bitsOf(model: ModelFacts, group: TensorGroup, precision: WeightPrecision): number {
  const published = checkpointFor(model, precision)?.bitsByGroup?.[group];
  if (published !== undefined) return published;
  const format = PRECISION_FORMATS[precision];
  if (format.bits >= 16) return format.bits;
  if (model.architecture === undefined) return format.bits;
  if (isGguf(precision)) return group === 'other_modules' ? format.otherBits : format.bits;
  if (expertsOnly(model, precision))
    return group !== 'experts' ? format.otherBits : precision === 'int4' ? KIMI_INT4_BITS : format.bits;
  if (
    precision === 'nvfp4' &&
    model.architecture.mla !== undefined &&
    (group === 'attention' || group === 'latent_projections')
  )
    return format.otherBits;
  return LINEAR.has(group) ? format.bits : format.otherBits;
}

function paddedElements(model: ModelFacts, group: TensorGroup, elements: number, precision: WeightPrecision): number {
  const size = model.architecture?.moe?.moeIntermediateSize;
  if (precision !== 'mxfp4' || group !== 'experts' || size === undefined) return elements;
  return Math.round((elements * Math.ceil(size / MXFP4_TILE) * MXFP4_TILE) / size);
}

/** Tables smaller than this are part of the spread of the runtime figure. */
const LEAST_ROTARY_BYTES = 0.1 * 2 ** 30;

/** Elements per position of the table: the rotary part of the head. Qwen3-Next and its successors turn a quarter (`partial_rotary_factor` 0.25), MiniMax half,
 *  DeepSeek-V4 64 elements of its latent; Mamba hybrids and Kimi Linear have no rotary positions at all. */
const rotaryWidth = (a: Architecture): number =>
  attentionLaw(a).rotaryWidth * (a.linearLayers === undefined ? 1 : stateLaw(a.linearLayers).rotaryShare);

/** Rotary tables that the engine keeps beside the weights, on every GPU: positions x rotary width, 16-bit. docs/model.md#rotary */
function rotaryBytes(model: ModelFacts): number {
  const a = model.architecture;
  if (a === undefined || a.attention === 'none' || a.kvLayers === 0) return 0;
  const elements = a.other?.rotaryTableElements ?? (model.nativeContext ?? model.maxContext ?? 0) * rotaryWidth(a);
  return 2 * elements < LEAST_ROTARY_BYTES ? 0 : 2 * elements;
}

interface WeightProfile {
  readonly elements: GroupElements;
  readonly byPrecision: Map<WeightPrecision, WeightBreakdown>;
}
const profiles = new WeakMap<ModelFacts, WeightProfile>();

function profileOf(model: ModelFacts): WeightProfile {
  let profile = profiles.get(model);
  if (profile === undefined)
    profiles.set(model, (profile = { elements: groupElements(model), byPrecision: new Map() }));
  return profile;
}

/** Where the files of the published checkpoint are known to the byte, its quantised groups take what its composition, or the formula, is off by. docs/model.md#checkpoints */
function fitToFiles(groups: WeightGroup[], model: ModelFacts, precision: WeightPrecision): void {
  const checkpoint = checkpointFor(model, precision);
  if (checkpoint?.bytes === undefined || checkpoint.format === 'gguf') return;
  const formula = groups.reduce((sum, g) => sum + g.bytes, 0);
  const linear = groups.filter((g) => LINEAR.has(g.name as TensorGroup));
  const quantised = linear.reduce((sum, g) => sum + g.bytes, 0);
  const share = (quantised + checkpoint.bytes - formula) / quantised;
  if (!(share > 0)) return;
  for (const g of linear) {
    const bytes = Math.round(g.bytes * share);
    groups[groups.indexOf(g)] = { ...g, bytes, bitsPerElement: (8 * bytes) / g.elements };
  }
}

/** One full set of weights as an engine loads it, group by group. Tied embeddings count once; groups sum to `totalBytes` exactly. docs/model.md#weights */
export function weightBreakdown(model: ModelFacts, precision: WeightPrecision): WeightBreakdown {
  const { elements, byPrecision } = profileOf(model);
  const known = byPrecision.get(precision);
  if (known !== undefined) return known;
  const groups: WeightGroup[] = [];
  for (const name of TENSOR_GROUPS) {
    if (elements[name] === 0) continue;
    const stored = paddedElements(model, name, elements[name], precision);
    const bitsPerElement = bitsOf(model, name, precision);
    groups.push({ name, elements: stored, bitsPerElement, bytes: Math.round((stored * bitsPerElement) / 8) });
  }
  fitToFiles(groups, model, precision);
  // llama.cpp computes the angles as it goes.
  const rotary = isGguf(precision) ? 0 : rotaryBytes(model);
  if (rotary > 0) groups.push({ name: 'rotary_cache', elements: rotary / 2, bitsPerElement: 16, bytes: rotary });
  const breakdown = { groups, totalBytes: groups.reduce((sum, g) => sum + g.bytes, 0) };
  byPrecision.set(precision, breakdown);
  return breakdown;
}

/** Bytes of one full set of weights as loaded on one GPU. */
export function weightBytes(model: ModelFacts, precision: WeightPrecision): number {
  return weightBreakdown(model, precision).totalBytes;
}

/** Share of a group's bytes on the fullest of `stages` pipeline stages: whole layers, and under leading dense layers all experts of the later stages. docs/model.md#sharding */
function stageShare(a: Architecture, group: TensorGroup, stages: number): number {
  if (stages === 1) return 1;
  const layers = Math.ceil(a.layers / stages);
  const mixture = group === 'experts' || group === 'shared_experts' || group === 'router';
  return mixture && a.moe !== undefined && a.moe.firstDenseLayers > 0
    ? Math.min(1, layers / a.moe.moeLayers)
    : layers / a.layers;
}

/** Bytes on the fullest GPU of a layout: layers split over TP x PP, what tensor parallelism cannot split held by every rank,
 *  embedding and towers on the first stage, head on the last. docs/model.md#sharding */
export function weightBytesPerGpu(model: ModelFacts, precision: WeightPrecision, layout: ParallelLayout): number {
  const { tensorParallel: tp, pipelineParallel: pp } = layout;
  // Experts are dealt out over all GPUs of a stage; ranks of data-parallel attention hold everything else for themselves.
  const ranks = attentionRanks(layout);
  const { groups, totalBytes } = weightBreakdown(model, precision);
  const a = model.architecture;
  if (a === undefined) return Math.ceil(totalBytes / (tp * pp));
  let perRank = 0;
  let first = 0;
  let last = 0;
  for (const g of groups) {
    if (g.name === 'rotary_cache') perRank += g.bytes;
    else if (g.name === 'embedding' || g.name === 'other_modules') first += g.bytes / tp;
    else if (g.name === 'head') last += g.bytes / tp;
    else if (g.name === 'latent_projections' || g.name === 'router' || g.name === 'norms')
      perRank += g.bytes * stageShare(a, g.name, pp);
    else if (g.name === 'experts') perRank += (g.bytes / (tp * ranks)) * stageShare(a, g.name, pp);
    else perRank += (g.bytes / tp) * stageShare(a, g.name, pp) * (g.name === 'attention' ? repeatedKeyValue(a, tp) : 1);
  }
  return Math.ceil(perRank + (pp === 1 ? first + last : Math.max(first, last)));
}

/** With more ranks than key/value heads, their projections are held several times. */
function repeatedKeyValue(a: Architecture, tp: number): number {
  if (a.mla !== undefined || a.heads === 0 || tp <= a.kvHeads) return 1;
  return 1 + (a.kvHeads / (a.heads + a.kvHeads)) * (tp / a.kvHeads - 1);
}

/** Bytes of the input embedding that llama.cpp leaves in host memory; a tied one is needed on the GPU as the head. docs/model.md#sharding */
export function hostEmbeddingBytes(model: ModelFacts, precision: WeightPrecision): number {
  const { groups } = weightBreakdown(model, precision);
  return groups.some((g) => g.name === 'head') ? (groups.find((g) => g.name === 'embedding')?.bytes ?? 0) : 0;
}

/** Bytes on the fullest of so many GPUs under llama.cpp: whole layers on each, the head beside the fewer layers of the last, the input embedding on none. docs/model.md#sharding */
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

/** One full set as loaded over the fewest 80 GB GPUs (a power of two, tensor parallelism inside nodes of eight) that hold it: `repeatedBytes` is what all but one of them hold again. docs/model.md#loaded */
export interface LoadedWeights {
  readonly gpus: number;
  readonly totalBytes: number;
  readonly repeatedBytes: number;
}

/** One full set of weights as loaded, with what the GPUs of its reference layout hold twice; whole bytes. docs/model.md#loaded */
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
