import type { ModelFacts } from '../facts/model-facts';
import type { KvPrecision } from '../facts/precision-name';
import type { ParallelLayout } from '../facts/workload';
import type { ServingDemand } from './demand';
import type { Footprint } from './footprint';
import { speculationBytes, speculationLayers, speculationOn } from '../facts/speculation';
import { kvBytesPerSequencePerGpu, windowedChunkBytesPerGpu } from './kv-cache';
import { engineOverhead, type Links } from './overhead';
import { placement } from './placement';
import type { ServingConfig } from './serving-config';
import { adapterBytes } from './training-memory';
import { weightBytes } from './weights';
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
  const cache = servingCache(model, config.kvPrecision, demand, placed);
  // Member by member: a hundred of these are made for an answer, and spreading is several times as slow.
  return {
    weightsBytes:
      (config.engine === 'llama.cpp'
        ? weightBytesPerLayerSplit(model, config.weightPrecision, gpus)
        : weightBytesPerGpu(model, config.weightPrecision, placed)) + besideModel(model, config, demand, gpus),
    cacheBytesPerSequence: cache.cacheBytesPerSequence,
    leastCacheBytes: cache.leastCacheBytes ?? 0,
    sharedCacheBytes: cache.sharedCacheBytes,
    activationBytes: overhead.activationBytes,
    activationBytesPerSequence: overhead.activationBytesPerSequence,
    activationFloorSequences: Math.max(overhead.activationFloorSequences, demand.startedWithSequences ?? 0),
    runtimeBytes: overhead.runtimeBytes,
    outsideBudgetBytes: overhead.outsideBudgetBytes,
    driverBytes: overhead.driverBytes,
    utilization: layout.memoryUtilization ?? overhead.utilization,
    shareOfFree: overhead.shareOfFree ?? 1,
    engineSequences: overhead.engineSequences,
  };
}

/** What is held beside the model on one of so many GPUs: adapters, and what proposes tokens ahead.
 *  docs/model.md#adapters */
function besideModel(model: ModelFacts, config: ServingConfig, demand: ServingDemand, gpus: number): number {
  const { adapters, speculativeMethod } = demand;
  const held = adapters === undefined ? 0 : adapters.count * adapterBytes(model, adapters.rank, 2);
  const proposing =
    speculativeMethod === undefined
      ? 0
      : speculationBytes(
          model,
          speculationOn(config.engine, speculativeMethod).method,
          weightBytes(model, config.weightPrecision),
        );
  return held + proposing === 0 ? 0 : Math.ceil((held + proposing) / gpus);
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
  const more = cacheFactor(model, demand);
  const bytes = (tokens: number): number =>
    Math.round(kvBytesPerSequencePerGpu(model, kvPrecision, tokens, placed) * more);
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

/** Cache of the layers that propose tokens beside that of the model's own, as a factor. */
export function cacheFactor(model: ModelFacts, { speculativeMethod }: ServingDemand): number {
  const layers = model.architecture?.kvLayers ?? 0;
  return speculativeMethod === undefined || layers === 0 ? 1 : 1 + speculationLayers(speculativeMethod) / layers;
}
