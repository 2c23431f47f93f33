import type { Page } from '../page/page';
import { isPictureSide } from '../page/picture-size';
import { DENIALS } from '../words/crowd-words';
import { ONE_OF } from '../words/small-words';
import { OPENS_VALUE } from './head-reach';
import { isHourOfDay, isOrdinal, isYear, isYearAlone } from './ordinal';
import { isPriceAlone } from './price-alone';
import { unitsOf } from './quantity';

/** Whether a figure is no amount of anything: its sign, the words right beside it or its shape say so. */
export const isNoAmount = (page: Page, k: number): boolean =>
  isBehindNoAmount(page, k) ||
  (page.at(k + 1)?.glued === true && isOrdinal(page, k)) ||
  isNakedYear(page, k) ||
  isHourOfDay(page, k) ||
  isPriceAlone(page, k) ||
  isPictureSide(page, k);

/** Whether the word or sign right before it says so. */
function isBehindNoAmount(page: Page, k: number): boolean {
  const before = page.textAt(k - 1);
  if (before === '-') return isNegative(page, k);
  if (before === '.') return isNumbering(page, k);
  // "a comment in #295": the name of a thread
  if (before === '#') return page.at(k)?.glued === true;
  if (before === 'sur') return isWhole(page, k);
  return DENIALS.has(before) && page.sameSentence(k - 1, k);
}

/** `concurrency: -5`: less than nothing plays no role. */
const isNegative = (page: Page, k: number): boolean =>
  page.at(k)?.glued === true && (k < 2 || OPENS_VALUE.has(page.textAt(k - 2)));

/** `B.2`, `v.3`: a letter and a point make the figure a mark of a section or version. */
const isNumbering = (page: Page, k: number): boolean =>
  page.at(k)?.glued === true && page.at(k - 1)?.glued === true && /^\p{L}$/u.test(page.textAt(k - 2));

/** "Un sur vingt": the whole of which one is a part. */
const isWhole = (page: Page, k: number): boolean =>
  page.at(k)?.figure?.spelled === true && ONE_OF.has(page.textAt(k - 2));

/** A year that counts nothing. */
const isNakedYear = (page: Page, k: number): boolean =>
  (isYear(page, k) || isYearAlone(page, k)) && unitsOf(page, k).every((u) => u.dimension === 'bare');
