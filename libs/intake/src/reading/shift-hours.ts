import { HOURS_PER_DAY } from '@compute-advisor/domain';
import type { Page } from '../page/page';
import type { Claim } from '../roles/claim';
import { numberAt } from './count';
import { SHARE_BETWEEN } from '../words/small-words';
import { WEEK_BEFORE } from '../words/week-words';

/** "Two shifts of 8 h", "40 completions/h x 7h", "4 h, 5 days a week": hours of every day. */
export function shiftHours(page: Page, k: number): readonly Claim[] {
  const hours = page.has(k + 1, 'hour') && page.sameSentence(k, k + 1) ? numberAt(page, k) : undefined;
  if (hours === undefined) return [];
  const shifts = shiftsBefore(page, k);
  if (shifts === undefined && !isDaily(page, k)) return [];
  const value = hours * (numberAt(page, shifts ?? -1) ?? 1);
  if (value > HOURS_PER_DAY) return [];
  const [start, end] = [page.at(shifts ?? k)?.start ?? 0, page.at(k + 1)?.end ?? 0];
  return [{ member: 'hoursPerDay', value, at: k, weight: 2.5, start, end }];
}

/** The number of shifts that are so long. */
function shiftsBefore(page: Page, k: number): number | undefined {
  const noun = [k - 1, k - 2].find((j) => page.sameSentence(j, k) && SHIFTS.test(page.textAt(j)));
  return noun === undefined || numberAt(page, noun - 1) === undefined ? undefined : noun - 1;
}
const SHIFTS = /^(?:shifts?|schichten|equipes|turnos|turni|ploegen|zmiany|смены|смен)$/;

/** Times a rate of the hour, or on so many days of a week. */
const isDaily = (page: Page, k: number): boolean =>
  (page.is(k - 1, 'x') && page.has(k - 2, 'hour', 'hourly')) ||
  (page.is(k + 2, ',') && page.sameSentence(k + 2, k + 3) && daysAWeek(page, k + 3) !== undefined);

const SEVEN: ReadonlySet<string> = new Set('7 sept siete sette sete sieben seven zeven siedmiu семи'.split(' '));
/** "six days a week", "six jours sur sept". */
export function daysAWeek(page: Page, k: number): number | undefined {
  const value = page.at(k)?.figure?.value;
  if (value === undefined || value < 1 || value > 7 || !page.has(k + 1, 'day')) return undefined;
  const isOfSeven = SHARE_BETWEEN.has(page.textAt(k + 2)) && SEVEN.has(page.textAt(k + 3));
  const isOfWeek = page.period(k + 2)?.period === 'week' || isOfTheWeek(page, k) || isBehindWeek(page, k);
  return isOfSeven || isOfWeek ? value : undefined;
}
/** "5 Tage die Woche", "5 Tage in der Woche". */
function isOfTheWeek(page: Page, k: number): boolean {
  const article = page.has(k + 2, 'in') ? k + 3 : k + 2;
  return page.has(article, 'determiner') && page.has(article + 1, 'week') && page.sameSentence(k, article + 1);
}
/** "週5日", "每周5天": the week stands before its days. */
const isBehindWeek = (page: Page, k: number): boolean =>
  page.has(k - 1, 'perWeek') || (WEEK_BEFORE.has(page.textAt(k - 1)) && page.sameSentence(k - 1, k));
