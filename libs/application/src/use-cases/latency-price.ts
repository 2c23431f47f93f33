import { bestRung, meetsTargets, type Rung, slowestTwentieth } from '@compute-advisor/domain';
import type { Planned } from './planned';

/** What holding a stated latency for 19 of 20 requests costs, where it would be met on the mean for much less. */
export interface LatencyPrice {
  /** Meets it on the mean. */
  readonly onTheMean: Rung;
  readonly moreUsd: number;
  /** First token and further token of the slowest of 20 requests on that, milliseconds; infinite where nothing bounds
   *  them. */
  readonly slowest: { readonly ttftMs?: number | undefined; readonly tpotMs?: number | undefined };
}

/** The latency is said to cost something from this factor on. */
const DEAR = 1.1;

/** Plans once more with the stated latency as one that only ranks; undefined where no rate is known, or it costs
 *  little. */
export function latencyPrice({ best, work, market, question }: Planned): LatencyPrice | undefined {
  if (best?.monthlyUsd === undefined || best.meetsTargets !== true || best.runningUsd !== undefined) return undefined;
  if (!question.latency.stated || slowestTwentieth(best, work) === undefined) return undefined;
  const onTheMean = bestRung({ ...work, targets: {}, usualTargets: work.targets }, market, best.gpu);
  if (onTheMean?.monthlyUsd === undefined || best.monthlyUsd < onTheMean.monthlyUsd * DEAR) return undefined;
  if (!meetsTargets(onTheMean.planned, work.targets)) return undefined;
  const { ttftMs, tpotMs } = slowestTwentieth(onTheMean, work) ?? {};
  return { onTheMean, moreUsd: best.monthlyUsd - onTheMean.monthlyUsd, slowest: { ttftMs, tpotMs } };
}
