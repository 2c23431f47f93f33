import { perWord } from '../lexer/per-word';
import { onceInText } from './once';
import type { Page } from './page';

/** All ways of writing that are looked for. */
const PATTERNS: RegExp[] = [];

/** Which of them an element is written in. Texts are written with the same few thousand words: each is looked at once
 *  for all patterns together. */
const patternsOf = perWord((text): readonly number[] => {
  const found: number[] = [];
  for (const [n, pattern] of PATTERNS.entries()) if (pattern.test(text)) found.push(n);
  return found;
});

/** Where in a text elements are written in each way. */
const placesOf = onceInText<(number[] | undefined)[]>(({ elements }) => {
  const places: (number[] | undefined)[] = [];
  for (const [k, { text }] of elements.entries()) for (const n of patternsOf(text)) (places[n] ??= []).push(k);
  return places;
});
const NOWHERE: readonly number[] = [];

/** The places of a text, in its order, whose element is written in a way. Patterns are given when their rule is loaded,
 *  before any text is read. */
export function writtenLike({ source, flags }: RegExp): (page: Page) => readonly number[] {
  const n = PATTERNS.push(new RegExp(source, flags.replace('g', ''))) - 1;
  return (page) => placesOf(page)[n] ?? NOWHERE;
}

/** The places of both, in the order of the text. */
export function together(some: readonly number[], others: readonly number[]): readonly number[] {
  if (others.length === 0) return some;
  if (some.length === 0) return others;
  return [...new Set([...some, ...others])].sort((a, b) => a - b);
}
