import { HOURS_PER_MONTH } from '@compute-advisor/domain';
import type { Element } from '../elements/element';
import type { Page } from '../page/page';
import type { BudgetReading, Fact, SumReading } from '../reading';
import type { Amount } from './amount';
import type { AmountPeriod } from './amount-period';
import { budgetOf, PER_MONTH } from './budget-sum';
import type { PricedFleet } from './gpu-price';
import { hourlyPrice } from './gpu-price';

/** What the amounts read so far say. */
export interface Tally {
  budget?: Fact<BudgetReading>;
  /** How firmly the budget is one: a limit beats a plain monthly sum, that one a price. */
  weight: number;
  pricePerGpuHour?: Fact<number> | undefined;
  oneOff?: Fact<SumReading>;
  bill?: Fact<SumReading>;
  judged?: Element;
  constraintAt?: Element;
}

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
  tally.pricePerGpuHour ??= hourlyPrice(page, amount, c.end, { ...fleet, isWhole: true }, hours);
  const sum = budgetOf(page, amount, period);
  const { usdPerMonth: usd, currency, amount: said } = sum.value;
  tally.bill ??= { ...sum, value: { usd, currency, amount: said } };
}

/** A sum of a month or a year that may be spent; the firmest counts. */
export function takeBudget(c: Case, tally: Tally): void {
  const paidOrPlain = c.isPaid ? 0 : 1;
  const weight = c.isLimit ? 2 : paidOrPlain;
  if (c.period !== undefined && weight > tally.weight) {
    tally.budget = budgetOf(c.page, c.amount, c.period);
    tally.weight = weight;
  }
  limits(c, tally);
}
