/** What the fullest GPU of a replica holds, in bytes; linear in the number of sequences. */
export interface Footprint {
  /** Weights; in training also gradients and optimiser states. */
  readonly weightsBytes: number;
  /** Cache of one sequence. */
  readonly cacheBytesPerSequence: number;
  /** Cache that is held once, whatever the number of sequences. */
  readonly sharedCacheBytes: number;
  readonly activationBytes: number;
  /** Activation of every sequence from `activationFloorSequences` on; the floor itself is held even when fewer are planned. */
  readonly activationBytesPerSequence: number;
  readonly activationFloorSequences: number;
  /** Driver and communication buffers, which the engine counts inside its budget. */
  readonly runtimeBytes: number;
  /** Captured graphs, which lie outside the budget. */
  readonly outsideBudgetBytes: number;
  /** Share of the physical memory the engine plans with. */
  readonly utilization: number;
  /** Sequences the engine takes at once where memory does not bound them. */
  readonly engineSequences: number;
}

/** Activations of so many sequences. */
export function activationBytesAt(footprint: Footprint, sequences: number): number {
  return footprint.activationBytes + footprint.activationBytesPerSequence * Math.max(footprint.activationFloorSequences, sequences);
}
