import { firstWord } from '../lexer/first-word';
import { countedShare, type Share, shareAt, shareBegins } from '../page/share-words';
import type { Page } from '../page/page';
import type { Claim } from '../roles/claim';
import { grownBy } from '../roles/growth';
import { BY_SHARE, GROWS, HOW_MUCH_USED } from './data/growth-words';
import { isNear, isOfElse, LOADS } from './folds';

/** "If usage goes up by half", "wenn die Last um ein Drittel steigt": growth by a share that words name. */

/** How far from a share the verb of growing and the load may stand, elements. */
const VERB_REACH = 4;
const LOAD_REACH = 7;

/** Whether something grows by the share: a word that leads to it or the verb right before, no part of a whole. */
export const growsByShare = (page: Page, { from, end }: Share): boolean =>
  (isLedTo(page, from) && hasVerb(page, from, end)) || isVerb(page, from - 1);

const isLedTo = (page: Page, from: number): boolean =>
  page.sameSentence(from - 1, from) && BY_SHARE.has(firstWord(page.textAt(from - 1)));
const hasVerb = (page: Page, from: number, end: number): boolean => {
  for (let n = 1; n <= VERB_REACH; n += 1) if (isVerb(page, from - n) || isVerb(page, end + n)) return true;
  return false;
};
const isVerb = (page: Page, j: number): boolean =>
  page.has(j, 'growth') || GROWS.test(firstWord(page.textAt(j))) || (page.is(j, 'up') && !page.has(j + 1, 'to'));

/** The growth that words name as a share of the load. */
export function sharesOfGrowth(page: Page): Claim[] {
  return shareBegins(page).flatMap((k) => {
    const share = isWorded(page, k) && page.against(k) !== 'past' ? shareAt(page, k) : undefined;
    if (share === undefined || !growsByShare(page, share) || isOfElse(page, k)) return [];
    return isNear(page, k, LOADS, LOAD_REACH) || isOfUse(page, share) ? [growthClaim(page, share)] : [];
  });
}

/** "El uso", "die Nutzung": what grows is how much the service is used. */
function isOfUse(page: Page, { from, end }: Share): boolean {
  for (let n = 1; n <= LOAD_REACH; n += 1)
    for (const j of [from - n, end + n])
      if (page.sameSentence(j, from) && HOW_MUCH_USED.test(page.textAt(j))) return true;
  return false;
}

/** "A third", "two thirds"; percentages are weighed with the other figures. */
const isWorded = (page: Page, k: number): boolean =>
  page.at(k)?.kind !== 'figure' || countedShare(page, k) !== undefined;

function growthClaim(page: Page, { value, from, end: last }: Share): Claim {
  const [start, end] = [page.at(from)?.start ?? 0, page.at(last)?.end ?? 0];
  const { factor, beside, approximation } = grownBy(page, from, value);
  const pieces = beside === undefined ? undefined : [{ start, end }, ...beside];
  return { member: 'growthFactor', value: factor, at: from, weight: 2, start, end, approximation, pieces };
}
