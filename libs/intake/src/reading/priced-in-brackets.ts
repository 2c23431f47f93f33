import type { Page } from '../page/page';
import { isMachine } from '../roles/factors';

/** How far behind the sum its bracket may close, and how far before the bracket the thing may be named, elements. */
const REACH = 12;
const NAMED_WITHIN = 4;

/** "Do we buy a third one ($78,000 by the quote of 4 May) or ...?", "another node (190k)?": a sum in brackets behind
 *  hardware that is asked about is its price, no sum that is there to be spent. */
export function isPricedInBracket(page: Page, k: number): boolean {
  const open = [k - 1, k - 2, k - 3].find((j) => page.is(j, '('));
  if (open === undefined || !page.sameSentence(open, k) || isRate(page, k)) return false;
  let offered = false;
  for (let j = open + 1; j <= k + REACH && page.sameSentence(j, k) && !page.is(j, ')'); j += 1) {
    if (page.has(j, 'budget', 'most')) return false;
    offered ||= page.has(j, 'offer', 'price') || page.statements.tense[j] === 'offered';
  }
  return page.statements.asks[open - 1] === true && namesThing(page, open, offered);
}

/** "the rented 2x H100 ($3.10/h each)": what is paid for a time is no price of buying. */
const isRate = (page: Page, k: number): boolean =>
  [k + 1, k + 2, k + 3, k + 4].some(
    (j) => page.sameSentence(j, k) && (page.period(j) !== undefined || page.has(j, 'hour')),
  );

/** A machine, or one more of what was named. */
function namesThing(page: Page, open: number, offered: boolean): boolean {
  for (let j = open - 1; j >= open - NAMED_WITHIN && page.sameSentence(j, open); j -= 1)
    if (isMachine(page, j) || page.has(j, 'node', 'another') || (offered && page.has(j, 'gpuWord', 'instrument')))
      return true;
  return false;
}
