import type { Page } from '../page/page';
import { CLOSED, CLOSED_SIGNS, CLOSES, CLOSES_WITH, NOTHING_RUNS, RUNS } from '../words/closed-words';

/** Hours and days in which nobody needs the service, told instead of those in which it runs: "off between 23h and 6h",
 *  "am Wochenende geschlossen". */

/** How far from the hours such words may stand, elements. */
const REACH = 7;
const ENDS: ReadonlySet<string> = new Set([',', ';', '(', ')', ':']);

/** Whether the words right around `from` to `to`, up to the next comma, say that nothing runs then. */
export function isClosedAround(page: Page, from: number, to: number): boolean {
  const sides = [wordsBeside(page, from, -1), wordsBeside(page, to, 1)];
  const words = sides.flat();
  const joined = [[...(sides[0] ?? [])].reverse(), sides[1] ?? []].map((side) => side.join(''));
  return (
    words.some((w) => CLOSED.has(w)) ||
    (words.some((w) => CLOSES.test(w)) && words.some((w) => CLOSES_WITH.test(w))) ||
    (words.some((w) => NOTHING_RUNS.has(w)) && words.some((w) => RUNS.test(w))) ||
    joined.some((side) => CLOSED_SIGNS.test(side))
  );
}

/** Whether the words around the hours at `k` say that nothing runs then. */
export const isClosedAt = (page: Page, k: number): boolean =>
  page.is(k - 1, '(') && page.is(k + 1, ')') ? isClosedAround(page, k - 1, k + 1) : isClosedAround(page, k, k);

/** The words of a side up to the next mark; what is denied is none of them. */
function wordsBeside(page: Page, k: number, step: number): readonly string[] {
  const words: string[] = [];
  for (let j = k + step; Math.abs(j - k) <= REACH && page.sameSentence(j, k) && !ENDS.has(page.textAt(j)); j += step)
    if (!page.has(j - 1, 'not')) words.push(...page.textAt(j).split(' '));
  return words;
}
