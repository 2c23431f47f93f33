import type { Page } from '../page/page';
import { FOR } from '../words/each-words';
import { CLOSING, COSTS_US, LARGE_NUMBER } from './data/money-words';

/** "the budget is capped at 700k", "预算50万以内": in thousands or millions, and nothing behind it that it could count. */
export const isSum = (page: Page, k: number): boolean => LARGE_NUMBER.test(page.textAt(k)) && isAlone(page, k);
/** Nothing but a mark, what it is for or the verb of its clause stands behind it. */
export const isAlone = (page: Page, k: number): boolean =>
  !page.sameSentence(k, k + 1) ||
  page.at(k + 1)?.kind === 'mark' ||
  page.has(k + 1, 'most', 'once') ||
  FOR.has(page.textAt(k + 1)) ||
  CLOSING.has(page.textAt(k + 1));

/** "Scrap costs us 11,000 a month": a number of nothing, for a time, behind a verb of costing. */
export const isBareCost = (page: Page, k: number): boolean =>
  page.sameSentence(k - 1, k) && COSTS_US.test(page.textAt(k - 1)) && page.period(k + 1) !== undefined;
