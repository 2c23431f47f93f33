import { hasWordOf } from '../lexer/first-word';
import type { Page } from '../page/page';
import { onceInText } from '../page/once';
import { BOUGHT, NOT_KNOWN } from '../words/purchase-question';
import { AT_A_PRICE } from '../words/money-prepositions';
import { amountAt } from './amount';
import { sumOf } from './budget-sum';
import { isJudged } from './amount-purpose';
import { periodAt } from './offered-rates';

/** "A vendor offers us a server for 38,000 EUR, is that reasonable?", "la région nous a parlé d'un serveur à 38 000 €,
 *  on ne sait pas si c'est raisonnable": a machine that nobody describes, at a sum that is paid once. */

/** A machine that serves a model costs more than this once, US dollars. */
const LEAST = 1000;
/** How far from the sum the machine may be named, and behind it the doubt, elements. */
const NOUN_REACH = 8;
const DOUBT_REACH = 16;

/** The sums of a text that machines are offered or weighed for; none of a budget, a bill or what was bought. */
export const offeredMachines = (page: Page): ReadonlySet<number> => machines(page).sums;
const machines = onceInText<{ readonly sums: ReadonlySet<number> }>((page) => ({
  sums: new Set(page.tells('node') ? page.kinds('money').filter((k) => isOfMachine(page, k)) : []),
}));

function isOfMachine(page: Page, k: number): boolean {
  const amount = amountAt(page, k);
  if (amount === undefined || periodAt(page, k) !== undefined || sumOf(page, amount, k).value.usd < LEAST) return false;
  if (page.speaksOf(k, 'budget', 'bill') || !namesMachine(page, k)) return false;
  return page.isOffered(k) ? isForUs(page, k) : isJudged(page, k) || isDoubted(page, k);
}

/** "A server for 38,000", "$60k for a server": the noun stands with the sum, and no card that says what is in it. */
function namesMachine(page: Page, k: number): boolean {
  const around = Array.from({ length: 2 * NOUN_REACH + 1 }, (_, n) => k - NOUN_REACH + n);
  const inSentence = around.filter((j) => page.sameSentence(j, k));
  if (inSentence.some((j) => page.at(j)?.kind === 'gpu' || page.at(j)?.kind === 'instance')) return false;
  if (inSentence.some((j) => hasWordOf(page.textAt(j), BOUGHT))) return false;
  const isLed = AT_A_PRICE.test(page.textAt(k - 1)) || AT_A_PRICE.test(page.textAt(k + 1)) || page.isOffered(k);
  return isLed && inSentence.some((j) => page.has(j, 'node'));
}

/** "Offers us", "uns wurde angeboten": what friends are offered is theirs. */
const isForUs = (page: Page, k: number): boolean => {
  const from = page.lineStart(k);
  for (let j = from; j <= k + NOUN_REACH && (j <= k || page.sameSentence(j, k)); j += 1)
    if (page.has(j, 'first') || US.test(page.textAt(j))) return true;
  return isJudged(page, k) || isDoubted(page, k);
};
const US = /(?:^| )(?:us|our|we|uns|nous|nos|ci|ons|nam|нам|oss|bize)(?: |$)/;

/** "We do not know whether that is reasonable". */
function isDoubted(page: Page, k: number): boolean {
  const sentence = page.at(k)?.sentence ?? 0;
  let isOpen = false;
  for (let j = k + 1; j <= k + DOUBT_REACH && (page.at(j)?.sentence ?? Infinity) <= sentence + 1; j += 1) {
    isOpen ||= NOT_KNOWN.test(page.textAt(j));
    if (isOpen && page.has(j, 'dear')) return true;
  }
  return false;
}
