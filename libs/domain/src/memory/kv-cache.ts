import type { Architecture } from '../architecture/architecture';
import { type AttentionCache, NO_ATTENTION_CACHE } from '../architecture/attention/attention-law';
import { attentionLaw } from '../architecture/attention/law-of';
import type { ModelFacts } from '../facts/model-facts';
import type { KvPrecision } from '../facts/precision-name';
import type { ParallelLayout } from '../facts/workload';
import { KV_BYTES } from './precision';

/** Tokens are held in blocks of this many (vLLM default). docs/model.md#kv-blocks */
export const KV_BLOCK_TOKENS = 16;

/** Prompt tokens an engine works on in one step, over all sequences (vLLM `max_num_batched_tokens`).
 *  docs/model.md#windows */
const PREFILL_CHUNK_TOKENS = 8192;

/** The cache of one model in elements, so that any precision is one multiplication away. */
interface CacheShape extends AttentionCache {
  /** Heads that the growing part splits over. */
  readonly kvHeads: number;
  /** Bytes per sequence that do not grow. */
  readonly stateBytes: number;
  /** Elements per sequence that do not grow (cross attention over an encoder). */
  readonly crossElements: number;
  /** Bytes of one layer's state over the elements one token takes in one attention layer: the tokens, at one byte an
   *  element, that are as large as a state. 0 without states. */
  readonly tokensPerState: number;
  readonly layers: number;
}

const NO_CACHE: CacheShape = {
  ...NO_ATTENTION_CACHE,
  kvHeads: 1,
  stateBytes: 0,
  crossElements: 0,
  tokensPerState: 0,
  layers: 1,
};

/** Positions of one image at its largest in Llama 3.2 Vision: 4 tiles of 1,601. docs/model.md#kv-cross */
const IMAGE_POSITIONS = 4 * 1601;

/** Keys and values over an encoder: of every decoder layer (Whisper), or of the cross-attention layers over one image
 *  (Llama 3.2 Vision). */
function crossElements(a: Architecture): number {
  const perLayer = 2 * a.kvHeads * a.headDim;
  const { encoderPositions, crossAttentionLayers } = a.other ?? {};
  if (encoderPositions !== undefined) return encoderPositions * a.layers * perLayer;
  return crossAttentionLayers === undefined ? 0 : IMAGE_POSITIONS * crossAttentionLayers * perLayer;
}

function shapeOf(model: ModelFacts): CacheShape {
  const a = model.architecture;
  if (a === undefined || (a.kvLayers === 0 && a.linearLayers === undefined)) return NO_CACHE;
  const states = a.linearLayers;
  const cache = attentionLaw(a).cache;
  const perToken = cache.growing + cache.latent;
  const stateBytes = states?.stateBytesPerSequence ?? 0;
  return {
    ...cache,
    layers: a.layers,
    kvHeads: Math.max(1, a.kvHeads),
    stateBytes,
    crossElements: crossElements(a),
    tokensPerState:
      states === undefined || perToken === 0 || cache.windowed > 0
        ? 0
        : stateBytes / states.count / (perToken / a.kvLayers),
  };
}

const shapes = new WeakMap<ModelFacts, CacheShape>();
function cacheShape(model: ModelFacts): CacheShape {
  let shape = shapes.get(model);
  if (shape === undefined) shapes.set(model, (shape = shapeOf(model)));
  return shape;
}

const inBlocks = (tokens: number, block = KV_BLOCK_TOKENS): number => Math.ceil(tokens / block) * block;

/** Tokens of one block. vLLM makes a block of a hybrid's attention as large as the state of one of its other layers:
 *  1,056 tokens for Qwen3.5 35B, 2,096 with an FP8 cache. docs/model.md#kv-blocks */
function blockTokens(s: CacheShape, bytesPerElement: number): number {
  return Math.max(KV_BLOCK_TOKENS, inBlocks(s.tokensPerState / bytesPerElement));
}

/** Cache bytes that one more token of one sequence adds once its windows are full; whole bytes, one full set.
 *  docs/model.md#kv */
