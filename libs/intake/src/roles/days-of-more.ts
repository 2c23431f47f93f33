import { firstWord } from '../lexer/first-word';
import type { Page, Period } from '../page/page';
import { isHour, SHARE_TAGS } from '../page/share-words';
import { BUSY_LEADS } from '../words/small-words';
import { BAD_DAYS, BEHIND_DAYS, DAYS_OF_THE_MONTH, DAY_WORDS, WEEKDAYS, WEEKEND } from '../words/week-words';
import type { Unit } from './quantity';

/** Days on which more comes than on others: "on Mondays 7,500", "26,000 on a bad day", "am Monatsersten 9.000". */

/** How far from its number the day may stand, elements. */
const BEFORE = 5;
const BEHIND = 5;

/** The day behind a number that counts nothing: "26,000 on a bad day", "9,000 on the first of the month". */
export function dayBehind(page: Page, k: number): number | undefined {
  const lead = firstWord(page.textAt(k + 1));
  if (!BUSY_LEADS.has(lead) && !BEHIND_DAYS.has(lead) && !LEADS.has(lead)) return undefined;
  for (let j = k + 1; j <= k + BEHIND && page.sameSentence(j, k); j += 1) {
    if (page.at(j)?.kind !== 'word') return undefined;
    if (isDayOfMore(page, j)) return j;
  }
  return undefined;
}

const LEADS: ReadonlySet<string> = new Set(['as', 'en', 'nei', 'nos', 'aos']);

/** The day before a number that nothing follows: "montags 7.500", "los lunes 26.000", "Mondays are 3,500". */
export function dayBefore(page: Page, k: number): number | undefined {
  for (let j = k - 1; j >= k - BEFORE && page.sameSentence(j, k); j -= 1) {
    if (page.at(j)?.kind !== 'word') return undefined;
    if (isDayOfMore(page, j)) return j;
  }
  return undefined;
}

/** A day of the week, a day that is bad or the busiest, one of the month, or the day after a weekend. */
export function isDayOfMore(page: Page, j: number): boolean {
  const words = page.textAt(j).split(' ');
  if (words.some((word) => WEEKDAYS.has(word)) || words.some((word) => DAYS_OF_THE_MONTH.has(word))) return true;
  if (page.has(j, 'calendar') && page.is(j + 1, 'of')) return true;
  if (WEEKEND.test(page.textAt(j))) return [1, 2, 3].some((n) => BEHIND_DAYS.has(page.textAt(j - n)));
  return isDay(page, j) && [j - 1, j + 1, j].some((i) => page.sameSentence(i, j) && BAD_DAYS.test(page.textAt(i)));
}
const isDay = (page: Page, j: number): boolean => page.has(j, 'day') || DAY_WORDS.test(page.textAt(j));

/** "18,000 calls on a normal day": the period of work that is told of a day of a kind. */
export function usualPeriod(page: Page, { end, dimension }: Unit): Period | undefined {
  if (dimension !== 'work') return undefined;
  const isTold = [1, 2, 3, 4].some(
    (n) => page.sameSentence(end, end + n) && page.has(end + n, 'real', 'day', 'weekdays') && isWords(page, end, n),
  );
  return isTold ? 'day' : undefined;
}
const isWords = (page: Page, end: number, n: number): boolean => {
  for (let j = end + 1; j < end + n; j += 1) if (page.at(j)?.kind !== 'word') return false;
  return true;
};

/** "At peak 9,000 a day": what comes in a day is not there at once. */
export const isOfADay = (page: Page, at: number, { noun }: Unit): boolean =>
  noun === at && page.sameSentence(at, at + 1) && page.period(at + 1)?.period === 'day';

/** "Half of them log in at 8 sharp": the hour at which a part of them comes counts nobody. */
export const isHourOfShare = (page: Page, at: number, { dimension }: Unit): boolean =>
  dimension === 'bare' && isHour(page, at) && page.speaksOf(at, ...SHARE_TAGS);
