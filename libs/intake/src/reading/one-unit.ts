import { HOURS_PER_DAY } from '@compute-advisor/domain';
import { type Page, PERIOD_SECONDS } from '../page/page';
import type { Claim } from '../roles/claim';
import { ONE } from '../words/job-words';
import { numberAt } from './count';

/** A word of limit with the unit of time behind it, and how many hours that is. */
export interface OneUnit {
  readonly at: number;
  readonly unit: number;
  readonly hours: number;
}

/** "en une semaine", "in einem Tag", "w ciągu tygodnia": one unit of time behind a word of limit, where the sentence
 *  says that something has to be done or counts a stock of pieces. */
export function oneUnit(page: Page, claims: readonly Claim[]): OneUnit | undefined {
  for (const k of page.tagged('deadline')) {
    const unit = ONE.has(page.textAt(k + 1)) ? k + 2 : k + 1;
    const period = page.timeUnit(unit);
    if (period === undefined || !ONES.has(period) || page.against(k) !== undefined) continue;
    const isOfJob = isOfHours(page, k) || (unit === k + 2 && isOfStock(page, claims, k));
    if (!isOfJob && (!page.speaksOf(k, 'due') || (unit === k + 1 && !page.has(k, 'most')))) continue;
    const hours = PERIOD_SECONDS[period] / PERIOD_SECONDS.hour;
    return { at: k, unit, hours: Math.round(hours) };
  }
  return undefined;
}
/** "3.000 Akten ..., in einer Woche": so many pieces before it in its sentence. */
const isOfStock = (page: Page, claims: readonly Claim[], k: number): boolean =>
  claims.some((c) => c.member === 'items' && c.value >= FEWEST_IN_STOCK && c.at < k && page.sameSentence(c.at, k));
const FEWEST_IN_STOCK = 300;
const ONES: ReadonlySet<string> = new Set(['day', 'week', 'month']);
/** "4.000 Stunden Interviews in einer Woche": more hours of something than the time has in which it is done. */
export function isOfHours(page: Page, k: number): boolean {
  for (let j = k - HOURS_REACH; j <= k + HOURS_REACH; j += 1)
    if (page.sameSentence(j, k) && page.has(j + 1, 'hour') && (numberAt(page, j) ?? 0) > HOURS_PER_DAY) return true;
  return false;
}
const HOURS_REACH = 8;
