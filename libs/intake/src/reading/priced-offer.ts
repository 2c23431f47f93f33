import type { Page } from '../page/page';
import type { Tag } from '../words';
import { AT_A_PRICE } from '../words/money-prepositions';

/** "A box with 4x RTX 4090 for €1,950 monthly", "a server with 2x L40S at 900 euros": the sum stands right behind
 *  hardware that is only asked about, so it is what that costs. What somebody wants to spend is a limit.
 *  @param weighedAt elements of hardware that is asked about */
export function isPriceOfWeighed(page: Page, k: number, weighedAt: ReadonlySet<number>): boolean {
  if (weighedAt.size === 0 || !AT_A_PRICE.test(page.textAt(k - 1)) || SPENT.some((tag) => page.speaksOf(k, tag)))
    return false;
  for (let j = k - 2; j >= k - WITHIN && page.sameSentence(j, k); j -= 1) {
    if (weighedAt.has(j)) return true;
    if (page.at(j)?.kind !== 'word') return false;
  }
  return false;
}
const WITHIN = 5;
/** Words of what somebody wants to spend. */
const SPENT: readonly Tag[] = ['budget', 'want', 'target', 'most'];
