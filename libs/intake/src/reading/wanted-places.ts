import { beginningsOf } from '../page/beginnings';
import type { Page } from '../page/page';
import { asksElsewhere, isRegionOfSeller } from './asks-elsewhere';
import { isHome } from './home-places';
import { isMentionedOnly } from './mentioned-places';
import { isRuledOut } from './ruled-out';
import { isUnwantedSeller } from './sellers-of-places';

/** Where places stand, also "US" alone between marks or before "only": "Best model that fits, US, 24/7". */
export function placesIn(page: Page): readonly number[] {
  const known = page.kinds('place');
  const bare = usBegins(page).filter((k) => isUnitedStates(page, k));
  return bare.length === 0 ? known : [...known, ...bare].sort((a, b) => a - b);
}
const usBegins = beginningsOf({ words: ['us'] });

/** In capitals, in a text that is not, as a phrase of its own. */
function isUnitedStates(page: Page, k: number): boolean {
  const e = page.at(k);
  if (e === undefined || page.text.slice(e.start, e.end) !== 'US' || page.text === page.text.toUpperCase())
    return false;
  const isEdge = (j: number): boolean => !page.sameSentence(j, k) || page.at(j)?.kind === 'mark';
  return isEdge(k - 1) && (isEdge(k + 1) || US_GOES_ON.test(page.textAt(k + 1)));
}
const US_GOES_ON = /^(?:only|region|regions|hosting|based|hosted|data|datacenters?|cloud)$/;

/** What the place at `k` is called. */
export const placeNamed = (page: Page, k: number): string | undefined =>
  page.at(k)?.kind === 'word' ? 'us' : page.at(k)?.name;

/** Whether the place at `k` is one that the machines have to stand in: what is demanded and what the plan allows are
 *  the same. */
export const isWantedPlace = (page: Page, k: number): boolean =>
  !(asksElsewhere(page) && isRegionOfSeller(page, k)) &&
  !isRuledOut(page, k) &&
  !isUnwantedSeller(page, k) &&
  !isHome(page, k) &&
  !isMentionedOnly(page, k) &&
  !isTrade(page, k) &&
  !isNarrowed(page, k) &&
  !isOfSome(page, k);

/** "Europe (Ireland)", "US East (N. Virginia)": the place in brackets is the one that is meant. */
const isNarrowed = (page: Page, k: number): boolean =>
  page.is(k + 1, '(') && [k + 2, k + 3, k + 4].some((j) => page.at(j)?.kind === 'place' && page.is(j + 1, ')'));

/** "A European provider of tax software", not "2 A10 in Zürich für 1.150 €". */
const isTrade = (page: Page, k: number): boolean => OF.has(page.textAt(k + 1)) && page.textAt(k).includes(' ');
const OF = new Set(['of', 'fur']);

/** "Three plants, two of them in the EU", "drei davon in Polen": where a part of what is counted lies. */
const isOfSome = (page: Page, k: number): boolean => {
  const from = page.before(k, SOME_WITHIN, ['partOfThem'], (e) => e.kind !== 'word');
  return from >= 0 && page.at(from - 1)?.kind === 'figure';
};
const SOME_WITHIN = 4;
