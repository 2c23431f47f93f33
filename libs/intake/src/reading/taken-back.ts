import { onceInText } from '../page/once';
import { writtenLike } from '../page/written';
import type { Page } from '../page/page';
import { changedSums } from './changed-sums';
import { REMAINS, TAKES_BACK } from '../words/correcting-words';

/** "Qwen3 8B, sorry, I mean Qwen3 32B", "$3,000 a month, no wait, $2,500", "four A100s, make that six": a name, a sum
 *  or a number of cards that the writer takes back in the same breath. */
interface TakenBack {
  /** Models that another name has taken the place of. */
  readonly models: ReadonlySet<number>;
  /** Sums that another has taken the place of. */
  readonly sums: ReadonlySet<number>;
  /** By the sum that counts, the one whose words say what it is. */
  readonly saidBefore: ReadonlyMap<number, number>;
  /** By the card, the figure that says how many there are. */
  readonly counts: ReadonlyMap<number, number>;
}

/** What words of correction take back. */
export const takenBack = onceInText<TakenBack>((page) => {
  const found = { models: new Set<number>(), sums: new Set<number>(), saidBefore: new Map(), counts: new Map() };
  for (const k of page.tagged('correct'))
    if (TAKES_BACK.has(page.textAt(k)) && page.against(k) === undefined) takeBack(page, k, found);
  for (const { before, now, saidBefore } of changedSums(page)) {
    found.sums.add(before);
    if (saidBefore) found.saidBefore.set(now, before);
  }
  for (const [card, k] of remaining(page)) if (!found.counts.has(card)) found.counts.set(card, k);
  return found;
});

/** What is filled while the words of correction are gone through. */
interface Filled {
  readonly models: Set<number>;
  readonly sums: Set<number>;
  readonly saidBefore: Map<number, number>;
  readonly counts: Map<number, number>;
}

function takeBack(page: Page, k: number, { models, sums, saidBefore, counts }: Filled): void {
  const [before, now] = [beside(page, k, -1), beside(page, k, 1)];
  const [had, has] = [page.at(before)?.kind, page.at(now)?.kind];
  if (had === 'model' && has === 'model') models.add(before);
  else if (had === 'money' && isSum(page, now) && !saidBefore.has(now)) {
    sums.add(before);
    saidBefore.set(now, saidBefore.get(before) ?? before);
  } else if (had === 'gpu' && has === 'figure' && countsNothing(page, now)) counts.set(before, now);
}

/** "Four RTX A6000; one has died, which leaves us with three", "two of our eight H200 are promised, so six remain": by
 *  the card, the figure of how many are left. */
function remaining(page: Page): readonly (readonly [card: number, figure: number])[] {
  return remains(page).flatMap((k) => {
    const figure = [k - 1, k + 1, k + 2, k + 3].find(
      (j) => page.sameSentence(j, k) && (countsNothing(page, j) || (j === k - 1 && isFew(page, j))),
    );
    if (figure === undefined) return [];
    for (let j = Math.min(figure, k) - 1; j >= k - LEFT_WITHIN; j -= 1)
      if (page.at(j)?.kind === 'gpu') return [[j, figure] as const];
    return [];
  });
}
const remains = writtenLike(REMAINS);
const LEFT_WITHIN = 30;

/** The place whose words say what the sum at `k` is: its own, or that of the sum it corrects. */
export const saidAt = (page: Page, k: number): number => takenBack(page).saidBefore.get(k) ?? k;

/** The sum at `k` has another in its place. */
export const isTakenBack = (page: Page, k: number): boolean => takenBack(page).sums.has(k);

/** "4,000 euros, correction: 4,500": the currency of the sum that a bare figure takes the place of. */
export const currencyBefore = (page: Page, k: number): string | undefined =>
  page.at(takenBack(page).saidBefore.get(k) ?? -1)?.currency;

/** The figure or name beside the word of correction at `k`, over marks and further such words; behind a sum over its
 *  time as well. */
function beside(page: Page, k: number, step: -1 | 1): number {
  for (let j = k + step; Math.abs(j - k) <= REACH; j += step) {
    const e = page.at(j);
    if (e === undefined) return -1;
    if (e.kind !== 'word' && e.kind !== 'mark') return j;
    const isTime = step === -1 && page.timeUnit(j) !== undefined;
    const goesOn = e.kind === 'mark' || page.has(j, 'correct', 'first', 'gpuWord', 'hedge') || isTime;
    if (!goesOn && !page.has(j, 'monthly', 'yearly', 'hourly', 'per', 'and')) return -1;
  }
  return -1;
}
const REACH = 6;

/** With a currency, or a bare figure in its place: "4,000 euros, correction: 4,500". */
const isSum = (page: Page, k: number): boolean =>
  page.at(k)?.kind === 'money' || (page.at(k)?.kind === 'figure' && !goesOn(page, k));
const goesOn = (page: Page, k: number): boolean =>
  page.sameSentence(k, k + 1) && page.at(k + 1)?.kind !== 'mark' && page.timeUnit(k + 1) === undefined;

/** Nothing stands behind the figure that it could count but cards. */
const countsNothing = (page: Page, k: number): boolean => {
  const value = page.at(k)?.figure?.value ?? 0;
  const isEnd =
    !page.sameSentence(k, k + 1) || page.at(k + 1)?.kind === 'mark' || page.has(k + 1, 'and', 'gpuWord', 'run');
  return isEnd && Number.isInteger(value) && value > 0 && value <= MOST_CARDS;
};
const isFew = (page: Page, k: number): boolean =>
  page.at(k)?.kind === 'figure' && (page.at(k)?.figure?.value ?? 0) <= MOST_CARDS;
const MOST_CARDS = 4096;
