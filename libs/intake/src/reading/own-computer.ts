import type { Page } from '../page/page';
import type { Tag } from '../words';
import { OWN_COMPUTERS, RENTS, THEREFORE } from '../words/own-computers';

/** How far from the card the computer may be named, where what follows from it may begin, and how far behind that the
 *  verb may stand. */
const COMPUTER_REACH = 6;
const THEREFORE_REACH = 6;
const VERB_REACH = 5;
const GETS: readonly Tag[] = ['rented', 'shops', 'buy'];

/** "My laptop has a 3050, so I'll rent: 2x H200 or 4x A100?": the card of a computer for one person, which is why
 *  somebody looks for others. */
export function isWhyOthersAreSought(page: Page, k: number, from: number): boolean {
  return isOfComputer(page, k, from) && followsFrom(page, k);
}

function isOfComputer(page: Page, k: number, from: number): boolean {
  for (let j = from - COMPUTER_REACH; j <= k + COMPUTER_REACH; j += 1)
    if (page.sameSentence(j, k) && OWN_COMPUTERS.has(page.textAt(j))) return true;
  return false;
}

function followsFrom(page: Page, k: number): boolean {
  for (let j = k + 1; j <= k + THEREFORE_REACH && page.sameSentence(j, k); j += 1) {
    if (!THEREFORE.has(page.textAt(j))) continue;
    for (let i = j + 1; i <= j + VERB_REACH && page.sameSentence(i, j); i += 1)
      if (page.has(i, ...GETS) || RENTS.has(page.textAt(i))) return true;
  }
  return false;
}

/** "It was fine on my laptop for one person": how it was tried. */
export function isTriedAlone(page: Page, k: number): boolean {
  for (let j = k - 1; j >= k - COMPUTER_REACH && page.sameSentence(j, k); j -= 1)
    if (OWN_COMPUTERS.has(page.textAt(j))) return page.before(j, COMPUTER_REACH, ['was']) >= 0;
  return false;
}
