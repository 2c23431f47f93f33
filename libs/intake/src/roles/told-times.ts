import type { Page, Period } from '../page/page';
import { PERIOD_SECONDS } from '../page/page';
import { DAYS_OF_MONTH } from './load-claims';
import { DAY_KINDS, ONE_OF } from '../words/small-words';

/** What time a part of a crowd, or a number of what each asks, is told of: a day or longer. */

/** How far behind a part its time may stand, elements. */
const REACH = 7;

/** Days of a period of a day or longer; none of a shorter one. */
export const daysOf = (period: Period): number | undefined => {
  if (PERIOD_SECONDS[period] < PERIOD_SECONDS.day) return undefined;
  return period === 'month' ? DAYS_OF_MONTH : PERIOD_SECONDS[period] / PERIOD_SECONDS.day;
};

/** The days of the time that is told from `k` on, before the next figure. */
export function daysNear(page: Page, k: number): number | undefined {
  for (let j = k; j <= k + REACH && page.sameSentence(j, k); j += 1) {
    if (j > k && page.at(j)?.figure !== undefined) return undefined;
    const days = daysAt(page, j);
    if (days !== undefined) return days;
  }
  return undefined;
}
function daysAt(page: Page, j: number): number | undefined {
  if (page.has(j, 'dau') || isADay(page, j)) return 1;
  const period = page.period(j)?.period;
  return period === undefined ? undefined : daysOf(period);
}

/** "on a given day", "an einem Tag", "on a normal day": a day by itself, of many. */
export const isADay = (page: Page, j: number): boolean =>
  page.has(j, 'day')
    ? DAY_KINDS.has(page.textAt(j - 1)) || ONE_OF.has(page.textAt(j - 1))
    : page.has(j, 'real') && EVERYDAY.test(page.textAt(j));
const EVERYDAY = / days?$|(?:daily|everyday|day-to-day) use$|alltag$|diario$|dia a dia$|quotidien$|na co dzien$/;

/** Whether the share that ends at `end` is told of a day or a longer time, and of no moment: "4 % of them are active in
 *  a month", "5 % im Monat aktiv" are never there at once. */
export function isOfATime(page: Page, from: number, end: number): boolean {
  if (page.before(from, REACH, ['conc']) >= 0 || page.after(end, REACH, ['conc']) >= 0) return false;
  if ((daysNear(page, end + 1) ?? 0) > 1) return true;
  return [from - 1, from - 2, from - 3].some((j) => page.sameSentence(j, from) && (daysAt(page, j) ?? 0) > 1);
}
