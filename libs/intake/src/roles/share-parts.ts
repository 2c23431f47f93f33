import type { Page } from '../page/page';
import { atOnceBehind, countedShare, shareAt } from '../page/share-words';
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
  const ofCrowd = shareOfCrowd(page, k);
  if (ofCrowd !== undefined) return ofCrowd;
  const isWhole = [k - 2, k - 3].some((j) => countedShare(page, j)?.end === k) && atOnceBehind(page, k) !== undefined;
  return isWhole ? shaped('aside', k, COUNTED_SHARE, { dimension: 'bare', end: k, scale: 1, noun: k }) : undefined;
}

/** "6.5 % of 1,900 internal users are waiting for an answer": the crowd stands between the share and what says that it
 *  is there at once. */
function shareOfCrowd(page: Page, k: number): Proposal | undefined {
  const share = shareAt(page, k);
  if (share === undefined || share.from !== k || !OF.test(page.textAt(share.end + 1))) return undefined;
  const crowd = [share.end + 2, share.end + 3].find((j) => page.at(j)?.kind === 'figure' && page.sameSentence(j, k));
  const noun = crowd === undefined ? -1 : page.unitAt(crowd);
  if (!page.has(noun, 'who', 'dau', 'mau') || atOnceBehind(page, noun) === undefined) return undefined;
  const scale = share.value / valueAt(page, k);
  return shaped('concurrentShare', k, COUNTED_SHARE, { dimension: 'share', end: share.end, scale, noun: share.end });
}
const OF = /^(?:of|von|der|de|des|di|dei|dos|van|z|из)$/;
