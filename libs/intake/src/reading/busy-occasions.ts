import { plainText } from '../lexer/plain-text';
import type { Page } from '../page/page';
import { OCCASIONS } from '../words/busy-words';
import type { Tag } from '../words';

/** How far before the time its occasion may be named, elements. */
const REACH = 5;
/** "Evenings (19 to 22 h) run at three times the average": how busy the time in brackets is stands behind it. */
const isTimesTheMean = (page: Page, k: number): boolean => {
  const mean = page.after(k, MEAN_WITHIN, ['mean']);
  return mean >= 0 && page.before(mean, TIMES_WITHIN, ['foldUnit', 'percent', 'halfOf']) > k;
};
const MEAN_WITHIN = 12;
const TIMES_WITHIN = 3;
const AT_ONCE: readonly Tag[] = ['conc', 'peak', 'rps'];

/** "At check-in time (15 to 18 h) I count 70 messages at once", "in the morning meeting (7:15 to 8:00)": when most is
 *  done, and not the hours in which anything is. */
export function isOfBusyTime(page: Page, k: number): boolean {
  const isBracket = page.is(k - 1, '(');
  if (!isBracket && !AT_ONCE.some((tag) => page.speaksOf(k, tag))) return false;
  let first = k;
  while (first > k - REACH && page.sameSentence(first - 1, k)) first -= 1;
  if (isBracket && isTimesTheMean(page, k)) return true;
  return OCCASIONS.test(plainText(page.text.slice(page.at(first)?.start ?? 0, page.at(k)?.start ?? 0)));
}
