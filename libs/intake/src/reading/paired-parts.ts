import { onceInText } from '../page/once';
import type { Page } from '../page/page';
import { ORDINALS } from '../words/part-words';

/** A stretch of a text that one word of a pair opens: its elements, the last one not included. */
export interface PairedPart {
  readonly from: number;
  readonly to: number;
}

/** "First, ... Second, ...", "einerseits ..., andererseits ...", "por un lado ... por otro": what each word of the pair
 *  opens, up to the next one, the last up to the end of its paragraph; none unless the second follows the first. */
export const pairedParts = onceInText<readonly PairedPart[]>((page) => {
  const starts: number[] = [];
  for (const ordinal of ORDINALS) {
    const from = placeOf(page, ordinal, starts.at(-1) ?? -1);
    if (from === undefined) break;
    starts.push(from);
  }
  if (starts.length < 2) return NONE;
  return starts.map((from, n) => ({ from, to: starts[n + 1] ?? endOfParagraph(page, from) }));
});
const NONE: readonly PairedPart[] = [];

/** The first element behind `after` that one of the words begins. */
function placeOf(page: Page, words: RegExp, after: number): number | undefined {
  for (const { index, 0: found } of page.text.matchAll(words)) {
    const at = elementAt(page, index + found.search(/[\p{L}\p{N}]/u));
    if (at > after) return at;
  }
  return undefined;
}

/** The element that holds an offset of the text, by halving. */
function elementAt(page: Page, offset: number): number {
  let [low, high] = [0, page.elements.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((page.at(middle)?.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

function endOfParagraph(page: Page, from: number): number {
  let to = from + 1;
  const isIn = (k: number): boolean =>
    !/\n\s*\n/.test(page.text.slice(page.at(k - 1)?.end ?? 0, page.at(k)?.start ?? 0));
  while (page.at(to) !== undefined && isIn(to)) to += 1;
  return to;
}

/** Whether two names stand in different parts of one pair. */
export function arePaired(page: Page, a: number, b: number): boolean {
  const of = (k: number): number => pairedParts(page).findIndex(({ from, to }) => k >= from && k < to);
  return of(a) >= 0 && of(b) >= 0 && of(a) !== of(b);
}
