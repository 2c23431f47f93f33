/** What the fullest GPU of a replica holds, in bytes; linear in the number of sequences. */
export interface Footprint {
  /** Weights; in training also gradients and optimiser states. */
  readonly weightsBytes: number;
  /** Cache of one sequence as planned. */
  readonly cacheBytesPerSequence: number;
  /** Cache of one sequence of the full context: the least the room must be; absent: as planned. */
  readonly leastCacheBytes?: number;
  /** Cache that is held once, whatever the number of sequences. */
  readonly sharedCacheBytes: number;
  readonly activationBytes: number;
  /** Activation of every sequence from `activationFloorSequences` on; the floor itself is held even when fewer are
   *  planned. */
  readonly activationBytesPerSequence: number;
  readonly activationFloorSequences: number;
  /** Driver and communication buffers, which the engine counts inside its budget. */
  readonly runtimeBytes: number;
  /** Captured graphs, which lie outside the budget. */
  readonly outsideBudgetBytes: number;
  /** Memory that the driver counts and a program does not see. */
  readonly driverBytes: number;
  /** Share of what it sees that the engine plans with. */
  readonly utilization: number;
  /** Share of the memory left beside weights and runtime that the engine gives to the cache; 1 where it takes all of
   *  its budget. */
  readonly shareOfFree?: number;
  /** Sequences the engine takes at once where memory does not bound them. */
  readonly engineSequences: number;
}

/** The cache members of a footprint. */
export type CacheFootprint = Pick<Footprint, 'cacheBytesPerSequence' | 'leastCacheBytes' | 'sharedCacheBytes'>;

/** Activations of so many sequences. */
export function activationBytesAt(footprint: Footprint, sequences: number): number {
  return (
    footprint.activationBytes +
    footprint.activationBytesPerSequence * Math.max(footprint.activationFloorSequences, sequences)
  );
}

/** Bytes of one GPU that the engine plans with; captured graphs must find room beside them. */
export function usableBytes(footprint: Footprint, physicalBytes: number): number {
  const seen = physicalBytes - footprint.driverBytes;
  return Math.min(seen * footprint.utilization, seen - footprint.outsideBudgetBytes);
}

const fixedBytes = (f: Footprint): number => f.weightsBytes + f.runtimeBytes + f.activationBytes;

/** What the engine leaves for the cache of one GPU when so many sequences are planned; negative when not even the
 *  weights fit. docs/model.md#budget */
export function roomBytes(footprint: Footprint, physicalBytes: number, sequences: number): number {
  const f = footprint;
  return (
    (usableBytes(f, physicalBytes) -
      fixedBytes(f) -
      f.activationBytesPerSequence * Math.max(f.activationFloorSequences, sequences)) *
    (f.shareOfFree ?? 1)
  );
}

/** Everything one GPU must be able to use to hold a single sequence. */
export function bytesOfOneSequence(footprint: Footprint): number {
  const f = footprint;
  return (
    fixedBytes(f) +
    f.activationBytesPerSequence * Math.max(1, f.activationFloorSequences) +
    cacheBytesOf(f, 1) / (f.shareOfFree ?? 1)
  );
}

/** Cache of so many sequences, with what is held once and at least one of the full context. docs/model.md#traffic */
export function cacheBytesOf(footprint: CacheFootprint, sequences: number): number {
  const f = footprint;
  return f.sharedCacheBytes + Math.max(f.cacheBytesPerSequence * sequences, f.leastCacheBytes ?? 0);
}

/** One sequence of the full context does not fit: less than one is held, however short the planned ones are. */
const JUST_UNDER_ONE = 1 - Number.EPSILON;

/** Sequences that one GPU holds, a fraction; less than one when not even a single one fits. Below the activation floor
 *  only the cache counts, above it activations too.
 *  Where memory does not bound them, what the engine takes at once. docs/model.md#budget */
export function sequencesWithin(footprint: Footprint, physicalBytes: number): number {
  const f = footprint;
  const atFloor = roomBytes(f, physicalBytes, 0) - f.sharedCacheBytes;
  if (atFloor < 0) return 0;
  const longest = f.leastCacheBytes ?? 0;
  if (atFloor < longest) return Math.min(atFloor / longest, JUST_UNDER_ONE);
  const share = f.shareOfFree ?? 1;
  if (f.cacheBytesPerSequence > 0) {
    const plain = atFloor / f.cacheBytesPerSequence;
    if (plain <= f.activationFloorSequences) return plain;
    return (
      (atFloor + f.activationBytesPerSequence * f.activationFloorSequences * share) /
      (f.cacheBytesPerSequence + f.activationBytesPerSequence * share)
    );
  }
  if (f.activationBytesPerSequence === 0) return f.engineSequences;
  return Math.min(
    f.engineSequences,
    (atFloor / share + f.activationBytesPerSequence * f.activationFloorSequences) / f.activationBytesPerSequence,
  );
}
