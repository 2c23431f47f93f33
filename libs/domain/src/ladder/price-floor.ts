import type { GpuFacts } from '../facts/gpu-facts';
import { gpusOf, type ParallelLayout } from '../facts/workload';
import type { MarketRate } from '../money/market-rate';
import { usdForHours } from '../money/monthly-cost';
import { machinesFor, machinesHosting } from './machine-choices';
import { isOtherWork } from './other-service';
import type { PricedPart } from './memory-floor';
import { layoutsOf } from './part-layouts';
import type { PlannedWorkload } from './planned-workload';
import { roomOf } from './sequence-room';
import { demandOfSite, sitesOf } from './sites';

/** Bills are rounded to cents. */
const CENT = 0.01;

/** USD per month below which no layout of a part carries a workload, by its memory alone: as many whole machines as
 *  the sequences in flight take where nothing but room bounds them. Infinite where no layout holds it or nobody sells
 *  a machine for one; 0 for work that no cache bounds. Far cheaper to ask than what the part costs. */
export function leastBillOf(work: PlannedWorkload, { gpu, rate, leastUsdPerGpuHour }: PricedPart): number {
  if (isOtherWork(work)) return 0;
  if (rate === undefined) return Infinity;
  let least = Infinity;
  const room = roomOf(work);
  const usdPerGpuMonth = leastUsdPerGpuHour * work.hoursPerMonth;
  for (const on of layoutsOf(work, gpu).layouts) {
    // They come smallest first: one replica of this or any further one costs no less than what is found.
    if (on.gpus * usdPerGpuMonth - CENT >= least) break;
    if (on.isApart) continue;
    const held = room.mostHeld(on);
    if (!Number.isFinite(held)) return 0;
    least = Math.min(least, leastBillWith(work, gpu, rate, on.layout, held));
  }
  return least;
}

/** The same of one layout whose replicas hold so many sequences. */
export function leastBillWith(
  work: PlannedWorkload,
  gpu: GpuFacts,
  rate: MarketRate,
  layout: ParallelLayout,
  held: number,
): number {
  const room = held * work.capacityShare;
  if (room < 1) return Infinity;
  const carrying = Math.max(1, Math.ceil((demandOfSite(work).concurrentRequests ?? 0) / Math.floor(room)));
  const replicas = work.highAvailability ? carrying + 1 : carrying;
  const per = gpusOf(layout);
  let least = Infinity;
  for (const machine of machinesHosting(rate, layout, gpu)) {
    const count = machinesFor(machine, per, replicas, work.highAvailability) * sitesOf(work).count;
    least = Math.min(least, usdForHours(count * machine.gpus, machine.usdPerGpuHour, work.hoursPerMonth));
  }
  return least;
}
