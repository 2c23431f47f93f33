import type { Page, Period } from '../page/page';
import { PERIOD_SECONDS } from '../page/page';
import type { Claim } from '../roles/claim';
import { shown } from '../roles/claim';
import { LASTS } from '../words/week-words';
import { numberAt } from './count';

/** Hours that stand in brackets behind the words that they explain, and how long a run may last. */

/** How far before a bracket the words stand that it explains, elements. */
const EXPLAINED = 5;
const HOURS_OF_DAY = 24;
const DAYS_OF_WEEK = 7;
/** Days of a month, as a volume of a month is spread. */
const DAYS_OF_MONTH = 30;
const FEWEST_DAYS = 10;
const MOST_DAYS = 31;

/** "Done by the morning (6 hours)", "business hours only (10h, 21 days)": the hours that the bracket opened right
 *  before the figure at `k` tells of the words before it. */
export function hoursInBrackets(page: Page, k: number): readonly Claim[] {
  const hours = page.is(k - 1, '(') && page.has(k + 1, 'hour') ? numberAt(page, k) : undefined;
  if (hours === undefined || hours <= 0) return [];
  const isWindow = page.before(k, EXPLAINED, ['due', 'deadline', 'window', 'nightly'], isFigure) >= 0;
  const isOpen = page.before(k, EXPLAINED, ['officeHours'], isFigure) >= 0;
  if (!isWindow && !isOpen) return [];
  const isDaily = isOpen || (hours <= HOURS_OF_DAY && page.speaksOf(k, 'daily'));
  const told = claimOf(page, k, k + 1, isDaily ? 'hoursPerDay' : 'windowHours', hours);
  return isOpen ? [told, ...daysBehind(page, k + 2)] : [told];
}
const isFigure = (e: { readonly kind: string }): boolean => e.kind === 'figure';

/** "(10h, 21 days)": so many days of a month, as days of a week. */
function daysBehind(page: Page, comma: number): readonly Claim[] {
  const k = comma + 1;
  const days = page.is(comma, ',') && page.has(k + 1, 'day') ? (numberAt(page, k) ?? 0) : 0;
  if (days <= 0 || days > MOST_DAYS) return [];
  if (days <= DAYS_OF_WEEK) return [claimOf(page, k, k + 1, 'daysPerWeek', days)];
  if (days < FEWEST_DAYS) return [];
  const value = Math.min(DAYS_OF_WEEK, Math.round(((days * DAYS_OF_WEEK) / DAYS_OF_MONTH) * 10) / 10);
  const approximation = `${shown(days)} days a month are taken as ${shown(value)} days a week.`;
  return [{ ...claimOf(page, k, k + 1, 'daysPerWeek', value), approximation }];
}

/** "Should take less than 12 hours", "soll weniger als einen Tag dauern": how long a run may last. */
export function longestRun(page: Page, k: number): readonly Claim[] {
  if (!page.has(k, 'most') || !isLasting(page, k)) return [];
  const time = timeAt(page, k + 1);
  return time === undefined || !page.sameSentence(k, time.last)
    ? []
    : [claimOf(page, k + 1, time.last, 'windowHours', time.hours)];
}

/** "12 hours", "a day", "einen Tag": a time of hours or more that begins at element `j`, and its last element. */
function timeAt(page: Page, j: number): { readonly hours: number; readonly last: number } | undefined {
  const isCounted = page.at(j)?.kind === 'figure';
  const unit = [j, j + 1].find((n) => !(isCounted && n === j) && unitAt(page, n) !== undefined);
  const seconds = PERIOD_SECONDS[unitAt(page, unit ?? -1) ?? 'second'];
  const hours = ((isCounted ? (numberAt(page, j) ?? 0) : 1) * seconds) / PERIOD_SECONDS.hour;
  return unit === undefined || seconds < PERIOD_SECONDS.hour || hours <= 0 ? undefined : { hours, last: unit };
}
const unitAt = (page: Page, j: number): Period | undefined => page.timeUnit(j) ?? page.period(j)?.period;

/** A verb of lasting before the limit or behind its time. */
function isLasting(page: Page, k: number): boolean {
  for (let j = k - LASTS_BEFORE; j <= k + LASTS_BEHIND; j += 1)
    if (page.sameSentence(j, k) && LASTS.test(page.textAt(j))) return true;
  return false;
}
const LASTS_BEFORE = 3;
const LASTS_BEHIND = 5;

const claimOf = (page: Page, from: number, to: number, member: Claim['member'], value: number): Claim => ({
  member,
  value,
  at: from,
  weight: 2.5,
  start: page.at(from)?.start ?? 0,
  end: page.at(to)?.end ?? 0,
});
