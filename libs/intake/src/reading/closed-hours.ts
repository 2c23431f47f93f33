import type { Page } from '../page/page';
import { CLOSED, CLOSES, CLOSES_WITH } from '../words/closed-words';

/** Hours in which nobody needs the service, told instead of those in which it runs: "off between 23h and 6h". */

/** How far from the hours such words may stand, elements. */
const REACH = 7;
const ENDS: ReadonlySet<string> = new Set([',', ';', '(', ')', ':']);

/** Whether the words right around the hours at `k`, up to the next comma, say that nothing runs then. */
export function isClosedAt(page: Page, k: number): boolean {
  const words = [...wordsBeside(page, k, -1), ...wordsBeside(page, k, 1)];
  return (
    words.some((w) => CLOSED.has(w)) || (words.some((w) => CLOSES.test(w)) && words.some((w) => CLOSES_WITH.test(w)))
  );
}

/** The words of a side up to the next mark; what is denied is none of them. */
function wordsBeside(page: Page, k: number, step: number): readonly string[] {
  const words: string[] = [];
  for (let j = k + step; Math.abs(j - k) <= REACH && page.sameSentence(j, k) && !ENDS.has(page.textAt(j)); j += step)
    if (!page.has(j - 1, 'not')) words.push(...page.textAt(j).split(' '));
  return words;
}
