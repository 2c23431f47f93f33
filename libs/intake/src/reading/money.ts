import type { Element } from '../elements/element';
import { beginningsOf } from '../page/beginnings';
import type { Page } from '../page/page';
import type { BudgetReading, Fact, SumReading } from '../reading';
import type { Tag } from '../words';
import { type Amount, amountAt, endsAmount } from './amount';
import {
  isDifference,
  isForeign,
  isJudged,
  isOfApi,
  isPaid,
  isPerGpu,
  isTagged,
  limitOf,
  onceWord,
} from './amount-purpose';
import { isBill } from './fleet-bill';
import { takeForeign } from './foreign-sums';
import { budgetOf, sumOf } from './budget-sum';
import { PURCHASE } from './data/money-words';
import { isOneOffer, periodAt } from './offered-rates';
import { isPricePerHead } from './price-per-head';
import { pricedAt } from './priced-offer';
import { hourlyPrice, isOfWeighed, isPaidElsewhere, type PricedFleet } from './gpu-price';
import type { Case, Tally } from './money-tally';
import { isPerSeat } from './seat-prices';
import { isTakenBack, saidAt } from './taken-back';
import { emptyTally, isLong, limits, takeBill, takeBudget } from './money-tally';

/** What the text says about money. */
export interface MoneyReading {
  readonly budget: Fact<BudgetReading> | undefined;
  readonly pricePerGpuHour: Fact<number> | undefined;
  readonly oneOff: Fact<SumReading> | undefined;
  /** A sum that is paid by the month: the text asks whether it is right. */
  readonly judged: Element | undefined;
  /** What the hardware in use costs a month. */
  readonly bill: Fact<SumReading> | undefined;
  /** What somebody else's service costs a month: no input of a plan, but what it is set against. USD. */
  readonly apiUsdPerMonth: number | undefined;
  /** What hardware is offered for, once. USD. */
  readonly offeredUsd: number | undefined;
  /** What an hour of a card that is asked about is offered for. USD. */
  readonly offeredUsdPerGpuHour: number | undefined;
  /** Money limits what can be had, a monthly figure or not. */
  readonly constraint: boolean;
  readonly constraintAt: Element | undefined;
}

/** What a text says about money, of the fleet and of all else. */
export function readMoney(page: Page, fleet: PricedFleet): MoneyReading {
  const tally = emptyTally();
  for (const at of begins(page)) {
    const [amount, k] = [amountAt(page, at), saidAt(page, at)];
    if (amount === undefined || isNoInput(page, amount)) continue;
    const isLimit = limitOf(page, k, fleet.gpuCount) >= 0;
    if (!isLimit) takeForeign(page, k, tally, fleet);
    if (isOfElse(page, k, isLimit, fleet)) continue;
    const period = periodAt(page, k);
    const found: Case = {
      page,
      amount,
      fleet,
      period,
      end: k === at && period !== undefined ? period.end : at + 1,
      isPaid: isPaid(page, k, fleet.gpuCount),
      isLimit,
      once: onceWord(page, k),
    };
    if (isLong(found) && !found.isLimit && isJudged(page, k)) tally.judged ??= amount.element;
    KINDS.find((kind) => kind.when(found))?.then(found, tally);
  }
  return readingOf(tally);
}

/** Seats of a service of others, what nobody pays now, what is offered. */
const isOfElse = (page: Page, k: number, isLimit: boolean, fleet: PricedFleet): boolean =>
  (!isLimit && isPerSeat(page, k)) || isPaidElsewhere(page, k, fleet) || isOneOffer(page, k, isLimit, fleet.gpuCount);

const begins = beginningsOf({ kinds: ['money', 'figure'] });
const isNoInput = (page: Page, { at, figure }: Amount): boolean =>
  figure.value <= 0 || isDifference(page, at) || isTakenBack(page, at);
