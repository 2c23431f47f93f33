import type { Page } from '../page/page';
import { LEADS_TO_SIZE, PASTES } from '../words/page-words';

/** Whether the figure at `k` says how many pages, the noun at `j`, one piece has: they are a length and no pieces of
 *  work. */
export const isSizeOfPiece = (page: Page, k: number, j: number): boolean =>
  page.has(j, 'pageUnit') && (isOfDocument(page, k) || isPasted(page, k, j));

/** "Documents up to 60 pages", "contracts of 20 pages", "25 informes al día de 2 páginas". */
function isOfDocument(page: Page, k: number): boolean {
  let j = k - 1;
  while (page.sameSentence(j, k) && leadsOn(page, j)) j -= 1;
  return j < k - 1 && page.sameSentence(j, k) && page.has(j, 'doc') && !page.has(j, 'pageUnit');
}
const leadsOn = (page: Page, j: number): boolean =>
  page.has(j, 'most', 'hedge', 'between', 'daily') || LEADS_TO_SIZE.has(page.textAt(j));

/** "They paste 2 to 3 pages at once": so much is what one of them sends, unless so much comes in a time. */
function isPasted(page: Page, k: number, j: number): boolean {
  if (page.period(j + 1) !== undefined) return false;
  for (let i = k - 1; i >= k - PASTE_REACH && page.sameSentence(i, k); i -= 1)
    if (PASTES.has(page.textAt(i))) return true;
  return false;
}
const PASTE_REACH = 4;
