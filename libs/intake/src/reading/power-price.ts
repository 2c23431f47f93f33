import { CURRENCY_RATES } from '../gazetteers/data/currencies';
import type { Page } from '../page/page';
import type { Fact } from '../reading';
import { shown } from '../roles/claim';
import { factOf } from './fact';

/** What a kilowatt hour costs, with the words that say so; `at` is the element of the amount. */
export interface PowerPrice {
  readonly at: number;
  readonly fact: Fact<number>;
}

/** "0,28 EUR pro kWh", "$0.14/kWh", "14 cents per kWh", "ct 30 je kWh". */
export function powerPriceOf(page: Page): PowerPrice | undefined {
  if (!page.tells('power')) return undefined;
  for (const [k, e] of page.elements.entries()) {
    const sum = sumAt(page, k);
    const unit = sum === undefined ? -1 : powerBehind(page, sum.last);
    if (sum === undefined || unit < 0 || page.against(k) !== undefined) continue;
    const { amount, currency } = sum;
    const usd = Math.round(amount * (CURRENCY_RATES[currency]?.usd ?? 1) * 10_000) / 10_000;
    const note = currency === 'USD' ? '' : `${shown(amount)} ${currency} per kWh are taken as ${shown(usd)} USD.`;
    return { at: k, fact: factOf(page.text, usd, [{ start: e.start, end: page.at(unit)?.end ?? e.end }], note) };
  }
  return undefined;
}

/** An amount with a currency, or a figure of cents; `last` is its last element. */
function sumAt(page: Page, k: number): { amount: number; currency: string; last: number } | undefined {
  const e = page.at(k);
  if (e?.figure === undefined) return undefined;
  if (page.has(k + 1, 'cents') && (e.kind === 'figure' || e.kind === 'money'))
    return { amount: e.figure.value / 100, currency: e.currency ?? centsOf(page, k + 1), last: k + 1 };
  return e.kind === 'money'
    ? { amount: e.figure.value, currency: e.currency ?? centsOf(page, k + 1), last: k }
    : undefined;
}

/** The element of the kilowatt hour within three elements behind `k`; -1 when there is none. */
const powerBehind = (page: Page, k: number): number =>
  page.after(k, 3, ['power'], (e) => e.kind === 'figure' || e.kind === 'money' || e.text === ',');

/** Cents are of the currency that the text counts in. */
const centsOf = (page: Page, k: number): string =>
  page.elements.find((e) => e.kind === 'money')?.currency ?? (page.is(k, 'ct') ? 'EUR' : 'USD');
