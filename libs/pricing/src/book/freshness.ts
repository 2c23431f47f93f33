import type { AcceptedPriceSnapshot } from '@compute-advisor/application';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
/** A day of 24 hours. */
export const DAY_MS = 86_400_000;

/** Data whose own date is older than this are no longer used. */
export const OLDEST_STALE_DAYS = 14;
/** A feed must have been confirmed within so many cadences to pass for live. */
const CADENCES = 2;

/** When prices stop being live. */
export interface FreshnessRules {
  readonly cadenceMinutes: number;
  readonly staleAfterHours: number;
}

/** Calendar days (UTC) since the source's date: 0 on the day itself, negative before it. */
export function ageInDays(sourceDate: string, nowMs: number): number {
  return Math.floor((nowMs - Date.parse(`${sourceDate}T00:00:00Z`)) / DAY_MS);
}

/** The calendar day (UTC) of a moment, `2026-11-22`. */
export const dayOf = (nowMs: number): string => new Date(nowMs).toISOString().slice(0, 10);

/** `live`: confirmed by the source within two cadences and dated within the stale limit; `stale`: older, up to 14
 *  days; `too_old`: not used any more.
 *  A "not modified" confirms, and leaves the source's date as it is. */
export function freshnessOf(
  snapshot: Pick<AcceptedPriceSnapshot, 'confirmedAtMs' | 'sourceDate'>,
  nowMs: number,
  rules: FreshnessRules,
): 'live' | 'stale' | 'too_old' {
  const { confirmedUntilMs, datedUntilMs, usedUntilMs } = boundariesOf(snapshot, rules);
  if (nowMs > usedUntilMs) return 'too_old';
  return nowMs <= confirmedUntilMs && nowMs <= datedUntilMs ? 'live' : 'stale';
}

/** The next moment after `nowMs` at which the snapshot's freshness may change; undefined when it has nowhere left to
 *  go. */
export function nextChangeOf(
  snapshot: Pick<AcceptedPriceSnapshot, 'confirmedAtMs' | 'sourceDate'>,
  nowMs: number,
  rules: FreshnessRules,
): number | undefined {
  const { confirmedUntilMs, datedUntilMs, usedUntilMs } = boundariesOf(snapshot, rules);
  const ahead = [confirmedUntilMs, datedUntilMs, usedUntilMs].filter((at) => at >= nowMs);
  return ahead.length === 0 ? undefined : Math.min(...ahead) + 1;
}

function boundariesOf(
  snapshot: Pick<AcceptedPriceSnapshot, 'confirmedAtMs' | 'sourceDate'>,
  rules: FreshnessRules,
): { confirmedUntilMs: number; datedUntilMs: number; usedUntilMs: number } {
  const datedMs = Date.parse(`${snapshot.sourceDate}T00:00:00Z`);
  // A source vouches for a day, not for its first second: the day counts in full before hours are counted.
  return {
    confirmedUntilMs: snapshot.confirmedAtMs + CADENCES * rules.cadenceMinutes * MINUTE_MS,
    datedUntilMs: datedMs + DAY_MS + rules.staleAfterHours * HOUR_MS - 1,
    usedUntilMs: datedMs + DAY_MS + OLDEST_STALE_DAYS * DAY_MS - 1,
  };
}
