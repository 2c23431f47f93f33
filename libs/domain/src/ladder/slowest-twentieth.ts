import type { PlannedWorkload } from './planned-workload';
import { servedAtRandom } from './random-arrivals';
import { isTargeted, meetsTargets } from './replicas';
import type { Served } from './replica-service';
import type { Rung } from './rung';

/** What 19 of 20 requests get at least, where a rate is known: requests come at random, and a stated latency is held
 *  against this. Undefined where people at once are counted, which are their own maximum, and for work without a first
 *  token. Times may be infinite. */
export function slowestTwentieth(
  { service, replicas, planned, requestsPerSecond }: Rung,
  { demand }: Pick<PlannedWorkload, 'demand'>,
): Served | undefined {
  if (demand.requestsPerSecond === undefined || planned.ttftMs === undefined) return undefined;
  const slow = servedAtRandom(service, requestsPerSecond, replicas);
  return {
    ...slow,
    ttftMs: Math.max(planned.ttftMs, slow.ttftMs ?? 0),
    tpotMs: Math.max(planned.tpotMs ?? 0, slow.tpotMs ?? 0),
    endToEndMs: Math.max(planned.endToEndMs, slow.endToEndMs),
  };
}

/** Whether what stands meets the latency it is asked for: what is stated by 19 of 20 requests, the usual one on the
 *  mean; undefined where there is none. */
export function standsInTime(rung: Rung, work: PlannedWorkload): boolean | undefined {
  const { targets, usualTargets = {} } = work;
  if (!isTargeted({ ...usualTargets, ...targets })) return undefined;
  const stated = slowestTwentieth(rung, work) ?? rung.planned;
  return meetsTargets(rung.planned, usualTargets) && meetsTargets(stated, targets);
}
