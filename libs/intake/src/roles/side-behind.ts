import type { Page } from '../page/page';
import { shapedLength } from './form';
import type { Proposal } from './weigh';
import { isSide } from './unit-words';

/** "300 tok prompt 20 tok output", "2000 tokens input, 500 tokens output": each length has its side right behind it,
 *  so that no side names the length that follows. */

/** More than a side between two lengths is worth for the second. */
const SAID = 6;
/** Signs that make a word the name of what follows. */
const NAMES_NEXT: ReadonlySet<string> = new Set([':', '=']);
/** Pairs that are looked back over. */
const PAIRS_BEFORE = 3;

/** The side that the length at `k` has behind its unit; none where sides stand before their lengths. */
export function sideBehind(page: Page, k: number): Proposal | undefined {
  const side = sideOf(page, k);
  if (side === undefined || !beginsWithLength(page, k)) return undefined;
  return shapedLength(page.has(side, 'out') ? 'outputTokens' : 'inputTokens', k, SAID, side, [side]);
}

/** The word of a side right behind the unit of the length at `k`, where another length follows it. */
function sideOf(page: Page, k: number): number | undefined {
  const side = k + 2;
  if (!page.has(k + 1, 'tok') || !isPlainSide(page, side, k) || NAMES_NEXT.has(page.textAt(side + 1))) return undefined;
  return side;
}
/** No verb of the next part either: "500 tokens and writes 400". */
const isPlainSide = (page: Page, j: number, k: number): boolean =>
  page.has(j, 'in') !== page.has(j, 'out') && !page.has(j, 'and') && page.sameSentence(j, k) && isSide(page, j);

/** Whether lengths and sides that follow one another up to `k` begin with a length. */
function beginsWithLength(page: Page, k: number): boolean {
  let at = k;
  for (let n = 0; n < PAIRS_BEFORE; n += 1) {
    if (!isPlainSide(page, at - 1, k)) return true;
    const before = page.has(at - 2, 'tok') ? at - 3 : at - 2;
    if (page.at(before)?.kind !== 'figure' || !page.sameSentence(before, k)) return false;
    at = before;
  }
  return true;
}
