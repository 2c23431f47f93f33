import type { Page } from '../page/page';
import { isMachine } from '../roles/factors';
import { HOSTS, SHOPS } from '../words/shop-words';
import { isCapped } from './caps';
import { COSTS, COSTS_US } from './data/money-words';
import type { PricedFleet } from './gpu-price';

/** How far before its price hardware may stand, elements. */
const REACH = 14;

/** "An L40S costs 9,500 euros at the dealer", "L40Sは販売店で1枚150万円です": what hardware that is only weighed costs once. */
export function isShopPrice(page: Page, k: number, fleet: PricedFleet): boolean {
  if (page.at(k)?.kind !== 'money' || isOfElse(page, k)) return false;
  let priced = page.has(k + 1, 'price') && page.sameSentence(k, k + 1);
  for (let j = k - 1; j >= k - REACH && page.sameSentence(j, k); j -= 1) {
    if (isMachine(page, j)) return (priced || isInShop(page, k)) && !fleet.heldAt.has(j);
    if (page.at(j)?.kind === 'money' || page.has(j, 'budget', 'api')) return false;
    priced ||= isPriceVerb(page, j);
  }
  return false;
}

/** What is over or supposed, a bill, or a limit; whoever sells speaks of now. */
function isOfElse(page: Page, k: number): boolean {
  const against = page.against(k);
  if (against !== undefined && (against !== 'not_mine' || !isInShop(page, k))) return true;
  return (
    page.speaksOf(k, 'bill', 'billed') || isCapped(page, k) || page.has(k + 1, 'budget') || page.has(k - 1, 'budget')
  );
}
const isPriceVerb = (page: Page, j: number): boolean =>
  page.has(j, 'price') || COSTS.has(page.textAt(j)) || COSTS_US.test(page.textAt(j));

/** The sentence names somebody who rents hardware out. */
export const isFromHost = (page: Page, k: number): boolean =>
  isInShop(page, k, HOSTS) || page.kinds('provider').some((j) => page.sameSentence(j, k));

/** The sentence names a shop or a dealer. */
function isInShop(page: Page, k: number, sellers = SHOPS): boolean {
  const [from, to] = [page.at(page.lineStart(k))?.start ?? 0, page.at(k)?.end ?? 0];
  // the mark that ends the sentence before may stand first
  const said = page.text.slice(from, to + SHOP_BEHIND).replace(/^[.!?。？！\s]+/, '');
  return sellers.test(said.split(/[.!?。？！]\s/)[0] ?? '');
}
/** How far behind its price the shop may be named, letters. */
const SHOP_BEHIND = 24;
