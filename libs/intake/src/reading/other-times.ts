import { plainText } from '../lexer/plain-text';
import { once } from '../page/once';
import type { Page } from '../page/page';
import { MONTHS } from '../words/months';
import { HOLDS_FROM, OTHER_TIMES, OTHER_TIMES_SIGNS, TO_ITS_HOURS } from '../words/other-times-words';
import { WEEKDAYS } from '../words/week-words';
import { isClosedAt } from './closed-hours';

/** Hours that are of something else than the service: "Minutes of 12 November, 14:00 to 15:10", "the maintenance window
 *  is 2:00 to 4:00", "Jour fixe: Dienstag 10:00 bis 10:30". */

/** How far before its hours such a thing may be named, elements. */
const REACH = 8;
/** How far behind them: "14:00-15:00 sync". */
const BEHIND = 2;
/** Letters before the hours that a date may take. */
const DATE_LETTERS = 24;

/** Whether the hours at `k` are of a meeting, of maintenance or the like, or of one day of the calendar; hours in which
 *  nothing runs are told of the service. */
export const isOfOtherMatter = (page: Page, k: number): boolean => found(page, k).is;
const found = once<{ readonly is: boolean }>((page, k) => ({
  is:
    isOfIncident(page, k) ||
    ((isOfOneDay(page, k) || isBehindThing(page, k) || isBeforeThing(page, k)) && !isClosedAt(page, k)),
}));

/** "12 Nov 14:00-15:10", "12.11.2026, 14:00 bis 15:10": a date right before the hours; "from 1 December 8 to 18" is
 *  of every day from then on. */
function isOfOneDay(page: Page, k: number): boolean {
  const month = [k - 1, k - 2, k - 3, k - 4].find((j) => page.sameSentence(j, k) && MONTHS.has(page.textAt(j)));
  if (month === undefined) return isDate(page, k);
  const day = [month - 1, month - 2, month + 1].find((j) => isDayOfMonth(page, j));
  if (day === undefined) return false;
  for (let j = month + 1; j < k; j += 1) if (!leadsOn(page, j)) return false;
  return ![1, 2, 3].some((n) => HOLDS_FROM.has(page.textAt(Math.min(day, month) - n)));
}
const isDayOfMonth = (page: Page, j: number): boolean => {
  const { value = 0 } = page.at(j)?.figure ?? {};
  return Number.isInteger(value) && value >= 1 && value <= 31;
};
function isDate(page: Page, k: number): boolean {
  const { start = 0 } = page.at(k) ?? {};
  return DATE.test(page.text.slice(Math.max(0, start - DATE_LETTERS), start));
}
const DATE = new RegExp(
  '(?<![\\d.,])(?:\\d{4}-\\d{2}-\\d{2}|\\d{1,2}\\.\\d{1,2}\\.(?:\\d{4}|\\d{2})?|\\d{1,2}/\\d{1,2}/(?:\\d{4}|\\d{2}))' +
    '[,:\\s]{1,2}(?:\\p{L}{1,5}\\s)?$',
  'u',
);

/** "Backup laeuft von", "Maintenance le dimanche de": the thing before the hours, with only what leads to them
 *  between. */
function isBehindThing(page: Page, k: number): boolean {
  for (let j = k - 1; j >= k - REACH && page.sameSentence(j, k); j -= 1) {
    if (isThing(page, j)) return true;
    if (!leadsOn(page, j)) break;
  }
  const { start = 0 } = page.at(k) ?? {};
  return OTHER_TIMES_SIGNS.test(page.text.slice(Math.max(0, start - SIGNS), start));
}
/** Signs before the hours in which a thing of a script without blanks is looked for. */
const SIGNS = 14;
/** "9:15 to 9:30 stand-up", "[Fri 14:00-15:00 sync]": right behind them, with the sentence ending there. */
function isBeforeThing(page: Page, k: number): boolean {
  for (let j = k + 1; j <= k + BEHIND && page.sameSentence(j, k); j += 1)
    if (isThing(page, j)) return !page.sameSentence(j, j + 1) || page.at(j + 1)?.kind === 'mark';
    else if (page.at(j)?.kind === 'mark') return false;
  return false;
}

/** The thing at `j`, alone or as the last word of an element. */
const isThing = (page: Page, j: number): boolean => {
  const word = plainText(page.is(j - 1, '-') ? `${page.textAt(j - 2)}-${page.textAt(j)}` : page.textAt(j));
  return OTHER_TIMES.test(word) || (word.includes(' ') && OTHER_TIMES.test(word.slice(word.lastIndexOf(' ') + 1)));
};

/** What may stand between the thing and its hours: words that lead to them, a day, a date, a comma. */
function leadsOn(page: Page, j: number): boolean {
  const text = page.textAt(j);
  if (page.at(j)?.kind === 'mark') return LEADING_MARKS.has(text);
  return (
    WEEKDAYS.has(text) ||
    MONTHS.has(text) ||
    isDayOfMonth(page, j) ||
    page.has(j, 'daily', 'nightly', 'weekly', 'to', 'from', 'between', 'was', 'hedge', 'weekdays') ||
    isThing(page, j) ||
    text.split(' ').every((word) => TO_ITS_HOURS.has(word))
  );
}
const LEADING_MARKS: ReadonlySet<string> = new Set([',', ':', '(', '-', '–', "'", '/']);

/** "Between 13:05 and 14:40 users received time-outs", in a text about an incident: told of once, no window of the day.
 */
export function isOfIncident(page: Page, k: number): boolean {
  if (!page.tells('incident') || page.speaksOf(k, 'real')) return false;
  for (let j = k - TOLD_REACH; j <= k + TOLD_REACH; j += 1)
    if (page.sameSentence(j, k) && (page.has(j, 'didThen', 'was', 'past') || /^\p{L}{3,}ed$/u.test(page.textAt(j))))
      return true;
  return false;
}
const TOLD_REACH = 16;
