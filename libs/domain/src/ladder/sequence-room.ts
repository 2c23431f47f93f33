import type { MemoryDemand } from '../memory/demand';
import type { Footprint } from '../memory/footprint';
import { footprintAnew } from '../memory/footprint-of';
import { linksOf } from '../memory/overhead';
import { heldOver } from '../memory/replica-memory';
import { oneSequenceOf } from './memory-demand';
import type { PartLayout } from './part-layouts';
import type { PlannedWorkload } from './planned-workload';

/** What layouts hold of sequences of one length. Parts enter a footprint by their links alone, so a hundred of
 *  them share a dozen. */
export class SequenceRoom {
  private readonly footprints = new Map<number, Footprint>();

  /** @param one what one of them takes */
  constructor(
    private readonly work: PlannedWorkload,
    private readonly one: MemoryDemand,
  ) {}

  footprint(on: PartLayout): Footprint {
    return this.footprints.get(on.number) ?? this.added(on);
  }

  private added({ gpu, layout, number }: PartLayout): Footprint {
    const { model, config } = this.work;
    const footprint = footprintAnew(model, config, layout, this.one, linksOf(gpu));
    this.footprints.set(number, footprint);
    return footprint;
  }

  /** Sequences that a replica holds, a fraction: `replicaMemory(...).maxSequencesExact`. */
  held(on: PartLayout): number {
    return heldOver(this.footprint(on), on.memoryBytes, on.ranks);
  }

  /** The same at the raised share of memory where the usual one is too small for one. */
  mostHeld(on: PartLayout): number {
    const held = this.held(on);
    return held >= 1 || on.raised === undefined ? held : this.held(on.raised);
  }
}

const roomsKnown = new WeakMap<PlannedWorkload, SequenceRoom>();

/** The room of a workload; the same for the same workload. */
export function roomOf(work: PlannedWorkload): SequenceRoom {
  let room = roomsKnown.get(work);
  if (!room) roomsKnown.set(work, (room = new SequenceRoom(work, oneSequenceOf(work))));
  return room;
}
