import type { GpuFacts } from '../facts/gpu-facts';
import type { ParallelLayout } from '../facts/workload';
import { hasScaleUpLink } from '../speed/gpu-class';
import { nodeSize } from '../layout/candidate-layouts';
import { SECONDS_PER_HOUR } from '../money/calendar';
import { usdForHours, roundToCents } from '../money/monthly-cost';
import type { MachineChoice } from './machine-choices';
import type { Market, PlannedWorkload } from './planned-workload';
import { inFlightAt } from './in-flight';
import { jobShareOf } from './job-beside';
import { isTargeted, meetsTargets, timesOver } from './replicas';
import type { ReplicaService } from './replica-service';
import { orderOf } from './order';
import { type ReplicaDriver, type Rung, type RungMachines } from './rung';
import { throughputShare } from './throughput-share';
import { gpusOf } from '../facts/workload';

/** Cards that talk over PCIe alone lose more to each further one than it brings: practice stops at four
 *  (docs/ladder.md, "The order"). */
const MOST_OVER_PCIE = 4;

/** Replicas of a part in a layout, before their load and price are worked out. */
export interface Draft {
  readonly gpu: GpuFacts;
  readonly layout: ParallelLayout;
  readonly service: ReplicaService;
  readonly replicas: number;
  readonly drivenBy: ReplicaDriver;
  /** Whether the stated targets are met; absent when none is stated. */
  readonly meetsStated?: boolean | undefined;
  /** Absent for hardware that is not bought, or that nobody sells. */
  readonly machines?: MachineChoice | undefined;
}

/** The bill of a draft, USD per month to the cent; undefined where it is not sold. The rate is not rounded before. */
export function billOf(
  machines: MachineChoice | undefined,
  work: Pick<PlannedWorkload, 'hoursPerMonth'>,
): number | undefined {
  if (machines === undefined) return undefined;
  const { rate, count } = machines;
  return usdForHours(count * rate.gpus, rate.usdPerGpuHour, work.hoursPerMonth);
}

/** Hours that replicas are paid for: of work that ends those it takes at full speed, the window at most where it has
 *  one; else those of the month. */
function hoursPaid(work: PlannedWorkload, service: ReplicaService, replicas: number): number {
  if (work.once === undefined) return work.hoursPerMonth;
  const hours = work.once.requests / (service.saturated().requestsPerSecond * replicas * SECONDS_PER_HOUR);
  return work.tuning === undefined ? Math.min(work.hoursPerMonth, hours) : hours;
}

/** What all of the work costs where it ends, USD; undefined for a service and where it is not sold. */
export function onceBillOf(
  work: PlannedWorkload,
  service: ReplicaService,
  machines?: MachineChoice,
): number | undefined {
  if (work.once === undefined) return undefined;
  return billOf(machines, { hoursPerMonth: hoursPaid(work, service, machines?.replicas ?? 1) });
}

/** The bill of the order that a draft names, never more than its bill: nobody has to pay what is usual. */
export function orderedBillOf(
  work: PlannedWorkload,
  service: ReplicaService,
  machines: MachineChoice | undefined,
): number | undefined {
  const hours = hoursPaid(work, service, machines?.replicas ?? 1);
  const bill = billOf(machines, { hoursPerMonth: hours });
  const order = machines && orderOf({ machines: asSold(machines) }, hours)?.monthlyUsd;
  return bill === undefined || order === undefined ? bill : Math.min(bill, order);
}

const asSold = ({ rate, count }: MachineChoice): RungMachines => ({ gpus: rate.gpus, count, rate });

/** What so many GPUs of a part take to run where all of them are owned, USD per month; else undefined. */
export function runningBillOf(market: Market, gpu: GpuFacts, gpuCount: number): number | undefined {
  const owned = market.owned?.get(gpu.id);
  return owned === undefined || gpuCount > owned.count ? undefined : roundToCents(gpuCount * owned.usdPerGpuMonth);
}

/** True for what a plan may lead with, see `Rung.proven`. @param isOwned all of it stands already */
export function isProven(
  market: Market,
  gpu: GpuFacts,
  { layout, service }: Pick<Draft, 'layout' | 'service'>,
  isOwned = false,
): boolean {
  const rate = market.rates.get(gpu.id);
  const overPcie = gpusOf(layout) > MOST_OVER_PCIE && !hasScaleUpLink(gpu);
  return service.calibration !== 'uncalibrated' && !overPcie && (isOwned || rate?.basis !== 'community');
}

