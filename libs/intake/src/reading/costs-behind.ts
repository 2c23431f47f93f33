import type { Element } from '../elements/element';
import type { Page } from '../page/page';
import { COSTS_US } from './data/money-words';

/** How far behind a sum the verb may stand, and the hardware behind the sum or the verb. */
const REACH = 12;

/** "11,000 euros a month is what our eight A100 cost us", "11.000 Euro im Monat kosten uns unsere acht A100",
 *  "每月8万元是我们八张A100的费用": the sum that ends before `end` is told first, what is there and costs it behind.
 *  @param heldAt the elements of hardware that is there */
export function isCostOfHeld(page: Page, end: number, heldAt: ReadonlySet<number>): boolean {
  let [costs, held] = [false, false];
  for (let j = end; j < end + REACH && page.sameSentence(j, end); j += 1) {
    if (endsIt(page.at(j))) return false;
    costs ||= page.has(j, 'price') || COSTS_US.test(page.textAt(j));
    held ||= heldAt.has(j);
    if (costs && held) return page.sameSentence(end - 1, end);
  }
  return false;
}

const endsIt = (e: Element | undefined): boolean =>
  e === undefined || e.kind === 'money' || e.kind === 'model' || e.text === ';' || e.text === ':';

/** "Per month the eight A100 we rent come to 11,000 francs": the period heads the sentence, and nothing but hardware is
 *  counted up to the sum at `k`.
 *  @returns the element of the period, -1 without one */
export function periodAtHead(page: Page, k: number): number {
  for (let j = k - 1; j >= k - HEAD_REACH && page.sameSentence(j, k); j -= 1) {
    const e = page.at(j);
    if (e?.kind === 'money' || e?.kind === 'model') return -1;
    if (e?.kind === 'figure' && !isOfHardware(page, j)) return -1;
    if (page.has(j, 'monthly', 'yearly')) return opens(page, j) ? j : -1;
  }
  return -1;
}
const HEAD_REACH = 16;

/** A figure that counts cards or machines. */
const isOfHardware = (page: Page, j: number): boolean =>
  [j - 2, j - 1, j + 1, j + 2].some((n) => page.at(n)?.kind === 'gpu' || page.at(n)?.kind === 'instance');

/** At the head of its sentence or clause. */
const opens = (page: Page, j: number): boolean => !page.sameSentence(j - 1, j) || page.at(j - 1)?.kind === 'mark';
