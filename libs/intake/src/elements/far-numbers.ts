import { HAN_DIGITS } from '../gazetteers/data/number-words';
import type { TokenSource } from './token-source';

/** A number in words: what it is worth and the token behind it. */
export interface SpelledNumber {
  readonly value: number;
  readonly end: number;
}

/** The number in Korean or Chinese words that begins at token `i`. */
export const farNumberAt = (source: TokenSource, i: number): SpelledNumber | undefined =>
  hangulNumberAt(source, i) ?? hanNumberAt(source, i);

/** "두 장", "네 대": Korean numbers before what they count; alone they are syllables of other words. */
function hangulNumberAt(source: TokenSource, i: number): SpelledNumber | undefined {
  const value = HANGUL_DIGITS.get(source.text(i));
  const counter = source.at(i + 1);
  const isCounted = !source.at(i).glued && HANGUL_COUNTERS.has(counter.text);
  return value !== undefined && isCounted ? { value, end: i + 1 } : undefined;
}
const HANGUL_DIGITS: ReadonlyMap<string, number> = new Map([...'두세네'].map((sign, n) => [sign, n + 2]));
const HANGUL_COUNTERS: ReadonlySet<string> = new Set([...'장대명개건곳쪽']);

/** Most characters of a number in Han digits. */
const LONGEST_HAN = 6;
/** Classifiers behind a lone `一`, which means "one" only before them. */
const CLASSIFIER = /^[张块卡台枚个台名]/;
/** What a sign of tens or hundreds makes of the digit before it; hundreds need one. */
function hanPlace(text: string, digit: number | undefined): number | undefined {
  if (text === '十') return 10;
  return text === '百' && digit !== undefined ? 100 : undefined;
}

function hanNumberAt(source: TokenSource, i: number): SpelledNumber | undefined {
  let j = i;
  let total = 0;
  let digit: number | undefined;
  for (; j < i + LONGEST_HAN; j++) {
    const text = source.text(j);
    const place = hanPlace(text, digit);
    if (place !== undefined) {
      total += (digit ?? 1) * place;
      digit = undefined;
      continue;
    }
    const next = digit === undefined ? HAN_DIGITS.get(text) : undefined;
    if (next === undefined) break;
    digit = next;
  }
  if (j === i || (total === 0 && digit === undefined)) return undefined;
  const lone = j === i + 1 && source.text(i) === '一';
  if (lone && !CLASSIFIER.test(source.text(j))) return undefined;
  return { value: total + (digit ?? 0), end: j };
}
