import type { Page } from '../page/page';
import { type AmountPeriod, periodOf } from './amount-period';
import { isPerGpu, refusesAbove } from './amount-purpose';
import { billBefore } from './bill-before';
import { isCapped } from './caps';
import { isOfOption } from './option-lines';
import { isPricedInBracket } from './priced-in-brackets';

/** The period of the amount at `k`, or of the bill that it has to stay below. */
export function periodAt(page: Page, k: number): AmountPeriod | undefined {
  const own = periodOf(page, k);
  if (own !== undefined) return own;
  const bill = billBefore(page, k);
  return bill && { period: bill.period, end: k + 1 };
}

/** What is offered, or the price of one way among several, is not what is paid; where nothing is there yet, the only
 *  price of an hour of a card is what it would be rented for. */
export function isOneOffer(page: Page, k: number, isLimit: boolean, gpuCount: number): boolean {
  if (isLimit) return page.isOffered(k) && !refusesAbove(page, k) && !isCapped(page, k);
  return (
    isOfOption(page, k) || isPricedInBracket(page, k) || (page.isOffered(k) && !(gpuCount === 0 && isOnlyRate(page, k)))
  );
}

/** "Dont le devis indique 2,80 € HT par GPU et par heure": the one amount of an hour of a card in the text. */
const isOnlyRate = (page: Page, k: number): boolean => {
  const period = periodAt(page, k);
  if (period?.period !== 'hour' || !isPerGpu(page, k, period.end)) return false;
  return page.kinds('money').every((j) => j === k || periodAt(page, j)?.period !== 'hour');
};
