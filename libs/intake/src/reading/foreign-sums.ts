import type { Page } from '../page/page';
import { amountAt } from './amount';
import { isOfApi, isPerGpu } from './amount-purpose';
import { budgetOf, PER_MONTH, sumOf } from './budget-sum';
import type { PricedFleet } from './gpu-price';
import type { Tally } from './money-tally';
import { periodAt } from './offered-rates';
import { isPricedInBracket } from './priced-in-brackets';
import { isShopPrice } from './shop-price';

/** Sums that are no input and that a plan is set against: the bill of somebody else's service, the price that hardware
 *  is offered for. */
export function takeForeign(page: Page, k: number, tally: Tally, fleet: PricedFleet): void {
  const amount = amountAt(page, k);
  if (amount === undefined) return;
  const period = periodAt(page, k);
  if (period === undefined) {
    const isOffered =
      page.isOffered(k) || isPricedInBracket(page, k) ? !isPerGpu(page, k, k + 1) : isShopPrice(page, k, fleet);
    if (!isOffered) return;
    const { usd } = sumOf(page, amount, k).value;
    if (usd >= LEAST_OFFER) tally.offeredUsd ??= usd;
    return;
  }
  const { speaker, tense } = page.statements;
  if (PER_MONTH[period.period] === undefined || !isOfApi(page, k) || speaker[k] === 'other') return;
  if (tense[k] === 'now') tally.apiUsdPerMonth ??= budgetOf(page, amount, period).value.usdPerMonth;
}
/** Hardware that runs models costs more than this; less is a price of hours or tokens. */
const LEAST_OFFER = 200;
