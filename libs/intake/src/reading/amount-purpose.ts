import { changesBudget } from './changed-sums';
import type { Element } from '../elements/element';
import { isPaidForTokens } from '../roles/token-bill';
import type { Page } from '../page/page';
import { ONCE_THEN } from '../words/times-ahead';
import { FOR } from '../words/each-words';
import { ABOVE } from '../words/number-links';
import { asksForBudget, endsAmount } from './amount';
import { capOf, isCapped } from './caps';
import { isPaidBehind } from './behind-the-name';
import { isPurse } from './purse';
import { isForPower, isMonthOfPrice, isRecorded, isWhatAllComesTo, isWhatItComesTo } from './told-bills';
import { AMOUNTS_TO, BUYS, COSTS, GETS, LEFT, SPENDING, PAID_FOR, WHATEVER } from './data/money-words';

/** What an amount is for: a limit, hardware that is there, somebody else's service, or spent once. Each asks the words
 *  around the amount at `k`, a bounded number of elements of its sentence. */

const endsPhrase = (e: Element): boolean => endsAmount(e) || e.text === ',' || ONCE_THEN.test(e.text);
const isHardware = (e: Element | undefined): boolean => e?.kind === 'gpu' || e?.kind === 'instance';

/** The word that makes the amount a limit; -1 when there is none. What is spent on cards that are there, or on an API,
 *  is a price. */
export function limitOf(page: Page, k: number, gpuCount: number): number {
  const said = page.before(k, 8, ['budget'], endsAmount);
  const before = isBillRather(page, k) || isReported(page, said, k) || isOfElse(page, said, k) ? -1 : said;
  const after = page.after(k, 6, ['budget'], endsAmount);
  const asked = asksForBudget(page, k) || asksWhatItGets(page, k) ? k : -1;
  const at = Math.max(before, after, capOf(page, k), refusedAbove(page, k), asked);
  const isSpent = at >= 0 && SPENDING.test(page.textAt(at)) && (gpuCount > 0 || isSpentOnApi(page, k));
  return isSpent ? -1 : at;
}

/** "48 h max. bill on A10G at $0.42/h", "under the contract: L40S (EUR 9,850 each)": what is most there is no money. */
const isOfElse = (page: Page, said: number, k: number): boolean => {
  if (said < 0 || said >= k - 1 || !page.has(said, 'most', 'peak')) return false;
  const isOfTime = page.timeUnit(said - 1) !== undefined && page.at(said - 2)?.figure !== undefined;
  return isOfTime || (page.is(k - 1, '(') && isHardware(page.at(k - 2)));
};

/** "What can I get for $2 an hour?": what a sum buys is asked for. */
const asksWhatItGets = (page: Page, k: number): boolean =>
  page.statements.asks[k] === true &&
  FOR.has(page.textAt(k - 1)) &&
  [k - 2, k - 3, k - 4].some((j) => page.sameSentence(j, k) && GETS.test(page.textAt(j)));

/** "They differ by 40 €", "the second is 300 € dearer": what lies between two prices is none. */
export const isDifference = (page: Page, k: number): boolean =>
  page.has(k + 1, 'pricier') || page.before(k, DIFFERENCE_REACH, ['differs'], endsAmount) >= 0;
const DIFFERENCE_REACH = 10;

/** "Offers above SEK 2.4 million per month are rejected": the word of refusing behind the sum, -1 without one. */
const refusedAbove = (page: Page, k: number): number =>
  ABOVE.test(page.textAt(k - 1)) || page.has(k - 1, 'least') || page.has(k - 2, 'least')
    ? page.after(k, REFUSED_WITHIN, ['rejected'], endsAmount)
    : -1;
const REFUSED_WITHIN = 8;

/** Whether offers above the amount at `k` are refused: the limit is the writer's, whoever offers. */
export const refusesAbove = (page: Page, k: number): boolean => refusedAbove(page, k) >= 0;

/** "Finance says it's $18k a month": a department names what it comes to, it sets no limit. */
const isReported = (page: Page, said: number, k: number): boolean =>
  said >= 0 && page.has(said, 'house') && (amountsTo(page, k) || isRecorded(page, k));

/** "It's $18k", "das sind 18.000 €", "ça fait 18 000 €". */
const amountsTo = (page: Page, k: number): boolean =>
  AMOUNTS_TO.has(page.textAt(k - 1)) || AMOUNTS_TO.has(page.textAt(k - 2));

/** "It's $18k a month. Is that too much?": the sentence or the next one asks whether the amount at `k` is right, so it
 *  is what is paid. */
export function isJudged(page: Page, k: number): boolean {
  if (!page.tells('dear')) return false;
  const sentence = page.at(k)?.sentence ?? 0;
  for (let j = k + 1; j <= k + JUDGED_WITHIN; j += 1) {
    const e = page.at(j);
    if (e === undefined || e.sentence > sentence + 1 || (e.kind === 'money' && e.sentence > sentence)) return false;
    if (e.tags.has('dear') && page.statements.asks[j] === true && page.against(j) === undefined) return true;
  }
  return false;
}
/** How far behind an amount the question may end that it is judged in. */
const JUDGED_WITHIN = 40;
/** A word of price, a bill of hardware, or spending on cards that are there. */
export function isPaid(page: Page, k: number, gpuCount: number): boolean {
  if (isAskedBy(page, k) || isPaidBehind(page, k) || isWhatAllComesTo(page, k)) return true;
  if (gpuCount > 0 && [isRecorded, isWhatItComesTo, isMonthOfPrice].some((told) => told(page, k))) return true;
  if (page.before(k, 7, ['price'], endsAmount) >= 0 || isHardwareBill(page, k) || isJudged(page, k)) return true;
  return gpuCount > 0 && SPENDING.test(page.textAt(page.before(k, 7, ['budget'], endsAmount)));
}

