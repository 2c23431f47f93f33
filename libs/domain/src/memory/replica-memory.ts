import type { GpuFacts } from '../facts/gpu-facts';
import type { ModelFacts } from '../facts/model-facts';
import type { ParallelLayout } from '../facts/workload';
import { kvBytesPerSequencePerGpu } from './kv-cache';
import { activationBytesPerSequence, nonTorchBytes, overheadPerGpu, samplerSequences } from './overhead';
import type { ServingDemand } from './requirement';
import type { ServingConfig } from './serving-config';
import { weightBytesPerGpu } from './weights';

/** Share of the physical memory an engine plans with (vLLM `gpu_memory_utilization`). docs/model.md#budget */
export const MEMORY_UTILIZATION = 0.9;

/** One replica on one kind of part. Bytes over the whole replica. */
export interface ReplicaMemory {
  readonly installedBytes: number;
  /** Weights, cache of the demanded sequences, activations and runtime, on every GPU as full as the fullest. */
  readonly neededBytes: number;
  /** 1 - needed / installed; negative when it does not fit. */
  readonly headroomFraction: number;
  /** Cache room beside weights, activations and runtime. */
  readonly kvRoomBytes: number;
  /** Whole sequences of the demanded context that the room holds; 0 when not even one. */
  readonly maxSequences: number;
  readonly fits: boolean;
  /** Why it does not fit; absent when it does. */
  readonly reason?: string;
}

/** A model without a cache (encoders) is bounded by the engine's batch, not by memory. */
const ENGINE_SEQUENCES = 1024;

const gib = (bytes: number): string => `${Math.round(bytes / 2 ** 30 * 10) / 10} GiB`;

/** Places one replica: what it needs, what is left for the cache and how many sequences that holds. docs/model.md#budget */
export function replicaMemory(model: ModelFacts, config: ServingConfig, layout: ParallelLayout, gpu: GpuFacts, demand: ServingDemand): ReplicaMemory {
  const gpus = layout.tensorParallel * layout.pipelineParallel;
  const weights = weightBytesPerGpu(model, config.weightPrecision, layout);
  const perSequence = kvBytesPerSequencePerGpu(model, config.kvPrecision, demand.contextTokens, layout);
  const overhead = overheadPerGpu(model, config.engine, layout, demand.sequences);
  const neededPerGpu = weights + perSequence * demand.sequences + overhead.activationBytes + overhead.runtimeBytes;
  const physical = gpu.memoryBytesUsable;
  const budget = physical * MEMORY_UTILIZATION - weights - nonTorchBytes(config.engine, layout);
  const room = Math.min(budget - overhead.activationBytes, physical - weights - overhead.activationBytes - overhead.runtimeBytes);
  const installedBytes = physical * gpus;
  const neededBytes = Math.ceil(neededPerGpu) * gpus;
  const maxSequences = sequencesThatFit(model, config, demand.sequences, room, perSequence);
  const kvRoomBytes = Math.max(0, Math.floor(room)) * gpus;
  const fits = room >= 0 && maxSequences >= demand.sequences && neededBytes <= installedBytes;
  return {
    installedBytes, neededBytes, headroomFraction: 1 - neededBytes / installedBytes, kvRoomBytes, maxSequences, fits,
    ...(fits ? {} : { reason: room < 0
      ? `weights and runtime take ${gib(weights + overhead.activationBytes + overhead.runtimeBytes)} of the ${gib(physical * MEMORY_UTILIZATION)} an engine uses of one ${gpu.name}`
      : `the cache room holds ${maxSequences} of ${Math.ceil(demand.sequences)} sequences of ${demand.contextTokens} tokens` }),
  };
}

/** Past the sampler's floor every further sequence costs activation as well as cache. */
function sequencesThatFit(model: ModelFacts, config: ServingConfig, planned: number, room: number, perSequence: number): number {
  if (room < 0) return 0;
  if (perSequence === 0) return Math.max(ENGINE_SEQUENCES, Math.ceil(planned));
  const activation = activationBytesPerSequence(model, config.engine);
  const floor = samplerSequences(0);
  const atFloor = room + (samplerSequences(planned) - floor) * activation;
  const plain = Math.floor(atFloor / perSequence);
  return plain <= floor ? Math.max(0, plain) : Math.floor((atFloor + floor * activation) / (perSequence + activation));
}
