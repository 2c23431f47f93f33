import type { Element } from '../elements/element';
import { CURRENCY_RATES } from '../gazetteers/data/currencies';
import type { Page } from '../page/page';
import { writtenLike } from '../page/written';
import type { Fact } from '../reading';
import { shown } from '../roles/claim';
import { POWER } from './data/bill-words';
import { factOf } from './fact';

/** What a kilowatt hour costs, with the words that say so; `at` is the element of the amount. */
export interface PowerPrice {
  readonly at: number;
  readonly fact: Fact<number>;
}

/** "0,28 EUR pro kWh", "$0.14/kWh", "14 cents per kWh", "1kWhあたり27円", "power is 14 cents". */
export function powerPriceOf(page: Page): PowerPrice | undefined {
  const nouns = powerNouns(page);
  if (!page.tells('power') && nouns.length === 0) return undefined;
  for (const k of page.elements.keys()) {
    const found = page.against(k) === undefined ? priceAt(page, k, nouns) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The price of a kilowatt hour whose amount stands at `k`. */
function priceAt(page: Page, k: number, nouns: readonly number[]): PowerPrice | undefined {
  const sum = sumAt(page, k);
  if (sum === undefined) return undefined;
  const { amount, currency } = sum;
  const usd = Math.round(amount * (CURRENCY_RATES[currency]?.usd ?? 1) * 10_000) / 10_000;
  const span = spanOf(page, k, sum.last, usd, nouns);
  if (span === undefined) return undefined;
  const note = currency === 'USD' ? '' : `${shown(amount)} ${currency} per kWh are taken as ${shown(usd)} USD.`;
  const [start, end] = [page.at(span[0])?.start ?? 0, page.at(span[1])?.end ?? 0];
  return { at: k, fact: factOf(page.text, usd, [{ start, end }], note) };
}
const powerNouns = writtenLike(POWER);

/** From which element to which the price of a kilowatt hour is told around the amount from `k` to `last`. */
function spanOf(
  page: Page,
  k: number,
  last: number,
  usd: number,
  nouns: readonly number[],
): readonly [number, number] | undefined {
  const behind = powerBehind(page, last);
  if (behind >= 0) return [k, behind];
  const before = page.before(k, UNIT_BEFORE, ['power'], isSum);
  if (before >= 0 && page.has(k - 1, 'per')) return [before, last];
  const isRate = usd <= MOST_PER_KWH && page.period(last + 1) === undefined;
  return isRate && nouns.some((j) => isNounOf(page, j, k)) ? [k, last] : undefined;
}
/** How far before an amount the kilowatt hour may stand that it is the price of. */
const UNIT_BEFORE = 2;
/** More than this no kilowatt hour costs, US dollars. */
const MOST_PER_KWH = 1.5;
/** "Power is 14 cents", "Strom kostet 32 Cent", "la luz nos cuesta 0,18 EUR": the noun stands right before. */
const isNounOf = (page: Page, noun: number, k: number): boolean =>
  noun < k && k - noun <= NOUN_WITHIN && page.sameSentence(noun, k) && page.at(k - 1)?.kind !== 'mark';
const NOUN_WITHIN = 4;
const isSum = (e: Element): boolean => e.kind === 'money';

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
