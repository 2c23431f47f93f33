import type { Architecture } from '../architecture/architecture';
import { attentionLaw } from '../architecture/attention/law-of';
import type { ModelFacts } from '../facts/model-facts';
import type { KvPrecision, WeightPrecision } from '../facts/precision-name';
import { KV_BLOCK_TOKENS, kvBytesInUse } from '../memory/kv-cache';
import { KV_BYTES } from '../memory/precision';
import { weightBreakdown, type WeightGroup } from '../memory/weights';

/** Layers and width assumed for a model of which only the size is known: those of the 7B to 14B class. */
const UNKNOWN_LAYERS = 40;
const UNKNOWN_HIDDEN = 5120;

/** What every step reads and multiplies, whatever the part and the lengths. Bytes of one full set; FLOPs per token. */
export interface WeightWork {
  readonly layers: number;
  readonly hiddenSize: number;
  /** Attention, dense layers, shared experts, head: read by every step. */
  readonly fixedBytes: number;
  /** All routed experts. */
  readonly expertBytes: number;
  /** Share of the routed experts one token uses. */
  readonly expertShare: number;
  readonly mixture: boolean;
  readonly sparseAttention: boolean;
  /** Twice the weights one token passes, without the head. */
  readonly flopsPerToken: number;
  /** What of it is done by routed experts. */
  readonly expertFlopsPerToken: number;
  readonly headFlops: number;
  /** Models of one shape share it; the key of the measured pairs. */
  readonly signature: string;
}

/** Models that differ only in their training share a signature: layers, width, key/value heads, experts. `unknown`
 *  without a shape. */
export function architectureSignature(model: ModelFacts): string {
  const a = model.architecture;
  return a === undefined
    ? 'unknown'
    : `${a.layers}x${a.hiddenSize}x${a.kvHeads}${a.moe === undefined ? '' : `x${a.moe.experts}`}`;
}

const cached = new WeakMap<ModelFacts, Map<WeightPrecision, WeightWork>>();

/** Derives the weight work from the memory model's tensor groups; the input embedding and modules beside the language
 *  model are not read while decoding. */
export function weightWork(model: ModelFacts, precision: WeightPrecision): WeightWork {
  let byPrecision = cached.get(model);
  if (byPrecision === undefined) cached.set(model, (byPrecision = new Map()));
  let work = byPrecision.get(precision);
  if (work === undefined) byPrecision.set(precision, (work = derive(model, precision)));
  return work;
}

/** A model of which only the size is known: dense, every weight read by every step. */
function ofSize(model: ModelFacts, totalBytes: number): WeightWork {
  return {
    layers: UNKNOWN_LAYERS,
    hiddenSize: UNKNOWN_HIDDEN,
    fixedBytes: totalBytes,
    expertBytes: 0,
    expertShare: 1,
    mixture: false,
    sparseAttention: false,
    flopsPerToken: 2 * model.parametersActive,
    expertFlopsPerToken: 0,
    headFlops: 0,
    signature: 'unknown',
  };
}

/** Groups that no decoding step reads. */
const NOT_READ = new Set(['rotary_cache', 'allocator_rest', 'other_modules']);

/** Bytes that every step reads, and the elements among them that every token is multiplied with. */
function everyStep(
  groups: readonly WeightGroup[],
  a: Architecture,
): { readonly bytes: number; readonly elements: number } {
  let bytes = 0;
  let elements = 0;
  for (const g of groups) {
    if (NOT_READ.has(g.name) || g.name === 'experts') continue;
    if (g.name === 'embedding') {
      bytes += a.tiedEmbeddings ? (a.vocabSize * a.hiddenSize * g.bitsPerElement) / 8 : 0;
    } else {
      bytes += g.bytes;
      elements += g.name === 'head' ? 0 : g.elements;
    }
  }
  return { bytes, elements };
}

function derive(model: ModelFacts, precision: WeightPrecision): WeightWork {
  const a = model.architecture;
  const { groups, totalBytes } = weightBreakdown(model, precision);
  if (a === undefined) return ofSize(model, totalBytes);
  const fixed = everyStep(groups, a);
  const routed = groups.find((g) => g.name === 'experts');
  const moe = a.moe;
  const expertShare = moe === undefined ? 1 : moe.expertsPerToken / (moe.experts + (moe.zeroComputeExperts ?? 0));
  const expertElements = routed?.elements ?? 0;
  return {
    layers: a.layers,
    hiddenSize: a.hiddenSize,
    fixedBytes: fixed.bytes,
    expertBytes: routed?.bytes ?? 0,
    expertShare,
    mixture: expertElements > 0,
    sparseAttention: a.extraCache?.kind === 'dsa-indexer-keys',
    flopsPerToken: 2 * (fixed.elements + expertElements * expertShare),
    expertFlopsPerToken: 2 * expertElements * expertShare,
    headFlops: 2 * a.vocabSize * a.hiddenSize,
    signature: architectureSignature(model),
  };
}

/** Cache bytes of one sequence that one decoding step reads with `tokens` tokens in the cache; whole model. */
export function kvReadBytes(model: ModelFacts, kv: KvPrecision, tokens: number): number {
  const held = kvBytesInUse(model, kv, tokens);
  const a = model.architecture;
  if (a === undefined) return held;
  // The cache is held in whole blocks; counting single tokens off it would let a longer text read less.
  const heldTokens = Math.ceil(tokens / KV_BLOCK_TOKENS) * KV_BLOCK_TOKENS;
  return held - attentionLaw(a).elementsSkipped(heldTokens) * KV_BYTES[kv];
}

/** Attention FLOPs of one new token that sees `tokens` earlier ones. Latent attention works on the latents while
 *  decoding and on full heads in a prompt. */
export function attentionFlops(a: Architecture, tokens: number, decoding: boolean): number {
  return attentionLaw(a).flops(tokens, decoding);
}
