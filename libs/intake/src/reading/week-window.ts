import { HOURS_PER_DAY } from '@compute-advisor/domain';
import type { Page } from '../page/page';
import type { Claim } from '../roles/claim';
import { looksLikeYear } from '../roles/ordinal';
import { AT_HOUR } from '../words/opening-words';
import { BEGINS_ON, HALF_A_DAY, LEAVES_OUT, WEEKDAYS } from '../words/week-words';

/** Windows of a job that lie in a week: from one day to another, or over its end. */

/** A job that takes so long is no window of a week, hours. */
const WEEK = 168;
/** Hours of the two days of a weekend. */
const WEEKEND_HOURS = 48;
/** When a working day ends and begins where no hour is said. */
const EVENING = 18;
const MORNING = 8;
/** How far behind the first day the second may stand, elements. */
const REACH = 7;
/** The same where each of them has its hour: "月曜の9時に始めて、同じ週の金曜18時までに". */
const DAYS_APART = 14;
/** Fewer pieces than these are no job. */
const FEWEST = 100;

/** "from Friday 18:00 to Monday 7:00": the hours that a job of the sentence has. */
export const weekWindowAt = (page: Page, k: number): Claim | undefined =>
  betweenDays(page, k) ?? dueBeforeBegun(page, k);

function betweenDays(page: Page, k: number): Claim | undefined {
  const first = WEEKDAYS.get(page.textAt(k));
  if (first === undefined) return undefined;
  for (let j = k + 1; j <= k + DAYS_APART && page.sameSentence(j, k); j += 1) {
    const second = WEEKDAYS.get(page.textAt(j));
    if (second === undefined) continue;
    const [from, to] = [hourBehind(page, k), hourBehind(page, j)];
    const isTold = (from ?? to) !== undefined && isLedTo(page, j, from !== undefined && to !== undefined);
    if (!isTold || second === first) return undefined;
    const hours = hoursBetween([first, from], [second, to]);
    return hours === undefined ? undefined : claimOf(page, k, timeBehind(page, j) ?? j, hours);
  }
  return undefined;
}

/** "..., to Monday", "..., and on Monday", "金曜18時までに": what makes the second day the end; where both have their hour a
 *  comma is enough. */
const isLedTo = (page: Page, j: number, hasHours: boolean): boolean =>
  page.before(j, 3, ['to', 'until', 'due', 'deadline', 'and']) >= 0 ||
  (hasHours && [j - 1, j - 2].some((n) => page.is(n, ',')) && !isBegunOn(page, j));
/** "By Monday 8 am, starting Friday 18:00". */
const isBegunOn = (page: Page, j: number): boolean =>
  BEGINS_ON.has(page.textAt(j - 1)) || BEGINS_ON.has(page.textAt(j - 2));

/** A day of the week, and its hour where one is told. */
type DayAndHour = readonly [day: number, hour: number | undefined];

/** Hours from one day to the next of the other name, within a week. */
function hoursBetween([first, from]: DayAndHour, [second, to]: DayAndHour): number | undefined {
  const days = (second - first + 7) % 7;
  const hours = days * 24 + (to ?? MORNING) - (from ?? EVENING);
  return hours > 0 && hours < WEEK ? hours : undefined;
}

/** "By Monday 8 am, starting Friday 18:00", "by Monday 8 am; it is Friday 6 pm now": the end is told before the
 *  beginning. */
function dueBeforeBegun(page: Page, k: number): Claim | undefined {
  const due = WEEKDAYS.get(page.textAt(k));
  if (due === undefined || page.before(k, 2, ['to', 'until', 'due', 'deadline']) < 0) return undefined;
  for (let j = k + 1; j <= k + REACH; j += 1) {
    const begun = WEEKDAYS.get(page.textAt(j));
    if (begun === undefined) continue;
    const hours = isBegunOn(page, j)
      ? hoursBetween([begun, hourBehind(page, j)], [due, hourBehind(page, k)])
      : undefined;
    return hours === undefined ? undefined : claimOf(page, k, timeBehind(page, j) ?? j, hours);
  }
  return undefined;
}

/** "Monday to Saturday", "od poniedziałku do soboty", "月曜から土曜": how many days of a week are open, from its first on. */
export function workingDaysAt(page: Page, k: number): number | undefined {
  if (WEEKDAYS.get(page.textAt(k)) !== 0) return undefined;
  for (let j = k + 1; j <= k + DAYS_WITHIN && page.sameSentence(j, k); j += 1) {
    const last = WEEKDAYS.get(page.textAt(j));
    if (last === undefined) continue;
    const isTold =
      /d[ae]n$/.test(page.textAt(k)) ||
      page.before(j, j - k, ['to', 'until']) >= 0 ||
      page.is(j - 1, '-') ||
      TO_DAYS.has(page.textAt(j - 1));
    return isTold && last >= FEWEST_DAYS - 1 ? last + 1 : undefined;
  }
  return undefined;
}
/** "Mon-Fri plus Saturday mornings", "Mo-Fr und samstags": the working days at `k` with the day behind them, of which a
 *  part is taken as a half. */
