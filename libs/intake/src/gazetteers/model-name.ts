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
const BILLIONS: ReadonlySet<string> = new Set(
  'billion billions mrd milliarden milliards milliard miliardi miliard miliardow miliardy miljard bilhoes bilhao'
    .concat(' миллиардов миллиарда миллиард млрд')
    .split(' '),
);
const spelledSize = (token: Token): boolean => BILLIONS.has(token.text);
/** Hundreds of millions, as Chinese, Japanese and Korean count. */
const isHundredMillions = (token: Token): boolean => /^[亿億억]$/.test(token.text);

/** A size at some token: its name in billions (`70`, `8x7`) and the token behind it. */
export interface WrittenSize {
  readonly text: string;
  readonly end: number;
}

/** Length in tokens of a size at `i` (`70b`, `8x7b`, `135m`, `7 billion`) and its name in billions; undefined when
 *  there is none. */
export function sizeAt(tokens: readonly Token[], i: number): WrittenSize | undefined {
  const number = tokenAt(tokens, i);
  if (number.kind !== 'number') return undefined;
  const unit = tokenAt(tokens, i + 1);
  if (isSizeLetter(unit) || (unit.kind === 'word' && spelledSize(unit)))
    return { text: plainNumber(number.text), end: i + 2 };
  if (isHundredMillions(unit)) return { text: String(number.value / 10), end: i + 2 };
  return spelledApart(tokens, i) ?? inOtherUnit(number, unit, i) ?? timesAt(tokens, i) ?? apartAt(tokens, i);
}

/** "24-billion-parameter", "14 mil millones". */
function spelledApart(tokens: readonly Token[], i: number): WrittenSize | undefined {
  const [first, second] = [tokenAt(tokens, i + 1), tokenAt(tokens, i + 2)];
  const hyphened = first.text === '-' && first.glued && second.glued && spelledSize(second);
  const thousandMillions = /^(?:mil|mille)$/.test(first.text) && /^(?:millones|milhoes)$/.test(second.text);
  return hyphened || thousandMillions ? { text: plainNumber(tokenAt(tokens, i).text), end: i + 3 } : undefined;
}

/** Millions and trillions. */
function inOtherUnit(number: Token, unit: Token, i: number): WrittenSize | undefined {
  if (!unit.glued) return undefined;
  if (unit.text === 'm' && number.value >= 20) return { text: String(number.value / 1000), end: i + 2 };
  return unit.text === 't' && number.value <= 5 ? { text: String(number.value * 1000), end: i + 2 } : undefined;
}

/** `8x7b` */
function timesAt(tokens: readonly Token[], i: number): WrittenSize | undefined {
  const [first, times, each] = [tokenAt(tokens, i), tokenAt(tokens, i + 1), tokenAt(tokens, i + 2)];
  const isProduct = (times.text === 'x' || times.text === '*') && each.kind === 'number' && first.value <= 256;
  if (!isProduct || !isSizeLetter(tokenAt(tokens, i + 3))) return undefined;
  return { text: `${plainNumber(first.text)}x${plainNumber(each.text)}`, end: i + 4 };
}

/** `70 b` with a space between. */
function apartAt(tokens: readonly Token[], i: number): WrittenSize | undefined {
  const [number, unit] = [tokenAt(tokens, i), tokenAt(tokens, i + 1)];
  if (unit.text !== 'b' || unit.glued || tokenAt(tokens, i + 2).glued) return undefined;
  return number.value >= 1 && number.value <= 1000 ? { text: plainNumber(number.text), end: i + 2 } : undefined;
}

/** Adds what the token at `i` says to `parts`; returns the token behind it. Marks add nothing. */
export function addPart(tokens: readonly Token[], i: number, parts: NameParts): number {
  const token = tokenAt(tokens, i);
  if (token.kind === 'mark') return i + 1;
  if (token.kind === 'number') return addNumber(tokens, i, parts);
  const next = tokenAt(tokens, i + 1);
  const lettered =
    token.text.length === 1 && next.kind === 'number' && next.glued ? addLettered(tokens, i, parts) : undefined;
  if (lettered !== undefined) return lettered;
  parts.words.push(token.text);
  return i + 1;
}

/** A size, a version written with an underscore (`3_1`), a release code, a version. */
function addNumber(tokens: readonly Token[], i: number, parts: NameParts): number {
  const size = sizeAt(tokens, i);
  if (size !== undefined) {
    parts.sizes.push(size.text);
    return size.end;
  }
  const { text } = tokenAt(tokens, i);
  const minor = tokenAt(tokens, i + 2);
  const underscored = tokenAt(tokens, i + 1).text === '_' && tokenAt(tokens, i + 1).glued && minor.glued;
  if (underscored && /^\d$/.test(minor.text) && tokenAt(tokens, i + 3).text !== 'b') {
    parts.versions.push(plainNumber(`${text}.${minor.text}`));
    return i + 3;
  }
  (/^[0-3]\d{3}$/.test(text) ? parts.dates : parts.versions).push(/^[0-3]\d{3}$/.test(text) ? text : plainNumber(text));
  return i + 1;
}

/** A letter joined to a number: active size (`a3b`), effective size (`e4b`), version (`v3`), one word (`r1`);
 *  undefined for a size that only follows. */
function addLettered(tokens: readonly Token[], i: number, parts: NameParts): number | undefined {
  const { text } = tokenAt(tokens, i);
  const next = tokenAt(tokens, i + 1);
  const size = sizeAt(tokens, i + 1);
  if (size !== undefined && (text === 'a' || text === 'e')) {
    if (text === 'e') parts.words.push('e');
    (text === 'a' ? parts.active : parts.sizes).push(size.text);
    return size.end;
  }
  if (text === 'v') parts.versions.push(plainNumber(next.text));
  else if (size === undefined) parts.words.push(`${text}${plainNumber(next.text)}`);
  else return undefined;
  return i + 2;
}
