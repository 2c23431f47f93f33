import { ARTICLES, MAGNITUDES } from '../gazetteers/data/number-words';
import type { Token } from '../lexer/token';
import { isIdeographic } from '../lexer/token';
import type { Tag } from '../words';
import { SHORTENED_MAGNITUDES } from '../words/small-words';
import { counts } from './counted-nouns';
import { currencyAt, isOfMoney } from './currency';
import { type Figure, figureOf } from './element';
import { placedNumberAt } from './far-numbers';
import { HALF, halfBehind } from './number-halves';
import { spelledAt } from './spelled-numbers';
import type { TokenSource } from './token-source';

/** A figure and the token behind it. */
export interface FigureMention {
  readonly figure: Figure;
  readonly end: number;
}
/** One that is no range, with what its magnitudes multiply it by. */
export interface SimpleFigure extends FigureMention {
  readonly scale: number;
}

/** Figures above this are numbers of something else: keys, identifiers. */
const LARGEST = 1e15;

/** The figure that begins at token `i`, its magnitudes included; it may be one end of a range. @param depth how many
 *  figures it is already added to */
export function simpleFigure(source: TokenSource, i: number, depth = 0): SimpleFigure | undefined {
  return depth > MOST_SUMMANDS ? undefined : (placedFigure(source, i) ?? westernFigure(source, i, depth));
}
/** "two million three hundred thousand and sixty": so many are added at most. */
const MOST_SUMMANDS = 3;

/** "2만 3천", "八千四百万". */
function placedFigure(source: TokenSource, i: number): SimpleFigure | undefined {
  const placed = placedNumberAt(source, i);
  if (placed === undefined || placed.value > LARGEST) return undefined;
  const spelled = source.at(i).kind !== 'number';
  return { figure: figureOf(placed.value, spelled), end: placed.end, scale: placed.scale };
}

function westernFigure(source: TokenSource, i: number, depth: number): SimpleFigure | undefined {
  const number = withHundreds(source, numberAt(source, i));
  if (number === undefined) return undefined;
  const { value, end, scale, kilo } = magnified(source, number);
  const scaled = value * scale;
  if (!Number.isFinite(scaled) || scaled > LARGEST) return undefined;
  const rest = number.spelled ? restAt(source, end, scaled, scale, depth) : undefined;
  const sum = scaled + (rest?.figure.value ?? 0);
  return { figure: figureOf(sum, number.spelled, kilo), end: rest?.end ?? end, scale };
}

/** "Two hundred and sixty", "two thousand five hundred", "doscientos sesenta": what is added behind a round number in
 *  words; one that a hyphen joins to a noun counts that ("a hundred two-minute clips"). */
function restAt(
  source: TokenSource,
  end: number,
  round: number,
  scale: number,
  depth: number,
): SimpleFigure | undefined {
  const whole = scale > 1 ? scale : wholeOf(round);
  if (round < HUNDRED || round % whole !== 0 || source.at(end).line) return undefined;
  const isLinked = SUM_LINKS.has(source.text(end));
  const at = isLinked ? end + 1 : end;
  if (source.at(at).kind !== 'word' || isIdeographic(source.text(at)) || ARTICLES.has(source.text(at)))
    return undefined;
  const rest = simpleFigure(source, at, depth + 1);
  const least = isLinked ? 2 : LEAST_UNLINKED;
  if (rest === undefined || !rest.figure.spelled || !(rest.figure.value < whole && rest.figure.value >= least))
    return undefined;
  return source.text(rest.end) === '-' ? undefined : rest;
}
/** What is added to a number in words is less than this. */
const wholeOf = (round: number): number => [1e6, THOUSAND].find((by) => round % by === 0) ?? HUNDRED;
const HUNDRED = 100;
const SUM_LINKS: ReadonlySet<string> = new Set(['and', 'y', 'et', 'e', 'und']);
const LEAST_UNLINKED = 10;

/** "1.500 tokens", "2.400 users": three digits behind a point are thousands of what is counted in whole numbers. */
function thousands(source: TokenSource, i: number): number {
  if (!THREE_DIGITS.test(source.text(i)) || !source.at(i).decimal) return 1;
  const tags = source.tagsAt(i + 1);
  const isWhole = WHOLE.some((tag) => tags?.has(tag)) || (tags !== undefined && TOKENS.test(source.text(i + 1)));
  return isWhole && tags?.has('tps') !== true ? 1000 : 1;
}
const THREE_DIGITS = /^[1-9]\d{0,2}\.\d{3}$/;
const WHOLE: readonly Tag[] = ['tok', 'who', 'req', 'doc'];
const TOKENS = /^tokens?$/;

interface PlainNumber {
  readonly value: number;
  readonly end: number;
  readonly spelled: boolean;
}
function numberAt(source: TokenSource, i: number): PlainNumber | undefined {
  const token = source.at(i);
  if (token.kind === 'number') return { value: token.value * thousands(source, i), end: i + 1, spelled: false };
  const word = token.kind === 'word' ? spelledAt(source, i) : undefined;
  return word === undefined ? undefined : { ...word, spelled: true };
}

