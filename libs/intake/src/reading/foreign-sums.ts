import { HOURS_PER_MONTH } from '@compute-advisor/domain';
import { plainText } from '../lexer/plain-text';
import type { Page } from '../page/page';
import { type Amount, amountAt } from './amount';
import type { AmountPeriod } from './amount-period';
import { isOfApi, isPerGpu } from './amount-purpose';
import { budgetOf, PER_MONTH, sumOf } from './budget-sum';
import { hourlyPrice, type PricedFleet } from './gpu-price';
import type { Tally } from './money-tally';
import { offeredMachines } from './offered-machine';
import { periodAt } from './offered-rates';
import { pricedAt } from './priced-offer';
import { TAKES_BACK } from './data/offer-back-words';
import { isPerSeat, seatPeriod, seatsOf } from './seat-prices';
import { isFromHost, isShopPrice } from './shop-price';
import { isPricedInBracket } from './priced-in-brackets';

/** Sums that are no input and that a plan is set against: the bill of somebody else's service, the price that hardware
 *  is offered for. */
export function takeForeign(page: Page, k: number, tally: Tally, fleet: PricedFleet): void {
  const amount = amountAt(page, k);
  if (amount === undefined) return;
  const period = periodAt(page, k) ?? billedMonth(page, k) ?? seatPeriod(page, k);
  if (period === undefined) {
    if (isTakenBack(page, k)) return;
    const isOffered =
      page.isOffered(k) || offeredMachines(page).has(k) || isPricedInBracket(page, k)
        ? !isPerGpu(page, k, k + 1)
        : isShopPrice(page, k, fleet);
    if (!isOffered) return;
    const { usd } = sumOf(page, amount, k).value;
    if (usd >= LEAST_OFFER) tally.offeredUsd ??= usd;
    return;
  }
  if (period.period === 'hour') {
    tally.offeredUsdPerGpuHour ??= offeredRate(page, amount, period.end, fleet);
    return;
  }
  takeMonthly(page, amount, period, { tally, fleet });
}

/** "He takes the old boxes back for EUR 60,000", "someone offered me $22k for all eight": paid to the writer. */
const isTakenBack = (page: Page, k: number): boolean => {
  const [from, to] = [page.at(page.lineStart(k))?.start ?? 0, page.at(k)?.end ?? 0];
  return TAKES_BACK.test(plainText(page.text.slice(from, to + SOLD_BEHIND)));
};
/** How far behind a sum it may be told what is taken back for it, letters. */
const SOLD_BEHIND = 28;

/** "Our OpenAI invoice for October was $5,510", "last month's API bill: $5,510": the month stands beside the bill. */
const billedMonth = (page: Page, k: number): AmountPeriod | undefined =>
  isOfApi(page, k) &&
  !isMonthLongAgo(page, k) &&
  page.speaksOf(k, 'calendar', 'lastMonth') &&
  page.speaksOf(k, 'bill', 'billed', 'price')
    ? { period: 'month', end: k + 1 }
    : undefined;

/** "We paid Textract $31k last December": one month of a year, told as one of the past, is no bill of every month. */
const isMonthLongAgo = (page: Page, k: number): boolean =>
  !page.speaksOf(k, 'lastMonth') &&
  page
    .tagged('calendar')
    .some((j) => page.sameSentence(j, k) && [j - 1, j + 1].some((i) => LAST.has(page.textAt(i).split(' ')[0] ?? '')));
const LAST: ReadonlySet<string> = new Set(
  (
    'last dernier derniere letzten letztem letzter vergangenen pasado pasada passado passada scorso scorsa ' +
    'vorig vorige afgelopen zeszlym ubieglym прошлом прошлого'
  ).split(' '),
);

/** A sum of a month, or of a year: what hardware that is asked about costs, or the bill of a service of others. */
function takeMonthly(
  page: Page,
  amount: Amount,
  period: AmountPeriod,
  { tally, fleet }: { readonly tally: Tally; readonly fleet: PricedFleet },
): void {
  const { at: k } = amount;
  if (PER_MONTH[period.period] === undefined) return;
  const { usdPerMonth } = budgetOf(page, amount, period).value;
  const cards = fleet.weighedAt.get(pricedAt(page, k, fleet.weighedAt) ?? -1);
  if (cards !== undefined) tally.offeredUsdPerGpuHour ??= usdPerMonth / HOURS_PER_MONTH / cards;
  else if (isPerSeat(page, k)) takeSeats(page, k, usdPerMonth, tally);
  else if (isApiBill(page, k)) tally.apiUsdPerMonth ??= usdPerMonth;
}

/** "28 EUR per user and month for 300 users": the bill of all seats; what nobody counts is set against nothing. */
function takeSeats(page: Page, k: number, usdOfOne: number, tally: Tally): void {
  // of another matter is what is paid for a service of others
  const isToldAsNow = [undefined, 'other_matter'].includes(page.against(k)) && !page.isOffered(k);
  const seats = isApiBill(page, k) || isToldAsNow ? seatsOf(page, k) : undefined;
  if (seats !== undefined) tally.apiUsdPerMonth ??= usdOfOne * seats;
}

/** What the writer pays now for a service of others. */
const isApiBill = (page: Page, k: number): boolean =>
  isOfApi(page, k) && page.statements.speaker[k] !== 'other' && page.statements.tense[k] === 'now';

/** "The vendor quoted 8x H100 at $2.49/h": an hour of cards that are asked about. What nobody uses yet has no number of
 *  cards that the price could be of. */
function offeredRate(page: Page, amount: Amount, end: number, fleet: PricedFleet): number | undefined {
  const { at: k } = amount;
  const isOfAsked = [...fleet.weighedAt.keys()].some((j) => page.sameSentence(j, k));
  if (page.statements.speaker[k] === 'other' && !isFromHost(page, k)) return undefined; // what friends are offered
  if (!isOfAsked || !page.isOffered(k) || isOfApi(page, k)) return undefined;
  return hourlyPrice(page, amount, end, { ...fleet, gpuCount: 0 }, 1)?.value;
}
/** Hardware that runs models costs more than this; less is a price of hours or tokens. */
const LEAST_OFFER = 200;
