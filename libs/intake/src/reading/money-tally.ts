import { HOURS_PER_MONTH } from '@compute-advisor/domain';
import type { Element } from '../elements/element';
import type { Page } from '../page/page';
import type { BudgetReading, Fact, SumReading } from '../reading';
import { shown } from '../roles/claim';
import type { Amount } from './amount';
import type { AmountPeriod } from './amount-period';
import { timesPaid } from './bill-of-each';
import { budgetOf, PER_MONTH } from './budget-sum';
import type { PricedFleet } from './gpu-price';
import { hourlyPrice } from './gpu-price';
import { isPerSeat, seatsOf } from './seat-prices';

/** What the amounts read so far say. */
export interface Tally {
  budget: Fact<BudgetReading> | undefined;
  /** How firmly the budget is one: a limit beats a plain monthly sum, that one a price. */
  weight: number;
  pricePerGpuHour: Fact<number> | undefined;
  oneOff: Fact<SumReading> | undefined;
  bill: Fact<SumReading> | undefined;
  apiUsdPerMonth: number | undefined;
  offeredUsd: number | undefined;
  offeredUsdPerGpuHour: number | undefined;
  judged: Element | undefined;
  constraintAt: Element | undefined;
}

/** Nothing read yet. */
export const emptyTally = (): Tally => ({
  budget: undefined,
  weight: -1,
  pricePerGpuHour: undefined,
  oneOff: undefined,
  bill: undefined,
  apiUsdPerMonth: undefined,
  offeredUsd: undefined,
  offeredUsdPerGpuHour: undefined,
  judged: undefined,
  constraintAt: undefined,
});

/** One amount with what the words around it say. */
export interface Case {
  readonly page: Page;
  readonly amount: Amount;
  readonly fleet: PricedFleet;
  readonly period?: AmountPeriod | undefined;
  /** The element behind the words of the period. */
  readonly end: number;
  readonly isPaid: boolean;
  readonly isLimit: boolean;
  /** The word that makes it a sum paid once, -1 without one. */
  readonly once: number;
}

/** The first amount that limits what can be had. */
export function limits(c: Case, tally: Tally): void {
  tally.constraintAt ??= c.amount.element;
}

/** Counted over a day or more. */
export const isLong = ({ period }: Case): boolean => period !== undefined && PER_MONTH[period.period] !== undefined;

/** The bill of the fleet in use: what its card costs an hour, and the sum as it was said. */
export function takeBill(c: Case, tally: Tally): void {
  const { page, amount, fleet, period } = c;
  if (period === undefined) return;
  const hours = (HOURS_PER_MONTH * (period.periods ?? 1)) / (PER_MONTH[period.period] ?? 1);
  const times = timesPaid(page, amount.at, fleet.gpuCount);
  const isOfEach = times > 1;
  const priced = isOfEach ? { ...fleet, gpuCount: 1, isWhole: false } : { ...fleet, isWhole: true };
  const cardHours = isOfEach ? (hours * fleet.gpuCount) / times : hours;
  tally.pricePerGpuHour ??= hourlyPrice(page, amount, c.end, priced, cardHours);
  const sum = budgetOf(page, amount, period);
  const { usdPerMonth: usd, currency, amount: said } = sum.value;
  tally.bill ??= severalTimes({ ...sum, value: { usd, currency, amount: said } }, times);
}

/** The bill of all machines, where the text gives that of one. */
function severalTimes(bill: Fact<SumReading>, times: number): Fact<SumReading> {
  if (times === 1) return bill;
  const { usd, currency, amount } = bill.value;
  const note = `Bill: ${shown(amount)} ${currency} a month for each of ${shown(times)}.`;
  return {
    ...bill,
    value: { usd: usd * times, currency, amount: amount * times },
    approximation: bill.approximation === undefined ? note : `${note} ${bill.approximation}`,
  };
}

/** A sum of a month or a year that may be spent; the firmest counts. One that is paid now is the bill too. */
export function takeBudget(c: Case, tally: Tally): void {
  const paidOrPlain = c.isPaid ? 0 : 1;
  const weight = c.isLimit ? 2 : paidOrPlain;
  if (c.period !== undefined && weight > tally.weight) {
    tally.budget = ofSeats(c, budgetOf(c.page, c.amount, c.period));
    tally.weight = weight;
  }
  limits(c, tally);
  if (isPaidNow(c)) takeBill(c, tally);
}

/** "A budget of $30 per user a month for 120 users": for all of them. */
function ofSeats({ page, amount: { at } }: Case, budget: Fact<BudgetReading>): Fact<BudgetReading> {
  const seats = isPerSeat(page, at) ? seatsOf(page, at) : undefined;
  if (seats === undefined) return budget;
  const { usdPerMonth, currency, amount } = budget.value;
  const note = `Budget: ${shown(amount)} ${currency} for each of ${shown(seats)}.`;
  return {
    ...budget,
    value: { usdPerMonth: usdPerMonth * seats, currency, amount: amount * seats },
    approximation: budget.approximation === undefined ? note : `${note} ${budget.approximation}`,
  };
}

/** "Not much more than the 2,050 € a month of now", "the $2,300 a month we pay today": a limit that is what is paid. */
const isPaidNow = ({ page, amount, end, fleet }: Case): boolean =>
  fleet.gpuCount > 0 &&
  amount.element.currency !== undefined &&
  page.after(end - 1, NOW_WITHIN, ['nowCue'], isMark) >= 0;
const NOW_WITHIN = 4;
const isMark = (e: Element): boolean => e.kind === 'mark' || e.kind === 'money';
