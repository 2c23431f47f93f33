import type { GpuFacts } from '../facts/gpu-facts';
import type { ModelFacts } from '../facts/model-facts';
import { attentionRanks, gpusOf, type ParallelLayout } from '../facts/workload';
import type { MemoryDemand } from './demand';
import {
  activationBytesAt,
  bytesOfOneSequence,
  cacheBytesOf,
  type Footprint,
  roomBytes,
  sequencesWithin,
  usableBytes,
} from './footprint';
import { footprintOf, sequencesOf } from './footprint-of';
import { linksOf } from './overhead';
import type { ServingConfig } from './serving-config';

/** One replica on one kind of part. Bytes over the whole replica. */
export interface ReplicaMemory {
  readonly installedBytes: number;
  /** Weights, cache of the demanded sequences, activations and runtime, every GPU counted as full as the fullest. */
  readonly neededBytes: number;
  /** 1 - needed / installed; negative when it does not fit. */
  readonly headroomFraction: number;
  /** Cache room beside weights, activations and runtime. */
  readonly kvRoomBytes: number;
  /** Whole sequences of the planned length that the replica holds; 0 when not even one. In training: per GPU. */
  readonly maxSequences: number;
  /** The same without rounding down, the figure engines print as their maximum concurrency. */
  readonly maxSequencesExact: number;
  readonly fits: boolean;
  /** Why it does not fit; absent when it does. */
  readonly reason?: string;
}

/** `replicaMemory(...).maxSequencesExact` alone. */
export function sequencesHeld(
  model: ModelFacts,
  config: ServingConfig,
  layout: ParallelLayout,
  gpu: GpuFacts,
  demand: MemoryDemand,
): number {
  const footprint = footprintOf(model, config, layout, demand, linksOf(gpu));
  return heldOver(footprint, gpu.memoryBytesUsable, attentionRanks(layout));
}

/** Sequences that a replica of so many ranks of attention holds. Every rank has room of its own: what none of them
 *  holds alone they do not hold together. @param physicalBytes of one GPU */
export function heldOver(f: Footprint, physicalBytes: number, ranks: number): number {
  const onRank = sequencesWithin(f, physicalBytes);
  return onRank < 1 ? onRank : onRank * ranks;
}

/** `replicaMemory(...).neededBytes` alone. */
export function neededBytes(
  model: ModelFacts,
  config: ServingConfig,
  layout: ParallelLayout,
  gpu: GpuFacts,
  demand: MemoryDemand,
  demanded: number,
): number {
  return neededOver(footprintOf(model, config, layout, demand, linksOf(gpu)), layout, demanded);
}

/** The same for a footprint of the layout. */
export const neededOver = (f: Footprint, layout: ParallelLayout, demanded: number): number =>
  neededWith(f, demanded / attentionRanks(layout)) * gpusOf(layout);

/** Bytes that one GPU needs with so many sequences on its rank. */
const neededWith = (f: Footprint, sequences: number): number =>
  Math.ceil(
    f.weightsBytes +
      f.runtimeBytes +
      f.outsideBudgetBytes +
      cacheBytesOf(f, sequences) +
      activationBytesAt(f, sequences),
  );

const gib = (bytes: number): string => `${Math.round((bytes / 2 ** 30) * 10) / 10} GiB`;

/** Places one replica: what it needs, what is left for the cache and how many sequences that holds.
 *  docs/model.md#budget
 *  @param demanded sequences to hold; absent: those of the demand */
export function replicaMemory(
  model: ModelFacts,
  config: ServingConfig,
  layout: ParallelLayout,
  gpu: GpuFacts,
  demand: MemoryDemand,
  demanded = sequencesOf(demand),
): ReplicaMemory {
  const gpus = gpusOf(layout);
  const f = footprintOf(model, config, layout, demand, linksOf(gpu));
  const ranks = attentionRanks(layout);
  const sequences = demanded / ranks;
  const physical = gpu.memoryBytesUsable;
  const needed = neededWith(f, sequences) * gpus;
  const installedBytes = physical * gpus;
  const room = roomBytes(f, physical, sequences);
  const maxSequencesExact = heldOver(f, physical, ranks);
  const maxSequences = Math.floor(maxSequencesExact);
  const fits = maxSequences >= sequences * ranks && needed <= installedBytes;
  return {
    installedBytes,
    neededBytes: needed,
    headroomFraction: 1 - needed / installedBytes,
    kvRoomBytes: Math.max(0, Math.floor(room)) * gpus,
    maxSequences,
    maxSequencesExact,
    fits,
    ...(fits
      ? {}
      : {
          reason:
            maxSequences === 0
              ? `${gib(bytesOfOneSequence(f))} are needed per GPU for one sequence, ` +
                `${gib(usableBytes(f, physical))} of one ${gpu.name} can be used`
              : `the replica holds ${maxSequences} of the ${Math.ceil(sequences * ranks)} sequences`,
        }),
  };
}

/** What one replica's memory is taken by, bytes; the four sum to what `replicaMemory` says is needed. */
export interface ReplicaMemoryParts {
  readonly weightsBytes: number;
  readonly cacheBytes: number;
  readonly activationBytes: number;
  /** The engine's own memory, what lies outside its budget included. */
  readonly runtimeBytes: number;
}

/** The parts of `replicaMemory(...).neededBytes`, every GPU counted as full as the fullest; the fraction of a byte per
 *  GPU that is rounded up there stands in the runtime. */
export function replicaMemoryParts(
  model: ModelFacts,
  config: ServingConfig,
  layout: ParallelLayout,
  gpu: GpuFacts,
  demand: MemoryDemand,
  demanded = sequencesOf(demand),
): ReplicaMemoryParts {
  const gpus = gpusOf(layout);
  const f = footprintOf(model, config, layout, demand, linksOf(gpu));
  const sequences = demanded / attentionRanks(layout);
  const needed = replicaMemory(model, config, layout, gpu, demand, demanded).neededBytes;
  const weightsBytes = Math.floor(f.weightsBytes) * gpus;
  const cacheBytes = Math.floor(cacheBytesOf(f, sequences)) * gpus;
  const activationBytes = Math.floor(activationBytesAt(f, sequences)) * gpus;
  return {
    weightsBytes,
    cacheBytes,
    activationBytes,
    runtimeBytes: needed - weightsBytes - cacheBytes - activationBytes,
  };
}
