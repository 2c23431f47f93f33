import type { Page } from '../page/page';
import type { Span } from '../reading';
import type { Member } from '../roles/claim';
import { factorAt, isTimeAhead } from '../roles/factors';
import { ONE } from '../words/horizon-words';
import { ONE_OF } from '../words/length-words';
import { BUSY_SIGNS, BUSY_TIMES, WEEKDAYS, WEEKEND } from '../words/week-words';
import {
  AFTER,
  BEFORE_SEASON,
  EACH_OF,
  IN_SEASON,
  MONTHS_IN_CASE,
  MULTIPLIED_BY,
  MULTIPLIES,
  SEASONS,
  SEASONS_IN_SIGNS,
  TRAFFIC,
  USUAL,
  WEEKS_IN_TIME,
} from '../words/season-words';
import { numberAt } from './count';
import { COMPARED, COUNTS_TIMES, GROWS, UP_TO_DAY } from './data/growth-words';
import { foldInWords, isOfElse, LOADS } from './folds';

/** A multiple of the usual load at a time that comes again: "3x at lunch", "montags doppelt so viele", "le triple à
 *  midi". In a season and after what happens whole days are so much fuller, each with a peak of its own. */

/** How far from the multiple its time may stand, elements. */
const REACH = 7;
const LARGEST = 50;

/** When it is: on a day of the week, in a season. */
interface Time extends Span {
  readonly isDay: boolean;
  readonly isSeason: boolean;
}

/** How much busier it is: a part of the day or a day of the week by its peak, days of a season by all that they carry.
 */
interface Busier {
  readonly member: Member;
  readonly value: number;
  readonly pieces: readonly Span[];
}

/** How much busier it is, where the multiple at `k` is told of a part of the day, a day of the week or a season. */
export function busierAt(page: Page, k: number): Busier | undefined {
  const e = page.at(k);
  const multiple = multipleAt(page, k);
  if (e === undefined || multiple === undefined || isOfElse(page, k) || !isOfLoad(page, k)) return undefined;
  const time = timeNear(page, k) ?? seasonInSigns(page, k) ?? usualNear(page, k);
  if (time === undefined || page.speaksOf(k, 'future') || (!time.isDay && isTimeAhead(page, k))) return undefined;
  const words = { start: time.start, end: time.end };
  const member = time.isSeason ? 'growthFactor' : 'peakFactor';
  return { member, value: multiple, pieces: [e, words].sort((a, b) => a.start - b.start) };
}

/** The multiple that a word or a figure at `k` is; one that only says how often is none. */
function multipleAt(page: Page, k: number): number | undefined {
  const e = page.at(k);
  const named = e === undefined ? undefined : foldInWords(e);
  if (named === undefined && e?.kind !== 'figure') return undefined;
  const isProduct = named === undefined && isMultiplied(page, k);
  const counted = named === undefined && factorAt(page, k) !== undefined;
  const value = named ?? (counted || isProduct ? numberAt(page, k) : undefined) ?? 0;
  return isMultiple(value) && (isProduct || !isHowOften(page, k, counted ? k + 1 : k)) ? value : undefined;
}
const isMultiple = (value: number): boolean => value > 1 && value <= LARGEST;
/** "Se multiplica por cuatro", "moltiplicato per tre". */
const isMultiplied = (page: Page, k: number): boolean =>
  MULTIPLIED_BY.has(page.textAt(k - 1)) && MULTIPLIES.has(page.textAt(k - 2)) && page.sameSentence(k - 2, k);

/** "Twice on Mondays", "drei Mal am Abend": how often, unless it is compared with something: "three times that". */
const isHowOften = (page: Page, k: number, unit: number): boolean =>
  COUNTS_TIMES.test(page.textAt(unit)) &&
  !hasGrown(page, k) &&
  ![unit + 1, unit + 2].some(
    (j) => page.sameSentence(j, k) && (page.has(j, 'moreOf', 'mean', 'real', 'asLong') || COMPARED.has(page.textAt(j))),
  );

/** "Нагрузка вырастает в три раза", "平时的 5 倍": it grows, or the usual is what is multiplied. */
const hasGrown = (page: Page, k: number): boolean =>
  [k - 1, k - 2, k - 3].some(
    (j) => page.sameSentence(j, k) && (page.has(j, 'real', 'growth') || GROWS.test(page.textAt(j))),
  );

/** Its sentence or the one before speaks of a load. */
const isOfLoad = (page: Page, k: number): boolean =>
  page.speaksOf(k, ...LOADS, 'daily') ||
  page.speaksOf(page.lineStart(k) - 1, ...LOADS, 'daily') ||
  [1, 2, 3, 4, -1, -2].some((n) => page.sameSentence(k - n, k) && TRAFFIC.test(page.textAt(k - n)));

