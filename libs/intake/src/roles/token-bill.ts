import type { Page, Period } from '../page/page';
import { tokenSideBehind } from './token-side';

/** So many tokens are no length of a request. */
const LEAST_VOLUME = 1e6;
export const isVolume = (page: Page, k: number): boolean => (page.at(k)?.figure?.value ?? 0) >= LEAST_VOLUME;

const LONG_PERIODS: ReadonlySet<Period> = new Set<Period>(['day', 'week', 'month', 'quarter', 'year']);
export const isLongPeriod = (period: Period): boolean => LONG_PERIODS.has(period);

/** "$14,000 a month for an API. It's 900M input tokens", "our API usage last month": the tokens of a bill come in the
 *  time that the bill is of. */
export function periodOfBill(page: Page, k: number): Period | undefined {
  const sentence = page.at(k)?.sentence ?? 0;
  const isNear = (j: number): boolean => Math.abs((page.at(j)?.sentence ?? 0) - sentence) <= 1;
  const sum = page.kinds('money').find(isNear);
  const period = sum === undefined ? undefined : (page.period(sum + 1) ?? page.period(sum + 2))?.period;
  if (period !== undefined) return isLongPeriod(period) ? period : undefined;
  return [...page.tagged('lastMonth'), ...page.tagged('monthly')].some(isNear) ? 'month' : undefined;
}

/** Whether the figure at `k` counts the tokens that a bill is for. */
export const isBilledVolume = (page: Page, k: number): boolean =>
  isVolume(page, k) && tokenSideBehind(page, k) !== undefined && periodOfBill(page, k) !== undefined;

/** "Last month we spent $2,100 on the OpenAI API, about 900k requests": what a service was asked for stands beside its
 *  bill, so that it came in the time that the bill is of. */
export const isBilledWork = (page: Page, k: number): boolean =>
  countsRequests(page, k) && isBesideBill(page, k) && periodOfBill(page, k) !== undefined;

/** "900k requests", "41 millones de peticiones". */
export function countsRequests(page: Page, k: number): boolean {
  const unit = page.unitAt(k);
  return page.has(unit, 'req') || (page.has(unit, 'between') && page.has(unit + 1, 'req'));
}

const isBesideBill = (page: Page, k: number): boolean =>
  page.kinds('money').some((j) => page.statements.billed[j] === true && page.sameSentence(j, k));

/** "$14,000 a month for 900M in and 120M out": what the sum is paid for is counted in tokens. */
export const isPaidForTokens = (page: Page, k: number): boolean =>
  page.takesOver &&
  page.after(k, FOR_REACH, ['in', 'out', 'tok']) >= 0 &&
  page.kinds('figure').some((j) => page.sameSentence(j, k) && isBilledVolume(page, j));
const FOR_REACH = 12;
