import type { ModelFacts } from '../facts/model-facts';
import type { KvPrecision } from '../facts/precision-name';
import type { ParallelLayout } from '../facts/workload';
import type { ServingDemand } from './demand';
import type { Footprint } from './footprint';
import { kvBytesPerSequencePerGpu, windowedChunkBytesPerGpu } from './kv-cache';
import { engineOverhead, type Links } from './overhead';
import { placement } from './placement';
import type { ServingConfig } from './serving-config';
import { adapterBytes } from './training-memory';
import { weightBytesPerGpu, weightBytesPerLayerSplit } from './placed-weights';

/** Serving: weights, cache, activations and runtime of one GPU of the layout. docs/model.md#requirement */
export function servingFootprint(
  model: ModelFacts,
  config: ServingConfig,
  layout: ParallelLayout,
  demand: ServingDemand,
  links: Links,
): Footprint {
  const placed = placement(config.engine, layout);
  const overhead = engineOverhead(model, config.engine, layout, links);
  const gpus = layout.tensorParallel * layout.pipelineParallel;
  const adapters =
    demand.adapters === undefined
      ? 0
      : Math.ceil((demand.adapters.count * adapterBytes(model, demand.adapters.rank, 2)) / gpus);
  return {
    weightsBytes:
      (config.engine === 'llama.cpp'
        ? weightBytesPerLayerSplit(model, config.weightPrecision, gpus)
        : weightBytesPerGpu(model, config.weightPrecision, placed)) + adapters,
    ...servingCache(model, config.kvPrecision, demand, placed),
    ...overhead,
    utilization: layout.memoryUtilization ?? overhead.utilization,
    activationFloorSequences: Math.max(overhead.activationFloorSequences, demand.startedWithSequences ?? 0),
  };
}

/** Cache of one sequence as planned, of the longest one, and what is held once: the chunk of a prompt that passes
 *  through windows, and a prefix that all share. docs/model.md#traffic */
export function servingCache(
  model: ModelFacts,
  kvPrecision: KvPrecision,
  demand: ServingDemand,
  placed: ParallelLayout,
): Pick<Footprint, 'cacheBytesPerSequence' | 'leastCacheBytes' | 'sharedCacheBytes'> {
  const { contextTokens } = demand;
  const planned = Math.min(contextTokens, demand.tokensPerSequence ?? contextTokens);
  const bytes = (tokens: number): number => kvBytesPerSequencePerGpu(model, kvPrecision, tokens, placed);
  const shared = Math.min(planned, demand.sharedPrefixTokens ?? 0);
  const full = bytes(planned);
  // Whole blocks of the prefix are shared; a state that does not grow belongs to each sequence.
  const prefix = shared > 0 ? Math.min(full, bytes(shared) - bytes(0)) : 0;
  return {
    cacheBytesPerSequence: full - prefix,
    leastCacheBytes: Math.max(0, bytes(contextTokens) - prefix),
    sharedCacheBytes: windowedChunkBytesPerGpu(model, kvPrecision, contextTokens, placed) + prefix,
  };
}
