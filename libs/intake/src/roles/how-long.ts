import type { Page } from '../page/page';
import type { Tag } from '../words';
import { LASTS, LASTS_BEHIND, WAITS } from '../words/lasting-words';

/** How far before a duration the word may stand that says what lasts so long, elements. */
const REACH = 5;

/** "31 requests per second for up to 10 minutes", "Spitze: 80 gleichzeitig, höchstens 10 Minuten lang": how long a load
 *  is there, no wait for an answer. */
export function isHowLongItLasts(page: Page, k: number): boolean {
  if (!LOAD.some((tag) => page.speaksOf(k, tag)) || page.before(k, SENTENCE, ANSWER) >= 0) return false;
  if (LASTS_BEHIND.has(page.textAt(k + 2)) && page.sameSentence(k, k + 2)) return true;
  for (let j = k - 1; j >= k - REACH && page.sameSentence(j, k); j -= 1) {
    if (LASTS.has(page.textAt(j))) return !WAITS.test(page.textAt(j - 1));
    if (page.at(j)?.kind === 'figure' || page.has(j, 'rps', 'req', 'conc')) return false;
  }
  return false;
}
const SENTENCE = 30;
const LOAD: readonly Tag[] = ['peak', 'rps', 'conc'];
const ANSWER: readonly Tag[] = ['out', 'latency', 'ttft', 'tpot'];
