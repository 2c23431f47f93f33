import type { Page } from '../page/page';
import { asksElsewhere, isRegionOfSeller } from './asks-elsewhere';
import { isHome } from './home-places';
import { isMentionedOnly } from './mentioned-places';
import { isRuledOut } from './ruled-out';
import { isUnwantedSeller } from './sellers-of-places';

/** Whether the place at `k` is one that the machines have to stand in: what is demanded and what the plan allows are
 *  the same. */
export const isWantedPlace = (page: Page, k: number): boolean =>
  !(asksElsewhere(page) && isRegionOfSeller(page, k)) &&
  !isRuledOut(page, k) &&
  !isUnwantedSeller(page, k) &&
  !isHome(page, k) &&
  !isMentionedOnly(page, k) &&
  !isTrade(page, k) &&
  !isOfSome(page, k);

/** "A European provider of tax software", not "2 A10 in Zürich für 1.150 €". */
const isTrade = (page: Page, k: number): boolean => OF.has(page.textAt(k + 1)) && page.textAt(k).includes(' ');
const OF = new Set(['of', 'fur']);

/** "Three plants, two of them in the EU", "drei davon in Polen": where a part of what is counted lies. */
const isOfSome = (page: Page, k: number): boolean => {
  const from = page.before(k, SOME_WITHIN, ['partOfThem'], (e) => e.kind !== 'word');
  return from >= 0 && page.at(from - 1)?.kind === 'figure';
};
const SOME_WITHIN = 4;