export function kvBytesPerToken(model: ModelFacts, kvPrecision: KvPrecision): number {
  const s = cacheShape(model);
  return Math.round((s.growing + s.latent) * KV_BYTES[kvPrecision] + s.fixedBytes);
}

/** Bytes that one sequence of `tokens` tokens holds in one full set: whole blocks, windows up to their length,
 *  constant states. docs/model.md#kv */
export function kvBytesPerSequence(model: ModelFacts, kvPrecision: KvPrecision, tokens: number): number {
  return kvBytesPerSequencePerGpu(model, kvPrecision, tokens, { tensorParallel: 1, pipelineParallel: 1 });
}

/** The same on the fullest GPU of a layout: heads split and past their number replicated, latents on every rank,
 *  layers split by pipeline. docs/model.md#kv-sharding */
export function kvBytesPerSequencePerGpu(
  model: ModelFacts,
  kvPrecision: KvPrecision,
  tokens: number,
  layout: ParallelLayout,
): number {
  const s = cacheShape(model);
  const b = KV_BYTES[kvPrecision];
  return Math.ceil(
    cacheBytes(
      s,
      b,
      inBlocks(tokens, s.tokensPerState > 0 ? blockTokens(s, b) : KV_BLOCK_TOKENS),
      inBlocks(s.window),
      layout,
    ),
  );
}

/** Bytes of the cache of one sequence that a decoding step reads: kernels go by blocks of 16 whatever larger blocks it
 *  is allocated in. One full set. docs/model.md#kv-blocks */
export function kvBytesInUse(model: ModelFacts, kvPrecision: KvPrecision, tokens: number): number {
  const s = cacheShape(model);
  return cacheBytes(s, KV_BYTES[kvPrecision], inBlocks(tokens), inBlocks(s.window), {
    tensorParallel: 1,
    pipelineParallel: 1,
  });
}

function cacheBytes(s: CacheShape, b: number, held: number, window: number, layout: ParallelLayout): number {
  const { tensorParallel: tp, pipelineParallel: pp } = layout;
  const stage = Math.ceil(s.layers / pp) / s.layers;
  const share = Math.ceil(s.kvHeads / tp) / s.kvHeads;
  const windowShare = Math.ceil(s.windowHeads / tp) / s.windowHeads;
  const windowHeld = Math.min(held, window);
  const growing = held * ((s.growing * share + s.latent) * b + s.fixedBytes);
  const constant = windowHeld * s.windowed * windowShare * b + s.stateBytes / tp + s.crossElements * share * b;
  return (growing + constant) * stage;
}

/** Cache of windowed layers that a prompt passes through before it slides out, per GPU: an engine works on so many
 *  prompt tokens in one step, whatever the number of sequences. docs/model.md#windows */
export function windowedChunkBytesPerGpu(
  model: ModelFacts,
  kvPrecision: KvPrecision,
  tokens: number,
  layout: ParallelLayout,
): number {
  const s = cacheShape(model);
  const beyond = Math.min(PREFILL_CHUNK_TOKENS, inBlocks(tokens) - inBlocks(s.window));
  if (s.windowed === 0 || beyond <= 0) return 0;
  const stage = Math.ceil(s.layers / layout.pipelineParallel) / s.layers;
  return Math.ceil(
    beyond *
      s.windowed *
      (Math.ceil(s.windowHeads / layout.tensorParallel) / s.windowHeads) *
      KV_BYTES[kvPrecision] *
      stage,
  );
}

/** The most one sequence can hold at any moment: windows and a whole prompt step beside them. vLLM's printed maximum
 *  concurrency counts every sequence like this. docs/model.md#windows */
export function kvBytesPerSequenceCeiling(model: ModelFacts, kvPrecision: KvPrecision, tokens: number): number {
  const whole = { tensorParallel: 1, pipelineParallel: 1 };
  return kvBytesPerSequence(model, kvPrecision, tokens) + windowedChunkBytesPerGpu(model, kvPrecision, tokens, whole);
}
