import { DAYS_PER_WEEK, HOURS_PER_DAY } from '@compute-advisor/domain';
import { isFigure } from '../elements/element';
import type { Page, Period } from '../page/page';
import { PERIOD_SECONDS } from '../page/page';
import type { Claim } from '../roles/claim';
import { shown } from '../roles/claim';
import { DAYS_OF_MONTH } from '../roles/load-claims';
import { LASTS } from '../words/week-words';
import { numberAt } from './count';

/** Hours that stand in brackets behind the words that they explain, and how long a run may last. */

/** How far before a bracket the words stand that it explains, elements. */
const EXPLAINED = 5;
const FEWEST_DAYS = 10;
const MOST_DAYS = 31;

/** "Done by the morning (6 hours)", "business hours only (10h, 21 days)": the hours that the bracket opened right
 *  before the figure at `k` tells of the words before it. */
export const hoursInBrackets = (page: Page, k: number): readonly Claim[] =>
  page.is(k - 1, '(') ? [...daysOfJob(page, k), ...hoursTold(page, k)] : [];

function hoursTold(page: Page, k: number): readonly Claim[] {
  const hours = page.has(k + 1, 'hour') ? (numberAt(page, k) ?? 0) : 0;
  const isWindow = page.before(k, EXPLAINED, ['due', 'deadline', 'window', 'nightly'], isFigure) >= 0;
  const isOpen = page.before(k, EXPLAINED, ['officeHours'], isFigure) >= 0;
  if (hours <= 0 || !(isWindow || isOpen)) return [];
  const isDaily = isOpen || (hours <= HOURS_PER_DAY && page.speaksOf(k, 'daily'));
  const told = claimOf(page, k, k + 1, isDaily ? 'hoursPerDay' : 'windowHours', hours);
  return isOpen ? [told, ...daysBehind(page, k + 2)] : [told];
}

/** "4 million pages, over Christmas (10 days)": the window of the job that the sentence counts before it. */
function daysOfJob(page: Page, k: number): readonly Claim[] {
  const days = page.has(k + 1, 'day') && page.is(k + 2, ')') ? (numberAt(page, k) ?? 0) : 0;
  return days > 0 && hasJob(page, k) ? [claimOf(page, k, k + 1, 'windowHours', days * HOURS_PER_DAY)] : [];
}
function hasJob(page: Page, k: number): boolean {
  for (let j = k - 1; j >= k - JOB_REACH && page.sameSentence(j, k); j -= 1)
    if ((page.at(j)?.figure?.value ?? 0) >= FEWEST_PIECES && page.has(page.unitAt(j), 'doc', 'req', 'chunk'))
      return page.period(page.unitAt(j) + 1) === undefined;
  return false;
}
const JOB_REACH = 16;
const FEWEST_PIECES = 1000;

/** "(10h, 21 days)": so many days of a month, as days of a week. */
function daysBehind(page: Page, comma: number): readonly Claim[] {
  const k = comma + 1;
  const days = page.is(comma, ',') && page.has(k + 1, 'day') ? (numberAt(page, k) ?? 0) : 0;
  if (days <= 0 || days > MOST_DAYS) return [];
  if (days <= DAYS_PER_WEEK) return [claimOf(page, k, k + 1, 'daysPerWeek', days)];
  if (days < FEWEST_DAYS) return [];
  const value = Math.min(DAYS_PER_WEEK, Math.round(((days * DAYS_PER_WEEK) / DAYS_OF_MONTH) * 10) / 10);
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
