import { HOURS_PER_DAY } from '@compute-advisor/domain';
import { type Page, PERIOD_SECONDS } from '../page/page';
import { ONE } from '../words/job-words';
import { numberAt } from './count';

/** A word of limit with the unit of time behind it, and how many hours that is. */
export interface OneUnit {
  readonly at: number;
  readonly unit: number;
  readonly hours: number;
}

/** "en une semaine", "in einem Tag", "w ciągu tygodnia": one unit of time behind a word of limit, where the sentence
 *  says that something has to be done. */
export function oneUnit(page: Page): OneUnit | undefined {
  for (const k of page.tagged('deadline')) {
    const unit = ONE.has(page.textAt(k + 1)) ? k + 2 : k + 1;
    const period = page.timeUnit(unit);
    if (period === undefined || !ONES.has(period) || page.against(k) !== undefined) continue;
    const ofHours = isOfHours(page, k);
    if (!ofHours && (!page.speaksOf(k, 'due') || (unit === k + 1 && !page.has(k, 'most')))) continue;
    const hours = PERIOD_SECONDS[period] / PERIOD_SECONDS.hour;
    return { at: k, unit, hours: Math.round(hours) };
  }
  return undefined;
}
const ONES: ReadonlySet<string> = new Set(['day', 'week', 'month']);
/** "4.000 Stunden Interviews in einer Woche": more hours of something than the time has in which it is done. */
export function isOfHours(page: Page, k: number): boolean {
  for (let j = k - HOURS_REACH; j <= k + HOURS_REACH; j += 1)
    if (page.sameSentence(j, k) && page.has(j + 1, 'hour') && (numberAt(page, j) ?? 0) > HOURS_PER_DAY) return true;
  return false;
}
const HOURS_REACH = 8;