/** "The colo wants $180 a month": what others want for something is its price. */
const isAskedBy = (page: Page, k: number): boolean => page.has(k - 1, 'charges') && !page.has(k - 2, 'first', 'boss');

/** Bills of the past, API bills, prices per token: money that is neither a budget nor a GPU price. */
export const isForeign = (page: Page, k: number): boolean =>
  page.after(k, 5, ['bill', 'tok'], endsPhrase) >= 0 ||
  isOfApi(page, k) ||
  isForPower(page, k) ||
  (isOnBill(page, k) && !isHardwareBill(page, k));

/** "Onze rekening is 9.000 euro per maand": the noun of a bill stands before the sum, and no limit. */
function isOnBill(page: Page, k: number): boolean {
  const bill = page.before(k, 5, ['bill', 'billed'], endsAmount);
  if (bill < 0 || page.has(bill, 'price') || changesBudget(page, bill)) return false;
  // "wants to see the bill below 3,000 dollars a month"
  if (isCapped(page, k) && WISHED.some((tag) => page.before(k, WISHED_WITHIN, [tag], endsAmount) >= 0)) return false;
  return page.has(bill, 'bill') || !isCapped(page, k);
}

const WISHED = ['want', 'aim', 'target'] as const;
const WISHED_WITHIN = 9;

/** Money for an API or for tokens. */
export const isOfApi = (page: Page, k: number): boolean =>
  page.before(k, 8, ['api'], endsAmount) >= 0 ||
  page.after(k, 4, ['api', 'tok'], endsPhrase) >= 0 ||
  isPaidForTokens(page, k) ||
  isSpentOnApi(page, k);

/** "$12k/month on the OpenAI API": what is paid for stands behind the period. */
const isSpentOnApi = (page: Page, k: number): boolean => {
  const on = [k + 2, k + 3].find((j) => page.sameSentence(k, j) && PAID_FOR.has(page.textAt(j)));
  return on !== undefined && page.after(on, 3, ['api'], endsPhrase) >= 0;
};

/** "see below, the invoice came to 38,260 EUR for the 12 H100": a bill of hardware stands nearer than the limit. */
export const isBillRather = (page: Page, k: number): boolean =>
  isHardwareBill(page, k) && page.before(k, 5, ['bill'], endsAmount) > page.before(k, 8, ['budget'], endsAmount);

/** "our monthly bill is $18,000 for 8 A100": what a bill is for stands behind it. */
function isHardwareBill(page: Page, k: number): boolean {
  if (page.before(k, 5, ['bill'], endsAmount) < 0) return false;
  for (let j = k + 1; j <= k + 6 && page.sameSentence(j, k); j += 1) {
    const e = page.at(j);
    if (isHardware(e)) return true;
    if (e?.kind === 'money' || e?.kind === 'model' || e?.text === ',') return false;
  }
  return false;
}

/** The word that makes the amount one that is paid once, "left" and the like too; -1 when there is none. */
export const onceWord = (page: Page, k: number): number =>
  Math.max(
    page.after(k, 8, ['once'], endsAmount),
    page.before(k, 6, ['once'], endsAmount),
    isLeft(page, k) || isForWhatItBuys(page, k) ? k + 1 : -1,
    isPurse(page, k) ? k : -1,
  );

/** "Whatever $1,500 buys", "was 2.000 € hergeben": all of the sum is spent, on as much as it gets. */
const isForWhatItBuys = (page: Page, k: number): boolean =>
  WHATEVER.test(page.textAt(k - 1)) && BUYS.has(page.textAt(k + 1));

/** "I have $600 left": what remains is spent once. */
const isLeft = (page: Page, k: number): boolean =>
  LEFT.has(page.textAt(k + 1)) && (!page.sameSentence(k + 1, k + 2) || page.at(k + 2)?.kind === 'mark');

/** "per GPU", "each": the amount is for one card. `end` is the element behind its period. */
export const isPerGpu = (page: Page, k: number, end: number): boolean =>
  page.after(Math.max(k, 0), 5, ['perGpu', 'each'], endsAmount) >= 0 || page.has(end, 'each', 'perGpu');

/** "p4d.24xlarge in eu-west-1, $21,500/month": the machine stands right before its bill. */
export function namesHardware(page: Page, k: number): boolean {
  for (let j = k - 1; j >= k - 8 && page.sameSentence(j, k); j -= 1) {
    const e = page.at(j);
    if (isHardware(e)) return true;
    if (e?.kind === 'money' || e?.kind === 'model') return false;
  }
  return false;
}

/** "$38k a month on 16 A100", "9.400 € im Monat für 8 L40S": what the amount that ends before `end` is paid for. */
export function isSpentOnHardware(page: Page, end: number): boolean {
  if (!PAID_FOR.has(page.textAt(end))) return false;
  return [1, 2, 3, 4].some((n) => page.sameSentence(end, end + n) && isHardware(page.at(end + n)));
}

/** "p4d is $263k/yr", "a replica on H200 ... costs us $17.5k per month": a verb of price between hardware and the sum
 *  says what the hardware costs, not what may be spent. */
export function isTagged(page: Page, k: number): boolean {
  const isVerb = (j: number): boolean => COSTS.has(page.textAt(j));
  if (!page.has(k - 1, 'price') && !isVerb(k - 1) && !isVerb(k - 2)) return false;
  for (let j = k - 2; j >= k - 16 && page.sameSentence(j, k); j -= 1) if (isHardware(page.at(j))) return true;
  return false;
}
