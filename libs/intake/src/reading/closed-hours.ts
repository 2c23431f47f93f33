import type { Page } from '../page/page';
import { CLOSED } from '../words/closed-words';

/** Hours in which nobody needs the service, told instead of those in which it runs: "off between 23h and 6h". */

/** How far from the hours such words may stand, elements. */
const REACH = 7;
const ENDS: ReadonlySet<string> = new Set([',', ';', '(', ')', ':']);

/** Whether the words right around the hours at `k`, up to the next comma, say that nothing runs then. */
export function isClosedAt(page: Page, k: number): boolean {
  for (const step of [-1, 1])
    for (let j = k + step; Math.abs(j - k) <= REACH && page.sameSentence(j, k) && !ENDS.has(page.textAt(j)); j += step)
      if (
        page
          .textAt(j)
          .split(' ')
          .some((word) => CLOSED.has(word)) &&
        !page.has(j - 1, 'not')
      )
        return true;
  return false;
}
