import type { Page } from '../page/page';
import { OPTION_HEADS } from '../words/telling-words';

/** How far behind the head of its line a setting of an option may stand, elements. */
const REACH = 24;

/** Whether `k` stands in a row of options that are weighed: "way A: 2 instances, TP 4", "Config 2 (TP=8)"; what runs
 *  now is none. */
export function isOption(page: Page, k: number): boolean {
  let head = k;
  while (head > k - REACH && page.sameSentence(head - 1, k)) head -= 1;
  for (let j = head; j <= head + 2 && j < k; j += 1)
    if (page.has(j, 'option') || OPTION_HEADS.has(page.textAt(j))) return isLettered(page, j) && !isNow(page, k);
  return false;
}

/** "Option B", "config 2": one of several. */
const isLettered = (page: Page, j: number): boolean =>
  /^option [a-z]$/.test(page.textAt(j)) || /^(?:[a-f]|\d)$/.test(page.textAt(j + 1));

const isNow = (page: Page, k: number): boolean => page.speaksOf(k, 'nowCue') || page.speaksOf(k, 'own');
