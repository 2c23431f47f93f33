import { isIdeographic } from '../lexer/token';
import type { Page } from '../page/page';
import { isSameNoun } from './same-noun';

/** How far before a number of calls the pieces may be counted that each of them is for, elements. */
const COUNTED_WITHIN = 16;
/** How far behind its figure the noun may end: "540 open pull requests". */
const NOUN_WITHIN = 3;
/** How far before its number "per piece" may stand in scripts that say it first. */
const PER_WITHIN = 9;

/** "540 PRs a day, 4 model calls per PR", "540 listings a day ... per listing": the noun at `j` behind a "per" is that
 *  of pieces that were counted before `from`. */
export const isPerNamed = (page: Page, j: number, from: number): boolean =>
  page.has(j - 1, 'per') && page.at(j)?.kind === 'word' && isCountedBefore(page, j, from);

/** "Je PR 4 Aufrufe", "PR 하나당 호출 4회", "PR1件あたり4回": the pieces stand before the number at `k`. */
export function isPerNamedBefore(page: Page, k: number): boolean {
  if (page.has(k - 2, 'per') && page.sameSentence(k - 2, k)) return isCountedBefore(page, k - 1, k - 2);
  for (let j = k - 1; j >= k - PER_WITHIN && page.sameSentence(j, k); j -= 1)
    if (page.has(j, 'per') && isIdeographic(page.textAt(j))) return true;
  return false;
}

function isCountedBefore(page: Page, noun: number, from: number): boolean {
  const word = page.textAt(noun);
  for (let i = from - 1; i >= from - COUNTED_WITHIN && page.sameSentence(i, from); i -= 1) {
    if (page.at(i)?.figure === undefined) continue;
    for (let n = i + 1; n <= i + NOUN_WITHIN && n < from; n += 1)
      if (page.textAt(n) === word || page.textAt(n) === `${word}s` || isSameNoun(page.textAt(n), word)) return true;
  }
  return false;
}
