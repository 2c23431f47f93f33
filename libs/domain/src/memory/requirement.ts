import type { ModelFacts } from '../facts/model-facts';
import { kvBytesPerSequence, kvBytesPerToken } from './kv-cache';
import { overheadPerGpu } from './overhead';
import type { ServingConfig } from './serving-config';
import { weightBytes } from './weights';

/** What has to be held at once. */
export interface ServingDemand {
  /** Longest sequence to be held, tokens. */
  readonly contextTokens: number;
  /** Sequences in flight over the replica. */
  readonly sequences: number;
}

/** The memory one workload needs, whatever the GPUs; bytes, integers, the four parts sum to the total. */
export interface Requirement {
  readonly weightsBytes: number;
  readonly kvCacheBytes: number;
  readonly activationBytes: number;
  readonly runtimeOverheadBytes: number;
  readonly totalRequiredBytes: number;
  readonly kvCacheBytesPerToken: number;
  readonly kvCacheBytesPerSequence: number;
  /** The range measured starts lie in. */
  readonly lowBytes: number;
  readonly highBytes: number;
  /** Engine and version the overheads were measured with. */
  readonly basis: string;
}

const ONE_GPU = { tensorParallel: 1, pipelineParallel: 1 } as const;

/** One full set of weights, the cache of `sequences` sequences, activations and runtime. docs/model.md#requirement */
export function requirement(model: ModelFacts, config: ServingConfig, demand: ServingDemand): Requirement {
  const weightsBytes = weightBytes(model, config.weightPrecision);
  const kvCacheBytesPerSequence = kvBytesPerSequence(model, config.kvPrecision, demand.contextTokens);
  const kvCacheBytes = Math.ceil(kvCacheBytesPerSequence * demand.sequences);
  const { activationBytes, runtimeBytes } = overheadPerGpu(model, config.engine, ONE_GPU, demand.sequences);
  const totalRequiredBytes = weightsBytes + kvCacheBytes + activationBytes + runtimeBytes;
  return {
    weightsBytes, kvCacheBytes, activationBytes, runtimeOverheadBytes: runtimeBytes, totalRequiredBytes,
    kvCacheBytesPerToken: kvBytesPerToken(model, config.kvPrecision), kvCacheBytesPerSequence,
    lowBytes: Math.round(weightsBytes * 0.98 + kvCacheBytes + 0.5 * (activationBytes + runtimeBytes)),
    highBytes: Math.round(weightsBytes * 1.03 + kvCacheBytes + 1.5 * (activationBytes + runtimeBytes)),
    basis: config.engine === 'llama.cpp' ? 'llama.cpp, 512-token batches' : 'vLLM 0.19 V1, max_num_batched_tokens 8192',
  };
}
