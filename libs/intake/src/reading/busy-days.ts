import type { Page } from '../page/page';
import type { Claim } from '../roles/claim';
import { shown } from '../roles/claim';
import { DAYS_OF_MONTH } from '../roles/load-claims';
import { LAST_DAYS, MOSTLY } from '../words/week-words';
import { numberAt } from './count';

/** "18,000 invoices a month, mostly in the last three days": what comes in so few days of a month is so much more than
 *  its mean. */

/** More days than these are no rush. */
const MOST_DAYS = 15;
/** How far before the days it may be said that most comes in them, elements. */
const REACH = 5;

/** The claims of a text with the peak of the days in which most of a month comes. */
export function withBusyDays(page: Page, claims: readonly Claim[]): readonly Claim[] {
  const isMonthly = page.tells('monthly') && claims.some((c) => c.member === 'requestsPerDay');
  if (!isMonthly || claims.some((c) => c.member === 'peakFactor')) return claims;
  for (const k of page.kinds('figure')) {
    const peak = peakAt(page, k);
    if (peak !== undefined) return [...claims, peak];
  }
  return claims;
}

/** The peak that the number at `k` makes of its days. */
function peakAt(page: Page, k: number): Claim | undefined {
  const days = numberAt(page, k) ?? 0;
  if (days < 1 || days > MOST_DAYS || page.against(k) !== undefined) return undefined;
  const words = lastDays(page, k);
  if (words === undefined || !isMostly(page, k)) return undefined;
  const value = DAYS_OF_MONTH / days;
  const approximation =
    `All of a month is planned to come in ${shown(days)} of its ${shown(DAYS_OF_MONTH)} days, at ${shown(value)} ` +
    'times the mean.';
  const [start, end] = [page.at(words.from)?.start ?? 0, page.at(words.to)?.end ?? 0];
  return { member: 'peakFactor', value, at: k, weight: 2, start, end, approximation };
}

/** "Last three days", "trois derniers jours": the elements of the days that the number at `k` counts. */
function lastDays(page: Page, k: number): { readonly from: number; readonly to: number } | undefined {
  const isBehind = LAST_DAYS.test(page.textAt(k + 1));
  const [from, to] = isBehind ? [k, k + 2] : [k - 1, k + 1];
  const isLast = isBehind || LAST_DAYS.test(page.textAt(from));
  return isLast && page.has(to, 'day') && page.sameSentence(from, to) ? { from, to } : undefined;
}

function isMostly(page: Page, k: number): boolean {
  for (let j = k - 1; j >= k - REACH && page.sameSentence(j, k); j -= 1) if (MOSTLY.test(page.textAt(j))) return true;
  return false;
}
