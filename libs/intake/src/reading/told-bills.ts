import type { Element } from '../elements/element';
import { plainText } from '../lexer/plain-text';
import type { Page } from '../page/page';
import type { Tag } from '../words';
import { endsAmount } from './amount';
import { COMES_OUT_AT, POWER, RECORDS } from './data/bill-words';
import { ALTOGETHER, AMOUNTS_TO, COMES_TO } from './data/money-words';

/** Sums that the text tells as what is paid, in words that name no price: of a department, of all, of electricity. */

/** "Finance sees about $32k a month", "die Buchhaltung verbucht 32.000 €": a department or a report shows what is paid.
 */
export function isRecorded(page: Page, k: number): boolean {
  const verb = page.has(k - 1, 'hedge') ? k - 2 : k - 1;
  return page.sameSentence(verb, k) && RECORDS.test(page.textAt(verb)) && !page.has(verb - 1, 'first', 'not');
}

/** "8 H100 on AWS, comes to $41k a month", "all in all $41k", "razem ok. 4 090 EUR": what it all amounts to. "In total
 *  $10k must not be exceeded" is a limit. */
export function isWhatItComesTo(page: Page, k: number): boolean {
  // "razem ok. 4 090 EUR"
  const at = [k - 1, k - 2, k - 3].find((j) => !page.has(j, 'hedge') && !page.is(j, '.')) ?? k;
  const end = page.at(at)?.end ?? 0;
  if (!page.sameSentence(at, k) || !COMES_OUT_AT.test(plainText(page.text.slice(Math.max(0, end - SAID_WITHIN), end))))
    return page.is(k - 1, 'all in all') && !isLimited(page, k);
  return !isLimited(page, k);
}
/** Letters that the longest of those phrases has. */
const SAID_WITHIN = 24;
const LIMITED_WITHIN = 6;
const isLimited = (page: Page, k: number): boolean =>
  isWished(page, page.before(k, LIMITED_WITHIN, ['idea', 'want', 'wouldBe', 'not'], endsAmount)) ||
  page.after(k, LIMITED_WITHIN, ['not', 'most', 'budget'], endsAmount) >= 0;

/** "All of it together is about $420 a month": what everything costs now. */
export function isWhatAllComesTo(page: Page, k: number): boolean {
  let is = page.has(k - 1, 'hedge') ? k - 2 : k - 1;
  if (page.is(is, 'to')) is -= 1;
  if (!COMES_TO.has(page.textAt(is)) || !page.sameSentence(is, k)) return false;
  const before = [is - 1, is - 2, is - 3].filter((j) => page.sameSentence(j, k));
  // "all we have is $420 a month" is a limit
  return before.some((j) => ALTOGETHER.has(page.textAt(j))) && !before.some((j) => page.has(j, 'first', 'budget'));
}

/** "4 L40S, 1.40 EUR/h each, about 4,090 EUR a month": a month beside the price of an hour before it is what it comes
 *  to, unless a limit is named. */
export function isMonthOfPrice(page: Page, k: number): boolean {
  if (isLimited(page, k) || page.before(k, PRICE_WITHIN, LIMITS, endsAmount) >= 0) return false;
  for (let j = k - 1; j >= k - PRICE_WITHIN && page.sameSentence(j, k); j -= 1)
    if (page.at(j)?.kind === 'money') return [j + 1, j + 2].some((n) => page.has(n, 'hour', 'hourly'));
  return false;
}
const PRICE_WITHIN = 10;
const LIMITS: readonly Tag[] = ['budget', 'most'];

/** "We run it on 4x L40S. That's $7,650 a month": a sentence that opens with what the machines that are there, named in
 *  the one before, come to.
 *  @param heldAt the elements of hardware that is there */
export function isThatOfHeld(page: Page, k: number, heldAt: ReadonlySet<number>): boolean {
  const head = headOfSum(page, k);
  if (head < 0 || isLimited(page, k) || page.speaksOf(k, 'most', 'budget')) return false;
  const sentence = page.at(k)?.sentence ?? 0;
  for (let j = head - 1; j >= head - HELD_WITHIN && (page.at(j)?.sentence ?? -9) >= sentence - 1; j -= 1) {
    if (page.at(j)?.kind === 'money') return false;
    if (heldAt.has(j)) return true;
  }
  return false;
}
/** Where a sentence begins that says nothing before the sum at `k` but "that's", "ça fait"; -1 where it does. */
function headOfSum(page: Page, k: number): number {
  const verb = page.has(k - 1, 'hedge') ? k - 2 : k - 1;
  if (!AMOUNTS_TO.has(page.textAt(verb)) || !page.sameSentence(verb, k)) return -1;
  const head = ALL_THAT.has(page.textAt(verb - 1)) ? verb - 1 : verb;
  return !page.sameSentence(head - 1, k) || page.at(head - 1)?.kind === 'mark' ? head : -1;
}
const HELD_WITHIN = 30;
const ALL_THAT: ReadonlySet<string> = new Set([
  'that',
  'this',
  'it',
  'das',
  'es',
  'ca',
  'cela',
  'eso',
  'isso',
  'questo',
  'dat',
  'het',
]);

/** "Razem ok. 4 090 EUR": the short word for "about" is no wish. */
const isWished = (page: Page, word: number): boolean => word >= 0 && !page.has(word, 'hedge');

/** How far before a sum the electricity may be named that it is for, elements. */
const POWER_REACH = 12;

/** "Power is 14 cents, comes to about $38 a month": what the sockets cost is neither rent nor a limit. */
export function isForPower(page: Page, k: number): boolean {
  for (let j = k - 1; j >= k - POWER_REACH && page.sameSentence(j, k); j -= 1) {
    const e = page.at(j);
    if (e === undefined || (endsAmount(e) && !page.has(j + 1, 'power'))) return false;
    if (isPowerNoun(e)) return true;
  }
  return false;
}

/** "Power", "Strom", "電気代". */
const isPowerNoun = (e: Element | undefined): boolean => e?.kind === 'word' && POWER.test(e.text);
