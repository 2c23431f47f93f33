import type { Page, Period } from '../page/page';
import { POINTERS } from '../words/small-words';
import { periodBefore } from './periods-around';
import type { Unit } from './rows/unit';
import { unitsAt } from './unit-words';

/** "140 a minute", "18 of those per second", "4 times a day": a figure that nothing but a period follows. */
export function paceAt(page: Page, k: number): Unit | undefined {
  const j = behindPointer(page, k);
  const found = page.sameSentence(k, j) ? page.period(j) : undefined;
  if (found === undefined) return leadingPace(page, k);
  if (isLengthOfTime(page, j)) return undefined;
  // "1.5 per hour" can be money
  if (found.period === 'hour' && !Number.isInteger(page.at(k)?.figure?.value)) return undefined;
  return paced(found.period, k, found.end - 1);
}

/** Behind "times", "of them", "of those". */
function behindPointer(page: Page, k: number): number {
  const next = page.at(k + 1);
  if (next?.tags.has('foldUnit') === true) return k + 2;
  if (next?.tags.has('who') === true && OF_THEM.test(next.text)) return k + 2;
  return page.is(k + 1, 'of') && POINTERS.has(page.textAt(k + 2)) ? k + 3 : k + 1;
}
const OF_THEM = /^of (?:them|those|these)$/;

/** "33小时", "33時間": one word is the hour and "per hour"; right behind a figure it is how long something takes. */
const isLengthOfTime = (page: Page, j: number): boolean => page.has(j, 'hour') && page.has(j, 'hourly');

/** A period before a figure that counts nothing else; "a second one" is another of its kind. */
function leadingPace(page: Page, k: number): Unit | undefined {
  if (page.at(k)?.figure?.spelled === true && page.has(k - 1, 'another')) return undefined;
  const before = periodBefore(page, k);
  return before === undefined || unitsAt(page, k, page.unitAt(k)).length > 0 ? undefined : paced(before, k, k);
}

/** Only loads are counted by the second or the minute; by the hour and longer it can be money, wages or shifts. */
const paced = (period: Period, k: number, end: number): Unit => ({
  dimension: period === 'second' || period === 'minute' ? 'paced' : 'pacedLong',
  end,
  scale: 1,
  period,
  noun: k,
});
