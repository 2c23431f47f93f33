import { DAYS_PER_WEEK } from '@compute-advisor/domain';
import type { Page } from '../page/page';
import type { Claim } from '../roles/claim';
import { ONE_OF } from '../words/small-words';
import { EVERY_SUCH_DAY, USUAL_DAYS, WEEKDAYS, WORKDAY } from '../words/week-words';

/** "A normal weekday has 9,500 questions", "on a usual Monday we see 14,000 tickets", "un lundi normal, c'est 9 000
 *  questions": what a day of a kind brings comes every such day, and is no job. */

/** How far from its number the day may stand, elements. */
const BEFORE = 9;
const BEHIND = 7;

/** The claims of a text, pieces of work of such a day as requests of a day. */
export const withUsualDays = (page: Page, claims: readonly Claim[]): readonly Claim[] =>
  claims.map((c) => {
    const isWork = c.member === 'items' && !page.has(page.unitAt(c.at), 'samples', 'chunk');
    const day = isWork ? dayOf(page, c.at) : undefined;
    if (day === undefined) return c;
    return {
      ...c,
      member: 'requestsPerDay' as const,
      value: page.has(day, 'week') ? c.value / DAYS_PER_WEEK : c.value,
    };
  });

function dayOf(page: Page, at: number): number | undefined {
  for (const [step, reach] of [
    [-1, BEFORE],
    [1, BEHIND],
  ] as const)
    for (let n = 1; n <= reach; n += 1) {
      const j = at + n * step;
      if (!page.sameSentence(j, at) || page.is(j, ';') || page.at(j)?.figure !== undefined || isShort(page, j)) break;
      if (isUsualDay(page, j)) return j;
    }
  return undefined;
}

/** "Mondays 8 to 9, 2,700 in that hour": what comes in an hour or two of a day is none of the day. */
const isShort = (page: Page, j: number): boolean => {
  const hours = page.at(j)?.hours;
  return hours !== undefined && hours.to > hours.from && hours.to - hours.from <= SHORT_HOURS;
};
const SHORT_HOURS = 2;

/** A day with a word that makes it one of many, or one that is many by its name. */
function isUsualDay(page: Page, j: number): boolean {
  const text = page.textAt(j);
  if (page.has(j, 'real') && DAY.test(text)) return true;
  if (EVERY_SUCH_DAY.test(text) && WEEKDAYS.has(text)) return true;
  if (!(WEEKDAYS.has(text) || WORKDAY.test(text) || page.has(j, 'weekdays', 'week', 'day'))) return false;
  if (isUsual(page, j + 1)) return !isTimeFor(page, j - 2);
  if (isUsual(page, j - 1)) return (isOne(page, j - 2) || isLed(page, j - 2)) && !isTimeFor(page, j - 3);
  return WEEKDAYS.has(text) && isOne(page, j - 1);
}
/** "On a normal day" as one phrase. */
const DAY = /(?:day|tag|jour|dia|giorno|dag|dzien|день)$/;
const isUsual = (page: Page, j: number): boolean => USUAL_DAYS.has(page.textAt(j)) || page.has(j, 'mean');
const isOne = (page: Page, j: number): boolean => ONE_OF.has(page.textAt(j));
const isLed = (page: Page, j: number): boolean => /^(?:am|an|on|в|w|en|op|an einem)$/.test(page.textAt(j));
/** "Done in a normal day": how long it may take. */
const isTimeFor = (page: Page, j: number): boolean => page.has(j, 'deadline', 'due', 'most');