const readingOf = (tally: Tally): MoneyReading => ({
  budget: tally.budget,
  pricePerGpuHour: tally.pricePerGpuHour,
  oneOff: tally.oneOff,
  judged: tally.judged,
  bill: tally.bill,
  apiUsdPerMonth: tally.apiUsdPerMonth,
  offeredUsd: tally.offeredUsd,
  offeredUsdPerGpuHour: tally.offeredUsdPerGpuHour,
  constraint: tally.constraintAt !== undefined,
  constraintAt: tally.constraintAt,
});

/** "Our 8 A100 would cost 130,000 a year at AWS": nobody pays it. */
const isSupposed = (c: Case): boolean =>
  isLong(c) && !c.isLimit && c.isPaid && c.page.before(c.amount.at, SUPPOSED_WITHIN, SUPPOSED, endsAmount) >= 0;
const SUPPOSED: readonly Tag[] = ['wouldBe', 'supposes'];
const SUPPOSED_WITHIN = 8;
/** One kind of amount: when it is one, and what it then says. */
interface Kind {
  readonly name: string;
  readonly when: (c: Case) => boolean;
  readonly then: (c: Case, tally: Tally) => void;
}

/** The kinds of amount; the first that fits says what the amount means. */
const KINDS: readonly Kind[] = [
  {
    name: 'paid once',
    when: ({ page, once, period }) =>
      once >= 0 && (period === undefined || (period.periods !== undefined && PURCHASE.test(page.textAt(once)))),
    then: (c, tally) => {
      limits(c, tally);
      tally.oneOff ??= sumOf(c.page, c.amount, c.once);
    },
  },
  {
    name: 'of something else',
    when: ({ page, amount, period }) =>
      isForeign(page, amount.at) && !(period?.period === 'hour' && !isOfApi(page, amount.at)),
    then: () => undefined,
  },
  {
    name: 'budget of an hour',
    when: (c) =>
      c.period?.period === 'hour' &&
      c.isLimit &&
      c.fleet.gpuCount === 0 &&
      !c.isPaid &&
      !isPerGpu(c.page, c.amount.at, c.end),
    then: (c, tally) => {
      limits(c, tally);
      if (c.period !== undefined) tally.budget ??= budgetOf(c.page, c.amount, c.period);
    },
  },
  {
    name: 'price of an hour',
    when: (c) => c.period?.period === 'hour' || isPricedPerCard(c),
    then: (c, tally) => {
      if (!isOfWeighed(c.page, c.amount.at, c.end, c.fleet))
        tally.pricePerGpuHour ??= hourlyPrice(c.page, c.amount, c.end, c.fleet, 1);
    },
  },
  { name: 'what it would cost', when: isSupposed, then: () => undefined },
  { name: 'bill of the fleet', when: isBill, then: takeBill },
  {
    name: 'price of hardware that is not there',
    when: (c) =>
      isLong(c) &&
      (c.isPaid || isTagged(c.page, c.amount.at)) &&
      !c.isLimit &&
      c.fleet.gpuCount === 0 &&
      !c.page.has(c.amount.at - 1, 'most'),
    then: () => undefined,
  },
  {
    name: 'price of hardware that is asked about',
    when: (c) => isLong(c) && !c.isLimit && pricedAt(c.page, c.amount.at, c.fleet.weighedAt) !== undefined,
    then: () => undefined,
  },
  {
    name: 'price of one user',
    when: (c) => isLong(c) && !c.isLimit && isPricePerHead(c.page, c.amount.at, c.end),
    then: () => undefined,
  },
  { name: 'budget', when: (c) => isLong(c), then: takeBudget },
  {
    name: 'limit',
    when: (c) => c.isLimit,
    then: (c, tally) => {
      limits(c, tally);
      if (c.period === undefined) tally.oneOff ??= sumOf(c.page, c.amount, c.amount.at);
    },
  },
];

/** "$2.10 per GPU and hour": the hour stands apart. */
const isPricedPerCard = ({ page, amount, period, isLimit }: Case): boolean =>
  period === undefined &&
  !isLimit &&
  isPerGpu(page, amount.at, amount.at + 1) &&
  page.after(amount.at, 4, ['hour', 'hourly'], endsAmount) >= 0;
