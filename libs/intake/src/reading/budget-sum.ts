import { DAYS_PER_MONTH, HOURS_PER_MONTH } from '@compute-advisor/domain';
import type { Page, Period } from '../page/page';
import type { BudgetReading, Fact, SumReading } from '../reading';
import { shown } from '../roles/claim';
import type { Amount } from './amount';
import { middle } from '../elements/element';
import { converted, currencyOf, moneyFact, toUsd } from './amount';
import { laterOf, taxInSum, taxSaid, withoutTax } from './tax-in-sums';
import { isRaised } from './changed-sums';
import type { AmountPeriod } from './amount-period';

/** How many of a period a month has; a second and a minute count no money. */
export const PER_MONTH: Readonly<Partial<Record<Period, number>>> = {
  hour: HOURS_PER_MONTH,
  day: DAYS_PER_MONTH,
  week: 52 / 12,
  month: 1,
  quarter: 1 / 3,
  year: 1 / 12,
};

/** A sum that is paid once; `word` says so. */
export function sumOf(page: Page, amount: Amount, word: number): Fact<SumReading> {
  const { element, figure, at } = amount;
  const currency = currencyOf(page, element);
  const tax = taxInSum(page, at);
  const net = withoutTax(figure.value, tax);
  const usd = toUsd(net, currency);
  const near = Math.abs(word - at) > 4 ? undefined : page.at(word);
  const [first, last] = near !== undefined && word < at ? [near, element] : [element, near ?? element];
  const value = { usd, currency, amount: figure.value };
  const notes = [...taxSaid(figure.value, currency, tax), ...converted(currency, net, usd)];
  return moneyFact(page, value, first, laterOf(last, tax?.last), notes);
}

/** What may be spent in a month. */
export function budgetOf(page: Page, { at, element, figure }: Amount, spent: AmountPeriod): Fact<BudgetReading> {
  const { period, periods = 1, end } = spent;
  const currency = currencyOf(page, element);
  const raised = isRaised(page, at);
  const amount = raised ? figure.value : middle(figure);
  const tax = taxInSum(page, at);
  const perMonth = (withoutTax(amount, tax) * (PER_MONTH[period] ?? 1)) / periods;
  const usd = toUsd(perMonth, currency);
  const notes = [...taxSaid(amount, currency, tax), ...converted(currency, perMonth, usd)];
  if (period !== 'month' || periods !== 1)
    notes.push(
      `Budget: ${shown(withoutTax(amount, tax))} ${currency} per ` +
        `${periods === 1 ? period : `${shown(periods)} ${period}s`} are ` +
        `${shown(Math.round(usd * 100) / 100)} USD per month.`,
    );
  if (figure.low !== undefined && !raised) notes.push('Budget: a range was given; its middle is used.');
  else if (page.isHedged(at)) notes.push('Budget: the text gives an approximate figure.');
  const last = page.at(Math.max(at, (periods === 1 ? end : at + 1) - 1)) ?? element;
  return moneyFact(
    page,
    { usdPerMonth: usd, currency, amount },
    element,
    laterOf(last.start < element.start ? element : last, tax?.last),
    notes,
  );
}
