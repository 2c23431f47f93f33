import { ARTICLES, MAGNITUDES } from '../gazetteers/data/number-words';
import type { Token } from '../lexer/token';
import { SHORTENED_MAGNITUDES } from '../words/small-words';
import { counts } from './counted-nouns';
import { currencyAt, isOfMoney } from './currency';
import type { Figure } from './element';
import { spelledAt } from './spelled-numbers';
import { isIdeographic } from '../lexer/token';
import type { Tag } from '../words';
import type { TokenSource } from './token-source';

/** A figure and the token behind it. */
export interface FigureMention {
  readonly figure: Figure;
  readonly end: number;
}
/** One that is no range, with what its magnitudes multiply it by. */
interface SimpleFigure extends FigureMention {
  readonly scale: number;
}

/** The ends of a range lie within this ratio. */
const WIDEST_RANGE = 1000;
const SMALLEST = 1e-9;

/** The figure that begins at token `i`, its magnitude and range included: `40`, `2-4k`, "between 5 and 10"; `between`
 *  says that "between" stands before it. */
export function figureAt(source: TokenSource, i: number, between: boolean): FigureMention | undefined {
  const first = simpleFigure(source, i);
  if (first === undefined || source.at(first.end).line) return first;
  const joined = behindJoiner(source, first.end, between);
  return joined === undefined ? first : (rangeOf(source, first, joined) ?? first);
}

/** The token behind what joins the ends of a range: a dash, dots or a word. */
function behindJoiner(source: TokenSource, j: number, between: boolean): number | undefined {
  const text = source.text(j);
  if (text === '-' || text === '~') return j + 1;
  if (text === '.' && source.text(j + 1) === '.') return source.text(j + 2) === '.' ? j + 3 : j + 2;
  return behindJoinWord(source, j, between);
}
function behindJoinWord(source: TokenSource, j: number, between: boolean): number | undefined {
  const match = source.phraseAt(j);
  if (match === undefined) return undefined;
  const { tags } = match.value;
  if (!tags.has('to') && !(between && tags.has('and'))) return undefined;
  return source.at(match.end).glued && !isIdeographic(source.text(j)) ? undefined : match.end;
}

/** The range from `first` to the figure at `joined`; undefined where the two are no range. */
function rangeOf(source: TokenSource, first: SimpleFigure, joined: number): FigureMention | undefined {
  const sign = source.at(joined).kind === 'mark' ? currencyAt(source.tokens, joined) : undefined;
  const j = sign?.end ?? joined;
  const second = simpleFigure(source, j);
  if (second === undefined || source.at(j).line || isDate(source, second.end) || source.cardAt(j) !== undefined)
    return undefined;
  const high = second.figure.value;
  const low = lowOf(first, second);
  if (!(low < high) || high / Math.max(low, SMALLEST) > WIDEST_RANGE) return undefined;
  const { kilo } = second.figure;
  const kept = kilo === undefined ? {} : { kilo };
  return { figure: { value: high, low, hedged: first.figure.hedged, spelled: false, ...kept }, end: second.end };
}

/** `2024-05-12`: a third number touches. */
const isDate = (source: TokenSource, end: number): boolean =>
  source.text(end) === '-' && source.at(end + 1).kind === 'number' && source.at(end).glued;

/** `2-4k`: the magnitude of the upper end is meant for the lower end too. */
function lowOf(first: SimpleFigure, second: SimpleFigure): number {
  const low = first.figure.value;
  const shared = first.scale === 1 && second.scale > 1 && low < second.figure.value / second.scale + SMALLEST;
  return shared ? low * (second.scale / first.scale) : low;
}

/** Figures above this are numbers of something else: keys, identifiers. */
const LARGEST = 1e15;

function simpleFigure(source: TokenSource, i: number): SimpleFigure | undefined {
  const number = numberAt(source, i);
  if (number === undefined) return undefined;
  const { value, end, scale, kilo } = magnified(source, number);
  const scaled = value * scale;
  if (!Number.isFinite(scaled) || scaled > LARGEST) return undefined;
  const kept = kilo === undefined ? {} : { kilo };
  const rest = number.spelled ? restAt(source, end, scaled, scale) : undefined;
  const sum = scaled + (rest?.figure.value ?? 0);
  return { figure: { value: sum, hedged: false, spelled: number.spelled, ...kept }, end: rest?.end ?? end, scale };
}

/** "Two hundred and sixty", "two thousand five hundred", "doscientos sesenta": what is added behind a round number in
 *  words; one that a hyphen joins to a noun counts that ("a hundred two-minute clips"). */
function restAt(source: TokenSource, end: number, round: number, scale: number): SimpleFigure | undefined {
  const whole = scale > 1 ? scale : HUNDRED;
  if (round < HUNDRED || round % whole !== 0 || source.at(end).line) return undefined;
  const isLinked = SUM_LINKS.has(source.text(end));
  const at = isLinked ? end + 1 : end;
  if (source.at(at).kind !== 'word' || isIdeographic(source.text(at)) || ARTICLES.has(source.text(at)))
    return undefined;
  const rest = simpleFigure(source, at);
  const least = isLinked ? 2 : LEAST_UNLINKED;
  if (rest === undefined || !rest.figure.spelled || !(rest.figure.value < whole && rest.figure.value >= least))
    return undefined;
  return source.text(rest.end) === '-' ? undefined : rest;
}
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
