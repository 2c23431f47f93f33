import type { Page } from '../page/page';
import type { Claim } from '../roles/claim';
import { MOST } from '../words/job-words';
import { numberAt } from './count';

/** How far before the time the stock may stand, elements, and how many pieces are one. */
const STOCK_REACH = 40;
const FEWEST_IN_STOCK = 1000;

interface Timed {
  readonly at: number;
  readonly unit: number;
}

/** "9M chunks, 400 tokens each, bge-m3, 48h", "2.4M tickets -> label, 5 out, 48 h max": whether the time from `at` to
 *  its `unit` stands alone between marks, in the sentence of a stock of pieces. */
export const standsAlone =
  (claims: readonly Claim[]) =>
  (page: Page, { at, unit }: Timed): boolean => {
    const before = MOST.has(page.textAt(at - 1)) ? at - 2 : at - 1;
    const behind = MOST.has(page.textAt(unit + 1)) ? unit + 2 : unit + 1;
    if (
      !(page.is(before, ',') || page.has(before, 'and')) ||
      (page.sameSentence(at, behind) && page.at(behind)?.kind !== 'mark')
    )
      return false;
    const isStock = (c: Claim): boolean => c.member === 'items' && c.at < at && c.value >= FEWEST_IN_STOCK;
    return claims.some((c) => isStock(c) && page.sameSentence(c.at, at)) || hasPieces(page, before);
  };

function hasPieces(page: Page, before: number): boolean {
  for (let j = before - 1; j >= before - STOCK_REACH && page.sameSentence(j, before); j -= 1)
    if ((numberAt(page, j) ?? 0) >= FEWEST_IN_STOCK && page.has(page.unitAt(j), 'doc', 'chunk')) return true;
  return false;
}
