import { isFigure } from '../elements/element';
import { isIdeographic } from '../lexer/token';
import type { Page } from '../page/page';
import { TOGETHER, WORKS_WITH } from '../words/crowd-words';
import { shaped, valueAt } from './form';
import type { Unit } from './quantity';
import type { Proposal } from './weigh';

/** What the shape is worth against anything else. */
const PART = 5;

/** "280 clerks, of whom no more than 18 have been seen active together", "ten of us would chat at the same time": the
 *  part of a crowd that is there at once. */
export function partAtOnce(page: Page, k: number): Proposal | undefined {
  const isPart = page.before(k, PART_LED, ['partOfThem'], isFigure) >= 0 || page.has(k + 1, 'partOfThem');
  if (!isPart || !isWholeNumber(page, k)) return undefined;
  const isThere = page.after(k, PART_REACH, ['conc', 'busyPeople'], isFigure) >= 0 || isTogether(page, k);
  const unit: Unit = { dimension: 'inflight', end: k, scale: 1, noun: k };
  return isThere ? shaped('concurrentRequests', k, PART, unit) : undefined;
}
/** "직원 210명 중 동시에 쓰는 사람은 많아야 13명", "同時に使うのは多くても30人": in these scripts "at once" stands before those
 *  who are, and behind all of them. */
export function atOnceBefore(page: Page, k: number): Proposal | undefined {
  if (!page.has(k + 1, 'who') || !isWholeNumber(page, k)) return undefined;
  const atOnce = page.before(k, AT_ONCE_BEFORE, ['conc'], isFigure);
  if (atOnce < 0 || !isIdeographic(page.textAt(atOnce)) || page.has(k + 2, 'conc')) return undefined;
  return shaped('concurrentRequests', k, PART, { dimension: 'inflight', end: k + 1, scale: 1, noun: k + 1 });
}
const AT_ONCE_BEFORE = 10;

const PART_LED = 3;
const PART_REACH = 12;
/** "When 20 of them send their files (30k tokens each) together": the word ends its clause; who works together
 *  sends nothing. */
function isTogether(page: Page, k: number): boolean {
  for (let j = k + 2; j <= k + TOGETHER_REACH && page.sameSentence(j, k); j += 1) {
    if (WORKS_WITH.test(page.textAt(j))) return false;
    if (TOGETHER.has(page.textAt(j))) return page.at(j + 1)?.kind === 'mark' || !page.sameSentence(j, j + 1);
  }
  return false;
}
const TOGETHER_REACH = 16;
const isWholeNumber = (page: Page, k: number): boolean =>
  Number.isInteger(valueAt(page, k)) && !page.has(k + 1, 'percent');
