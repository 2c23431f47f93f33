import type { Page } from '../page/page';
import type { Tag } from '../words';
import { shaped } from './form';
import { unitsOf } from './quantity';
import type { Proposal } from './weigh';

/** What the shape is worth against anything else. */
const ELIDED = 3.8;
/** How far back the utilisation may stand that was told, and its word before it; elements. */
const REACH = 14;
const WORD_REACH = 8;
/** What usually is: "the monthly average", "over the month", "normally". */
const USUAL: readonly Tag[] = ['mean', 'month', 'monthly', 'week', 'weekly', 'year', 'real'];

/** "GPU utilisation in that window 99 %, over the whole month it is 17 %": the usual share behind the one of a
 *  moment. */
export function elidedShare(page: Page, k: number): Proposal | undefined {
  const unit = unitsOf(page, k).find((u) => u.dimension === 'share');
  if (unit === undefined) return undefined;
  const told = shareBefore(page, k);
  if (told < 0 || !isUsual(page, told, k)) return undefined;
  return page.before(told, WORD_REACH, ['util']) < 0 ? undefined : shaped('utilizationFraction', k, ELIDED, unit);
}

const isUsual = (page: Page, from: number, k: number): boolean => {
  for (let j = from + 1; j < k; j += 1) if (page.has(j, ...USUAL)) return true;
  return false;
};

/** The share right before in this or the last sentence, nothing else counted between; -1 where there is none. */
function shareBefore(page: Page, k: number): number {
  for (let j = k - 1; j >= k - REACH && j >= 0; j -= 1) {
    if ((page.at(k)?.sentence ?? 0) - (page.at(j)?.sentence ?? 0) > 1) return -1;
    if (page.at(j)?.kind === 'figure') return page.has(j + 1, 'percent') ? j : -1;
  }
  return -1;
}
