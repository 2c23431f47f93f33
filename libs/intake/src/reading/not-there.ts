import type { Page } from '../page/page';
import { PROMISED } from '../words/proposal-words';
import { isWhyOthersAreSought } from './own-computer';
import { isSaidAs } from './said-as';

/** What was promised, and the card of a laptop that is why others are sought. */
export const isNotThere = (page: Page, k: number, from: number): boolean =>
  isPromised(page, from) || isWhyOthersAreSought(page, k, from);

/** "We were promised two H100", "m'avait promis des A100": nobody has it yet. */
function isPromised(page: Page, from: number): boolean {
  for (let j = from - 1; j >= from - PROMISED_WITHIN && page.sameSentence(j, from); j -= 1)
    if (isSaidAs(page, j, PROMISED)) return true;
  return isSaidAs(page, from + 1, PROMISED) || isSaidAs(page, from + 2, PROMISED);
}
const PROMISED_WITHIN = 6;