/** "Two hundred and fifty thousand", "duzentos e cinquenta mil": what is added to hundreds before their magnitude. */
function withHundreds(source: TokenSource, number: PlainNumber | undefined): PlainNumber | undefined {
  const hundreds = number?.spelled === true ? hundredsOf(source, number) : undefined;
  if (hundreds === undefined) return number;
  const at = SUM_LINKS.has(source.text(hundreds.end)) ? hundreds.end + 1 : hundreds.end;
  const rest = isIdeographic(source.text(at)) ? undefined : numberAt(source, at);
  const isBefore = rest?.spelled === true && rest.value < HUNDRED && (magnitudeAt(source, rest.end) ?? 0) >= THOUSAND;
  return isBefore ? { value: hundreds.value + rest.value, end: rest.end, spelled: true } : number;
}
/** Whole hundreds below a thousand: "doscientos", "two hundred". */
function hundredsOf(source: TokenSource, number: PlainNumber): PlainNumber | undefined {
  const isCounted = source.text(number.end) === 'hundred';
  const value = number.value * (isCounted ? HUNDRED : 1);
  if (value < HUNDRED || value % HUNDRED !== 0 || value >= THOUSAND) return undefined;
  return { value, end: isCounted ? number.end + 1 : number.end, spelled: true };
}

/** Magnitudes behind one number: "40 thousand", "2 hundred thousand". */
const MOST_MAGNITUDES = 2;
/** The number with the magnitudes behind it. */
function magnified(
  source: TokenSource,
  number: PlainNumber,
): { readonly value: number; readonly end: number; readonly scale: number; readonly kilo?: number } {
  const { value } = number;
  let { end } = number;
  let scale = 1;
  let kilo: number | undefined;
  for (let turn = 0; turn < MOST_MAGNITUDES; turn++) {
    const factor = magnitudeAt(source, end);
    if (factor === undefined || !multiplies(source, end, number)) break;
    const { text } = source.at(end);
    if (text === 'k' || text === 'к') kilo = value;
    scale *= factor;
    end += isAbbreviated(source, end + 1) ? 2 : 1;
  }
  const half = scale >= THOUSAND ? halfBehind(source, end) : undefined;
  if (half !== undefined) return { value: value + HALF, end: half, scale };
  return { value, end, scale, ...(kilo === undefined ? {} : { kilo }) };
}

/** "3B tokens", "3B prompt tokens a month". */
const countsTokens = (source: TokenSource, i: number): boolean =>
  source.tagsAt(i)?.has('tok') === true || [i, i + 1].some((j) => TOKENS.test(source.text(j)));

/** What a word or letter multiplies the figure before it by; a glued `B` only where tokens are counted. */
function magnitudeAt(source: TokenSource, i: number): number | undefined {
  const unit = source.at(i);
  if (unit.kind !== 'word' || unit.line) return undefined;
  if (unit.text === 't' && isOfMoney(source.tokens, i)) return THOUSAND;
  if (unit.text === 'b' && unit.glued) return countsTokens(source, i + 1) ? 1e9 : undefined;
  return MAGNITUDES.get(unit.text);
}

/** Whether the magnitude at `i` is one of the number before it, not a unit or a word of its own. */
function multiplies(source: TokenSource, i: number, number: PlainNumber): boolean {
  const unit = source.at(i);
  if (isOfMoney(source.tokens, i)) return true;
  if (isLetter(unit) && countsTokens(source, i + 1)) return true;
  if (unit.text === 'mm' || (unit.text === 'm' && isMetre(source, i))) return false;
  if (unit.text === 'hundred' && !number.spelled && number.value >= 100) return false;
  return !isLetter(unit) || letterMultiplies(unit, source.at(i + 1));
}
/** `500 m` is metres or minutes, `500m/s` a speed. */
const isMetre = (source: TokenSource, i: number): boolean =>
  !source.at(i).glued || (source.text(i + 1) === '/' && source.text(i + 2) === 's');
/** German accounts write thousands as T€. */
const THOUSAND = 1000;
const isLetter = (token: Token): boolean => token.text.length === 1 && token.text.charCodeAt(0) < 128;
/** `40k`, `40 k users`; never `4k2`. */
const letterMultiplies = (letter: Token, next: Token): boolean =>
  (letter.glued || (letter.text === 'k' && !next.glued)) && !(next.glued && next.kind === 'number');

/** `15 tys. zl`, `2 Mio. Anfragen`: the point at `i` behind a shortened magnitude ends no sentence when what is counted
 *  follows. */
function isAbbreviated(source: TokenSource, i: number): boolean {
  const point = source.at(i);
  if (point.text !== '.' || !point.glued || !SHORTENED_MAGNITUDES.has(source.text(i - 1))) return false;
  return currencyAt(source.tokens, i + 1) !== undefined || counts(source, i + 1) || isNoun(source, i + 1);
}

/** "3 Mio. Patentschriften": a long word that no list knows goes on; what begins a sentence is short or known. */
function isNoun(source: TokenSource, i: number): boolean {
  const { kind, line, text } = source.at(i);
  return kind === 'word' && !line && text.length >= SHORTEST_NOUN && source.phraseAt(i) === undefined;
}
const SHORTEST_NOUN = 7;
