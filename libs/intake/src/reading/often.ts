import { SECONDS_PER_HOUR } from '@compute-advisor/domain';
import { timesOfShift } from '../page/shifts';
import type { Page, Period } from '../page/page';
import { PERIOD_SECONDS } from '../page/page';
import { DAYS_OF_MONTH } from '../roles/load-claims';
import { IN_A_TIME, SHIFTS } from '../words/each-words';
import { ONE_OF } from '../words/small-words';
import { numberAt } from './count';

/** How often a period comes in an hour or a day. */
export interface Often {
  readonly member: 'perUserPerDay' | 'perUserPerHour';
  readonly times: number;
  readonly end: number;
}
export function oftenAt(page: Page, j: number): Often | undefined {
  if (page.has(j, 'daily')) return { member: 'perUserPerDay', times: timesOfShift(page, j), end: j };
  const found = page.period(j);
  if (found !== undefined) {
    return { ...oftenOf(found.period, WORKING.test(page.textAt(found.end - 2))), end: found.end - 1 };
  }
  const within = intervalAt(page, j);
  if (within !== undefined) return within;
  const isDay = page.has(j, 'day') && (page.has(j - 1, 'mean') || ONE_OF.has(page.textAt(j - 1)));
  return isDay ? { member: 'perUserPerDay', times: 1, end: j } : undefined;
}
function oftenOf(period: Period, isWorking: boolean): Pick<Often, 'member' | 'times'> {
  if (PERIOD_SECONDS[period] <= PERIOD_SECONDS.hour)
    return { member: 'perUserPerHour', times: PERIOD_SECONDS.hour / PERIOD_SECONDS[period] };
  if (period === 'month') return { member: 'perUserPerDay', times: 1 / DAYS_OF_MONTH };
  if (period === 'week' && isWorking) return { member: 'perUserPerDay', times: 1 / WORKDAYS };
  return { member: 'perUserPerDay', times: PERIOD_SECONDS.day / PERIOD_SECONDS[period] };
}
const WORKDAYS = 5;
/** "Per working week": of five days. */
const WORKING = /^(?:working|work|arbeits|laboral|lavorativa|ouvree)$/;

/** How far behind its number a unit of time may stand: "8-hour", "45 minutes". */
const UNIT_REACH = 2;
/** "4 questions in 45 minutes", "12 tickets in an 8-hour shift": an interval that a number of work is told of; a shift
 *  comes once a day. */
function intervalAt(page: Page, j: number): Often | undefined {
  if (!IN_A_TIME.has(page.textAt(j))) return undefined;
  const k = page.has(j + 1, 'determiner') && numberAt(page, j + 1) === undefined ? j + 2 : j + 1;
  const many = page.sameSentence(j, k) ? numberAt(page, k) : undefined;
  const unit = [k + 1, k + UNIT_REACH].find((n) => page.sameSentence(n, k) && page.has(n, 'hour', 'min'));
  if (many === undefined || many <= 0 || unit === undefined) return undefined;
  const shift = page.is(unit + 1, '-') ? unit + 2 : unit + 1;
  if (SHIFTS.has(page.textAt(shift))) return { member: 'perUserPerDay', times: 1, end: shift };
  const seconds = many * (page.has(unit, 'hour') ? SECONDS_PER_HOUR : PERIOD_SECONDS.minute);
  return { member: 'perUserPerHour', times: SECONDS_PER_HOUR / seconds, end: unit };
}
