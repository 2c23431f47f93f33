import type { Page } from '../page/page';
import type { Hardware } from './hardware-mention';
import { ARRIVED, CAME_IN, GOES_BACK, IN_CAME } from '../words/arriving-words';
import { ABLE } from '../words/small-words';

/** How far from the hardware its verb may stand, elements. */
const BEFORE = 6;
const BEHIND = 4;

/** "In comes one box with 8x MI300X", "the 4x L40S arrived on Monday", "am Montag sind 8 L40S angekommen": the sentence
 *  tells that hardware came to the writer. */
export function hasArrived(page: Page, k: number, from: number): boolean {
  const clause = page.at(k)?.clause;
  for (let j = from - BEFORE; j <= k + BEHIND; j += 1) {
    if (page.at(j)?.clause !== clause || !page.sameSentence(j, k)) continue;
    if (j < from ? comesBefore(page, j) : j > k && comesBehind(page, k, j)) return true;
  }
  return false;
}

const pair = (page: Page, j: number): string => `${page.textAt(j)} ${page.textAt(j + 1)}`;
const comesBefore = (page: Page, j: number): boolean => IN_CAME.has(pair(page, j)) || ARRIVED.has(page.textAt(j));

/** "Delivered within 6 weeks" is a promise, and what stands behind another name is of that. */
function comesBehind(page: Page, k: number, j: number): boolean {
  for (let n = k + 1; n < j; n += 1)
    if (page.at(n)?.kind !== 'word' || page.has(n, 'future', 'wouldBe') || ABLE.has(page.textAt(n))) return false;
  if (CAME_IN.has(pair(page, j))) return true;
  return ARRIVED.has(page.textAt(j)) && !(page.has(j + 1, 'deadline') && page.at(j + 2)?.kind === 'figure');
}

/** Hardware without what goes back where something else came instead: "the 16x A100 cluster goes back on the 28th, in
 *  comes one box with 8x MI300X". */
export function withoutReturned(page: Page, all: readonly Hardware[]): readonly Hardware[] {
  const goesBack = (h: Hardware): boolean => isReturned(page, h.at);
  if (!all.some(goesBack) || !all.some((h) => !goesBack(h) && hasArrived(page, h.at, h.from))) return all;
  return all.map((h) => (goesBack(h) ? { ...h, standing: 'past' } : h));
}
function isReturned(page: Page, k: number): boolean {
  for (let j = k + 1; j <= k + RETURNED_WITHIN && page.sameSentence(j, k); j += 1) {
    if (page.at(j)?.kind === 'gpu' || page.at(j)?.kind === 'instance') return false;
    if (GOES_BACK.has(page.textAt(j)) || GOES_BACK.has(pair(page, j))) return true;
  }
  return false;
}
const RETURNED_WITHIN = 10;
