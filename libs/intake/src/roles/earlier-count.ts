import type { Page } from '../page/page';
import { COUNTS, EARLIER, SAID } from '../words/count-words';
import { shaped } from './form';
import type { Proposal } from './weigh';
import { unitsOf } from './quantity';

/** "The first count said 310", "die alte Schätzung waren 500": what an earlier count gave is not what is. */
export function earlierCount(page: Page, k: number): Proposal | undefined {
  let verb = k - 1;
  while (verb > k - HEDGES_WITHIN && page.has(verb, 'hedge', 'determiner')) verb -= 1;
  if (!SAID.test(page.textAt(verb)) || !page.sameSentence(verb, k)) return undefined;
  const count = COUNTS.test(page.textAt(verb - 1)) ? verb - 1 : verb - 2;
  if (!COUNTS.test(page.textAt(count)) || !page.sameSentence(count, k) || !isEarlier(page, count)) return undefined;
  // of people and the like the earlier count is better than none
  const isBare = unitsOf(page, k).every((u) => u.dimension === 'bare');
  return isBare ? shaped('aside', k, EARLIER_COUNT, { dimension: 'bare', end: k, scale: 1, noun: k }) : undefined;
}
const EARLIER_COUNT = 9;
const HEDGES_WITHIN = 4;

/** "The first count", "my old guess": an adjective says that there is a later one. */
const isEarlier = (page: Page, count: number): boolean =>
  [count - 1, count - 2].some(
    (j) => page.sameSentence(j, count) && (EARLIER.test(page.textAt(j)) || page.has(j, 'former')),
  );
