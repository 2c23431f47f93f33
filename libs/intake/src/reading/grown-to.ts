import type { Page } from '../page/page';
import { BUSY_TIMES } from '../words/week-words';
import { GROWN_TO, GROWS, UP_TO } from './data/growth-words';

/** "The number grows to 18,000", "wächst auf 18.000", "passera à 120": whether the figure at `k` is what a load comes
 *  to, right behind the verb and its "to"; what it rises to in the course of a day is a peak. */
export function isGrownTo(page: Page, k: number): boolean {
  const lead = page.has(k - 1, 'hedge') ? k - 2 : k - 1;
  if (!page.sameSentence(lead, k) || isOfDay(page, k)) return false;
  if (page.has(lead, 'growth') && GROWN_TO.test(page.textAt(lead))) return true;
  return UP_TO.has(page.textAt(lead)) && [lead - 1, lead - 2].some((j) => GROWS.test(page.textAt(j)));
}

/** "30 users, rising to 75 at noon", "at peak", "between 9 and 11". */
const isOfDay = (page: Page, k: number): boolean => {
  if (page.speaksOf(k, 'peak', 'busyPeople', 'daily')) return true;
  for (let j = k - DAY_REACH; j <= k + DAY_REACH; j += 1)
    if (page.sameSentence(j, k) && (page.at(j)?.kind === 'time' || BUSY_TIMES.has(page.textAt(j)))) return true;
  return false;
};
const DAY_REACH = 12;
