import { CURRENCY_RATES } from '../gazetteers/data/currencies';
import type { Page } from '../elements/page';
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
  for (let k = 0; k < page.elements.length; k += 1) {
    const e = page.at(k);
    const cents = page.has(k + 1, 'cents');
    if (e?.figure === undefined || (e.kind !== 'money' && !(e.kind === 'figure' && cents))) continue;
    const unit = powerBehind(page, cents ? k + 1 : k);
    if (unit < 0 || page.against(k) !== undefined) continue;
    const currency = e.currency ?? centsOf(page, k + 1);
    const amount = cents ? e.figure.value / 100 : e.figure.value;
    const usd = Math.round(amount * (CURRENCY_RATES[currency]?.usd ?? 1) * 10_000) / 10_000;
    const note = currency === 'USD' ? '' : `${shown(amount)} ${currency} per kWh are taken as ${shown(usd)} USD.`;
    return { at: k, fact: factOf(page.text, usd, [{ start: e.start, end: page.at(unit)?.end ?? e.end }], note) };
  }
  return undefined;
}

/** The element of the kilowatt hour within three elements behind `k`; -1 when there is none. */
const powerBehind = (page: Page, k: number): number =>
  page.after(k, 3, ['power'], (e) => e.kind === 'figure' || e.kind === 'money' || e.text === ',');

/** Cents are of the currency that the text counts in. */
const centsOf = (page: Page, k: number): string =>
  page.elements.find((e) => e.kind === 'money')?.currency ?? (page.is(k, 'ct') ? 'EUR' : 'USD');
