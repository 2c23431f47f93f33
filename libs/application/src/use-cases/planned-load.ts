import { defined, type Demand } from '@compute-advisor/domain';
import type { Question } from '../question/question';
import type { Sourced } from '../question/sourced';
import { placedShare } from './placements';

/** How many times the stated load is planned for: `raisedBy`, and of several places the share of the one that is
 *  planned. */
export const loadFactor = (q: Question, member: Sourced<number> | undefined): number =>
  raisedBy(q, member) * placedShare(q.reading);

/** The growth asked for, and the stated peak over a load that is stated as it is on the mean.
 *  A rate worked out from a daily total holds its peak already. */
export function raisedBy({ traffic: t }: Question, member: Sourced<number> | undefined): number {
  const growth = Math.max(1, t.growthFactor?.value ?? 1);
  const peak = member?.source === 'inferred' && !t.requestsPerDay ? Math.max(1, t.peakFactor?.value ?? 1) : 1;
  return growth * peak;
}

/** The load a plan carries: what is known of it, times what is planned for. */
export function plannedDemand(q: Question): Demand {
  const { concurrentRequests, requestsPerSecond } = q.traffic;
  const times = (member: Sourced<number> | undefined): number | undefined =>
    member && member.value * loadFactor(q, member);
  const inFlight = times(concurrentRequests);
  return defined({
    concurrentRequests: inFlight && Math.ceil(inFlight - 1e-9),
    requestsPerSecond: times(requestsPerSecond),
  });
}
