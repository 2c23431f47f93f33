import type { Page } from '../page/page';
import type { Tag } from '../words';
import { AT_A_PRICE } from '../words/money-prepositions';

/** Elements of hardware. */
type Weighed = Pick<ReadonlySet<number>, 'has' | 'size'>;

/** "A box with 4x RTX 4090 for €1,950 monthly", "a server with 2x L40S at 900 euros": the hardware right before the sum
 *  at `k`, which is what that costs; undefined where the sum is none. What somebody wants to spend is a limit.
 *  @param weighedAt elements of hardware that is asked about */
export function pricedAt(page: Page, k: number, weighedAt: Weighed): number | undefined {
  if (weighedAt.size === 0) return undefined;
  const listed = listedAt(page, k, weighedAt);
  if (listed !== undefined) return listed;
  if (!AT_A_PRICE.test(page.textAt(k - 1)) || SPENT.some((tag) => page.speaksOf(k, tag))) return undefined;
  for (let j = k - 2; j >= k - WITHIN && page.sameSentence(j, k); j -= 1) {
    if (weighedAt.has(j)) return j;
    if (page.at(j)?.kind !== 'word') return undefined;
  }
  return undefined;
}
const WITHIN = 5;

/** "T4 $212/month, L4 $246/month", "1x L40S (690 EUR/month), 2x L4 (480 EUR/month)": a list of prices, where another
 *  sum stands behind other hardware in the same way. */
function listedAt(page: Page, k: number, weighedAt: Weighed): number | undefined {
  const own = namedRightBefore(page, k, weighedAt);
  if (own === undefined) return undefined;
  for (let j = k - LIST_WITHIN; j <= k + LIST_WITHIN; j += 1) {
    if (j === k || page.at(j)?.kind !== 'money') continue;
    const other = namedRightBefore(page, j, weighedAt);
    if (other !== undefined && other !== own) return own;
  }
  return undefined;
}
/** How far apart the prices of a list may stand, elements. */
const LIST_WITHIN = 14;

/** The hardware at whose name a sum is put: nothing but a mark or a verb of being stands between. */
function namedRightBefore(page: Page, k: number, weighedAt: Weighed): number | undefined {
  const between = BETWEEN.has(page.textAt(k - 1)) || page.has(k - 1, 'price') ? k - 2 : k - 1;
  return weighedAt.has(between) && page.sameSentence(between, k) ? between : undefined;
}
const BETWEEN: ReadonlySet<string> = new Set([':', '(', '=', '|', '-', '–', '—', '→', 'is', 'at', 'costs', '~', 'ist']);
/** Words of what somebody wants to spend. */
const SPENT: readonly Tag[] = ['budget', 'want', 'target', 'most'];
