import type { Page } from '../page/page';
import { CHANGED_FROM, CHANGED_TO, CHANGES, WAS } from '../words/change-words';

/** "The board cut our budget from £5k to £3,200 a month": of a budget that has changed the later sum counts. */

/** A sum and the one that has taken its place. */
export interface ChangedSum {
  readonly before: number;
  readonly now: number;
  /** The later sum has no time of its own: it is paid as the other was. */
  readonly saidBefore: boolean;
}

/** How far before the first sum the budget may be named, and how far the second may stand from the first, elements. */
const BUDGET_REACH = 12;
const REACH = 7;
/** "Our budget", "the purchase budget": what the sum at `k` is, named before it. */
function isOfBudget(page: Page, k: number): boolean {
  for (let j = k - 1; j >= k - BUDGET_REACH && page.sameSentence(j, k); j -= 1)
    if (page.has(j, 'budget') || page.textAt(j).endsWith('budget')) return true;
  return false;
}
/** How far from the sums their verb may stand. */
const VERB_REACH = 8;

/** The sums of a budget that others have taken the place of. */
export function changedSums(page: Page): readonly ChangedSum[] {
  const sums = page.kinds('money');
  return sums.flatMap((first, n) => {
    const second = sums[n + 1];
    const isPair = second !== undefined && second - first <= REACH && page.sameSentence(first, second);
    if (!isPair || page.against(first) !== undefined || !isOfBudget(page, first)) return [];
    const pair = pairOf(page, first, second);
    return pair === undefined ? [] : [{ ...pair, saidBefore: !hasTime(page, pair.now) }];
  });
}

function pairOf(page: Page, first: number, second: number): { before: number; now: number } | undefined {
  const [one, other] = [page.textAt(first - 1), page.textAt(second - 1)];
  const falls = valueAt(page, second) < valueAt(page, first);
  const timed = CHANGED_FROM.has(page.textAt(timeBefore(page, first) - 1));
  if ((CHANGED_FROM.has(one) || timed) && CHANGED_TO.has(other) && (falls || hasVerb(page, first, second)))
    return { before: first, now: second };
  if (CHANGED_TO.has(one) && CHANGED_FROM.has(other)) return { before: second, now: first };
  return [second - 1, second - 2].some((j) => WAS.has(page.textAt(j))) ? { before: second, now: first } : undefined;
}
const valueAt = (page: Page, k: number): number => page.at(k)?.figure?.value ?? 0;
/** "从每月5000美元": the time may stand before its sum. */
const timeBefore = (page: Page, k: number): number => (page.period(k - 1) === undefined ? k : k - 1);
const hasTime = (page: Page, k: number): boolean => page.period(k + 1) !== undefined || page.period(k - 1)?.end === k;

function hasVerb(page: Page, first: number, second: number): boolean {
  for (let j = first - VERB_REACH; j <= second + VERB_REACH; j += 1)
    if (page.sameSentence(j, first) && CHANGES.has(page.textAt(j))) return true;
  return false;
}

/** "Our budget was raised from $2k to $3,500": the two sums of a change stand as one range. */
export const isRaised = (page: Page, k: number): boolean =>
  page.at(k)?.figure?.low !== undefined &&
  CHANGED_FROM.has(page.textAt(k - 1)) &&
  isOfBudget(page, k) &&
  hasVerb(page, k, k);

/** A verb of a change that is said of a budget. */
export const changesBudget = (page: Page, k: number): boolean => CHANGES.has(page.textAt(k)) && isOfBudget(page, k);
