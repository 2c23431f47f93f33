import type { Page } from '../page/page';
import { type Count, countAt, numberAt, validCount } from './count';

/** Cards by the copies of a model that run on them: one each, or as many as the layout of each takes. */

/** How far behind a card the word may stand that makes it one of each. */
const REACH = 6;
/** How far back the number of copies may stand that have a card each. */
const COPIES_REACH = 14;
/** How far before a card its layout may stand, and how far before that the copies. */
const LAYOUT_REACH = 4;
const LED_BY_COPIES = 4;
/** The most copies of one layout. */
const MOST_COPIES = 512;
const COPIES =
  /^(?:replicas?|copies|instances?|servers?|services?|processes|pods?|replikas?|repliken|instanzen|repliche)$/;

/** "Three replicas of the model (each on its own L40S)": as many cards as copies. */
export function copyCount(page: Page, k: number): Count | undefined {
  const each = page.before(k, REACH, ['each']);
  if (each < 0 || !page.has(k - 1, 'own')) return undefined;
  for (let j = each - 1; j >= each - COPIES_REACH && page.sameSentence(j, k); j -= 1)
    if (page.at(j)?.kind === 'figure' && COPIES.test(page.textAt(j + 1))) return countAt(page, k, j);
  return undefined;
}

/** "A TP4 replica on H100", "3 replicas with TP4 on H100": as many cards as its layout takes, in every copy. */
export function layoutCount(page: Page, k: number): Count | undefined {
  for (let j = k - 1; j >= k - LAYOUT_REACH && page.sameSentence(j, k); j -= 1) {
    if (page.at(j)?.kind !== 'figure') continue;
    const copies = page.has(j - 1, 'tp') ? copiesAt(page, j) : undefined;
    const one = copies === undefined ? undefined : countAt(page, k, j);
    if (copies === undefined || one === undefined) return undefined;
    page.used.delete(j); // it says the layout too
    const first = page.at(copies.at);
    if (first === undefined || copies.at === j) return one;
    page.used.add(copies.at);
    return { ...one, count: one.count * copies.count, start: Math.min(one.start, first.start), at: copies.at };
  }
  return undefined;
}

/** How many copies have the layout at `j`, one where the word stands behind it without a number. */
function copiesAt(page: Page, j: number): { readonly count: number; readonly at: number } | undefined {
  const isNamedBehind = COPIES.test(page.textAt(j + 1));
  for (let i = j - 2; i >= j - 1 - LED_BY_COPIES && page.sameSentence(i, j); i -= 1) {
    const count = numberAt(page, i);
    const isOfCopies = isNamedBehind ? i === j - 2 : COPIES.test(page.textAt(i + 1));
    if (count !== undefined) return isOfCopies && isPlain(count) ? { count, at: i } : undefined;
  }
  return isNamedBehind ? { count: 1, at: j } : undefined;
}
const isPlain = (count: number): boolean => validCount(count) && count <= MOST_COPIES;
