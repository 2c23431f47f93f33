import { ARTICLES, MAGNITUDES, ONES, PARTS } from '../gazetteers/data/number-words';
import type { Tag } from '../words';
import { HALF_LINKS, HALVES, HALVES_BEHIND } from '../words/number-links';
import type { SpelledNumber } from './far-numbers';
import type { TokenSource } from './token-source';

/** Numbers that a half is added to: "two and a half minutes". */
const MOST_HALVED = 20;
/** What "and a half" adds. */
export const HALF = 0.5;
export const withHalf = (source: TokenSource, value: number, end: number): SpelledNumber | undefined => {
  const half = value <= MOST_HALVED ? halfBehind(source, end) : undefined;
  return half === undefined ? undefined : { value: value + HALF, end: half };
};
/** The token behind "and a half", "y medio", "et demie"; undefined where none is added. */
export function halfBehind(source: TokenSource, i: number): number | undefined {
  if (HALVES_BEHIND.has(source.text(i))) return i + 1;
  if (!HALF_LINKS.has(source.text(i))) return undefined;
  const isOne = ARTICLES.has(source.text(i + 1)) || ONES.has(source.text(i + 1));
  const at = isOne ? i + 2 : i + 1;
  return PARTS.get(source.text(at)) === HALF || HALVES.has(source.text(at)) ? at + 1 : undefined;
}

/** Units that people halve: "half a page", "half a minute". */
const PARTED: readonly Tag[] = ['pageUnit', 'sec', 'min', 'hour'];
export const isParted = (source: TokenSource, i: number): boolean => source.carries(i, PARTED);
/** Parts are counted of magnitudes from here on. */
export const LEAST_PARTED = 1000;
/** What joins a part to its magnitude: "un quart de million". */
const PART_LINKS: ReadonlySet<string> = new Set(['of', 'de', 'di', '-']);
/** `half a million`, `a quarter million`, `half a dozen`, `half a page`, `eine halbe
 *  Minute`. */
export function partAt(source: TokenSource, i: number): SpelledNumber | undefined {
  const at = ARTICLES.has(source.text(i)) ? i + 1 : i;
  const value = PARTS.get(source.text(at));
  if (value === undefined) return undefined;
  let end = at + 1;
  while (ARTICLES.has(source.text(end)) || PART_LINKS.has(source.text(end))) end++;
  const noun = source.text(end);
  const parted = noun === 'dozen' || (MAGNITUDES.get(noun) ?? 0) >= LEAST_PARTED || isParted(source, end);
  return parted ? { value, end } : undefined;
}
