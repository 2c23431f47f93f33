import type { Page } from '../page/page';
import { DECIDES, NO_THANKS, SO_ALSO, SO_WORDS, THAT_CARD, TOUCHES } from '../words/refusal-words';
import { NO } from '../words/small-words';
import { IS_OUT } from '../words/proposal-words';
import { SAYS } from '../words/telling-words';

/** How far behind the name the refusal may stand, and how far before it the words that it is the writer's. */
const REFUSED_WITHIN = 24;
const OWN_WITHIN = 12;

/** Whether the rest of its sentence refuses the hardware at `k`, whoever has it or offers it: "two P100, no thanks",
 *  "2 A30, legal said no", "3x T4 which we may not touch", "so that card is out", "; descartado". */
export function isRefusedLater(page: Page, k: number): boolean {
  if (page.statements.asks[k] === true || isHeld(page, k)) return false;
  for (let j = k + 1; j <= k + REFUSED_WITHIN && page.sameSentence(j, k); j += 1) {
    if (page.at(j)?.kind === 'gpu' || page.at(j)?.kind === 'instance') return false;
    if (WAYS.some((says) => says(page, j, k))) return true;
  }
  return isDroppedNext(page, k);
}

/** "A DGX H100 for 310,000; rejected, does not fit the rack": what a semicolon parts. */
function isDroppedNext(page: Page, k: number): boolean {
  for (let j = k + 1; j <= k + NEXT_WITHIN && page.at(j)?.kind !== 'gpu'; j += 1)
    if (page.is(j, ';')) return isDroppedAlone(page, j + 1, k);
  return false;
}
const NEXT_WITHIN = 6;

/** "We have 2x A30; legal said no" refuses something else. */
const isHeld = (page: Page, k: number): boolean => {
  for (let j = k - 1; j >= k - OWN_WITHIN && page.sameSentence(j, k); j -= 1)
    if (page.has(j, 'own') && page.has(j, 'first') && !page.has(j, 'trial')) return true;
  return false;
};

/** Whether the words from `j` on refuse what was named at `k`. */
type Way = (page: Page, j: number, k: number) => boolean;

const ends = (page: Page, j: number): boolean => !page.sameSentence(j, j + 1) || page.at(j + 1)?.kind === 'mark';
const begins = (page: Page, j: number): boolean => page.at(j - 1)?.kind === 'mark';

/** ", no thanks", ", danke nein", "; non merci". */
const isNoThanks: Way = (page, j) =>
  begins(page, j) &&
  ((NO_THANKS.has(page.textAt(j)) && ends(page, j)) ||
    (NO_THANKS.has(`${page.textAt(j)} ${page.textAt(j + 1)}`) && ends(page, j + 1)));

/** ", legal said no", ", die Rechtsabteilung sagt nein": whoever decides in the writer's house. */
const isSaidNo: Way = (page, j) =>
  NO.has(page.textAt(j)) &&
  ends(page, j) &&
  (SAYS.has(page.textAt(j - 1)) || page.has(j - 1, 'turnVerb')) &&
  (page.has(j - 2, 'house', 'boss', 'first') || DECIDES.test(page.textAt(j - 2)));

/** "Which we may not touch", "die wir nicht anfassen dürfen". */
const isUntouchable: Way = (page, j) =>
  page.has(j, 'first') &&
  [1, 2, 3, 4].some((n) => page.sameSentence(j + n, j) && TOUCHES.has(page.textAt(j + n))) &&
  [1, 2, 3].some((n) => page.has(j + n, 'not'));

/** ", so that card is out", "the 4090 at 1,650 is out", ", also auch raus". */
const isOut: Way = (page, j, k) => {
  if (!IS_OUT.has(page.textAt(j)) || !ends(page, j)) return false;
  if (SO_ALSO.has(page.textAt(j - 1)) && [j - 2, j - 3].some((i) => SO_WORDS.has(page.textAt(i)) && begins(page, i)))
    return true;
  if (THAT_CARD.has(page.textAt(j - 2)) && [j - 3, j - 4, j - 5].some((i) => SO_WORDS.has(page.textAt(i)))) return true;
  return isPriced(page, k, j - 1);
};
/** Nothing but its price stands between the name and "is". */
const isPriced = (page: Page, k: number, is: number): boolean =>
  is - k <= PRICED_WITHIN && is - k > 1 && (page.at(is - 1)?.kind === 'money' || page.at(is - 1)?.kind === 'figure');
const PRICED_WITHIN = 5;

/** "...; descartado, no cabe", ", abgelehnt": one word alone between marks. */
const isDroppedAlone: Way = (page, j) =>
  page.has(j, 'dropped', 'rejected') &&
  begins(page, j) &&
  !page.is(j - 1, ':') &&
  ends(page, j) &&
  !THEIRS.test(page.textAt(j));
/** "Belongs to actuarial": whose it is refuses nothing. */
const THEIRS = /^(?:belong|gehor|appart|perten|behoor|nalez|принадлеж)/;

const WAYS: readonly Way[] = [isNoThanks, isSaidNo, isUntouchable, isOut, isDroppedAlone];