/** A stated target missed, or a stated limit of money passed; what has no price keeps no limit.
 *  @param monthly what it takes to run, else what it can be ordered for */
export const missesWhatIsStated = (
  market: Market,
  meetsStated: boolean | undefined,
  monthly: number | undefined,
): boolean =>
  meetsStated === false || (market.limitUsdPerMonth !== undefined && (monthly ?? Infinity) > market.limitUsdPerMonth);

/** A rung with its load and its price worked out. Also how a current fleet is looked at. */
export function assembleRung(work: PlannedWorkload, market: Market, draft: Draft): Rung {
  const { gpu, layout, service, replicas, drivenBy, machines } = draft;
  const per = gpusOf(layout);
  const gpuCount = machines ? machines.count * machines.rate.gpus : replicas * per;
  const load = withJob(work, draft, loadOf(work, service, replicas));
  const planned = service.at(Math.max(1, load.inFlight / replicas));
  const bill = billOf(machines, work);
  const orderedUsd = orderedBillOf(work, service, machines);
  const runningUsd = runningBillOf(market, gpu, gpuCount);
  const ranking = work.usualTargets ?? {};
  const meetsRanking = isTargeted(ranking) ? meetsTargets(planned, ranking) : undefined;
  const slowness = meetsRanking === undefined ? undefined : timesOver(planned, ranking);
  const tooFull =
    market.leastHeadroomFraction !== undefined &&
    service.headroomFraction(load.inFlight / replicas) < market.leastHeadroomFraction;
  return {
    gpu,
    layout,
    replicas,
    gpuCount,
    gpusIdle: gpuCount - replicas * per,
    nodes: machines?.count ?? Math.ceil(gpuCount / nodeSize(gpu)),
    drivenBy,
    service,
    concurrency: load.inFlight,
    maxConcurrency: service.maxSequences * replicas,
    planned,
    utilizationFraction: load.utilizationFraction,
    requestsPerSecond: load.requestsPerSecond,
    meetsTargets: bothOf(draft.meetsStated, meetsRanking),
    slowness,
    missesStated: tooFull || missesWhatIsStated(market, draft.meetsStated, runningUsd ?? orderedUsd),
    spansNodes: per > (machines?.rate.gpus ?? nodeSize(gpu)),
    proven: isProven(market, gpu, draft, runningUsd !== undefined),
    rate: market.rates.get(gpu.id),
    machines: machines && asSold(machines),
    monthlyUsd: bill,
    onceUsd: onceBillOf(work, service, machines),
    orderedUsd,
    runningUsd,
  };
}

/** Whether what is known of the two holds; undefined where neither is. */
function bothOf(one: boolean | undefined, other: boolean | undefined): boolean | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return one && other;
}

interface Load {
  readonly inFlight: number;
  readonly requestsPerSecond: number;
  readonly utilizationFraction: number;
}

/** The fuller of the two where a job runs when the service rests, both where they run together. */
function withJob(work: PlannedWorkload, { gpu, layout, service, replicas }: Draft, load: Load): Load {
  if (work.jobBeside === undefined) return load;
  const share = jobShareOf(work, gpu, layout, service, replicas);
  const { utilizationFraction: used } = load;
  return { ...load, utilizationFraction: work.jobBeside.isTogether ? used + share : Math.max(used, share) };
}

/** Concurrency and rate close on each other by Little's law; where both are stated both are carried. */
function loadOf(work: PlannedWorkload, service: ReplicaService, replicas: number): Load {
  const { concurrentRequests, requestsPerSecond } = work.demand;
  const capacity = service.saturated().requestsPerSecond * replicas;
  const room = service.maxSequences * replicas;
  if (requestsPerSecond === undefined) {
    const inFlight = concurrentRequests ?? 1;
    const served =
      service.at(Math.max(1, inFlight / replicas)).requestsPerSecond * Math.min(replicas, Math.max(1, inFlight));
    const busy = throughputShare(service, inFlight / replicas, work.capacityShare);
    return { inFlight, requestsPerSecond: served, utilizationFraction: Math.max(inFlight / room, busy) };
  }
  const little = inFlightAt(service, requestsPerSecond / replicas) * replicas;
  const inFlight = Math.max(concurrentRequests ?? 0, little);
  return { inFlight, requestsPerSecond, utilizationFraction: Math.max(inFlight / room, requestsPerSecond / capacity) };
}
