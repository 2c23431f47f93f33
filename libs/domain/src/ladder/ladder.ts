import type { GpuFacts } from '../facts/gpu-facts';
import type { ParallelLayout } from '../facts/workload';
import { gpusTogether, nodeSize } from '../layout/candidate-layouts';
import { weightBytes } from '../memory/weights';
import type { MarketRate } from '../money/market-rate';
import { monthlyUsd } from '../money/monthly-cost';
import type { Market, PlannedWorkload } from './planned-workload';
import { candidateReplicas } from './candidate-replicas';
import { leastCacheBytes } from './least-cache';
import { inFlightAt, planReplicas } from './replicas';
import type { ReplicaService } from './replica-service';
import { compareRungs, type Rejection, type ReplicaDriver, type Rung } from './rung';

/** Every way to carry a workload, best first, and what cannot carry it. */
export interface Ladder {
  readonly rungs: readonly Rung[];
  readonly rejected: readonly Rejection[];
}

/** At most this many rungs per part: its best and the next larger machines. */
const RUNGS_PER_PART = 3;

const byId = (a: GpuFacts, b: GpuFacts): number => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

const greatestCommonDivisor = (a: number, b: number): number => (b === 0 ? a : greatestCommonDivisor(b, a % b));

/** Replicas rounded up until the GPUs fill whole instances: parts sold only as eight are paid for as eight. */
export function wholeInstances(replicas: number, gpusPerReplica: number, instanceGpus: number): number {
  const step = instanceGpus / greatestCommonDivisor(instanceGpus, gpusPerReplica);
  return Math.ceil(replicas / step) * step;
}

/** One rung: this part in this layout, with as many replicas as the workload needs; undefined when it cannot carry it. */
export function rungFor(
  work: PlannedWorkload,
  market: Market,
  gpu: GpuFacts,
  layout: ParallelLayout,
  service: ReplicaService,
): Rung | undefined {
  const plan = planReplicas(service, work.demand, work.targets, work.capacityShare, work.highAvailability);
  if (!plan) return undefined;
  const rate = market.rates.get(gpu.id);
  const perReplica = layout.tensorParallel * layout.pipelineParallel;
  const replicas =
    rate === undefined ? plan.replicas : wholeInstances(plan.replicas, perReplica, rate.instanceGranularity);
  return assembleRung(
    work,
    market,
    gpu,
    layout,
    service,
    replicas,
    replicas > plan.replicas ? 'instance_size' : plan.drivenBy,
    plan.meetsTargets,
  );
}

/** A rung with a given number of replicas, its load and its price worked out. Also how a current fleet is looked at. */
export function assembleRung(
  work: PlannedWorkload,
  market: Market,
  gpu: GpuFacts,
  layout: ParallelLayout,
  service: ReplicaService,
  replicas: number,
  drivenBy: ReplicaDriver,
  meetsTargets: boolean | undefined,
): Rung {
  const perReplica = layout.tensorParallel * layout.pipelineParallel;
  const gpuCount = replicas * perReplica;
  const rate = market.rates.get(gpu.id);
  const load = loadOf(work, service, replicas);
  const planned = service.at(Math.max(1, load.inFlight / replicas));
  return {
    gpu,
    layout,
    replicas,
    gpuCount,
    drivenBy,
    service,
    planned,
    nodes: Math.ceil(gpuCount / nodeSize(gpu)),
    spansNodes: perReplica > nodeSize(gpu),
    concurrency: load.inFlight,
    maxConcurrency: service.maxSequences * replicas,
    utilizationFraction: load.utilizationFraction,
    requestsPerSecond: load.requestsPerSecond,
    preferred: market.preferred(gpu),
    proven:
      service.calibration !== 'uncalibrated' &&
      (rate === undefined || (rate.basis !== 'community' && gpusTogether(layout, gpu) <= largestMachine(gpu, rate))),
    ...(meetsTargets === undefined ? {} : { meetsTargets }),
    ...(rate === undefined ? {} : { rate, monthlyUsd: monthlyUsd(gpuCount, rate.usdPerGpuHour, work.hoursPerMonth) }),
  };
}

/** How many GPUs the machines known to be sold with this part hold, ascending: catalogued instance types and offers together. */
export function machineSizes(gpu: GpuFacts, rate: MarketRate): readonly number[] {
  let sizes = sizesKnown.get(rate);
  if (sizes === undefined) {
    const catalogued = Object.values(gpu.cloudInstances)
      .map((i) => i.count)
      .filter(Number.isInteger);
    sizes = [...new Set([...rate.instanceSizes, ...catalogued])].sort((a, b) => a - b);
    sizesKnown.set(rate, sizes);
  }
  return sizes;
}
const sizesKnown = new WeakMap<MarketRate, readonly number[]>();