/** The time that is told before the multiple, or right behind it. */
function timeNear(page: Page, k: number): Time | undefined {
  for (const step of [1, -1])
    for (let j = k + step; Math.abs(j - k) <= REACH && page.sameSentence(j, k); j += step) {
      if (isEnd(page, j, step)) break;
      const last = lastOfTime(page, j);
      if (last === undefined) continue;
      if (isUpTo(page, j)) return undefined;
      const isDay = WEEKDAYS.has(page.textAt(j));
      return { start: page.at(j)?.start ?? 0, end: page.at(last)?.end ?? 0, isDay, isSeason: isSeasonAt(page, j) };
    }
  return undefined;
}
/** "On update days three times the usual", "업데이트 날은 평소의 3배": a multiple of what usually is, at times that no list
 *  knows. */
function usualNear(page: Page, k: number): Time | undefined {
  const places = [k - 1, k - 2, k + 1, k + 2, k + 3].filter((j) => page.sameSentence(j, k));
  const usual = places.find((j) => USUAL.test(page.textAt(j).replaceAll(' ', '')));
  const e = page.at(usual ?? -1);
  if (usual === undefined || e === undefined || page.speaksOf(k, 'peak', 'conc')) return undefined;
  return { start: e.start, end: e.end, isDay: true, isSeason: true };
}

/** "双十一那两周是平时的 5 倍", "年末は通常の3倍": a season in scripts that set no blanks, before the multiple. */
function seasonInSigns(page: Page, k: number): Time | undefined {
  let first = k;
  while (first > k - SIGNS_WITHIN && page.sameSentence(first - 1, k) && page.at(first - 1)?.kind !== 'mark') first -= 1;
  const from = page.at(first)?.start ?? 0;
  const found = SEASONS_IN_SIGNS.exec(page.text.slice(from, page.at(k)?.start ?? from));
  if (found === null) return undefined;
  const start = from + found.index;
  return { start, end: start + found[0].length, isDay: true, isSeason: true };
}
const SIGNS_WITHIN = 14;

/** "Double by Monday", "until May": it changes once; "before Christmas" comes again. */
const isUpTo = (page: Page, j: number): boolean =>
  !(BEFORE_SEASON.has(page.textAt(j - 1)) && SEASONS.test(page.textAt(j))) &&
  (UP_TO_DAY.has(page.textAt(j - 1)) || page.has(j - 1, 'until', 'due'));

/** A further clause behind the multiple, or a number before it, is of something else. */
const isEnd = (page: Page, j: number, step: number): boolean =>
  page.is(j, ';') || (step > 0 ? page.is(j, ',') : page.at(j)?.figure !== undefined);

/** The last element of a time of the day or the week that begins at `j`. */
function lastOfTime(page: Page, j: number): number | undefined {
  const text = page.textAt(j);
  if (isSeasonAt(page, j) || BUSY_TIMES.has(text) || WEEKDAYS.has(text) || WEEKEND.test(text)) return j;
  const signs = BUSY_SIGNS.exec(`${text}${page.textAt(j + 1)}`)?.[0];
  return signs === undefined ? undefined : j + (signs.length > text.length ? 1 : 0);
}

/** "In exam season", "en octubre", "after a storm", "in pitch weeks": days on end that are fuller than others. */
const isSeasonAt = (page: Page, j: number): boolean =>
  SEASONS.test(page.textAt(j)) ||
  SALES_DAY.test(`${page.textAt(j - 1)} ${page.textAt(j)}`) ||
  isMonthOfYear(page, j) ||
  isEvent(page, j) ||
  isKindOfWeeks(page, j);
const SALES_DAY = /^(?:black|cyber) (?:friday|monday)$/;
const isMonthOfYear = (page: Page, j: number): boolean =>
  MONTHS_IN_CASE.test(page.textAt(j)) || (page.has(j, 'calendar') && IN_SEASON.test(page.textAt(j - 1)));
/** "After a storm", "nach jedem Release", "después de una tormenta": one of many that happen. */
const isEvent = (page: Page, j: number): boolean =>
  page.at(j)?.kind === 'word' &&
  isOneOfMany(page.textAt(j - 1)) &&
  [j - 2, j - 3].some((i) => page.sameSentence(i, j) && AFTER.test(page.textAt(i))) &&
  page.timeUnit(j) === undefined;
const isOneOfMany = (word: string): boolean => ONE.has(word) || ONE_OF.has(word) || EACH_OF.has(word);

/** "In pitch weeks", "on exam days": weeks or days of a kind, no stretch of the calendar. */
const isKindOfWeeks = (page: Page, j: number): boolean =>
  KIND_OF_WEEKS.test(page.textAt(j)) &&
  page.at(j - 1)?.kind === 'word' &&
  !WEEKS_IN_TIME.test(page.textAt(j - 1)) &&
  page.at(j - 1)?.figure === undefined &&
  (IN_SEASON.test(page.textAt(j - 2)) || IN_SEASON.test(page.textAt(j - 3)));
const KIND_OF_WEEKS = /^(?:weeks|days|months)$/;
