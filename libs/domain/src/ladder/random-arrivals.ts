import { inFlightAt } from './in-flight';
import type { LatencyTargets } from './planned-workload';
import type { ReplicaService } from './replica-service';

/** Standard deviations of a Poisson count under which 95 % of its values lie. */
const P95_DEVIATIONS = 1.645;
const P95_OUTSIDE = 0.05;

/** Others in flight that a request finds at most, 95 % of the time, where `mean` are in flight on the mean and requests come at random (Poisson arrivals see the mean). */
const othersAtP95 = (mean: number): number => Math.floor(mean + P95_DEVIATIONS * Math.sqrt(mean) + 0.5);

/** Seconds that a prompt waits at most, 95 % of the time, for those before it, each of which takes `each` seconds: M/D/1, whose waits fall off exponentially. */
function promptWaitAtP95(perSecond: number, each: number): number {
  const busy = perSecond * each;
  if (busy >= 1) return Infinity;
  if (busy <= P95_OUTSIDE) return 0;
  const mean = (busy * each) / (2 * (1 - busy));
  return (mean / busy) * Math.log(busy / P95_OUTSIDE);
}

/** The smallest number of replicas, `least` or more, that holds the targets 95 % of the time when requests come at random at this rate, each to the replica
 *  with the fewest in flight: a request then shares its replica with at most `limit - 1` others, and its prompt waits for those before it. docs/ladder.md#random */
export function replicasAtRandom(
  service: ReplicaService,
  requestsPerSecond: number,
  targets: LatencyTargets,
  limit: number,
  least: number,
): number {
  const each = (service.promptMs?.(limit) ?? 0) / 1e3;
  const alone = (service.at(1).ttftMs ?? 0) / 1e3;
  const allowed = (targets.ttftMs ?? Infinity) / 1e3;
  const holds = (replicas: number): boolean => {
    const perReplica = requestsPerSecond / replicas;
    if (alone + promptWaitAtP95(perReplica, each) > allowed) return false;
    const others = othersAtP95(replicas * inFlightAt(service, perReplica));
    return Math.ceil((others + 1) / replicas) <= limit;
  };
  let low = least - 1;
  let high = least;
  // Ends: with more replicas than requests in flight every request is alone, and alone it meets the targets (`limit` is 1 or more).
  while (!holds(high)) {
    low = high;
    high *= 2;
  }
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle;
  }
  return high;
}
