import type { Demand, LatencyTargets } from './planned-workload';
import type { ReplicaDriver } from './rung';
import type { ReplicaService, Served } from './replica-service';

/** How many replicas carry the demand, and what one of them then does. */
export interface ReplicaPlan {
  readonly replicas: number;
  readonly drivenBy: ReplicaDriver;
  readonly meetsTargets?: boolean;
}

/** Whether one replica at one load meets the targets; a target that means nothing for this work is met. */
export const meetsTargets = (s: Served, t: LatencyTargets): boolean =>
  (t.endToEndMs === undefined || s.endToEndMs <= t.endToEndMs) &&
  (t.ttftMs === undefined || s.ttftMs === undefined || s.ttftMs <= t.ttftMs) &&
  (t.tpotMs === undefined || s.tpotMs === undefined || s.tpotMs <= t.tpotMs);

/** True when any target is set. */
export const isTargeted = (t: LatencyTargets): boolean =>
  t.ttftMs !== undefined || t.tpotMs !== undefined || t.endToEndMs !== undefined;

/** The most sequences one replica may hold in flight and still meet the targets; undefined when even one alone misses them.
 *  Latency never falls with concurrency, so bisection over whole sequences finds it. */
function latencyLimit(service: ReplicaService, ceiling: number, targets: LatencyTargets): number | undefined {
  if (!meetsTargets(service.at(1), targets)) return undefined;
  const top = Math.max(1, Math.floor(ceiling));
  if (meetsTargets(service.at(top), targets)) return top;
  let low = 1;
  let high = top;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (meetsTargets(service.at(middle), targets)) low = middle;
    else high = middle;
  }
  return low;
}

/** The smallest number of replicas of this kind that carries the demand at `share` of the modelled capacity and meets the targets where one replica can.
 *  Undefined when not even one sequence fits inside the share. A target no number of replicas can meet only marks the plan. */
export function planReplicas(
  service: ReplicaService,
  demand: Demand,
  targets: LatencyTargets,
  share: number,
  highAvailability: boolean,
): ReplicaPlan | undefined {
  const room = service.maxSequences * share;
  if (room < 1) return undefined;
  const targeted = isTargeted(targets);
  const limit = targeted ? latencyLimit(service, room, targets) : undefined;
  const perReplica = limit ?? Math.floor(room);
  let replicas = 1;
  let drivenBy: ReplicaDriver = 'one';
  const raise = (to: number, by: ReplicaDriver): void => {
    if (to > replicas) {
      replicas = to;
      drivenBy = by;
    }
  };
  // What keeps one replica from taking more sequences: the target, when it bites before the cache room does.
  const held: ReplicaDriver = limit !== undefined && limit < Math.floor(room) ? 'latency' : 'memory';
  if (demand.concurrentRequests !== undefined) raise(Math.ceil(demand.concurrentRequests / perReplica), held);
  if (demand.requestsPerSecond !== undefined) {
    const atLimit = service.at(perReplica).requestsPerSecond;
    const sustained = service.saturated().requestsPerSecond * share;
    const capacity = Math.min(atLimit, sustained);
    if (!(capacity > 0)) return undefined;
    raise(Math.ceil(demand.requestsPerSecond / capacity), atLimit >= sustained ? 'throughput' : held);
  }
  if (highAvailability) raise(replicas + 1, 'availability');
  if (!Number.isSafeInteger(replicas)) return undefined;
  return { replicas, drivenBy, ...(targeted ? { meetsTargets: limit !== undefined } : {}) };
}

/** Relative precision of the fixed point. */
const PRECISION = 1e-9;

/** Sequences one replica holds in flight when it serves `requestsPerSecond`: Little's law, closed on the model itself (docs/ladder.md, "Little's law").
 *  Throughput never falls with concurrency, so there is one; the answer is at least a fraction of one and at most what fits.
 *  Up to the rate of a single stream at most one is in flight, also where first-token overhead makes short requests last longer than their share of the work. */
export function inFlightAt(service: ReplicaService, requestsPerSecond: number): number {
  const one = service.at(1);
  if (requestsPerSecond <= one.requestsPerSecond)
    return Math.min(1, Math.max(requestsPerSecond * (one.endToEndMs / 1000), 1e-6));
  let low = 1;
  let high = Math.max(1, service.maxSequences);
  let under = one.requestsPerSecond - requestsPerSecond;
  let over = service.at(high).requestsPerSecond - requestsPerSecond;
  if (over < 0) return high;
  // False position with the Illinois correction: a handful of looks where halving would take thirty; every third look halves, for curves with a bend.
  for (let i = 0, side = 0; i < 120 && high - low > PRECISION * low; i++) {
    const middle =
      i % 3 === 2 ? (low + high) / 2 : Math.min(high, Math.max(low, (low * over - high * under) / (over - under)));
    const there = service.at(middle).requestsPerSecond - requestsPerSecond;
    if (Math.abs(there) <= PRECISION * requestsPerSecond) return middle;
    if (there < 0) {
      low = middle;
      under = there;
      if (side === -1) over /= 2;
      side = -1;
    } else {
      high = middle;
      over = there;
      if (side === 1) under /= 2;
      side = 1;
    }
  }
  return high;
}
