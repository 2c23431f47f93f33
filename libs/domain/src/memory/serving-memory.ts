import type { ModelFacts } from '../facts/model-facts';
import type { ParallelLayout } from '../facts/workload';
import type { ServingDemand } from './demand';
import type { Footprint } from './footprint';
import { kvBytesPerSequencePerGpu, windowedChunkBytesPerGpu } from './kv-cache';
import { engineOverhead, type Links } from './overhead';
import { placement } from './placement';
import type { ServingConfig } from './serving-config';
import { adapterBytes } from './training-memory';
import { weightBytesPerGpu, weightBytesPerLayerSplit } from './weights';

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
    cacheBytesPerSequence: kvBytesPerSequencePerGpu(model, config.kvPrecision, demand.contextTokens, placed),
    sharedCacheBytes: windowedChunkBytesPerGpu(model, config.kvPrecision, demand.contextTokens, placed),
    ...overhead,
  };
}
