import type { GpuFacts } from '../facts/gpu-facts';
import { gpusOf, type ParallelLayout } from '../facts/workload';
import type { MarketRate } from '../money/market-rate';
import type { Bound } from './leading-bound';
import { machinesHosting } from './machine-choices';
import type { PlannedWorkload } from './planned-workload';
import type { ReplicaService } from './replica-service';
import { isTargeted, meetsTargets } from './replicas';
import { demandOfSite, sitesOf } from './sites';
import { insideShare } from './throughput-share';
import { wholeSequences } from './whole-sequences';

/** From here on a rung misses something that is stated, see `standingOf`. */
const MISSES = 4;
/** Bills are rounded to cents. */
const CENT = 0.01;
/** Divisions are not exact. */
const SLACK = 1e-9;

/** Replicas of a layout that so much money a month pays for at most. */
export function mostReplicas(
  work: PlannedWorkload,
  gpu: GpuFacts,
  rate: MarketRate,
  layout: ParallelLayout,
  usdPerMonth: number,
): number {
  const per = gpusOf(layout);
  let most = 0;
  for (const machine of machinesHosting(rate, layout, gpu)) {
    const usd = machine.gpus * machine.usdPerGpuHour * work.hoursPerMonth;
    const machines = Math.floor(((usdPerMonth + CENT) / usd) * (1 + SLACK));
    const inEach = machine.gpus < per ? machine.gpus / per : Math.floor(machine.gpus / per);
    most = Math.max(most, Math.floor(machines * inEach + SLACK));
  }
  return most;
}

/** False where so many replicas are too few for the load, as far as one look at the speed tells: with the load spread
 *  over all of them one is past the share of its throughput that a plan may use, or past a target where what stands
 *  keeps it. Far cheaper to ask than how many it takes. */
export function couldCarry(work: PlannedWorkload, service: ReplicaService, replicas: number, bound: Bound): boolean {
  const { targets, capacityShare } = work;
  const demand = demandOfSite(work);
  const inEach = Math.floor(replicas / sitesOf(work).count);
  const carrying = work.highAvailability ? inEach - 1 : inEach;
  if (carrying < 1) return false;
  if (service.maxSequences * capacityShare < 1) return true;
  const each = wholeSequences((demand.concurrentRequests ?? 1) / carrying);
  if (capacityShare < 1 && !insideShare(service, capacityShare)(each)) return false;
  const { requestsPerSecond } = demand;
  if (requestsPerSecond !== undefined) {
    const most = service.saturated().requestsPerSecond * capacityShare;
    if (most * (1 + SLACK) < requestsPerSecond / carrying) return false;
  }
  return bound.standing >= MISSES || !isTargeted(targets) || meetsTargets(service.at(each), targets);
}
