import { inFlightAt } from './in-flight';
import type { LatencyTargets } from './planned-workload';
import type { ReplicaService, Served } from './replica-service';

/** Standard deviations kept free above the mean, those under which 97.5 % of a normal value's values lie: the slowest
 *  5 % of the requests meet both more others and more of their prompts. docs/ladder.md#random */
const DEVIATIONS = 1.96;
const P95_OUTSIDE = 0.05;
/** Part of the requests in flight over which the slope of the throughput is taken. */
const SLOPE_SHARE = 0.25;

/** Others in flight over all replicas that a request finds at most, 97.5 % of the time, where requests come at random
 *  (arrivals see the mean). About the mean N that
 *  Little's law gives, the number wanders with variance `rate / slope`, the slope being that of the throughput over
 *  the requests in flight: N as long as every
 *  further one is served as fast (Poisson), more the nearer the replicas are to what they can give. Infinite where
 *  they give no more. */
function othersFound(service: ReplicaService, requestsPerSecond: number, replicas: number): number {
  const each = inFlightAt(service, requestsPerSecond / replicas);
  const poisson = Math.floor(replicas * each + DEVIATIONS * Math.sqrt(replicas * each) + 0.5);
  if (each < 1) return poisson;
  const further = Math.max(1, SLOPE_SHARE * each);
  const gained = service.at(each + further).requestsPerSecond - service.at(each).requestsPerSecond;
  if (gained <= 0) return Infinity;
  const deviation = Math.sqrt((requestsPerSecond * further) / gained);
  return Math.max(poisson, Math.floor(replicas * each + DEVIATIONS * deviation + 0.5));
}

/** Seconds that a prompt waits at most, 95 % of the time, for those before it and those read in the same step as it,
 *  each of which takes `each` seconds: twice
 *  the wait of M/D/1, whose waits fall off exponentially. */
function promptWaitAtP95(perSecond: number, each: number): number {
  const busy = perSecond * each;
  if (busy >= 1) return Infinity;
  if (busy <= P95_OUTSIDE) return 0;
  return (each / (1 - busy)) * Math.log(busy / P95_OUTSIDE);
}

/** Seconds that the prompt of a request waits at most, 95 % of the time, beside so many others. */
const waitBeside = (service: ReplicaService, perReplica: number, beside: number): number =>
  promptWaitAtP95(perReplica, (service.promptMs?.(beside) ?? 0) / 1e3);

/** In flight in the replica that a request is sent to, itself included, 95 % of the time. */
const metAtRandom = (service: ReplicaService, requestsPerSecond: number, replicas: number): number =>
  Math.ceil((othersFound(service, requestsPerSecond, replicas) + 1) / replicas);

/** What the slowest of 20 requests gets where they come at random at this rate, each to the replica with the fewest in
 *  flight: what a stated latency is held against. Times are infinite where nothing bounds them.
 *  docs/ladder.md#random */
export function servedAtRandom(service: ReplicaService, requestsPerSecond: number, replicas: number): Served {
  const met = metAtRandom(service, requestsPerSecond, replicas);
  if (met === Infinity) return { ...service.saturated(), ttftMs: Infinity, tpotMs: Infinity, endToEndMs: Infinity };
  const beside = service.at(Math.max(1, met));
  if (beside.ttftMs === undefined) return beside;
  const wait = 1e3 * waitBeside(service, requestsPerSecond / replicas, Math.max(1, met));
  const alone = service.at(1).ttftMs ?? 0;
  return { ...beside, ttftMs: Math.max(beside.ttftMs, alone + wait) };
}

/** The smallest number of replicas, `least` or more, that holds the targets 95 % of the time when requests come at
 *  random at this rate, each to the replica
 *  with the fewest in flight: a request then shares its replica with at most `limit - 1` others, and its prompt waits
 *  for those before it. docs/ladder.md#random */
export function replicasAtRandom(
  service: ReplicaService,
  requestsPerSecond: number,
  targets: LatencyTargets,
  limit: number,
  least: number,
): number {
  const alone = (service.at(1).ttftMs ?? 0) / 1e3;
  const allowed = (targets.ttftMs ?? Infinity) / 1e3;
  const holds = (replicas: number): boolean => {
    const met = metAtRandom(service, requestsPerSecond, replicas);
    return met <= limit && alone + waitBeside(service, requestsPerSecond / replicas, Math.max(1, met)) <= allowed;
  };
  let low = least - 1;
  let high = least;
  // Ends: with more replicas than requests in flight every request is alone, and alone it meets the targets (`limit`
  // is 1 or more).
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
