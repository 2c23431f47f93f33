import type { Page } from '../page/page';
import { NEXT } from '../words/times-ahead';
import { isComingYear } from './ordinal';
import type { Unit } from './rows/unit';

/** Multiples of something else: "3x", "2.5 times", "a 3-fold peak", "x4 by year end". */

/** The multiple that a figure is; undefined where it counts something itself. */
export function factorAt(page: Page, k: number): Unit | undefined {
  if (!page.is(k + 1, 'x') && !page.is(k - 1, 'x') && !page.tells('foldUnit')) return undefined;
  if (isTimesBefore(page, k) || isTimesWord(page, k)) return { dimension: 'factor', end: k, scale: 1, noun: k };
  return isFactor(page, k) ? { dimension: 'factor', end: k + 1, scale: 1, noun: k + 1 } : undefined;
}

/** "1.5 times today's users", "trois fois plus de requêtes", "x4": a multiple counts none of what it multiplies. */
export function isOnlyFactor(page: Page, k: number): boolean {
  if (isTimesBefore(page, k)) return true;
  const isCompared = page.has(k + 2, 'moreOf') || COMPARES.has(page.textAt(k + 2).split(' ')[0] ?? '');
  if (page.is(k + 1, 'x') && page.at(k + 1)?.glued === true) return isCompared; // "5x as many users"
  return page.has(k + 1, 'foldUnit') && (isCompared || !Number.isInteger(page.at(k)?.figure?.value));
}
/** Words behind "three times" that lead to what there is more of. */
const COMPARES: ReadonlySet<string> = new Set(
  'as more zo zoveel so tanto tanta tanti tante tantas tantos plus mas mais piu meer mehr'.split(' '),
);

function isFactor(page: Page, k: number): boolean {
  const next = page.at(k + 1);
  if (next === undefined || !page.sameSentence(k, k + 1)) return false;
  // "вырастет в пять раз за год": growth comes once in a period, what is counted comes so often
  if (page.has(k + 1, 'foldUnit')) return page.period(k + 2) === undefined || page.before(k, 2, ['growth']) >= 0;
  if (page.is(k + 1, '-') && page.has(k + 2, 'foldUnit')) return true;
  return next.text === 'x' && next.glued && page.at(k + 2)?.kind !== 'figure' && !isMachine(page, k + 2);
}

/** "Times three", "bis Herbst mal drei": the word of the multiple stands before the number, which counts nothing. */
const isTimesWord = (page: Page, k: number): boolean =>
  page.has(k - 1, 'foldUnit') &&
  page.sameSentence(k - 1, k) &&
  page.at(k - 2)?.figure === undefined &&
  (!page.sameSentence(k, k + 1) || page.at(k + 1)?.kind === 'mark' || isTimeWord(page, k + 1));
const isTimeWord = (page: Page, j: number): boolean => page.has(j, 'deadline', 'future', 'calendar', 'until');

/** The sign stands before it and touches it, and no cards or sizes are multiplied. */
function isTimesBefore(page: Page, k: number): boolean {
  if (!page.is(k - 1, 'x') || page.at(k)?.glued !== true || !page.sameSentence(k - 1, k)) return false;
  const isOfThing = page.at(k - 2)?.kind === 'figure' || isHardware(page, k - 2);
  return !(page.sameSentence(k - 2, k) && isOfThing) && !isHardware(page, k + 1);
}
const isHardware = (page: Page, j: number): boolean =>
  isMachine(page, j) || page.has(j, 'gpuWord', 'node', 'hostThing', 'gb');
/** A card or a machine of the catalog. */
export const isMachine = (page: Page, j: number): boolean =>
  page.at(j)?.kind === 'gpu' || page.at(j)?.kind === 'instance';

/** How far from a multiple its year may stand, elements. */
const YEAR_REACH = 9;
/** "In 2027 vier keer zo veel vragen", "le triple d'ici l'été": a year, a month or a season to come beside it. */
export function isTimeAhead(page: Page, k: number): boolean {
  for (let j = k - YEAR_REACH; j <= k + YEAR_REACH; j += 1)
    if (page.sameSentence(j, k) && (isComingYear(page, j) || isSeasonAhead(page, j))) return true;
  return false;
}
const isSeasonAhead = (page: Page, j: number): boolean =>
  page.has(j, 'calendar') && [j - 1, j - 2].some((i) => page.sameSentence(i, j) && NEXT.test(page.textAt(i)));
