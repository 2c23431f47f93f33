import { CURRENCY_NAMES, MONEY_OF_PLACES, SHARED_MONEY } from '../gazetteers/data/currencies';
import { type Token, tokenAt } from '../lexer/token';
import type { TokenSource } from './token-source';

/** A currency and the token behind its name. */
export interface CurrencyMention {
  readonly code: string;
  readonly end: number;
}

/** Most tokens that the name of a currency has ("us$" is two, "块人民币" four). */
const LONGEST_NAME = 4;

/** Whatever a name of a currency can begin with: almost no word of a text does. */
export const CURRENCY_BEGINNINGS: ReadonlySet<string> = new Set(
  [...CURRENCY_NAMES.keys(), ...SHARED_MONEY].flatMap((name) => [...name].map((_, i) => name.slice(0, i + 1))),
);

/** The currency named at token `i` (a sign, a code or a word), the longest name first. */
export function currencyAt(tokens: readonly Token[], i: number): CurrencyMention | undefined {
  if (!CURRENCY_BEGINNINGS.has(tokenAt(tokens, i).text)) return undefined;
  for (let width = LONGEST_NAME; width >= 1; width--) {
    const text = gluedText(tokens, i, width);
    const code = CURRENCY_NAMES.get(text);
    if (code !== undefined) return { code, end: i + width };
  }
  return pairAt(tokens, i) ?? sharedAt(tokens, i);
}

/** "500.000 pesos" in a text from Chile. */
function sharedAt(tokens: readonly Token[], i: number): CurrencyMention | undefined {
  if (!SHARED_MONEY.has(tokenAt(tokens, i).text)) return undefined;
  const named = bracketedCode(tokens, i + 1);
  if (named !== undefined) return named;
  const code = placeMoney(tokens);
  return code === undefined ? undefined : { code, end: i + 1 };
}

/** The code in the brackets that open at `i`: "pesos (CLP)". */
function bracketedCode(tokens: readonly Token[], i: number): CurrencyMention | undefined {
  if (tokenAt(tokens, i).text !== '(' || tokenAt(tokens, i + 2).text !== ')') return undefined;
  const code = CURRENCY_NAMES.get(tokenAt(tokens, i + 1).text);
  return code === undefined ? undefined : { code, end: i + 3 };
}

/** What is paid with in the first place that a text names; looked for once in each text. */
function placeMoney(tokens: readonly Token[]): string | undefined {
  let found = FOUND.get(tokens);
  if (found === undefined) {
    found = { code: undefined };
    for (const { kind, text } of tokens) {
      if (kind === 'word') found.code ??= MONEY_OF_PLACES.find(([place]) => place.test(text))?.[1];
      if (found.code !== undefined) break;
    }
    FOUND.set(tokens, found);
  }
  return found.code;
}
const FOUND = new WeakMap<readonly Token[], { code: string | undefined }>();

/** "61 k€", "1,2 M€", "80 T€": a letter that the sign of a currency touches. */
export const isOfMoney = (tokens: readonly Token[], i: number): boolean =>
  MONEY_LETTERS.has(tokenAt(tokens, i).text) && tokenAt(tokens, i + 1).glued && currencyAt(tokens, i + 1) !== undefined;
const MONEY_LETTERS: ReadonlySet<string> = new Set(['k', 'm', 't']);

/** "pesos mexicanos": a name of two words. */
function pairAt(tokens: readonly Token[], i: number): CurrencyMention | undefined {
  const [first, second] = [tokenAt(tokens, i), tokenAt(tokens, i + 1)];
  const text = `${first.text} ${second.text}`;
  const code = second.line ? undefined : CURRENCY_NAMES.get(text);
  return code === undefined ? undefined : { code, end: i + 2 };
}

/** So many tokens from `i` that touch each other, as one word; empty when they do not touch. */
function gluedText(tokens: readonly Token[], i: number, width: number): string {
  let text = tokenAt(tokens, i).text;
  for (let k = 1; k < width; k++) {
    const token = tokenAt(tokens, i + k);
    if (!token.glued) return '';
    text += token.text;
  }
  return text;
}

/** "30'000.–", "2.500,-": the token behind the dash that stands for no cents. */
export function behindDash(source: TokenSource, end: number): number {
  const [point, dash] = [source.at(end), source.at(end + 1)];
  const isDash = /^[.,]$/.test(point.text) && point.glued && /^[-–—]$/.test(dash.text) && dash.glued;
  return isDash ? end + 2 : end;
}

/** The currency behind an amount that ends before `end`: "500 €". A sign that touches the next number is that one's;
 *  "real" and "try" are words first. */
export function currencyBehind(source: TokenSource, end: number): CurrencyMention | undefined {
  const token = source.at(end);
  if (token.line || token.text === 'real' || token.text === 'try') return undefined;
  const next = source.at(end + 1);
  const opensNext = token.kind === 'mark' && /[$€£₹¥]/.test(token.text) && next.kind === 'number' && next.glued;
  if (opensNext && !token.glued) return undefined;
  // "4 millones de pesos", "2 milhões de reais", "1 million d'euros"
  return currencyAt(source.tokens, OF.has(token.text) ? end + 1 : end) ?? elided(token.text, end);
}
const OF: ReadonlySet<string> = new Set(['de', 'di']);
/** "D'euros". */
function elided(word: string, end: number): CurrencyMention | undefined {
  const code = word.startsWith("d'") ? CURRENCY_NAMES.get(word.slice(2)) : undefined;
  return code === undefined ? undefined : { code, end: end + 1 };
}
