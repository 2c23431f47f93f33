import { HAN_DIGITS } from '../gazetteers/data/number-words';
import { HANGUL_COUNTERS, HANGUL_DIGITS, HANGUL_NATIVE, MYRIADS, PLACES } from '../gazetteers/data/far-number-words';
import { isIdeographic } from '../lexer/token';
import type { TokenSource } from './token-source';

/** A number in words: what it is worth and the token behind it. */
export interface SpelledNumber {
  readonly value: number;
  readonly end: number;
}
/** One with the signs of places in it, and what the last of them multiplies by. */
export interface PlacedNumber extends SpelledNumber {
  readonly scale: number;
}

/** Most tokens of a number with signs of places: "1천2백만", "2억 5천만". */
const LONGEST = 12;
/** A word of Sino-Korean digits is read as one only before what it counts. */
const isWordStart = (source: TokenSource, i: number): boolean =>
  !source.at(i).glued || !isIdeographic(source.text(i - 1));

/** Gathers digits and signs of places: the section below ten thousand, the sum above it. */
class Places {
  private total = 0;
  private section = 0;
  private digit: number | undefined;
  /** The last place that was taken; digits behind it are worth less. */
  last = Infinity;
  placed = false;
  scale = 1;

  take(value: number): boolean {
    if (this.digit !== undefined) return false;
    this.digit = value;
    return true;
  }
  place(by: number): boolean {
    if (by >= MYRIAD) return this.myriad(by);
    if (by >= this.last) return false;
    this.section += (this.digit ?? 1) * by;
    return this.placeTaken(by, by);
  }
  private myriad(by: number): boolean {
    const counted = this.section + (this.digit ?? 0);
    if (counted === 0 || by >= this.lastMyriad) return false;
    this.total += counted * by;
    this.section = 0;
    this.lastMyriad = by;
    this.scale = by;
    return this.placeTaken(Infinity, by);
  }
  private lastMyriad = Infinity;
  private placeTaken(last: number, by: number): boolean {
    this.last = last;
    this.under = by;
    this.digit = undefined;
    this.placed = true;
    return true;
  }
  /** The place that a lone digit behind it is a tenth of: "两万三", "三千五". */
  private under = 1;
  /** @param colloquial the last digit stands for the next place */
  sum(colloquial: boolean): number {
    const rest = this.digit ?? 0;
    return this.total + this.section + (colloquial && this.under >= HUNDRED ? (rest * this.under) / 10 : rest);
  }
}
const MYRIAD = 10_000;
const HUNDRED = 100;

/** "2만 3천", "1천2백만", "十二万五千", "8,400万", "四千五百", "两万三": a number whose places are signs; undefined where
 *  none of them is a place. */
export function placedNumberAt(source: TokenSource, i: number): PlacedNumber | undefined {
  if (!beginsPlaced(source, i)) return undefined;
  const places = new Places();
  let end = i;
  for (let j = i; j < i + LONGEST && goesOn(source, i, j); j++) {
    if (!takes(places, source, j)) break;
    end = j + 1;
  }
  if (!places.placed) return undefined;
  const colloquial = HAN_DIGITS.has(source.text(end - 1)) && HAN_DIGITS.has(source.text(i));
  const value = places.sum(colloquial && !PLACES.has(source.text(end - 1)));
  return { value, end, scale: end === i + 2 ? places.scale : 1 };
}

