import type { Page } from '../page/page';
import { PERIOD_SECONDS } from '../page/page';
import type { Span } from '../reading';
import type { Claim } from '../roles/claim';
import { shown } from '../roles/claim';

/** "310 clinics, 38 calls per clinic per day, 12% of calls land in the 9-10am hour, 5 turns per call": a share of the
 *  day is one of all that comes in it, once that is known; a peak below the mean of its own day is none. */

/** The claims of a text, the peak of a part of the day as that of the whole. */
export function withPeaksOfProducts(_: Page, claims: readonly Claim[]): readonly Claim[] {
  const days = claims.filter((c) => c.member === 'requestsPerDay' && c.pieces !== undefined);
  if (days.length === 0) return claims;
  return claims.map((c) => (c.member === 'requestsPerSecond' ? (peakOf(c, days) ?? c) : c));
}

function peakOf(peak: Claim, days: readonly Claim[]): Claim | undefined {
  const base = (peak.pieces ?? []).find(isDay);
  const day = base && days.find((d) => (d.pieces ?? []).some((p) => p.start <= base.start && base.start < p.end));
  if (base === undefined || day === undefined || day.value <= base.value) return undefined;
  if (peak.value >= day.value / PERIOD_SECONDS.day) return undefined;
  const value = (peak.value * day.value) / base.value;
  const said = (peak.approximation ?? '')
    .replace(`of ${shown(base.value)} a day`, `of ${shown(day.value)} a day`)
    .replace(shown(peak.value), shown(value));
  const pieces = [...(day.pieces ?? []), ...(peak.pieces ?? [])].map(({ start, end }) => ({ start, end }));
  return { ...peak, value, pieces: pieces.sort((a, b) => a.start - b.start), approximation: said };
}
/** What the share was taken of is a claim itself. */
const isDay = (p: Span): p is Claim => 'member' in p && (p as Claim).member !== 'hoursPerDay';
