import type { Page } from '../page/page';
import { atOnceBefore, atOnceBehind, countedShare, shareAt } from '../page/share-words';
import type { Tag } from '../words';
import { FULLEST, MOMENTS } from '../words/moment-words';
import { shaped, valueAt } from './form';
import type { Proposal } from './weigh';

/** What a share of those who are there at once is worth. */
const COUNTED_SHARE = 14;

/** "two thirds of them at the same time", "one in ten at once": the first figure says the share, and the second nothing
 *  of its own. */
export function sharePart(page: Page, k: number): Proposal | undefined {
  if (!page.speaksOf(k, ...AT_ONCE) && !page.speaksOf(k + 1, ...AT_ONCE)) return undefined;
  const share = countedShare(page, k);
  if (share !== undefined && isAtOnce(page, k, share.end)) {
    const scale = share.value / valueAt(page, k);
    return shaped('concurrentShare', k, COUNTED_SHARE, { dimension: 'share', end: share.end, scale, noun: share.end });
  }
  const ofCrowd = shareOfCrowd(page, k);
  if (ofCrowd !== undefined) return ofCrowd;
  if (isOfTheTime(page, k))
    return shaped('aside', k, COUNTED_SHARE, { dimension: 'share', end: k + 1, scale: 1, noun: k });
  if (isWhole(page, k)) return shaped('aside', k, COUNTED_SHARE, { dimension: 'bare', end: k, scale: 1, noun: k });
  const noun = page.unitAt(k);
  return isCrowdOfShare(page, k) || isCrowdBeforeShare(page, k, noun)
    ? shaped('totalUsers', k, COUNTED_SHARE, { dimension: 'people', end: noun, scale: 1, noun })
    : undefined;
}

/** "2.5% of the daily actives are talking to an NPC at the busiest second": a part of a crowd at the moment at which
 *  most are there. */
export const shareAtPeak = (page: Page, k: number): Proposal | undefined =>
  isPartAtPeak(page, k)
    ? shaped('concurrentShare', k, COUNTED_SHARE, { dimension: 'share', end: k + 1, scale: 0.01, noun: k + 1 })
    : undefined;
function isPartAtPeak(page: Page, k: number): boolean {
  if (!page.has(k + 1, 'percent') || !isOfCrowd(page, k)) return false;
  for (let j = k - MOMENT_WITHIN; j <= k + MOMENT_WITHIN; j += 1)
    if (page.sameSentence(j, k) && MOMENTS.has(page.textAt(j)) && isFullest(page, j)) return true;
  return false;
}
/** "Of the users", "dont 2,5 %", "de los jugadores": people, or a noun that means nothing else. */
const isOfCrowd = (page: Page, k: number): boolean =>
  page.has(k - 1, 'partOfThem') ||
  page.after(k + 1, WHO_WITHIN, CROWD) >= 0 ||
  (OF.test(page.textAt(k + 2)) && page.has(k + 3, 'determiner') && page.at(k + 4)?.tags.size === 0);
const CROWD: readonly Tag[] = ['who', 'dau', 'mau', 'partOfThem'];
const WHO_WITHIN = 4;
const MOMENT_WITHIN = 14;
const isFullest = (page: Page, moment: number): boolean =>
  [moment - 1, moment + 1, moment + 2, moment + 3].some(
    (j) => page.sameSentence(j, moment) && FULLEST.test(page.textAt(j)),
  );

/** What says of a crowd that it is there at once. */
const AT_ONCE: readonly Tag[] = ['conc', 'busyPeople'];

const isAtOnce = (page: Page, from: number, end: number): boolean =>
  atOnceBehind(page, end) !== undefined || atOnceBefore(page, from) !== undefined;

/** The "ten" of "one in ten", "uno de cada diez". */
const isWhole = (page: Page, k: number): boolean =>
  [k - 2, k - 3].some((j) => {
    const end = page.at(j)?.kind === 'figure' ? countedShare(page, j)?.end : shareAt(page, j)?.end;
    return end === k && isAtOnce(page, j, k);
  });

/** "who speak maybe 55% of the time": how long each of them does something, not how many do. */
const isOfTheTime = (page: Page, k: number): boolean =>
  page.has(k + 1, 'percent') &&
  page.sameSentence(k, k + 2) &&
  page.speaksOf(k, 'conc') &&
  OF_TIME.test([k + 2, k + 3, k + 4].map((j) => page.textAt(j)).join(' '));
const OF_TIME = new RegExp(
  '^(?:of (?:the|their) time|der zeit|seiner zeit|du temps|de leur temps|del tiempo|del tempo|do tempo|van de tijd|' +
    'czasu|времени|的时间)(?: |$)',
);

/** The crowd itself of which a share stands before it: "8 % of the 2,000 employees write at once". */
const isCrowdOfShare = (page: Page, k: number): boolean =>
  [k - 3, k - 4].some((j) => page.at(j)?.kind === 'figure' && shareOfCrowd(page, j) !== undefined);

/** Words between a crowd and its share, with the first of the share: ", of whom a quarter". */
const LEAD_WORDS = 4;

/** "500 çalışanın beşte biri aynı anda", "80 agents of whom a quarter at the same time": the crowd, right behind it the
 *  share in words, and that it is there at once. */
function isCrowdBeforeShare(page: Page, k: number, noun: number): boolean {
  if (!page.has(noun, 'who', 'dau', 'mau')) return false;
  for (let at = noun + 1; at <= noun + LEAD_WORDS && page.sameSentence(k, at); at += 1) {
    const share = page.at(at)?.kind === 'word' ? shareAt(page, at) : undefined;
    if (share !== undefined) return atOnceBehind(page, share.end) !== undefined;
    if (!page.is(at, ',') && !page.is(at, 'of') && !page.has(at, 'who', 'person')) return false;
  }
  return false;
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
