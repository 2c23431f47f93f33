import type { Page } from '../page/page';
import { wordSet } from '../words/word-set';

/** "1拠点あたり400名、5拠点", "拠点は国内5か所、1拠点あたり400名": in scripts whose "per" stands behind its noun, the place
 *  between a one and it, and how many places of that name were counted. */

/** How far before a number its "per" may stand, and how long the name of a place may be; elements. */
const PER_WITHIN = 2;
const NAME = 3;
/** How far before "5か所" it may say of what. */
const SAID_WITHIN = 6;

const PER_BEHIND = wordSet('あたり 当たり につき ごとに ごと 毎に 당');
/** Counters of any place: "5か所". */
const ANY_PLACE = wordSet('か カ ヶ ケ 箇 個 곳');

/** The places that the number at `k` is told of one of. */
export function postposedPlace<P extends { readonly at: number; readonly nouns: readonly { readonly text: string }[] }>(
  page: Page,
  k: number,
  places: readonly P[],
): P | undefined {
  const name = nameBefore(page, k);
  if (name === undefined) return undefined;
  const sign = name[0] ?? '';
  return places.find((p) => {
    const noun = p.nouns[0]?.text ?? '';
    if (p.at === k) return false;
    return noun === sign || (ANY_PLACE.has(noun) && isSaidOf(page, p.at, sign));
  });
}

/** The signs of the place between "1" and "あたり". */
function nameBefore(page: Page, k: number): readonly string[] | undefined {
  for (let j = k - 1; j >= k - PER_WITHIN && page.sameSentence(j, k); j -= 1) {
    if (!PER_BEHIND.has(page.textAt(j).replaceAll(' ', ''))) continue; // signs of a word stand apart
    const name: string[] = [];
    for (let n = j - 1; n >= j - NAME && page.at(n)?.kind === 'word' && page.sameSentence(n, j); n -= 1)
      name.unshift(page.textAt(n));
    return name.length > 0 ? name : undefined;
  }
  return undefined;
}

const isSaidOf = (page: Page, at: number, sign: string): boolean => {
  for (let j = at - 1; j >= at - SAID_WITHIN && page.sameSentence(j, at); j -= 1) if (page.is(j, sign)) return true;
  return false;
};
