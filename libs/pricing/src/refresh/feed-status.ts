import type {
  AcceptedPriceSnapshot,
  PriceFeedOutcome,
  PriceFeedRun,
  StandingRefusal,
} from '@compute-advisor/application';
import { freshnessOf, type FreshnessRules } from '../book/freshness';

/** How one feed is doing, for readiness and metrics. Times are milliseconds since 1970 UTC. */
export interface FeedStatus {
  readonly feed: string;
  /** `live` and `stale` prices are in the book; `too_old` ones no more; `absent`: nothing was ever accepted. */
  readonly freshness: 'live' | 'stale' | 'too_old' | 'absent';
  /** The day the source vouches for, and the seconds since the source last confirmed its data; absent when nothing was
   *  ever accepted. */
  readonly sourceDate?: string;
  readonly ageSeconds?: number;
  readonly offers: number;
  /** The latest run by any replica; absent before the first. */
  readonly lastOutcome?: PriceFeedOutcome;
  readonly lastReason?: string;
  readonly lastRunAtMs?: number;
  /** A reading that is refused for now; absent while nothing is. `needsOperator`: it stays the same, no other source
   *  agrees, and an operator has to accept or reset it. */
  readonly refusal?: StandingRefusal;
  /** Among the latest runs that are remembered (200). */
  readonly rejectedRuns: number;
  readonly failedRuns: number;
}

/** `runs`: the feed's latest, newest first. */
export function feedStatus(
  feed: string,
  snapshot: AcceptedPriceSnapshot | undefined,
  runs: readonly PriceFeedRun[],
  nowMs: number,
  rules: FreshnessRules,
  refusal?: StandingRefusal,
): FeedStatus {
  const last = runs[0];
  return {
    feed,
    freshness: snapshot ? freshnessOf(snapshot, nowMs, rules) : 'absent',
    ...(snapshot
      ? {
          sourceDate: snapshot.sourceDate,
          ageSeconds: Math.max(0, Math.floor((nowMs - snapshot.confirmedAtMs) / 1000)),
        }
      : {}),
    offers: snapshot?.offers.length ?? 0,
    ...(last
      ? {
          lastOutcome: last.outcome,
          lastRunAtMs: last.finishedAtMs,
          ...(last.reason === undefined ? {} : { lastReason: last.reason }),
        }
      : {}),
    ...(refusal === undefined ? {} : { refusal }),
    rejectedRuns: runs.filter((run) => run.outcome === 'rejected').length,
    failedRuns: runs.filter((run) => run.outcome === 'failed').length,
  };
}

/** Which feeds wait for an operator, and why, in one line for people; undefined when none does. */
export function refusalsInWords(feeds: readonly FeedStatus[]): string | undefined {
  const waiting = feeds.filter(({ refusal }) => refusal?.needsOperator && !refusal.acceptedByOperator);
  return waiting.length === 0
    ? undefined
    : 'refused until an operator accepts or resets them: ' +
        `${waiting.map(({ feed, refusal }) => `${feed} (${refusal?.reason ?? ''})`).join('; ')}`;
}
