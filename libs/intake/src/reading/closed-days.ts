import { DAYS_PER_WEEK } from '@compute-advisor/domain';
import { firstWord } from '../lexer/first-word';
import { beginningsOf } from '../page/beginnings';
import type { Page } from '../page/page';
import { together, writtenLike } from '../page/written';
import type { Claim } from '../roles/claim';
import { NONE_OF_THEM } from '../words/crowd-words';
import { wordSet } from '../words/word-set';
import { SHORT_MONDAYS, spanOfDays } from '../words/day-spans';
import { LEAVES_OUT, LEFT_OUT_BEHIND, WEEKDAYS, WEEKEND, WORKS } from '../words/week-words';
import { isClosedAround } from './closed-hours';
import { hasJob } from './week-window';

/** Days of the week on which nothing runs: "closed on weekends", "every day except Sunday", "samstags und sonntags
 *  arbeitet niemand"; and spans of days cut short: "Mon-Sat". */

const SATURDAY = 5;
const SUNDAY = 6;
const WEIGHT = 2;
/** How far from such days it may say so, elements. */
const REACH = 7;

/** Where days of a week stand that may be closed, or a span of them. */
export const daysBegin = (page: Page): readonly number[] => together(dayNames(page), weekends(page));
const dayNames = beginningsOf({ words: [...WEEKDAYS.keys(), ...SHORT_MONDAYS] });
const weekends = writtenLike(WEEKEND);

/** The days of a week that are open: from a span of them, or without those that are said to be closed. */
export function openDays(page: Page, k: number): Claim | undefined {
  const span = spanOfDays((i) => page.textAt(i), k);
  if (span !== undefined) return page.sameSentence(k, k + 2) ? claimOf(page, k, span.end, span.days) : undefined;
  const closed = hasJob(page, k) ? undefined : daysAt(page, k);
  // "closed until Sunday", "this weekend nobody works": once
  if (closed === undefined || [k - 1, k - 2].some((j) => ONCE_THEN.has(page.textAt(j)) && page.sameSentence(j, k)))
    return undefined;
  const isOut =
    isLeftOut(page, k, closed.end) || isClosedAround(page, k, closed.end, NONE_OF_THEM) || isIdle(page, k, closed.end);
  return isOut ? claimOf(page, k, closed.end, DAYS_PER_WEEK - closed.days) : undefined;
}

const claimOf = (page: Page, from: number, to: number, value: number): Claim => ({
  member: 'daysPerWeek',
  value,
  at: from,
  weight: WEIGHT,
  start: page.at(from)?.start ?? 0,
  end: page.at(to)?.end ?? 0,
});

const ONCE_THEN = wordSet(
  'this next last until till by since before after from starting diesen diesem nachsten letzten bis seit vor nach ab ' +
    'ce prochain dernier jusque depuis avant apres este proximo ultimo hasta desde antes questo prossimo scorso fino ' +
    'ultimo ate deze volgende afgelopen tot sinds vanaf ten najblizszy do od этот эти следующие до после denna nasta',
);

/** The weekend, Saturday with Sunday, or one of the two. */
function daysAt(page: Page, k: number): { days: number; end: number } | undefined {
  if (WEEKEND.test(page.textAt(k))) return { days: 2, end: k };
  const day = WEEKDAYS.get(page.textAt(k));
  const next = [k + 1, k + 2, k + 3].find((j) => page.sameSentence(j, k) && WEEKDAYS.get(page.textAt(j)) === SUNDAY);
  if (day === SATURDAY) return next === undefined ? { days: 1, end: k } : { days: 2, end: next };
  const isSecond = [k - 1, k - 2, k - 3].some((j) => page.sameSentence(j, k) && WEEKDAYS.has(page.textAt(j)));
  return day === SUNDAY && !isSecond ? { days: 1, end: k } : undefined;
}

/** "Except Sundays", "not at weekends", "pazar hariç": what leaves them out stands right beside them. */
function isLeftOut(page: Page, from: number, to: number): boolean {
  const leads = [from - 1, from - 2].some(
    (j) =>
      page.sameSentence(j, from) &&
      (page.has(j, 'save') || (LEAVES_OUT.test(page.textAt(j)) && !AMBIGUOUS.has(page.textAt(j)))) &&
      !page.has(j + 1, 'only'),
  );
  return leads || [to + 1, to + 2].some((j) => page.sameSentence(j, to) && LEFT_OUT_BEHIND.test(page.textAt(j)));
}
/** "No fim de semana" is "on the weekend". */
const AMBIGUOUS: ReadonlySet<string> = new Set(['no']);

/** "On weekends there is no traffic", "nobody works on Sundays". */
function isIdle(page: Page, from: number, to: number): boolean {
  for (let j = from - REACH; j <= to + REACH; j += 1) {
    if ((j >= from && j <= to) || !page.sameSentence(j, from)) continue;
    if (page.has(j, 'not') && j !== from - 1 && [j - 1, j + 1, j + 2].some((i) => page.has(i, 'load'))) return true;
    if (NONE_OF_THEM.has(page.textAt(j)) && worksNear(page, j)) return true;
  }
  return false;
}
const worksNear = (page: Page, k: number): boolean =>
  [-4, -3, -2, -1, 1, 2, 3, 4].some((n) => page.sameSentence(k, k + n) && WORKS.test(firstWord(page.textAt(k + n))));
