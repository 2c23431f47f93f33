import type { Element } from '../elements/element';
import type { Page } from '../page/page';
import type { Span } from '../reading';
import { shown } from '../roles/claim';
import { EXCLUDES, HIGHEST_RATE, INCLUDES, TAX } from '../words/tax-words';
import { numberAt } from './count';

/** A tax that a sum has in it: the part that buys nothing. */
export interface TaxInSum {
  /** Per cent of the sum without it. */
  readonly rate: number;
  /** The last word of it. */
  readonly last: Element | undefined;
  /** The rate is that of a country and not of the text. */
  readonly usual: boolean;
}

/** How far behind a sum its tax may be told, elements; how far from the tax its rate. */
const TAX_REACH = 18;
const RATE_REACH = 3;

/** "CAD 2,500 all in, and that has to cover the 13% HST too", "£3,200 a month inc VAT at 20%": the tax in the sum at
 *  `k`; undefined where none is told. */
export function taxInSum(page: Page, k: number): TaxInSum | undefined {
  const { tax } = page.at(k) ?? {};
  if (tax !== undefined) return tax.rate === undefined ? undefined : { ...tax, rate: tax.rate, last: undefined };
  let includes = false;
  for (let j = k + 1; j <= k + TAX_REACH && page.sameSentence(j, k); j += 1) {
    const text = page.textAt(j);
    if (page.at(j)?.kind === 'money' || EXCLUDES.has(text) || page.has(j, 'not')) return undefined;
    includes ||= INCLUDES.has(text);
    if (TAX.has(text)) return includes || includedBehind(page, j) ? rateAround(page, j) : undefined;
  }
  return undefined;
}

const includedBehind = (page: Page, j: number): boolean =>
  [j + 1, j + 2, j + 3].some((n) => page.sameSentence(n, j) && INCLUDES.has(page.textAt(n)));

function rateAround(page: Page, j: number): TaxInSum | undefined {
  for (let n = 1; n <= RATE_REACH; n += 1)
    for (const at of [j - n, j + n]) {
      const rate = page.sameSentence(at, j) && page.has(at + 1, 'percent') ? numberAt(page, at) : undefined;
      if (rate !== undefined && rate > 0 && rate <= HIGHEST_RATE)
        return { rate, usual: false, last: page.at(Math.max(j, at + 1)) };
    }
  return undefined;
}

/** What is left of an amount without its tax. */
export const withoutTax = (amount: number, tax: TaxInSum | undefined): number =>
  tax === undefined ? amount : Math.round((amount / (1 + tax.rate / 100)) * 100) / 100;

/** The sentence that says what was taken out. */
export function taxSaid(amount: number, currency: string, tax: TaxInSum | undefined): readonly string[] {
  if (tax === undefined) return [];
  const rate = tax.usual ? `${shown(tax.rate)} %, the usual rate of the country,` : `${shown(tax.rate)} %`;
  return [`${shown(amount)} ${currency} with a tax of ${rate} in it are ${shown(withoutTax(amount, tax))} without it.`];
}

/** The later of two ends of a sum. */
export const laterOf = (a: Element & Span, b: Element | undefined): Element =>
  b !== undefined && b.end > a.end ? b : a;
