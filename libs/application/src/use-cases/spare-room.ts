import {
  assessGroup,
  type FleetGroup,
  type GpuFacts,
  headroomFraction,
  type PlannedWorkload,
  type Rung,
} from '@compute-advisor/domain';
import { partOf } from './fleet-parts';
import type { Planned } from './planned';

/** GPUs of one part that are there: some in no use, others with memory and time to spare. */
export interface Room {
  readonly gpu: GpuFacts;
  /** In use by nobody. */
  readonly freeGpus: number;
  /** On each GPU that is in use: bytes that stay free, and the share of its time that is planned for. */
  readonly freeBytes: number;
  readonly usedShare: number;
}

/** Memory that stays free on a GPU that two services share. */
const SPARE = 0.1;

/** What is left beside the first service on the machines of the best option. */
export const roomsBeside = ({ best }: Planned): readonly Room[] => (best ? [roomBeside(best, best.gpusIdle)] : []);

/** What the first service leaves of the stated fleet; `fits` is false when the fleet does not carry it at all.
 *  Undefined where none is stated. */
export function roomsOfFleet(first: Planned): { readonly rooms: readonly Room[]; readonly fits: boolean } | undefined {
  const { question: q, books, work, market } = first;
  if (q.fleet === undefined) return undefined;
  const groups = q.fleet.value.flatMap((line): FleetGroup[] => {
    const gpu = partOf(line, books.catalog, q);
    return gpu ? [{ gpu, gpuCount: line.gpuCount }] : [];
  });
  const rooms: Room[] = [];
  let fits = false;
  for (const { gpu, gpuCount } of groups) {
    const taken: Rung | undefined = fits ? undefined : fewestOf(work, market, gpu, gpuCount);
    fits = fits || taken !== undefined;
    rooms.push(taken ? roomBeside(taken, gpuCount - taken.gpuCount) : allFree(gpu, gpuCount));
  }
  return { rooms, fits };
}

/** A service on hardware that is there, and what is then left. */
export interface Packed {
  readonly rung: Rung;
  readonly placed: 'spare' | 'shared';
  readonly rooms: readonly Room[];
  /** `shared`: what all services on these GPUs take of the capacity together. */
  readonly usedShare?: number;
}

/** Puts a service onto a GPU that another one leaves room on, else onto as few of the free ones as carry it; undefined
 *  when there is no room. */
export function packInto(rooms: readonly Room[], { work, market }: Planned): Packed | undefined {
  for (const [at, room] of rooms.entries()) {
    const one = carriedBy(work, market, room.gpu, 1);
    const needed = one?.service.neededBytes(one.concurrency) ?? Infinity;
    const spare = room.freeBytes - SPARE * room.gpu.memoryBytesUsable;
    if (one && needed <= spare && room.usedShare + one.utilizationFraction <= work.capacityShare) {
      const usedShare = room.usedShare + one.utilizationFraction;
      const left = { ...room, freeBytes: room.freeBytes - needed, usedShare };
      return { rung: one, placed: 'shared', rooms: replaced(rooms, at, left), usedShare };
    }
  }
  for (const [at, room] of rooms.entries()) {
    const rung = room.freeGpus > 0 ? fewestOf(work, market, room.gpu, room.freeGpus) : undefined;
    if (rung) {
      const left = { ...room, freeGpus: room.freeGpus - rung.gpuCount };
      return { rung, placed: 'spare', rooms: replaced(rooms, at, left) };
    }
  }
  return undefined;
}

const replaced = (rooms: readonly Room[], at: number, room: Room): readonly Room[] =>
  rooms.map((r, i) => (i === at ? room : r));

const allFree = (gpu: GpuFacts, freeGpus: number): Room => ({ gpu, freeGpus, freeBytes: 0, usedShare: 1 });

const roomBeside = (r: Rung, freeGpus: number): Room => ({
  gpu: r.gpu,
  freeGpus,
  freeBytes: headroomFraction(r) * r.gpu.memoryBytesUsable,
  usedShare: r.utilizationFraction,
});

/** The load on so many GPUs that stand, where they carry it within the share of capacity a plan may use. */
function carriedBy(
  work: PlannedWorkload,
  market: Planned['market'],
  gpu: GpuFacts,
  gpuCount: number,
): Rung | undefined {
  const { rung, fits } = assessGroup(work, market, { gpu, gpuCount });
  return fits && rung && rung.utilizationFraction <= work.capacityShare ? rung : undefined;
}

/** The load on as few of the GPUs as carry it. */
function fewestOf(work: PlannedWorkload, market: Planned['market'], gpu: GpuFacts, most: number): Rung | undefined {
  for (let n = 1; n <= most; n++) {
    const rung = carriedBy(work, market, gpu, n);
    if (rung) return rung;
  }
  return undefined;
}
