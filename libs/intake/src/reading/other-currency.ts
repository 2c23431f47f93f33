import type { Page } from '../page/page';
import { billBefore } from './bill-before';
import { limitOfOffer } from './purse';
import { currencyBefore } from './taken-back';

/** The currency of a bare sum by another one: that which it corrects, the offer or the bill that it has to stay below.
 */
export const currencyElsewhere = (page: Page, k: number): string | undefined =>
  currencyBefore(page, k) ?? page.at(limitOfOffer(page, k) ?? -1)?.currency ?? billBefore(page, k)?.currency;

/** Whether a sum elsewhere makes the bare figure at `k` one. */
export const isSumByAnother = (page: Page, k: number): boolean =>
  currencyBefore(page, k) !== undefined || limitOfOffer(page, k) !== undefined;
