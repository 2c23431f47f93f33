import type { Page } from '../page/page';
import { POINTS_BACK } from '../words/small-words';

/** How far behind a name the question may stand that goes back to it, elements and sentences. */
const WITHIN = 40;
const SENTENCES = 2;

/** "Someone squeezed DeepSeek V3 into 8 A100. How much memory does it need at 3 bit?": the writer asks of what somebody
 *  else spoke of at `k`, by a word that points back. */
export function isPointedBackAt(page: Page, k: number): boolean {
  const sentence = page.at(k)?.sentence ?? 0;
  for (let j = k + 1; j <= k + WITHIN && (page.at(j)?.sentence ?? Infinity) <= sentence + SENTENCES; j += 1) {
    if (isOwnMachine(page, j)) return false;
    const isAsked = page.statements.asks[j] === true && page.against(j) === undefined;
    if (isAsked && POINTS_BACK.has(page.at(j)?.text ?? '')) return true;
  }
  return false;
}

/** "I have a Mac Studio. Which model should I run on it?": what the writer names between is what the word goes back to.
 */
const isOwnMachine = (page: Page, k: number): boolean =>
  (page.at(k)?.kind === 'gpu' || page.at(k)?.kind === 'instance') && page.against(k) === undefined;
