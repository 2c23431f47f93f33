import type { Page } from '../page/page';
import type { Span } from '../reading';
import { factorAt, isTimeAhead } from '../roles/factors';
import { BUSY_SIGNS, BUSY_TIMES, WEEKDAYS, WEEKEND } from '../words/week-words';
import { IN_SEASON, SEASONS, WEEKS_IN_TIME } from '../words/season-words';
import { numberAt } from './count';
import { COMPARED, COUNTS_TIMES, UP_TO_DAY } from './data/growth-words';
import { foldInWords, isOfElse, LOADS } from './folds';

/** A multiple of the usual load at a time that comes again: "3x at lunch", "montags doppelt so viele", "le triple à
 *  midi". */

/** How far from the multiple its time may stand, elements. */
const REACH = 7;
const LARGEST = 50;

/** How much busier it is, where the multiple at `k` is told of a part of the day or a day of the week. */
export function busierAt(page: Page, k: number): { value: number; pieces: readonly Span[] } | undefined {
  const e = page.at(k);
  const multiple = multipleAt(page, k);
  if (e === undefined || multiple === undefined || isOfElse(page, k) || !isOfLoad(page, k)) return undefined;
  const time = timeNear(page, k);
  if (time === undefined || page.speaksOf(k, 'future') || (!time.isDay && isTimeAhead(page, k))) return undefined;
  const words = { start: time.start, end: time.end };
  return { value: multiple, pieces: [e, words].sort((a, b) => a.start - b.start) };
}

/** The multiple that a word or a figure at `k` is; one that only says how often is none. */
function multipleAt(page: Page, k: number): number | undefined {
  const e = page.at(k);
  const named = e === undefined ? undefined : foldInWords(e);
  const counted = named === undefined && e?.kind === 'figure' && factorAt(page, k) !== undefined;
  const value = named ?? (counted ? numberAt(page, k) : undefined) ?? 0;
  return value > 1 && value <= LARGEST && !isHowOften(page, k, counted ? k + 1 : k) ? value : undefined;
}

/** "Twice on Mondays", "drei Mal am Abend": how often, unless it is compared with something: "three times that". */
const isHowOften = (page: Page, k: number, unit: number): boolean =>
  COUNTS_TIMES.test(page.textAt(unit)) &&
  ![unit + 1, unit + 2].some(
    (j) => page.sameSentence(j, k) && (page.has(j, 'moreOf', 'mean', 'real', 'asLong') || COMPARED.has(page.textAt(j))),
  );

/** Its sentence or the one before speaks of a load. */
const isOfLoad = (page: Page, k: number): boolean =>
  page.speaksOf(k, ...LOADS, 'daily') || page.speaksOf(page.lineStart(k) - 1, ...LOADS, 'daily');

/** The time that is told before the multiple, or right behind it. */
function timeNear(page: Page, k: number): (Span & { readonly isDay: boolean }) | undefined {
  for (const step of [1, -1])
    for (let j = k + step; Math.abs(j - k) <= REACH && page.sameSentence(j, k); j += step) {
      if (isEnd(page, j, step)) break;
      const last = lastOfTime(page, j);
      if (last === undefined) continue;
      if (UP_TO_DAY.has(page.textAt(j - 1)) || page.has(j - 1, 'until', 'due')) return undefined;
      const isDay = WEEKDAYS.has(page.textAt(j));
      return { start: page.at(j)?.start ?? 0, end: page.at(last)?.end ?? 0, isDay };
    }
  return undefined;
}
/** A further clause behind the multiple, or a number before it, is of something else. */
const isEnd = (page: Page, j: number, step: number): boolean =>
  page.is(j, ';') || (step > 0 ? page.is(j, ',') : page.at(j)?.figure !== undefined);

/** The last element of a time of the day or the week that begins at `j`. */
function lastOfTime(page: Page, j: number): number | undefined {
  const text = page.textAt(j);
  if (BUSY_TIMES.has(text) || WEEKDAYS.has(text) || WEEKEND.test(text) || SEASONS.test(text)) return j;
  if (isKindOfWeeks(page, j)) return j;
  const signs = BUSY_SIGNS.exec(`${text}${page.textAt(j + 1)}`)?.[0];
  return signs === undefined ? undefined : j + (signs.length > text.length ? 1 : 0);
}

/** "In pitch weeks", "on exam days": weeks or days of a kind, no stretch of the calendar. */
const isKindOfWeeks = (page: Page, j: number): boolean =>
  KIND_OF_WEEKS.test(page.textAt(j)) &&
  page.at(j - 1)?.kind === 'word' &&
  !WEEKS_IN_TIME.test(page.textAt(j - 1)) &&
  page.at(j - 1)?.figure === undefined &&
  (IN_SEASON.test(page.textAt(j - 2)) || IN_SEASON.test(page.textAt(j - 3)));
const KIND_OF_WEEKS = /^(?:weeks|days|months)$/;