/** A number, a Han digit or a ten begins it; a sign of another place only as a Korean word of its own ("백만 건"). */
function beginsPlaced(source: TokenSource, i: number): boolean {
  const { kind, text } = source.at(i);
  if (kind === 'number') return isPlace(source.text(i + 1)) && !source.at(i + 1).line;
  if (!isIdeographic(text)) return false;
  if (HAN_DIGITS.has(text) || text === '十') return isPlace(source.text(i + 1)) || text === '十';
  if (HAN_PLACE.test(text)) return HAN_DIGITS.has(source.text(i + 1)) && isPlace(source.text(i + 2));
  return isHangulNumber(text) && isWordStart(source, i) && isHangulSum(source, i);
}
/** "千八百", "百二十": one of the place is not said. */
const HAN_PLACE = /^[千百]$/;
const isPlace = (text: string): boolean => PLACES.has(text) || MYRIADS.has(text);
const isHangulNumber = (text: string): boolean => HANGUL_DIGITS.has(text) || /^[십백천만억]$/.test(text);
/** A whole word of Korean digits and places, and a counter behind it: "팔백 명", "백만 건"; never a lone syllable. */
function isHangulSum(source: TokenSource, i: number): boolean {
  let j = i + 1;
  while (j < i + LONGEST && source.at(j).glued && isHangulNumber(source.text(j))) j++;
  const isSum = j > i + 1 && [...new Array(j - i).keys()].some((n) => isPlace(source.text(i + n)));
  return isSum && HANGUL_COUNTERS.has(source.text(j));
}

/** Whether `j` can belong to the number that begins at `i`: it touches, or a Korean figure goes on behind a blank. */
function goesOn(source: TokenSource, i: number, j: number): boolean {
  if (j === i) return true;
  const { glued, line, kind, text } = source.at(j);
  if (line) return false;
  if (kind !== 'number') return isPlace(text) || (glued && isDigitOf(source, i, j));
  const isPlaced = isPlace(source.text(j + 1)) && source.at(j + 1).glued;
  if (!isPlace(source.text(j - 1))) return false;
  return isPlaced ? glued || HANGUL_PLACE.test(source.text(j - 1)) : glued && source.at(j).value < MYRIAD;
}
/** A Korean digit is a particle elsewhere ("2천이 넘는"): behind a figure only before a place. */
const isDigitOf = (source: TokenSource, i: number, j: number): boolean =>
  HAN_DIGITS.has(source.text(j)) ||
  (HANGUL_DIGITS.has(source.text(j)) && (source.at(i).kind === 'word' || isPlace(source.text(j + 1))));
const HANGUL_PLACE = /^[십백천만억]$/;

function takes(places: Places, source: TokenSource, j: number): boolean {
  const { kind, text, value } = source.at(j);
  if (kind === 'number') return places.take(value);
  const place = PLACES.get(text) ?? MYRIADS.get(text);
  if (place !== undefined) return places.place(place);
  const digit = HAN_DIGITS.get(text) ?? HANGUL_DIGITS.get(text);
  return digit !== undefined && places.take(digit);
}

/** The number in Korean or Chinese words that begins at token `i`. */
export const farNumberAt = (source: TokenSource, i: number): SpelledNumber | undefined =>
  hangulNumberAt(source, i) ?? placedNumberAt(source, i) ?? hanDigitAt(source, i);

/** "두 장", "네 대", "다섯 명": Korean numbers before what they count; alone they are syllables of other words. */
function hangulNumberAt(source: TokenSource, i: number): SpelledNumber | undefined {
  if (source.at(i).glued) return undefined;
  const pair = HANGUL_NATIVE.get(source.text(i) + source.text(i + 1));
  const value = pair ?? HANGUL_NATIVE.get(source.text(i));
  const end = pair === undefined ? i + 1 : i + 2;
  return value !== undefined && HANGUL_COUNTERS.has(source.text(end)) ? { value, end } : undefined;
}

/** Classifiers behind a lone `一`, which means "one" only before them. */
const CLASSIFIER = /^[张張块塊卡台枚个個名]/;
function hanDigitAt(source: TokenSource, i: number): SpelledNumber | undefined {
  const value = HAN_DIGITS.get(source.text(i));
  if (value === undefined || (source.text(i) === '一' && !CLASSIFIER.test(source.text(i + 1)))) return undefined;
  return { value, end: i + 1 };
}
