import type { Page } from '../page/page';
import type { Tag } from '../words';
import { AT_A_PRICE } from '../words/money-prepositions';

/** Elements of hardware. */
type Weighed = Pick<ReadonlySet<number>, 'has' | 'size'>;

/** "A box with 4x RTX 4090 for €1,950 monthly", "a server with 2x L40S at 900 euros": the hardware right before the sum
 *  at `k`, which is what that costs; undefined where the sum is none. What somebody wants to spend is a limit.
 *  @param weighedAt elements of hardware that is asked about */
export function pricedAt(page: Page, k: number, weighedAt: Weighed): number | undefined {
  if (weighedAt.size === 0 || !AT_A_PRICE.test(page.textAt(k - 1)) || SPENT.some((tag) => page.speaksOf(k, tag)))
    return undefined;
  for (let j = k - 2; j >= k - WITHIN && page.sameSentence(j, k); j -= 1) {
    if (weighedAt.has(j)) return j;
    if (page.at(j)?.kind !== 'word') return undefined;
  }
  return undefined;
}
const WITHIN = 5;
/** Words of what somebody wants to spend. */
const SPENT: readonly Tag[] = ['budget', 'want', 'target', 'most'];
