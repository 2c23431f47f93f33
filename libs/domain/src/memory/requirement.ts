import type { ModelFacts } from '../facts/model-facts';
import type { Engine } from '../facts/precision-name';
import type { MemoryDemand, ServingDemand } from './demand';
import { activationBytesAt, type Footprint } from './footprint';
import { footprintOf, sequencesOf } from './footprint-of';
import { largestPartBytes } from './generation-memory';
import { kvBytesPerSequence, kvBytesPerSequenceCeiling, kvBytesPerToken, windowedChunkBytesPerGpu } from './kv-cache';
import type { ServingConfig } from './serving-config';
import { cacheFactor } from './serving-memory';
import { trainingState, type TrainingState } from './training-memory';
import { hostEmbeddingBytes, loadedWeightBytes } from './placed-weights';
import { weightSpread } from './weights';

/** The memory one workload needs, whatever the GPUs; bytes, integers, the four parts sum to the total. */
export interface Requirement {
  /** One full set of weights as loaded over the fewest 80 GB GPUs that hold it; in training also gradients and
   *  optimiser states. */
  readonly weightsBytes: number;
  readonly kvCacheBytes: number;
  readonly activationBytes: number;
  readonly runtimeOverheadBytes: number;
  readonly totalRequiredBytes: number;
  readonly kvCacheBytesPerToken: number;
  /** Of one sequence of `kvCacheTokensPerSequence` tokens. */
  readonly kvCacheBytesPerSequence: number;
  /** Tokens planned per sequence; 0 where nothing is cached. docs/model.md#traffic */
  readonly kvCacheTokensPerSequence: number;
  /** The range that measured starts of this kind lie in. */
  readonly lowBytes: number;
  readonly highBytes: number;
  /** What the overheads were measured with, or what the estimate rests on. */
  readonly basis: string;
  /** How far the figure may be trusted: fitted to engine logs, or an estimate from published formulas. */
  readonly accuracy: 'measured' | 'estimated';
  /** Training only: what `weightsBytes` is made of. */
  readonly training?: TrainingState;
}

const windowedChunk = (model: ModelFacts, config: ServingConfig, demand: ServingDemand): number =>
  windowedChunkBytesPerGpu(model, config.kvPrecision, demand.contextTokens, ONE_GPU);

const ONE_GPU = { tensorParallel: 1, pipelineParallel: 1 } as const;

/** The demand where tokens are served; undefined in training and where images or videos are made. */
function servingOf(model: ModelFacts, demand: MemoryDemand): ServingDemand | undefined {
  if (demand.task === 'training' || demand.task === 'generation') return undefined;
  return model.kind === 'image' || model.kind === 'video' ? undefined : demand;
}

/** What one set of loaded weights takes beside the one GPU that the footprint is of. */
function weightsElsewhere(model: ModelFacts, config: ServingConfig): number {
  return config.engine === 'llama.cpp'
    ? hostEmbeddingBytes(model, config.weightPrecision)
    : loadedWeightBytes(model, config.weightPrecision).repeatedBytes;
}

/** The cache of a demand; bytes. `ceiling` is what the sequences hold where an engine frees nothing. */
interface CacheNeed {
  readonly tokens: number;
  readonly prefixBytes: number;
  readonly perToken: number;
  readonly perSequence: number;
  readonly ceiling: number;
}

function cacheNeed(model: ModelFacts, config: ServingConfig, demand: ServingDemand, f: Footprint): CacheNeed {
  const { contextTokens, sequences } = demand;
  const more = cacheFactor(model, demand);
  const tokens = Math.min(contextTokens, demand.tokensPerSequence ?? contextTokens);
  return {
    tokens,
    // The chunk of a prompt that passes through windows is part of the range, not of the figure: an engine holds it
    // once, in room that is there anyway.
    prefixBytes: f.sharedCacheBytes - windowedChunk(model, config, demand),
    perToken: Math.round(kvBytesPerToken(model, config.kvPrecision) * more),
    perSequence: Math.round(kvBytesPerSequence(model, config.kvPrecision, tokens) * more),
    ceiling: Math.max(
      kvBytesPerSequenceCeiling(model, config.kvPrecision, tokens) * sequences,
      kvBytesPerSequenceCeiling(model, config.kvPrecision, contextTokens),
    ),
  };
}

/** Without serving, nothing is cached but what the footprint says of one sequence. */
const noCache = (f: Footprint): CacheNeed => ({
  tokens: 0,
  prefixBytes: 0,
  perToken: 0,
  perSequence: f.cacheBytesPerSequence,
  ceiling: 0,
});

/** What is needed to hold the demand once: weights, cache, activations and runtime. docs/model.md#requirement */
export function requirement(model: ModelFacts, config: ServingConfig, demand: MemoryDemand): Requirement {
  const f = footprintOf(model, config, ONE_GPU, demand);
  const sequences = sequencesOf(demand);
  const training = demand.task === 'training' ? trainingState(model, config, demand, 1) : undefined;
  const serving = servingOf(model, demand);
  const served = serving !== undefined;
  const generation = training === undefined && !served;
  const weightsBytes = f.weightsBytes + (served ? weightsElsewhere(model, config) : 0);
  const cache = served ? cacheNeed(model, config, serving, f) : noCache(f);
  const kvCacheBytes = Math.ceil(
    cache.prefixBytes + Math.max(f.cacheBytesPerSequence * sequences, f.leastCacheBytes ?? 0),
  );
  const activationBytes = Math.ceil(activationBytesAt(f, sequences));
  const runtimeOverheadBytes = f.runtimeBytes + f.outsideBudgetBytes;
  const totalRequiredBytes = weightsBytes + kvCacheBytes + activationBytes + runtimeOverheadBytes;
  const overhead = activationBytes + runtimeOverheadBytes;
  const spread = weightSpread(model, config.weightPrecision);
  const low = generation
    ? Math.min(weightsBytes, largestPartBytes(model, config.weightPrecision)) + 0.5 * overhead
    : spread.low * weightsBytes + kvCacheBytes * (model.leastCacheShare ?? 1) + 0.6 * overhead;
  const high = served
    ? spread.high * weightsBytes + Math.max(kvCacheBytes, cache.ceiling) + 1.5 * overhead
    : 1.1 * weightsBytes + 1.6 * overhead;
  return {
    weightsBytes,
    kvCacheBytes,
    activationBytes,
    runtimeOverheadBytes,
    totalRequiredBytes,
    kvCacheBytesPerToken: cache.perToken,
    kvCacheBytesPerSequence: cache.perSequence,
    kvCacheTokensPerSequence: cache.tokens,
    lowBytes: Math.floor(low),
    highBytes: Math.ceil(high),
    basis: basisOf(config, training !== undefined, generation),
    accuracy: served && config.engine === 'vllm' && model.architecture !== undefined ? 'measured' : 'estimated',
    ...(training === undefined ? {} : { training }),
  };
}

const ENGINE_BASIS: Readonly<Record<Engine, string>> = {
  vllm: 'vLLM 0.19 V1, max_num_batched_tokens 8192',
  sglang: 'figures of vLLM 0.19 V1, taken over for SGLang',
  'tensorrt-llm': 'TensorRT-LLM, 90 % of the free memory for the cache',
  'llama.cpp': 'llama.cpp, 512-token batches',
};

function basisOf(config: ServingConfig, training: boolean, generation: boolean): string {
  if (training) return 'AdamW in mixed precision, gradient checkpointing, flash attention';
  return generation ? 'all pipeline parts resident, no tiling, no offloading' : ENGINE_BASIS[config.engine];
}
