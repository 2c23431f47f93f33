import { CURRENCY_RATES } from '../gazetteers/data/currencies';
import type { Fact } from '../reading';
import { factOf } from './fact';

/** Units a price of electricity is written in: the currency and what of it one of them is. */
const UNITS: readonly (readonly [words: string, currency: string, share: number])[] = [
  ['ct|cts|cents?', '', 0.01],
  ['¢', 'USD', 0.01],
  ['pence|p', 'GBP', 0.01],
  ['usd|us\\$|dollars?|\\$', 'USD', 1],
  ['eur|euros?|€', 'EUR', 1],
  ['gbp|pounds?|£', 'GBP', 1],
];
const NUMBER = '(\\d{1,3}(?:[.,]\\d{1,4})?)';
const UNIT = `(${UNITS.map(([words]) => words).join('|')})`;
const PER_KWH = '\\s*(?:/|per|pro|je|an?)?\\s*(?:kwh|kilowatt[- ]?hour|kilowattstunde)\\b';
const UNIT_FIRST = new RegExp(`${UNIT}\\s?${NUMBER}${PER_KWH}`, 'giu');
const NUMBER_FIRST = new RegExp(`${NUMBER}\\s?${UNIT}(?![a-z])${PER_KWH}`, 'giu');
/** Prices of electricity lie between these, USD per kilowatt-hour; anything else is something else. */
const [LEAST, MOST] = [0.005, 2];

/** What a kilowatt-hour costs as the text states it, in USD. Cents without a currency are those of the text's other
 *  money, else of the dollar. */
export function electricityPrice(text: string): Fact<number> | undefined {
  for (const [pattern, unitAt, numberAt] of [
    [UNIT_FIRST, 1, 2],
    [NUMBER_FIRST, 2, 1],
  ] as const)
    for (const match of text.matchAll(pattern)) {
      const amount = Number((match[numberAt] ?? '').replace(',', '.'));
      const [, currency = '', share = 1] = unitOf(match[unitAt] ?? '') ?? [];
      const own = currency === '' ? currencyAround(text) : currency;
      const usd = Number((amount * share * (CURRENCY_RATES[own]?.usd ?? 1)).toPrecision(6));
      if (!(usd >= LEAST && usd <= MOST)) continue;
      const span = { start: match.index, end: match.index + match[0].length };
      return factOf(text, usd, [span], own === 'USD' ? undefined : convertedWords(amount * share, own, usd));
    }
  return undefined;
}

const unitOf = (written: string): (typeof UNITS)[number] | undefined =>
  UNITS.find(([words]) => new RegExp(`^(?:${words})$`, 'iu').test(written));

const currencyAround = (text: string): string => (/€|\beur(?:os?)?\b/iu.test(text) ? 'EUR' : 'USD');

const convertedWords = (amount: number, currency: string, usd: number): string =>
  `${Number(amount.toPrecision(6))} ${currency} per kWh are taken as ${usd} USD (a rounded rate of ` +
  `${CURRENCY_RATES[currency]?.asOf ?? ''}, not a bank's).`;
