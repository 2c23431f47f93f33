import { currencyAt } from './currency';
import { figureOf } from './element';
import { isIdeographic } from '../lexer/token';
import { type FigureMention, type SimpleFigure, simpleFigure } from './simple-figures';
import type { TokenSource } from './token-source';

export type { FigureMention } from './simple-figures';

/** The ends of a range lie within this ratio. */
const WIDEST_RANGE = 1000;
const SMALLEST = 1e-9;

/** The figure that begins at token `i`, its magnitude and range included: `40`, `2-4k`, "between 5 and 10"; `between`
 *  says that "between" stands before it. */
export function figureAt(source: TokenSource, i: number, between: boolean): FigureMention | undefined {
  const first = simpleFigure(source, i);
  if (first === undefined || source.at(first.end).line) return first;
  const joined = behindJoiner(source, first.end, between);
  if (joined !== undefined) return rangeOf(source, first, joined) ?? first;
  return sumsOf(source, i, first, between) ?? first;
}

/** "3.000 € bis 4.000 €", "50万円から60万円": a range of which both ends name the same money; "from 3,000 € to 4,000 €" tells
 *  of a change. */
function sumsOf(source: TokenSource, i: number, first: SimpleFigure, between: boolean): FigureMention | undefined {
  const money = currencyAt(source.tokens, first.end);
  if (money === undefined || source.at(first.end).line || FROM.has(source.text(i - 1))) return undefined;
  const joined = behindSumJoiner(source, money.end, between);
  const range = joined === undefined ? undefined : rangeOf(source, first, joined);
  const again = range === undefined ? undefined : currencyAt(source.tokens, range.end);
  return again?.code === money.code && !CHANGED_TO.has(source.text(again.end)) ? range : undefined;
}
function behindSumJoiner(source: TokenSource, j: number, between: boolean): number | undefined {
  if (JOINS_SUMS.has(source.text(j))) return j + 1;
  if (JOINS_SUMS.has(`${source.text(j)}${source.text(j + 1)}`)) return j + 2;
  return behindJoiner(source, j, between);
}
const FROM: ReadonlySet<string> = new Set(['from', 'von', 'de', 'da', 'van', 'с', 'fran']);
/** What joins two sums of a range where no blank parts words, and what makes a change of it. */
const JOINS_SUMS: ReadonlySet<string> = new Set(['から', '에서', '부터', '到', '至', '〜', '～']);
const CHANGED_TO: ReadonlySet<string> = new Set(['に', 'へ', '으', '로']);

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
  const sign = currencyAt(source.tokens, joined);
  const j = sign?.end ?? joined;
  const second = simpleFigure(source, j);
  if (second === undefined || source.at(j).line || isDate(source, second.end) || source.cardAt(j) !== undefined)
    return undefined;
  const high = second.figure.value;
  const low = lowOf(first, second);
  if (!(low < high) || high / Math.max(low, SMALLEST) > WIDEST_RANGE) return undefined;
  return { figure: figureOf(high, false, second.figure.kilo, low), end: second.end };
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
