import { type Page, PERIOD_SECONDS } from '../page/page';
import type { Claim } from '../roles/claim';
import { NIGHTS, OF_HOURS } from '../words/job-words';
import { numberAt } from './count';

/** "10 nights from 21 to 7", "12 days of 24 hours": time of which only some hours of a day count. */

const DAY_HOURS = PERIOD_SECONDS.day / PERIOD_SECONDS.hour;

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
  if (page.has(unit + 2, 'allDay')) return { hours: DAY_HOURS, end: unit + 2 };
  const hours = numberAt(page, unit + 2);
  const isHours = hours !== undefined && hours <= DAY_HOURS && page.timeUnit(page.unitAt(unit + 2)) === 'hour';
  return isHours ? { hours, end: page.unitAt(unit + 2) } : undefined;
}

/** Whether the element counts nights. */
export const isNights = (page: Page, unit: number): boolean => NIGHTS.has(page.textAt(unit));

/** The windows that are told in nights, with as many hours as the text gives to a night. */
export function withNightHours(page: Page, claims: readonly Claim[]): readonly Claim[] {
  const window = claims.find((c) => c.member === 'windowHours' && isNights(page, page.unitAt(c.at)));
  const night = window === undefined ? undefined : hoursOfNight(page);
  if (night === undefined) return claims;
  return claims.map((c) => (c === window ? { ...c, value: (c.value * night) / DAY_HOURS } : c));
}

/** "From 21 to 7": hours of the day that go over midnight or are those of the night. */
function hoursOfNight(page: Page): number | undefined {
  const told = page.kinds('time').map((k) => page.at(k)?.hours);
  const over = told.find((h) => h !== undefined && h.from > h.to);
  return over === undefined ? undefined : over.to - over.from + DAY_HOURS;
}