export function daysWithSaturday(page: Page, k: number): Claim | undefined {
  for (let j = k + 1; j <= k + REACH && page.sameSentence(j, k); j += 1) {
    if (LEAVES_OUT.test(page.textAt(j)) || page.has(j, 'not') || page.is(j, ';')) return undefined;
    if (WEEKDAYS.get(page.textAt(j)) !== SATURDAY) continue;
    const half = [j + 1, j + 2, j + 3].find((n) => page.sameSentence(j, n) && HALF_A_DAY.test(page.textAt(n)));
    const value = FEWEST_DAYS + (half === undefined ? 1 : 0.5);
    const said = `Half of a day on Saturdays makes ${value} days a week.`;
    const claim = { ...claimOf(page, k, half ?? j, value), member: 'daysPerWeek' as const, weight: 2.5 };
    return half === undefined ? claim : { ...claim, approximation: said };
  }
  return undefined;
}
const SATURDAY = 5;

/** How far behind the first day the last may stand, elements; fewer days than these are a window of their own. */
const DAYS_WITHIN = 5;
const FEWEST_DAYS = 5;
const TO_DAYS: ReadonlySet<string> = new Set(['a', 'al', 'au', 'por', 'по', 'till', 'through', 'thru']);

/** The time of day that stands with a day: one that is written as such, or a number behind a word for "at". */
const timeBehind = (page: Page, k: number): number | undefined =>
  [k + 1, k + 2, k + 3].find((j) => page.sameSentence(j, k) && hourAt(page, j) !== undefined);
const hourBehind = (page: Page, k: number): number | undefined => hourAt(page, timeBehind(page, k) ?? -1);
function hourAt(page: Page, j: number): number | undefined {
  const { clock, figure } = page.at(j) ?? {};
  if (clock !== undefined || figure === undefined || !AT_HOUR.test(page.textAt(j - 1))) return clock;
  return Number.isInteger(figure.value) && figure.value <= HOURS_PER_DAY ? figure.value : undefined;
}

/** "Over the weekend": the hours of its two days, in a sentence about a job. */
export function overWeekend(page: Page, k: number): Claim | undefined {
  if (!hasJob(page, k)) return undefined;
  for (let j = k - 1; j >= k - 3 && page.sameSentence(j, k); j -= 1)
    if (LEAVES_OUT.test(page.textAt(j)) || page.has(j, 'not')) return undefined;
  const said = `"${page.text.slice(page.at(k)?.start, page.at(k)?.end)}" is taken as ${WEEKEND_HOURS} hours.`;
  return { ...claimOf(page, k, k, WEEKEND_HOURS), weight: 0.5, approximation: said };
}
/** "From 19 December 18:00 to 5 January 8:00": the hours that a job has which is told in this sentence or in the one
 *  beside it; dates alone are those of anything ("a change freeze from 15 December to 6 January"). */
export function hoursOverDates(page: Page, k: number): number | undefined {
  const span = page.at(k)?.span;
  const sentence = page.at(k)?.sentence ?? 0;
  if (span === undefined) return undefined;
  const isNear = (j: number): boolean => Math.abs((page.at(j)?.sentence ?? -2) - sentence) <= 1;
  for (let n = 1; n <= JOB_REACH; n += 1)
    if ([k - n, k + n].some((j) => isNear(j) && countsPieces(page, j))) return span;
  return undefined;
}
const JOB_REACH = 40;
const countsPieces = (page: Page, j: number): boolean =>
  page.at(j)?.kind === 'figure' &&
  (page.at(j)?.figure?.value ?? 0) >= FEWEST &&
  !looksLikeYear(page, j) &&
  !page.has(page.unitAt(j), 'who', 'conc');

/** Whether the sentence around `k` counts pieces of work. */
export function hasJob(page: Page, k: number): boolean {
  const job = (j: number): boolean =>
    page.sameSentence(j, k) && (page.at(j)?.figure?.value ?? 0) >= FEWEST && !page.has(page.unitAt(j), 'who', 'conc');
  for (let n = 1; n <= REACH * 2; n += 1) if (job(k - n) || job(k + n)) return true;
  return false;
}

const claimOf = (page: Page, from: number, to: number, value: number): Claim => ({
  member: 'windowHours',
  value,
  at: from,
  weight: 2,
  start: page.at(from)?.start ?? 0,
  end: page.at(to)?.end ?? 0,
});
