import { beginningsOf } from '../page/beginnings';
import type { Page } from '../page/page';
import type { Claim } from '../roles/claim';
import { shown } from '../roles/claim';
import { unitsOf } from '../roles/quantity';
import { DAYS_OF_WORK, ON_DAYS } from '../words/week-words';
import { numberAt } from './count';

/** "63,000 tickets per month, 21 working days", "42,000 documents in 21 working days a month": the days of a month on
 *  which it comes. */

/** So many days of work has a month of five and of six days a week. */
const FEWEST = 15;
const SIX_A_WEEK = 24;
const MOST = 27;
/** How far behind the days their month may stand, elements. */
const MONTH_WITHIN = 3;
/** How far from the days the volume of the month may stand, sentences. */
const SENTENCES = 1;
const STATED = 2.5;

/** The claims of a text with the volume of a month spread over the days that it is worked on. */
export function withWorkingDays(page: Page, claims: readonly Claim[]): readonly Claim[] {
  const days = begins(page).find((k) => isWorkingDays(page, k));
  const count = days === undefined ? undefined : numberAt(page, days);
  if (days === undefined || count === undefined) return claims;
  const [start, end] = [page.at(days)?.start ?? 0, page.at(days + 1)?.end ?? 0];
  const week = { value: count >= SIX_A_WEEK ? 6 : 5, at: days, weight: STATED, start, end };
  const spread = claims.map((c) => {
    const month = isNear(page, c.at, days) ? volumeOf(page, c, days) : undefined;
    if (month === undefined) return c;
    const approximation = `Requests: ${shown(month)} in ${shown(count)} days are ${shown(month / count)} per day.`;
    const pieces = [
      { start: c.start, end: c.end },
      { start, end },
    ];
    return { ...c, member: 'requestsPerDay' as const, value: month / count, pieces, approximation, spread: undefined };
  });
  return spread.every((c, n) => c === claims[n]) ? claims : [...spread, { ...week, member: 'daysPerWeek' }];
}

const begins = beginningsOf({ tags: ['weekdays'], words: DAYS_OF_WORK, step: -1 });

const isWorkingDays = (page: Page, k: number): boolean => {
  const count = numberAt(page, k) ?? 0;
  if (count < FEWEST || count > MOST || page.against(k) !== undefined) return false;
  if (!isLed(page, k)) return false;
  return page.sameSentence(k, k + 1) && (page.has(k + 1, 'weekdays') || DAYS_OF_WORK.has(page.textAt(k + 1)));
};

/** A mark or a small word leads to the days; "takes 21 working days", "SLA 21 working days" are of something else. */
const isLed = (page: Page, k: number): boolean =>
  !page.sameSentence(k - 1, k) ||
  page.at(k - 1)?.kind === 'mark' ||
  ON_DAYS.has(page.textAt(k - 1)) ||
  page.has(k - 1, 'and', 'each', 'per', 'hedge');

const isNear = (page: Page, a: number, b: number): boolean =>
  Math.abs((page.at(a)?.sentence ?? 0) - (page.at(b)?.sentence ?? 0)) <= SENTENCES;

/** What comes in a month: a volume that is told for one, or pieces of work in the days of one. */
function volumeOf(page: Page, c: Claim, days: number): number | undefined {
  const value = numberAt(page, c.at);
  if (c.member === 'requestsPerDay' && unitsOf(page, c.at).some((u) => u.period === 'month')) return value;
  const isOfMonth = page.after(days + 1, MONTH_WITHIN, ['month', 'monthly']) >= 0;
  return c.member === 'items' && isOfMonth && page.sameSentence(c.at, days) ? value : undefined;
}
