import type { Page } from '../page/page';
import { FOR_SO_MANY, PLANS_FOR } from '../words/planning-words';

/** "So plan for 145", "bitte für 60 planen": what the load of today is to be planned as; "we plan for 24,000 users"
 *  says all of it.
 *  @param isNamed the figure says itself what it is of */
export function isPlannedFor(page: Page, k: number, isNamed = false): boolean {
  const lead = page.has(k - 1, 'hedge') ? k - 2 : k - 1;
  if (isNamed && page.has(lead, 'first')) return false;
  if (!FOR_SO_MANY.test(page.textAt(lead)) || !page.sameSentence(lead, k)) return false;
  return [lead, lead - 1, lead - 2, k + 1].some((j) => page.sameSentence(j, k) && isPlanning(page.textAt(j)));
}
/** "Plan", "we plan for". */
const isPlanning = (text: string): boolean =>
  text
    .split(' ')
    .slice(0, 3)
    .some((word) => PLANS_FOR.test(word));
