import type { Token } from '../lexer/token';
import { tokenAt } from '../lexer/token';

/** What the parts of a model name say, in any order and punctuation. */
export interface NameParts {
  /** Letters of the name: `qwen`, `coder`, `vl`, and letter-digit pairs that are one word: `r1`, `k2`, `m2.5`. */
  readonly words: string[];
  readonly versions: string[];
  /** Billions of parameters as named: `70`, `0.6`, or `8x7`. */
  readonly sizes: string[];
  /** Active parameters of a mixture of experts, billions: the 3 of `A3B`. */
  readonly active: string[];
  /** Release codes of four digits: `2507`, `0528`. */
  readonly dates: string[];
}

export const emptyParts = (): NameParts => ({ words: [], versions: [], sizes: [], active: [], dates: [] });

/** A number as models write it: `3.0` and `3` are the same version, `3_1` is 3.1. */
export const plainNumber = (text: string): string => {
  const n = Number(text.replace('_', '.').replace(',', '.'));
  return Number.isFinite(n) ? String(n) : text;
};

const isSizeLetter = (token: Token): boolean => token.glued && (token.text === 'b' || token.text === 'bn');
const spelledSize = (token: Token): boolean =>
  token.text === 'billion' || token.text === 'billions' || token.text === 'mrd' || token.text === 'milliarden';

/** Length in tokens of a size at `i` (`70b`, `8x7b`, `135m`, `7 billion`) and its name in billions; undefined when there is none. */
export function sizeAt(
  tokens: readonly Token[],
  i: number,
): { readonly text: string; readonly end: number } | undefined {
  const first = tokenAt(tokens, i);
  if (first.kind !== 'number') return undefined;
  const second = tokenAt(tokens, i + 1);
  if (isSizeLetter(second)) return { text: plainNumber(first.text), end: i + 2 };
  if (second.glued && second.text === 'm' && first.value >= 20) return { text: String(first.value / 1000), end: i + 2 };
  if (second.glued && second.text === 't' && first.value <= 5) return { text: String(first.value * 1000), end: i + 2 };
  if (second.kind === 'word' && spelledSize(second)) return { text: plainNumber(first.text), end: i + 2 };
  const third = tokenAt(tokens, i + 2);
  if (
    (second.text === 'x' || second.text === '*') &&
    third.kind === 'number' &&
    isSizeLetter(tokenAt(tokens, i + 3)) &&
    first.value <= 256
  ) {
    return { text: `${plainNumber(first.text)}x${plainNumber(third.text)}`, end: i + 4 };
  }
  if (second.text === 'b' && !second.glued && !tokenAt(tokens, i + 2).glued && first.value >= 1 && first.value <= 1000)
    return { text: plainNumber(first.text), end: i + 2 };
  return undefined;
}

/** Adds what the token at `i` says to `parts`; returns the token behind it. Marks add nothing. */
export function addPart(tokens: readonly Token[], i: number, parts: NameParts): number {
  const token = tokenAt(tokens, i);
  const next = tokenAt(tokens, i + 1);
  if (token.kind === 'mark') return i + 1;
  if (token.kind === 'number') {
    const size = sizeAt(tokens, i);
    if (size !== undefined) {
      parts.sizes.push(size.text);
      return size.end;
    }
    if (
      next.text === '_' &&
      next.glued &&
      tokenAt(tokens, i + 2).glued &&
      tokenAt(tokens, i + 2).kind === 'number' &&
      tokenAt(tokens, i + 2).text.length === 1 &&
      tokenAt(tokens, i + 3).text !== 'b'
    ) {
      parts.versions.push(plainNumber(`${token.text}.${tokenAt(tokens, i + 2).text}`));
      return i + 3;
    }
    if (/^[0-3]\d{3}$/.test(token.text)) parts.dates.push(token.text);
    else parts.versions.push(plainNumber(token.text));
    return i + 1;
  }
  const joined = next.kind === 'number' && next.glued;
  if (token.text.length === 1 && joined) {
    const size = sizeAt(tokens, i + 1);
    if (token.text === 'a' && size !== undefined) {
      parts.active.push(size.text);
      return size.end;
    }
    if (token.text === 'e' && size !== undefined) {
      parts.words.push('e');
      parts.sizes.push(size.text);
      return size.end;
    }
    if (token.text === 'v') {
      parts.versions.push(plainNumber(next.text));
      return i + 2;
    }
    if (size === undefined) {
      parts.words.push(`${token.text}${plainNumber(next.text)}`);
      return i + 2;
    }
  }
  parts.words.push(token.text);
  return i + 1;
}
