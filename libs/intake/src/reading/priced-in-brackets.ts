import type { Page } from '../page/page';
import { isMachine } from '../roles/factors';
import { EACH_ONE } from '../words/price-words';
import { BUDGET_NOUN } from './data/money-words';

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
  if (isTag(page, open, k)) return true;
  return page.statements.asks[open - 1] === true && namesThing(page, open, offered);
}

/** "RTX PRO 6000 (EUR 9,850 each) or L40S", "la L40S (7 900 € pièce)": a sum alone in brackets right behind a card that
 *  nobody has. */
function isTag(page: Page, open: number, k: number): boolean {
  if (!isMachine(page, open - 1) || page.statements.tense[open - 1] === 'past') return false;
  const closes = page.is(k + 1, ')') ? k + 1 : k + 2;
  if (!page.is(closes, ')') || isToBeSpent(page, open)) return false;
  return closes === k + 2
    ? page.has(k + 1, 'each', 'perGpu') || EACH_ONE.has(page.textAt(k + 1))
    : isOneOfSeveral(page, open);
}
const isToBeSpent = (page: Page, open: number): boolean => {
  const [had, sum] = [page.before(open - 1, HAD_WITHIN, ['own']), page.before(open - 1, HAD_WITHIN, ['budget'])];
  return had >= 0 || BUDGET_NOUN.test(page.textAt(sum));
};
const HAD_WITHIN = 10;
/** Another machine is named in the sentence, so that one of them is to be chosen. */
const isOneOfSeveral = (page: Page, open: number): boolean => {
  for (let j = open - SENTENCE_REACH; j <= open + SENTENCE_REACH; j += 1)
    if (j !== open - 1 && page.sameSentence(j, open) && isMachine(page, j)) return true;
  return false;
};
const SENTENCE_REACH = 20;

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
