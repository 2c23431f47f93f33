import { PARAMETER_WORDS } from '../words/small-words';
import { isIdeographic } from '../lexer/token';
import type { TokenSource } from './token-source';

/** Sizes of models written with a lone letter end here, billions of parameters. */
const LARGEST = 3000;

/** Whether the size from token `i` to `end` is one of a model (`70B`, "13 billion parameters") and not a count of
 *  tokens, requests or people. */
export function isModelSize(source: TokenSource, i: number, end: number): boolean {
  const next = source.at(end);
  const unit = source.text(end - 1);
  if (next.glued && next.kind !== 'mark' && !isIdeographic(next.text) && next.text !== 's') return false;
  const isShort = unit === 'b' || unit === 'bn';
  if ((isShort || unit === 'billion') && countsElse(source, end))
    return unit === 'b' && isRequestedSize(source, end) && !TOKENS.test(source.text(end + 1));
  if (!isShort) return PARAMETER_WORDS.has(behindLink(source, end)) || isLabelled(source, i);
  const { value } = source.at(i);
  return value > 0 && value <= LARGEST;
}

/** "| parameters | 11.8 billion |", "Parameter: 12 Mrd.": the label before says what is counted. */
function isLabelled(source: TokenSource, i: number): boolean {
  let j = i - 1;
  while (j > i - LONGEST_LABEL && LABEL_MARKS.has(source.text(j))) j -= 1;
  return j < i - 1 && PARAMETER_WORDS.has(source.text(j));
}
const LABEL_MARKS: ReadonlySet<string> = new Set(['|', ':', '=', '~']);
const LONGEST_LABEL = 4;

/** The word behind a size, or behind "de" of "24 milliards de paramètres". */
const behindLink = (source: TokenSource, end: number): string =>
  /^(?:de|di|of|-)$/.test(source.text(end)) ? source.text(end + 1) : source.text(end);

/** "3B tokens", "2 billion requests". */
function countsElse(source: TokenSource, end: number): boolean {
  const isTokens = [end, end + 1].some((i) => TOKENS.test(source.text(i)));
  return isTokens || source.carries(end, COUNTED);
}
const TOKENS = /^(?:tokens?|tok|токенов|токена)$/;
const COUNTED = ['tok', 'req', 'doc', 'who'] as const;
/** "a 7B job": a noun of work that a model of this size is asked for. */
const isRequestedSize = (source: TokenSource, end: number): boolean =>
  source.tagsAt(end)?.has('req') === true && source.text(end) !== 'requests';
