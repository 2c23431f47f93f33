import type { Architecture } from '../architecture/architecture';
import { attentionLaw } from '../architecture/attention/law-of';
import { stateLaw } from '../architecture/state/state-layers';
import type { ModelFacts } from '../facts/model-facts';
import type { WeightPrecision } from '../facts/precision-name';
import { checkpointFor } from '../facts/checkpoint-choice';
import { TENSOR_GROUPS, type TensorGroup } from '../facts/tensor-group';
import { allocatorRestOf } from './allocator-rest';
import { isGguf, PRECISION_FORMATS } from './precision';
import { groupElements, type GroupElements } from './tensor-groups';

/** What an engine holds beside the tensors of the files. */
export type LoadedOnly = 'rotary_cache' | 'allocator_rest';

/** One group of tensors at one precision. `bytes` is whole. */
export interface WeightGroup {
  readonly name: TensorGroup | LoadedOnly;
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

/** Formats that publishers apply to the experts alone when the model has any (gpt-oss MXFP4, Kimi INT4, NVFP4
 *  mixtures). docs/model.md#mixed */
function expertsOnly(model: ModelFacts, precision: WeightPrecision): boolean {
  if (model.architecture?.moe === undefined) return false;
  if (precision === 'mxfp4') return true;
  return precision === 'int4' && model.nativePrecision === 'int4';
}

/** Expert rows are padded to whole tiles of 256 by the MXFP4 kernels of vLLM and SGLang. docs/model.md#mixed */
const MXFP4_TILE = 256;

/** NVIDIA's NVFP4 checkpoints of latent-attention models leave the attention at 16 bits; Kimi's INT4 has one 16-bit
 *  scale per 32 weights. docs/model.md#mixed */
const KIMI_INT4_BITS = 4.5;

/** Whether a format below 16 bits reaches a group; the rest keeps its other bits. */
function compresses(model: ModelFacts, a: Architecture, group: TensorGroup, precision: WeightPrecision): boolean {
  if (isGguf(precision)) return group !== 'other_modules';
  if (expertsOnly(model, precision)) return group === 'experts';
  const attention = group === 'attention' || group === 'latent_projections';
  if (precision === 'nvfp4' && a.mla !== undefined && attention) return false;
  return LINEAR.has(group);
}

function bitsOf(model: ModelFacts, group: TensorGroup, precision: WeightPrecision): number {
  const published = checkpointFor(model, precision)?.bitsByGroup?.[group];
  if (published !== undefined) return published;
  const format = PRECISION_FORMATS[precision];
  const a = model.architecture;
  if (format.bits >= 16 || a === undefined) return format.bits;
  if (!compresses(model, a, group, precision)) return format.otherBits;
  return precision === 'int4' && expertsOnly(model, precision) ? KIMI_INT4_BITS : format.bits;
}

function paddedElements(model: ModelFacts, group: TensorGroup, elements: number, precision: WeightPrecision): number {
  const size = model.architecture?.moe?.moeIntermediateSize;
  if (precision !== 'mxfp4' || group !== 'experts' || size === undefined) return elements;
  return Math.round((elements * Math.ceil(size / MXFP4_TILE) * MXFP4_TILE) / size);
}

/** Elements per position of the table: the rotary part of the head. Qwen3-Next and its successors turn a quarter
 *  (`partial_rotary_factor` 0.25), MiniMax half,
 *  DeepSeek-V4 64 elements of its latent; Mamba hybrids and Kimi Linear have no rotary positions at all. */
const rotaryWidth = (a: Architecture): number =>
  attentionLaw(a).rotaryWidth * (a.linearLayers === undefined ? 1 : stateLaw(a.linearLayers).rotaryShare);

/** Rotary tables that the engine keeps beside the weights, on every GPU: positions x rotary width, 16-bit.
 *  docs/model.md#rotary */
function rotaryBytes(model: ModelFacts): number {
  const a = model.architecture;
  if (a === undefined || a.attention === 'none' || a.kvLayers === 0) return 0;
  const elements = a.other?.rotaryTableElements ?? (model.nativeContext ?? model.maxContext ?? 0) * rotaryWidth(a);
  return 2 * elements;
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

/** Where the files of the published checkpoint are known to the byte, its quantised groups take what its composition,
 *  or the formula, is off by. docs/model.md#checkpoints */
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

/** What one GPU that holds all `groups` holds beside them. */
function loadedOnly(model: ModelFacts, groups: readonly WeightGroup[]): WeightGroup[] {
  const a = model.architecture;
  const rotary = rotaryBytes(model);
  const rest =
    a === undefined
      ? 0
      : allocatorRestOf(
          a,
          groups.map((g) => ({ ...g, share: 1 })),
          1,
        );
  const sixteenBit = (name: LoadedOnly, bytes: number): WeightGroup[] =>
    bytes === 0 ? [] : [{ name, elements: bytes / 2, bitsPerElement: 16, bytes }];
  return [...sixteenBit('rotary_cache', rotary), ...sixteenBit('allocator_rest', rest)];
}

/** One full set of weights as an engine loads it, group by group. Tied embeddings count once; groups sum to
 *  `totalBytes` exactly. docs/model.md#weights */
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
  // llama.cpp computes the angles as it goes, and lays all tensors of a device into one buffer.
  if (!isGguf(precision)) groups.push(...loadedOnly(model, groups));
  const breakdown = { groups, totalBytes: groups.reduce((sum, g) => sum + g.bytes, 0) };
  byPrecision.set(precision, breakdown);
  return breakdown;
}

/** Bytes of one full set of weights as loaded on one GPU. */
export function weightBytes(model: ModelFacts, precision: WeightPrecision): number {
  return weightBreakdown(model, precision).totalBytes;
}

/** Lowest and highest share of the computed bytes that one set of weights may turn out to take. */
export interface WeightSpread {
  readonly low: number;
  readonly high: number;
}

/** Files known by their content, formats without a choice, and what an engine prints of them. */
const KNOWN_SPREAD: WeightSpread = { low: 0.98, high: 1.03 };

/** How far weights may lie from the computed bytes. Of a checkpoint whose content nobody states only the format is
 *  known, and publishers leave very different parts at 16 bits. docs/model.md#checkpoints */
export function weightSpread(model: ModelFacts, precision: WeightPrecision): WeightSpread {
  const format = PRECISION_FORMATS[precision];
  const checkpoint = checkpointFor(model, precision);
  const known = checkpoint?.bitsByGroup !== undefined || checkpoint?.bytes !== undefined;
  if (known || format.reach === 'all' || precision === model.nativePrecision) return KNOWN_SPREAD;
  return { low: 0.95, high: format.bits >= 8 ? 1.1 : 1.2 };
}
