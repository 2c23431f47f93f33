import type { Page } from '../page/page';
import { endsAmount } from './amount';
import { BELOW, MORE_THAN } from './data/money-words';

/** "Liefst onder € 650 per maand", "월 300만원 이하로", "不超过 8 千元": the word right beside the amount at `k` that nothing
 *  may pass, -1 without one. */
export function capOf(page: Page, k: number): number {
  const isCap = (j: number): boolean =>
    page.sameSentence(j, k) && ((page.has(j, 'most') && !page.has(j, 'to')) || BELOW.has(page.textAt(j)));
  const at = [k - 1, k + 1, page.has(k - 1, 'hedge', 'determiner') ? k - 2 : k - 1].find(isCap);
  return at ?? (isNoMoreThan(page, k) ? k - 1 : -1);
}

/** "Must not cost more than 11,000 a month", "dürfen nicht mehr als 11.000 kosten": more is denied. */
const isNoMoreThan = (page: Page, k: number): boolean => {
  const than = MORE_THAN.test(`${page.textAt(k - 2)} ${page.textAt(k - 1)}`);
  return than && page.before(k, NO_MORE_WITHIN, ['not'], endsAmount) >= 0 && !page.has(k - 1, 'not');
};
const NO_MORE_WITHIN = 7;

/** Whether the amount at `k` is one that nothing may pass: an offer never says so of its price. */
export const isCapped = (page: Page, k: number): boolean => capOf(page, k) >= 0;
