import { firstWord } from '../lexer/first-word';
import type { Page } from '../page/page';
import { FOR_SO_MANY, PLANS_FOR } from '../words/plan-words';

/** "So plan for 145", "bitte für 60 planen": what the load of today is to be planned as. */
export function isPlannedFor(page: Page, k: number): boolean {
  const lead = page.has(k - 1, 'hedge') ? k - 2 : k - 1;
  if (!FOR_SO_MANY.test(page.textAt(lead)) || !page.sameSentence(lead, k)) return false;
  return [lead, lead - 1, lead - 2, k + 1].some(
    (j) => page.sameSentence(j, k) && PLANS_FOR.test(firstWord(page.textAt(j))),
  );
}
