import type { ModelFacts } from '../facts/model-facts';
import type { Engine } from '../facts/precision-name';
import type { MemoryDemand, ServingDemand } from './demand';
import { activationBytesAt } from './footprint';
import { footprintOf, sequencesOf } from './footprint-of';
import { largestPartBytes } from './generation-memory';
import { kvBytesPerSequence, kvBytesPerSequenceCeiling, kvBytesPerToken, windowedChunkBytesPerGpu } from './kv-cache';
import type { ServingConfig } from './serving-config';
import { trainingState, type TrainingState } from './training-memory';
import { hostEmbeddingBytes, loadedWeightBytes } from './weights';

/** The memory one workload needs, whatever the GPUs; bytes, integers, the four parts sum to the total. */
export interface Requirement {
  /** One full set of weights as loaded over the fewest 80 GB GPUs that hold it; in training also gradients and optimiser states. */
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

/** What is needed to hold the demand once: weights, cache, activations and runtime. docs/model.md#requirement */
export function requirement(model: ModelFacts, config: ServingConfig, demand: MemoryDemand): Requirement {
  const f = footprintOf(model, config, ONE_GPU, demand);
  const sequences = sequencesOf(demand);
  const training = demand.task === 'training' ? trainingState(model, config, demand, 1) : undefined;
  const generation =
    training === undefined && (demand.task === 'generation' || model.kind === 'image' || model.kind === 'video');
  const served = training === undefined && !generation;
  const elsewhere = !served
    ? 0
    : config.engine === 'llama.cpp'
      ? hostEmbeddingBytes(model, config.weightPrecision)
      : loadedWeightBytes(model, config.weightPrecision).repeatedBytes;
  const weightsBytes = f.weightsBytes + elsewhere;
  const serving = served && (demand.task === undefined || demand.task === 'serving');
  const tokens = serving ? Math.min(demand.contextTokens, demand.tokensPerSequence ?? demand.contextTokens) : 0;
  // The chunk of a prompt that passes through windows is part of the range, not of the figure: an engine holds it once, in room that is there anyway.
  const prefixBytes = serving ? f.sharedCacheBytes - windowedChunk(model, config, demand) : 0;
  const kvCacheBytes = Math.ceil(prefixBytes + Math.max(f.cacheBytesPerSequence * sequences, f.leastCacheBytes ?? 0));
  const activationBytes = Math.ceil(activationBytesAt(f, sequences));
  const runtimeOverheadBytes = f.runtimeBytes + f.outsideBudgetBytes;
  const totalRequiredBytes = weightsBytes + kvCacheBytes + activationBytes + runtimeOverheadBytes;
  const overhead = activationBytes + runtimeOverheadBytes;
  const low = generation
    ? Math.min(weightsBytes, largestPartBytes(model, config.weightPrecision)) + 0.5 * overhead
    : 0.98 * weightsBytes + kvCacheBytes * (model.leastCacheShare ?? 1) + 0.6 * overhead;
  const ceiling = serving
    ? Math.max(
        kvBytesPerSequenceCeiling(model, config.kvPrecision, tokens) * sequences,
        kvBytesPerSequenceCeiling(model, config.kvPrecision, demand.contextTokens),
      )
    : 0;
  const high = served
    ? 1.03 * weightsBytes + Math.max(kvCacheBytes, ceiling) + 1.5 * overhead
    : 1.1 * weightsBytes + 1.6 * overhead;
  return {
    weightsBytes,
    kvCacheBytes,
    activationBytes,
    runtimeOverheadBytes,
    totalRequiredBytes,
    kvCacheBytesPerToken: served ? kvBytesPerToken(model, config.kvPrecision) : 0,
    kvCacheBytesPerSequence: serving ? kvBytesPerSequence(model, config.kvPrecision, tokens) : f.cacheBytesPerSequence,
    kvCacheTokensPerSequence: serving ? tokens : 0,
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
