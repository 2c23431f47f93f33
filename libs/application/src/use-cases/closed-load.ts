import { defined, type Rung, wholeSequences } from '@compute-advisor/domain';
import type { Question } from '../question/question';
import type { Sourced } from '../question/sourced';
import { derived } from '../question/spec-ledger';
import { loadGap, type LoadGap } from './load-gap';
import { loadFactor, raisedBy } from './planned-load';
import { placedShare } from './placements';

/** Load at peak with both sides known, as it is stated; what is planned for beside it, where that is more. */
export interface ClosedLoad {
  readonly concurrentRequests: Sourced<number>;
  readonly requestsPerSecond: Sourced<number>;
  /** Sequences in flight that the plan holds. */
  readonly plannedInFlight: number;
  /** Planned over stated load, growth and peak; absent where they are the same. */
  readonly factor?: number;
  /** Stated at once and stated rate, where they contradict each other. */
  readonly gap?: LoadGap;
  /** Of several places the one that is planned, and what of the stated load it carries. */
  readonly place?: { readonly region: string; readonly share: number };
}

/** Concurrency and rate close on each other at the plan that is recommended; nothing can carry the load: one sequence,
 *  no rate. */
export function closedLoad(q: Question, best: Rung | undefined): ClosedLoad {
  const { concurrentRequests, requestsPerSecond } = q.traffic;
  const factor = loadFactor(q, concurrentRequests ?? requestsPerSecond);
  const raised = raisedBy(q, concurrentRequests ?? requestsPerSecond);
  const inFlight = wholeSequences((best?.concurrency ?? 1) / factor);
  return defined({
    concurrentRequests: concurrentRequests ?? derived(inFlight),
    requestsPerSecond: requestsPerSecond ?? derived((best?.requestsPerSecond ?? 0) / factor),
    plannedInFlight: wholeSequences(
      concurrentRequests ? concurrentRequests.value * factor : (best?.concurrency ?? factor),
    ),
    factor: raised === 1 ? undefined : raised,
    gap: loadGap(q, best),
    place: placedIn(q),
  });
}

/** The place that is planned, where it is one of several. */
function placedIn({ reading }: Question): ClosedLoad['place'] {
  const [place] = reading.placements?.value ?? [];
  const share = placedShare(reading);
  return place && share < 1 ? { region: place.region, share } : undefined;
}
