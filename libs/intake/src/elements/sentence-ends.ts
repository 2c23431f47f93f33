import { ABBREVIATIONS, CROWNS_GO_ON } from '../words/small-words';
import { isIdeographic } from '../lexer/token';
import type { TokenSource } from './token-source';

const STOPS = new Set(['.', '!', '?', ';', '。']);
const CLAUSE = new Set([',', ':', '(', ')', '—', '|', '[', ']', '{', '}', '"', '<', '\\']);

/** What the mark at token `i` ends: a sentence, a clause of it, or nothing. */
export function endOf(source: TokenSource, i: number): 'sentence' | 'clause' | undefined {
  const text = source.text(i);
  if (isDoubt(source, i)) return 'clause';
  if ((STOPS.has(text) && !isInside(source, i)) || closesSentence(source, i)) return 'sentence';
  return CLAUSE.has(text) || isDash(source, i) ? 'clause' : undefined;
}

/** "8x H100 on AWS (reserved? not sure), serving 900 users": a doubt in brackets asks nothing and ends nothing. */
function isDoubt(source: TokenSource, i: number): boolean {
  if (source.text(i) !== '?') return false;
  const opens = brackets(source, i, -1, '(', ')');
  const closes = opens === undefined ? undefined : brackets(source, i, 1, ')', '(');
  if (opens === undefined || closes === undefined) return false;
  // a whole sentence in brackets is one: "Qwen3 14B. (Is that enough?)"
  return (
    !STOPS.has(source.text(opens - 1)) && source.at(opens - 1).kind !== 'mark' && source.at(closes + 1).text !== ''
  );
}

/** The bracket `end` from token `i` on, over no bracket of the other kind and no line. */
function brackets(source: TokenSource, i: number, step: 1 | -1, end: string, other: string): number | undefined {
  for (let j = i + step; Math.abs(j - i) <= LONGEST_DOUBT && j >= 0; j += step) {
    if (source.text(j) === end) return j;
    if (source.text(j) === other || source.text(j) === '' || source.at(step === 1 ? j : j + 1).line) return undefined;
  }
  return undefined;
}
const LONGEST_DOUBT = 12;

/** "(A rival rents from them.) We have": the bracket behind a full stop ends what stands in it. */
const closesSentence = (source: TokenSource, i: number): boolean =>
  source.text(i) === ')' && source.at(i).glued && STOPS.has(source.text(i - 1)) && !source.at(i + 1).glued;

/** A full stop that touches both sides or stands behind an abbreviation; scripts without blanks end a sentence with one
 *  that touches both sides. */
function isInside(source: TokenSource, i: number): boolean {
  const { text, glued } = source.at(i);
  if (text !== '.') return false;
  if (glued && isShortened(source, i)) return true;
  const next = source.at(behindMarkup(source, i + 1));
  return next.glued && !isIdeographic(source.text(i - 1)) && !isIdeographic(next.text);
}

/** `**Before.** A workstation`, `"I run a 4090." We have`: the signs that end what is printed bold or slanted and what
 *  is quoted end no word. */
function behindMarkup(source: TokenSource, i: number): number {
  let j = i;
  while (j < i + LONGEST_MARKUP && MARKUP.has(source.text(j)) && source.at(j).glued) j += 1;
  return j;
}
const MARKUP = new Set(['*', '_', '"', "'"]);
const LONGEST_MARKUP = 3;

/** "no. 12" and "ok. 1200" are numbers, "no. We have" an answer; "kr. om måneden" goes on, "kr. Vi har" does not. */
function isShortened(source: TokenSource, i: number): boolean {
  const word = source.text(i - 1);
  if (word === 'kr') return CROWNS_GO_ON.has(source.text(i + 1));
  return ABBREVIATIONS.has(word) && (!ANSWERS.has(word) || source.at(i + 1).kind === 'number');
}

/** Abbreviations that are answers as well. */
const ANSWERS: ReadonlySet<string> = new Set(['no', 'ok']);

/** `--`. */
function isDash(source: TokenSource, i: number): boolean {
  const next = source.at(i + 1);
  return source.text(i) === '-' && next.text === '-' && next.glued;
}
