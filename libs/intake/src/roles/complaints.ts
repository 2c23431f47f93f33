import { beginningsOf } from '../page/beginnings';
import { onceInText } from '../page/once';
import type { Page } from '../page/page';
import { COMPLAINS } from '../words/complaint-words';
import { SAYS } from '../words/telling-words';
import type { Tag } from '../words';

/** Those who use a service and find it slow: what they see is the speed of one of them. */

const PEOPLE: readonly Tag[] = ['who', 'conc', 'they'];
/** How far behind people the verb may stand, and behind that the word of trouble, elements. */
const SAID_WITHIN = 2;
const SLOW_WITHIN = 5;
/** How far from a speed the complaint may stand, sentences. */
const SENTENCES = 1;
/** How far from the verb those may stand who complain, elements. */
const BEFORE = 4;
const BEHIND = 3;

/** The sentences in which somebody complains. */
const complaintsOf = onceInText<ReadonlySet<number>>((page) => {
  const found = new Set<number>();
  for (const k of begins(page))
    if (page.against(k) === undefined && (isComplaint(page, k) || isSaidSlow(page, k)))
      found.add(page.at(k)?.sentence ?? -1);
  return found;
});
const begins = beginningsOf({ tags: PEOPLE, words: COMPLAINS });

/** "Users complain", "complaints from 40 concurrent users", "everybody grumbles that it is slow". */
const isComplaint = (page: Page, k: number): boolean =>
  COMPLAINS.has(page.textAt(k)) &&
  (page.before(k, BEFORE, PEOPLE) >= 0 || page.after(k, BEHIND, PEOPLE) >= 0 || page.speaksOf(k, 'trouble'));

/** "Users say that it is too slow". */
function isSaidSlow(page: Page, k: number): boolean {
  if (!page.has(k, ...PEOPLE)) return false;
  const said = [1, SAID_WITHIN].find((n) => page.sameSentence(k, k + n) && SAYS.has(page.textAt(k + n)));
  return said !== undefined && page.after(k + said, SLOW_WITHIN, ['trouble']) >= 0;
}

/** Whether people complain in the sentence of `k` or in one beside it. */
export function isComplainedOf(page: Page, k: number): boolean {
  const sentences = complaintsOf(page);
  const own = page.at(k)?.sentence ?? 0;
  for (let n = own - SENTENCES; n <= own + SENTENCES; n += 1) if (sentences.has(n)) return true;
  return false;
}
