import { CURRENCY_NAMES } from '../gazetteers/data/currencies';
import { sizeAt } from '../gazetteers/model-name';
import { namedWindowAt, timeOfDayAt, windowAt } from './clock';
import { isCounted } from './counted-nouns';
import { behindDash, currencyAt, currencyBehind, type CurrencyMention } from './currency';
import { dateSpanAt } from './date-spans';
import type { Element } from './element';
import { type FigureMention, figureAt } from './figures';
import { isModelSize } from './model-size';
import { isIdeographic } from '../lexer/token';
import { taxAt } from './tax-phrases';
import type { TokenSource } from './token-source';

/** The members of an element that an amount fills. */
type Filled = 'kind' | 'figure' | 'currency' | 'hours' | 'clock' | 'name' | 'span' | 'tax';

/** What a number is as an element, and the token behind it. */
export type Amount = Pick<Element, Filled> & { readonly end: number };

/** The amount that begins at token `i`: a figure, money, a time of day, the size of a model. `last` is the element
 *  before it. */
export function amountAt(source: TokenSource, i: number, last: Element | undefined): Amount | undefined {
  const between = last?.tags.has('between') === true && !last.tags.has('gpuWord');
  const dates = dateSpanAt(source, i, between);
  if (dates !== undefined) return { kind: 'time', end: dates.end, span: dates.hours };
  const read = figureAt(source, i, between);
  if (read === undefined) return namedHours(source, i) ?? currencyFirst(source, i, between);
  if (goesOnWord(source, i)) return { kind: 'word', end: i + 1 };
  const window = windowAt(source, i, between);
  if (window !== undefined) return { kind: 'time', end: window.end, hours: { from: window.from, to: window.to } };
  const time = timeOfDayAt(source, i);
  if (time !== undefined) return { kind: 'time', end: time.end, clock: time.clock };
  const size = sizeAt(source.tokens, i);
  if (size !== undefined && isModelSize(source, i, size.end)) return { kind: 'size', end: size.end, name: size.text };
  const { figure, end } = read;
  const money =
    currencyBehind(source, behindDash(source, end)) ??
    (isGrand(source, end) ? { code: 'USD', end } : indianSum(source, i, end));
  return money === undefined
    ? { kind: 'figure', end, figure }
    : withTax(source, { kind: 'money', end: money.end, figure, currency: money.code });
}

/** `%30`, "yüzde 30", "百分之十": the figure with the percent before it; nothing behind another number ("20%30"). */
export function percentFirstAt(source: TokenSource, i: number): FigureMention | undefined {
  const sign = source.text(i);
  if (sign === '百')
    return source.text(i + 1) + source.text(i + 2) === '分之' ? figureAt(source, i + 3, false) : undefined;
  const touches = sign === '%' && source.at(i + 1).glued && !source.at(i).glued;
  if (!touches && sign !== 'yuzde') return undefined;
  return source.at(i + 1).kind === 'number' ? figureAt(source, i + 1, false) : undefined;
}

/** "midnight to 6 am". */
function namedHours(source: TokenSource, i: number): Amount | undefined {
  const window = namedWindowAt(source, i);
  return window && { kind: 'time', end: window.end, hours: { from: window.from, to: window.to } };
}

/** "budget 1.5 crore hai": sums are said in lakhs and crores of rupees without their name. */
function indianSum(source: TokenSource, i: number, end: number): CurrencyMention | undefined {
  if (!INDIAN_SUMS.test(source.text(end - 1)) || isCounted(source, end)) return undefined;
  const isBudget = [1, 2, 3, 4, 5, 6].some((n) => source.tagsAt(i - n)?.has('budget') === true);
  return isBudget ? { code: 'INR', end } : undefined;
}
const INDIAN_SUMS = /^(?:la(?:kh|c)s?|crores?|karod|karor)$/;

/** "9 grand": thousands that are only said of money. */
const isGrand = (source: TokenSource, end: number): boolean => source.text(end - 1) === 'grand';

/** Words up to this length before a number are signs of their own: `x`, `gp`. */
const LONGEST_SIGN = 2;
/** `abc123`: a number that touches a word before it is part of it, unless that is a currency. */
function goesOnWord(source: TokenSource, i: number): boolean {
  const { kind, text } = source.at(i - 1);
  if (!source.at(i).glued || kind !== 'word' || text.length <= LONGEST_SIGN || isIdeographic(text)) return false;
  return !CURRENCY_NAMES.has(text);
}

/** "$40", "EUR 2.5k", "Rs. 400": an amount behind its currency. */
function currencyFirst(source: TokenSource, i: number, between: boolean): Amount | undefined {
  const named = currencyAt(source.tokens, i);
  if (named === undefined || isAdjective(source, i, named.end)) return undefined;
  const j = behindSigns(source, named.end);
  const read = source.at(j).line ? undefined : figureAt(source, j, between);
  if (read === undefined) return undefined;
  const last = behindDash(source, read.end);
  const again = currencyBehind(source, last);
  const currency = again !== undefined && named.code === 'USD' ? again.code : named.code;
  return withTax(source, { kind: 'money', end: again?.end ?? last, figure: read.figure, currency });
}

/** The token behind "~" and the point of "Rs.". */
function behindSigns(source: TokenSource, from: number): number {
  let j = from;
  while (source.text(j) === '~' || (source.text(j) === '.' && source.at(j).glued)) j++;
  return j;
}

/** "18.000 € IVA inclusa (22%)": a sum with the words of the tax that it has in it. */
function withTax(source: TokenSource, sum: Amount): Amount {
  const tax = taxAt(source, sum.end, sum.currency ?? '');
  return tax === undefined ? sum : { ...sum, end: tax.end, tax: { rate: tax.rate, usual: tax.usual } };
}

/** "Real 128k context": a word for money before an amount with its own unit is none. */
function isAdjective(source: TokenSource, i: number, end: number): boolean {
  if (source.text(i) !== 'real') return false;
  const read = figureAt(source, end, false);
  const tags = read === undefined ? undefined : source.tagsAt(read.end);
  return tags !== undefined && tags.size > 0 && !tags.has('per') && !tags.has('monthly');
}