/** GPUs of the largest machine known to be sold with this part. An operator's own machines are as large as they say. */
export function largestMachine(gpu: GpuFacts, rate: MarketRate): number {
  if (rate.basis === 'operator') return Infinity;
  const sizes = machineSizes(gpu, rate);
  return sizes[sizes.length - 1] ?? 1;
}

/** Concurrency and rate close on each other by Little's law; where both are stated both are carried. */
function loadOf(
  work: PlannedWorkload,
  service: ReplicaService,
  replicas: number,
): { inFlight: number; requestsPerSecond: number; utilizationFraction: number } {
  const { concurrentRequests, requestsPerSecond } = work.demand;
  const capacity = service.saturated().requestsPerSecond * replicas;
  const room = service.maxSequences * replicas;
  if (requestsPerSecond === undefined) {
    const inFlight = concurrentRequests ?? 1;
    const served =
      service.at(Math.max(1, inFlight / replicas)).requestsPerSecond * Math.min(replicas, Math.max(1, inFlight));
    return { inFlight, requestsPerSecond: served, utilizationFraction: inFlight / room };
  }
  const little = inFlightAt(service, requestsPerSecond / replicas) * replicas;
  const inFlight = Math.max(concurrentRequests ?? 0, little);
  return { inFlight, requestsPerSecond, utilizationFraction: Math.max(inFlight / room, requestsPerSecond / capacity) };
}

/** All rungs of one part, best first, at most RUNGS_PER_PART with different GPU counts; or the reason there is none. */
export function rungsOfPart(work: PlannedWorkload, market: Market, gpu: GpuFacts): { rungs: Rung[]; reason: string } {
  const { replicas, rejected } = candidateReplicas(work, gpu);
  const rungs: Rung[] = [];
  for (const { layout, service } of replicas) {
    const rung = rungFor(work, market, gpu, layout, service);
    if (rung) rungs.push(rung);
  }
  rungs.sort(compareRungs);
  const counts = new Set<number>();
  const kept = rungs.filter((r) => !counts.has(r.gpuCount) && counts.add(r.gpuCount)).slice(0, RUNGS_PER_PART);
  const reason =
    rejected[0] ??
    (replicas.length
      ? `not even one request fits inside ${Math.round(work.capacityShare * 100)} % of the cache room of the largest layout`
      : 'no layout of this part can hold the model');
  return { rungs: kept, reason };
}

/** The whole ladder: every allowed part at its smallest sufficient layout and the next larger ones. Order of `market.gpus` does not matter. */
export function buildLadder(work: PlannedWorkload, market: Market): Ladder {
  const rungs: Rung[] = [];
  const rejected: Rejection[] = [];
  for (const gpu of [...market.gpus].sort(byId)) {
    const excluded = market.excluded(gpu);
    if (excluded !== undefined) {
      rejected.push({ gpu, reason: excluded });
      continue;
    }
    const part = rungsOfPart(work, market, gpu);
    if (part.rungs.length) rungs.push(...part.rungs);
    else rejected.push({ gpu, reason: part.reason });
  }
  return { rungs: rungs.sort(compareRungs), rejected };
}

/** The first rung of the ladder without building the rest. Parts whose smallest machine already costs more than the best so far are passed over,
 *  which changes nothing in the result: no layout of a part holds the weights and the cache of the load in less memory than they take.
 *  @param hint a part likely to be the best (the one of a neighbouring workload), looked at first */
export function bestRung(work: PlannedWorkload, market: Market, hint?: GpuFacts): Rung | undefined {
  const floorOf = floorFor(work, market);
  let best: Rung | undefined;
  const consider = (gpu: GpuFacts): void => {
    for (const rung of rungsOfPart(work, market, gpu).rungs)
      if (best === undefined || compareRungs(rung, best) < 0) best = rung;
  };
  if (hint && market.excluded(hint) === undefined) consider(hint);
  for (const { gpu } of cheapestFirst(work, market)) {
    if (gpu === hint) continue;
    const settled = best !== undefined && best.meetsTargets !== false && best.proven && best.monthlyUsd !== undefined;
    if (settled && best!.preferred && !market.preferred(gpu)) break;
    if (settled && best!.preferred === market.preferred(gpu) && floorOf(gpu) > best!.monthlyUsd!) continue;
    consider(gpu);
  }
  return best;
}

/** The cheapest rung that a plan may lead with (proven, meets the targets) at a bill of at most `ceilingUsd`; when there is one it is the first of the ladder.
 *  Undefined when there is none, without telling what it would cost. */
