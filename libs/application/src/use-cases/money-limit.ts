import { carriedWithin, defined, type PlannedWorkload } from '@compute-advisor/domain';
import type { Planned } from './planned';

/** What a sum a month does buy where it does not buy the plan. */
export interface WithinTheLimit {
  readonly limitUsd: number;
  /** What the plan costs more; absent where nothing that carries it has a price. */
  readonly overUsd?: number;
  /** Share of the load that the same model carries for the money on its cheapest hardware, in thousandths rounded
   *  down; 0 when not even that much. */
  readonly shareOfLoad: number;
  /** Hours a month that the plan itself could run for the money; absent without a price. */
  readonly hoursPerMonth?: number;
}

const STEPS = 1000;

/** Looks at a money limit that the plan does not keep; undefined without a limit and where it is kept. */
export function withinTheLimit({ best, work, market }: Planned): WithinTheLimit | undefined {
  const limitUsd = market.limitUsdPerMonth;
  if (limitUsd === undefined || (best?.orderedUsd ?? Infinity) <= limitUsd) return undefined;
  const bill = best?.orderedUsd;
  const fits = (step: number): boolean => carriedWithin(scaled(work, step / STEPS), market, limitUsd);
  let low = 0;
  let high = STEPS;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return defined({
    limitUsd,
    overUsd: bill === undefined ? undefined : bill - limitUsd,
    shareOfLoad: low / STEPS,
    hoursPerMonth: bill === undefined ? undefined : (limitUsd / bill) * work.hoursPerMonth,
  });
}

/** The same work at a share of its load, at least one request at a time. */
function scaled(work: PlannedWorkload, share: number): PlannedWorkload {
  const { concurrentRequests, requestsPerSecond } = work.demand;
  return {
    ...work,
    ...(work.once && { once: { requests: work.once.requests * share } }),
    demand: defined({
      concurrentRequests: concurrentRequests && Math.max(1, Math.round(concurrentRequests * share)),
      requestsPerSecond: requestsPerSecond && requestsPerSecond * share,
    }),
  };
}
