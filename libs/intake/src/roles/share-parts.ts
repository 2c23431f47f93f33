import type { Page } from '../page/page';
import { atOnceBehind, countedShare } from '../page/share-words';
import { shaped, valueAt } from './form';
import type { Proposal } from './weigh';

/** What a share of those who are there at once is worth. */
const COUNTED_SHARE = 14;

/** "two thirds of them at the same time", "one in ten at once": the first figure says the share, and the second nothing
 *  of its own. */
export function sharePart(page: Page, k: number): Proposal | undefined {
  const share = countedShare(page, k);
  if (share !== undefined && atOnceBehind(page, share.end) !== undefined) {
    const scale = share.value / valueAt(page, k);
    return shaped('concurrentShare', k, COUNTED_SHARE, { dimension: 'share', end: share.end, scale, noun: share.end });
  }
  const isWhole = [k - 2, k - 3].some((j) => countedShare(page, j)?.end === k) && atOnceBehind(page, k) !== undefined;
  return isWhole ? shaped('aside', k, COUNTED_SHARE, { dimension: 'bare', end: k, scale: 1, noun: k }) : undefined;
}
