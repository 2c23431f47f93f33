import type { Page } from '../page/page';
import { BACK } from '../words/small-words';
import { shaped, valueAt } from './form';
import { type Dimension, type Unit, unitsOf } from './quantity';
import type { Proposal } from './weigh';

/** What it is worth that a length comes back, against any length of what goes in. */
const RETURNED = 4.4;
/** Shorter than this, tokens, nothing of a length comes back. */
const SHORTEST = 16;
const LENGTHS: ReadonlySet<Dimension> = new Set<Dimension>(['tokens', 'prose', 'bare']);

/** "gets one page back", "500 tokens back", "the bot writes back 800 characters", "come back as 200-token notes": what
 *  comes back is the answer. */
export function comesBack(page: Page, k: number): Proposal | undefined {
  const back = backBefore(page, k);
  const unit = unitsOf(page, k).find((u) => isReturned(page, u, back));
  const isLength = unit !== undefined && valueAt(page, k) * unit.scale >= SHORTEST;
  return isLength ? { ...shaped('outputTokens', k, RETURNED, unit), heads: [back ?? unit.end + 1] } : undefined;
}

const isReturned = (page: Page, u: Unit, back: number | undefined): boolean =>
  LENGTHS.has(u.dimension) && (isBack(page, u.end + 1) || (back !== undefined && u.dimension !== 'bare'));

/** "Back" that leads nowhere ("back to normal", "back then"). */
function isBack(page: Page, j: number): boolean {
  if (!BACK.has(page.textAt(j)) || !page.sameSentence(j - 1, j)) return false;
  if (!page.sameSentence(j, j + 1) || page.at(j + 1)?.kind === 'mark') return true;
  return page.has(j + 1, 'and', 'per', 'each') || (page.is(j + 1, 'from') && page.at(j + 2)?.kind === 'model');
}

/** The word behind a verb and before the length, with nothing but what leads to it between. */
function backBefore(page: Page, k: number): number | undefined {
  for (let j = k - 1; j >= k - LEADS_WITHIN && page.sameSentence(j, k); j -= 1) {
    if (BACK.has(page.textAt(j))) return page.at(j - 1)?.kind === 'word' && page.sameSentence(j - 1, j) ? j : undefined;
    if (!page.has(j, 'hedge', 'most', 'least', 'determiner') && !LEADS.has(page.textAt(j))) return undefined;
  }
  return undefined;
}
const LEADS_WITHIN = 3;
const LEADS: ReadonlySet<string> = new Set('as with of in als mit comme avec como con come com'.split(' '));
