import type { Page } from '../page/page';
import { PARTS_OF_DAY } from '../words/crowd-words';
import { OPEN } from '../words/small-words';
import { shaped } from './form';
import type { Proposal } from './weigh';

/** Times of every day, by what stands behind or before them. */

const HOURS_A_DAY = 4;

/** "10 hours a day"; of recordings it is how much there is of them. */
export const hoursADay = (page: Page, k: number): Proposal | undefined =>
  page.has(k + 1, 'hour') && !page.has(k + 2, 'audio') && page.period(k + 2)?.period === 'day'
    ? shaped('hoursPerDay', k, HOURS_A_DAY, { dimension: 'duration', end: k + 3, scale: 3600, noun: k + 1 })
    : undefined;

/** "2 hours each evening": a time of every day. */
export const hoursEach = (page: Page, k: number): Proposal | undefined =>
  page.has(k + 1, 'hour') &&
  page.has(k + 2, 'each') &&
  page.sameSentence(k, k + 3) &&
  PARTS_OF_DAY.has(page.textAt(k + 3))
    ? shaped('hoursPerDay', k, HOURS_A_DAY, { dimension: 'duration', end: k + 3, scale: 3600, noun: k + 1 })
    : undefined;

/** "open 9 hours": a time that a place is open is of a day. */
export const openHours = (page: Page, k: number): Proposal | undefined =>
  page.has(k + 1, 'hour') && page.sameSentence(k - 1, k + 1) && OPEN.has(page.textAt(k - 1))
    ? shaped('hoursPerDay', k, HOURS_A_DAY, { dimension: 'duration', end: k + 1, scale: 3600, noun: k + 1 })
    : undefined;
