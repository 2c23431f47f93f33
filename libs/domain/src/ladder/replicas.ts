import type { Demand, LatencyTargets } from './planned-workload';
import type { ReplicaDriver } from './rung';
import { replicasAtRandom } from './random-arrivals';
import type { ReplicaLimits, ReplicaService, Served } from './replica-service';
import { throughputLimit } from './throughput-share';

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

/** The worst of the targets as a factor: 1.5 where a token takes half as long again as wanted, 1 where all are met. */
export function timesOver(s: Served, t: LatencyTargets): number {
  const over = (value: number | undefined, target: number | undefined): number =>
    value === undefined || target === undefined ? 1 : value / target;
  return Math.max(1, over(s.ttftMs, t.ttftMs), over(s.tpotMs, t.tpotMs), over(s.endToEndMs, t.endToEndMs));
}

/** True when any target is set. */
export const isTargeted = (t: LatencyTargets): boolean =>
  t.ttftMs !== undefined || t.tpotMs !== undefined || t.endToEndMs !== undefined;

/** The most sequences one replica may hold in flight and still meet the targets; undefined when even one alone misses
 *  them.
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

/** What keeps one replica from taking more sequences: the target, when it bites before the throughput, and that when
 *  it bites before the cache room. */
function holding(limit: number | undefined, sustainable: number, room: number): ReplicaDriver {
  if (limit !== undefined && limit < sustainable) return 'latency';
  return sustainable < Math.floor(room) ? 'throughput' : 'memory';
}

const sameTargets = (a: LatencyTargets, b: LatencyTargets): boolean =>
  a === b || (a.ttftMs === b.ttftMs && a.tpotMs === b.tpotMs && a.endToEndMs === b.endToEndMs);

/** @param upTo sequences that one replica is asked for at most: what lies beyond does not matter */
function limitsOf(service: ReplicaService, targets: LatencyTargets, share: number, upTo: number): ReplicaLimits {
  const known = service.knownLimits;
  const isEnough = known !== undefined && (known.upTo >= upTo || known.sustainable < known.upTo);
  if (isEnough && known.share === share && sameTargets(known.targets, targets)) return known;
  const sustainable = throughputLimit(service, Math.min(upTo, service.maxSequences * share), share);
  const limit = isTargeted(targets) ? latencyLimit(service, sustainable, targets) : undefined;
  const limits = { targets, share, upTo, sustainable, limit };
  service.knownLimits = limits;
  return limits;
}

/** The smallest number of replicas of this kind that carries the demand at `share` of the modelled capacity and meets
 *  the targets where one replica can.
 *  Undefined when not even one sequence fits inside the share. A target no number of replicas can meet only marks the
 *  plan. */
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
  // A replica that takes the whole load is enough of them; a rate asks for what one serves at its limit.
  const upTo = demand.requestsPerSecond === undefined ? Math.ceil(demand.concurrentRequests ?? 1) : Infinity;
  const { sustainable, limit } = limitsOf(service, targets, share, upTo);
  const perReplica = limit ?? sustainable;
  let replicas = 1;
  let drivenBy: ReplicaDriver = 'one';
  const raise = (to: number, by: ReplicaDriver): void => {
    if (to > replicas) {
      replicas = to;
      drivenBy = by;
    }
  };
  const held = holding(limit, sustainable, room);
  if (demand.concurrentRequests !== undefined) raise(Math.ceil(demand.concurrentRequests / perReplica), held);
  if (demand.requestsPerSecond !== undefined) {
    const atLimit = service.at(perReplica).requestsPerSecond;
    const sustained = service.saturated().requestsPerSecond * share;
    const capacity = Math.min(atLimit, sustained);
    if (!(capacity > 0)) return undefined;
    raise(Math.ceil(demand.requestsPerSecond / capacity), atLimit >= sustained ? 'throughput' : held);
    if (limit !== undefined)
      raise(replicasAtRandom(service, demand.requestsPerSecond, targets, limit, replicas), 'latency');
  }
  if (highAvailability) raise(replicas + 1, 'availability');
  if (!Number.isSafeInteger(replicas)) return undefined;
  return targeted ? { replicas, drivenBy, meetsTargets: limit !== undefined } : { replicas, drivenBy };
}
