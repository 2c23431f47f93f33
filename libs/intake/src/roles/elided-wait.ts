import type { Page } from '../page/page';
import { UNDER_A_WAIT } from '../words/patience-words';
import { shaped } from './form';
import { unitsOf } from './quantity';
import type { Proposal } from './weigh';

/** "A suggestion within 1.5 seconds, a summary within 15": a number behind a word of limit goes on in the unit of the
 *  wait that was told right before it. */

/** What the shape is worth against anything else. */
const ELIDED = 8;
/** How far back the wait may stand, elements. */
const REACH = 16;
/** The longest wait of one, seconds. */
const LONGEST = 600;

export function elidedWait(page: Page, k: number): Proposal | undefined {
  const scale = isBare(page, k) && isLast(page, k) && isLimited(page, k) ? unitBefore(page, k) : undefined;
  const seconds = (page.at(k)?.figure?.value ?? 0) * (scale ?? 0);
  if (scale === undefined || !(seconds > 0) || seconds > LONGEST) return undefined;
  return shaped('endToEndMs', k, ELIDED, { dimension: 'duration', end: k, scale, noun: k });
}

const isLimited = (page: Page, k: number): boolean =>
  page.sameSentence(k - 1, k) && (page.has(k - 1, 'deadline', 'most') || UNDER_A_WAIT.has(page.textAt(k - 1)));
const isBare = (page: Page, k: number): boolean => unitsOf(page, k).every((u) => u.dimension === 'bare');
const isLast = (page: Page, k: number): boolean =>
  !page.sameSentence(k, k + 1) || page.at(k + 1)?.kind === 'mark' || page.has(k + 1, 'and');

/** Seconds in one of the unit of the wait before it in its sentence, where this one is of an answer: "TTFT is 3.4 s and
 *  should be below 1.5" is the same wait again. */
function unitBefore(page: Page, k: number): number | undefined {
  for (let j = k - 1; j >= k - REACH && page.sameSentence(j, k); j -= 1) {
    if (page.at(j)?.kind !== 'figure') continue;
    if (page.before(k, k - j, ['out']) < 0) return undefined;
    if (page.has(j + 1, 'ms')) return 0.001;
    return page.has(j + 1, 'sec') && !page.has(j + 1, 'rps') ? 1 : undefined;
  }
  return undefined;
}
