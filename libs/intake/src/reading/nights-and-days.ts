import { HOURS_PER_DAY } from '@compute-advisor/domain';
import type { Page } from '../page/page';
import type { Span } from '../reading';
import type { Claim } from '../roles/claim';
import { NIGHTS, OF_HOURS } from '../words/job-words';
import { numberAt } from './count';
import { SERVICE_LOADS } from './service-loads';

/** "10 nights from 21 to 7", "12 days of 24 hours": time of which only some hours of a day count. */

/** The hours of each day that are told behind so many days: "days of 10 hours". */
export interface DayHours {
  readonly hours: number;
  /** The last element that says so. */
  readonly end: number;
}

/** "5 days of 10 hours", "12 Tage zu 24 Stunden". */
export function hoursOfEachDay(page: Page, unit: number): DayHours | undefined {
  if (page.timeUnit(unit) !== 'day' || !OF_HOURS.has(page.textAt(unit + 1)) || !page.sameSentence(unit, unit + 2))
    return undefined;
  if (page.has(unit + 2, 'allDay')) return { hours: HOURS_PER_DAY, end: unit + 2 };
  const hours = numberAt(page, unit + 2);
  const isHours = hours !== undefined && hours <= HOURS_PER_DAY && page.timeUnit(page.unitAt(unit + 2)) === 'hour';
  return isHours ? { hours, end: page.unitAt(unit + 2) } : undefined;
}

/** Whether the element counts nights. */
export const isNights = (page: Page, unit: number): boolean => NIGHTS.has(page.textAt(unit));

/** Whether a window is told in days: what is done over several of them is no work of every day. */
export function lastsDays(page: Page, window: Claim): boolean {
  const unit = page.unitAt(window.at);
  const isDays = page.timeUnit(unit) === 'day' || isNights(page, unit);
  return window.value > HOURS_PER_DAY || (isDays && (numberAt(page, window.at) ?? 1) > 1);
}

/** "Over 5 nights, 22:00 to 6:00", "in 10 days, only from 20:00 to 8:00": of a window that is told in nights or days
 *  only the hours count that each of them has; they are those of the job then, and of no day of a service. */
export function withHoursOfDays(page: Page, claims: readonly Claim[]): readonly Claim[] {
  const window = claims.find((c) => c.member === 'windowHours');
  if (window === undefined || !lastsDays(page, window)) return claims;
  const ofNights = isNights(page, page.unitAt(window.at));
  const hours = ofNights ? nightOf(page) : hoursBeside(page, claims, window);
  if (hours === undefined) return claims;
  const value = (window.value * hours.value) / HOURS_PER_DAY;
  const pieces = [...(window.pieces ?? [window]), ...(hours.pieces ?? [hours])];
  const isOfJob = !claims.some((c) => SERVICE_LOADS.has(c.member));
  const others = claims.filter((c) => c !== window && !(isOfJob && c.member === 'hoursPerDay'));
  return [...others, { ...window, value, pieces: isOfJob ? pieces : window.pieces }];
}

/** Hours of the day that go over midnight or are those of the night: "from 21 to 7". */
function nightOf(page: Page): Timed | undefined {
  const k = page.kinds('time').find((j) => isOverMidnight(page.at(j)?.hours));
  const { hours, start = 0, end = 0 } = page.at(k ?? -1) ?? {};
  return hours === undefined ? undefined : { value: hours.to - hours.from + HOURS_PER_DAY, start, end };
}
const isOverMidnight = (h: { from: number; to: number } | undefined): boolean => h !== undefined && h.from > h.to;

/** The hours of a day that stand beside a window of days, in a text without a service. */
function hoursBeside(page: Page, claims: readonly Claim[], window: Claim): Claim | undefined {
  if (claims.some((c) => SERVICE_LOADS.has(c.member))) return undefined;
  const sentence = page.at(window.at)?.sentence ?? 0;
  const isNear = (at: number): boolean => Math.abs((page.at(at)?.sentence ?? 0) - sentence) <= 1;
  return claims.find((c) => c.member === 'hoursPerDay' && c.value < HOURS_PER_DAY && isNear(c.at));
}
interface Timed extends Span {
  readonly value: number;
  readonly pieces?: readonly Span[] | undefined;
}
