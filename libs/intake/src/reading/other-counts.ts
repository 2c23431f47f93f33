import { lastWord } from '../lexer/first-word';
import type { Page } from '../page/page';
import { ALL_OF, OTHER_COUNTS } from '../words/other-counts';

/** "Two services", "into 5 labels", "all three", `2)`: a number of things that load nothing, or that of a point in a
 *  list. */
export function countsOtherThings(page: Page, k: number): boolean {
  const value = page.at(k)?.figure?.value ?? Infinity;
  if (value > MOST) return false;
  if (OTHER_COUNTS.has(page.textAt(page.unitAt(k)))) return true;
  return isPointOfList(page, k) || (page.at(k)?.figure?.spelled === true && ALL_OF.has(lastWord(page.textAt(k - 1))));
}
const MOST = 200;

function isPointOfList(page: Page, k: number): boolean {
  if (!page.is(k + 1, ')') || page.at(k + 1)?.glued !== true) return false;
  return page.is(k - 1, '(') || !page.sameSentence(k - 1, k) || page.at(k - 1)?.kind === 'mark';
}