export function bestRungWithin(work: PlannedWorkload, market: Market, ceilingUsd: number): Rung | undefined {
  const floorOf = floorFor(work, market);
  const within: Floored[] = [];
  const bytes = leastBytes(work);
  for (const { gpu, usdPerByteHour } of cheapestMemory(market)) {
    if (bytes * usdPerByteHour * work.hoursPerMonth > ceilingUsd) break;
    const floor = floorOf(gpu);
    if (floor <= ceilingUsd) within.push({ gpu, floor });
  }
  within.sort((a, b) => a.floor - b.floor || byId(a.gpu, b.gpu));
  let best: Rung | undefined;
  for (const { gpu, floor } of within) {
    if (best && (best.preferred || !market.preferred(gpu)) && floor > best.monthlyUsd!) continue;
    for (const rung of rungsOfPart(work, market, gpu).rungs) {
      const leads =
        rung.proven && rung.meetsTargets !== false && rung.monthlyUsd !== undefined && rung.monthlyUsd <= ceilingUsd;
      if (leads && (best === undefined || compareRungs(rung, best) < 0)) best = rung;
    }
  }
  return best;
}

const allowedKnown = new WeakMap<Market, readonly GpuFacts[]>();

/** The parts the text allows; asked for once per market. */
function allowedParts(market: Market): readonly GpuFacts[] {
  let allowed = allowedKnown.get(market);
  if (!allowed) allowedKnown.set(market, (allowed = market.gpus.filter((g) => market.excluded(g) === undefined)));
  return allowed;
}

export interface PricedMemory {
  readonly gpu: GpuFacts;
  readonly usdPerByteHour: number;
}
const memoryKnown = new WeakMap<Market, readonly PricedMemory[]>();

/** The allowed parts that someone sells, cheapest memory first. */
export function cheapestMemory(market: Market): readonly PricedMemory[] {
  let sorted = memoryKnown.get(market);
  if (!sorted) {
    sorted = allowedParts(market)
      .flatMap((gpu) => {
        const rate = market.rates.get(gpu.id);
        return rate ? [{ gpu, usdPerByteHour: rate.usdPerGpuHour / (gpu.memoryBytesUsable * MOST_USED) }] : [];
      })
      .sort((a, b) => a.usdPerByteHour - b.usdPerByteHour || byId(a.gpu, b.gpu));
    memoryKnown.set(market, sorted);
  }
  return sorted;
}

/** USD per month that nobody can undercut for so many bytes of GPU memory; infinite where nothing is sold. */
export function memoryFloorUsd(bytes: number, market: Market, hoursPerMonth: number): number {
  const cheapest = cheapestMemory(market)[0];
  return cheapest ? bytes * cheapest.usdPerByteHour * hoursPerMonth : Infinity;
}

/** Share of a part's memory that no engine plans beyond. */
const MOST_USED = 0.97;

/** Bytes no layout can do without: weights once, and the cache of every sequence in flight at the share of capacity a plan may use. */
export function leastBytes(work: PlannedWorkload): number {
  const sequences = (work.demand.concurrentRequests ?? 0) / work.capacityShare;
  return weightBytes(work.model, work.config.weightPrecision) + leastCacheBytes(work, sequences);
}

/** GPUs of a part below which so many bytes cannot lie anywhere. */
export const leastGpus = (bytes: number, gpu: GpuFacts, rate: MarketRate): number =>
  Math.max(rate.instanceGranularity, Math.ceil(bytes / (gpu.memoryBytesUsable * MOST_USED)));

/** USD per month that a part cannot undercut when so many bytes have to lie somewhere; infinite for a part nobody sells. */
function floorOfBytes(bytes: number, hoursPerMonth: number, market: Market): (gpu: GpuFacts) => number {
  return (gpu) => {
    const rate = market.rates.get(gpu.id);
    return rate === undefined ? Infinity : monthlyUsd(leastGpus(bytes, gpu, rate), rate.usdPerGpuHour, hoursPerMonth);
  };
}

/** The same for the whole load of a workload. */
const floorFor = (work: PlannedWorkload, market: Market): ((gpu: GpuFacts) => number) =>
  floorOfBytes(leastBytes(work), work.hoursPerMonth, market);

interface Floored {
  readonly gpu: GpuFacts;
  readonly floor: number;
}
const ordersKnown = new WeakMap<Market, Map<string, readonly Floored[]>>();

/** The allowed parts, those asked about first, then by what their smallest machine costs; the load does not enter, so one market asks once per format and hours. */
function cheapestFirst(work: PlannedWorkload, market: Market): readonly Floored[] {
  let orders = ordersKnown.get(market);
  if (!orders) ordersKnown.set(market, (orders = new Map()));
  const key = `${work.model.id} ${work.config.weightPrecision} ${work.hoursPerMonth}`;
  let order = orders.get(key);
  if (!order) {
    const floorOf = floorOfBytes(weightBytes(work.model, work.config.weightPrecision), work.hoursPerMonth, market);
    order = allowedParts(market)
      .map((gpu) => ({ gpu, floor: floorOf(gpu) }))
      .sort(
        (a, b) =>
          Number(market.preferred(b.gpu)) - Number(market.preferred(a.gpu)) || a.floor - b.floor || byId(a.gpu, b.gpu),
      );
    orders.set(key, order);
  }
  return order;
}
