import type { Page } from '../page/page';
import { PARTS_OF_DAY } from '../words/crowd-words';

/** "the 95th percentile", "the 3rd rack": a place in a row, no amount. */
export const isOrdinal = (page: Page, k: number): boolean =>
  page.at(k + 1)?.glued === true && ENDINGS.has(page.textAt(k + 1));
/** "Around 10 in the morning", "gegen 9 am Morgen": a time of the day. */
export const isHourOfDay = (page: Page, k: number): boolean =>
  (page.at(k)?.figure?.value ?? Infinity) <= LAST_HOUR &&
  HOUR_LEADS.has(page.textAt(k - 1)) &&
  page.sameSentence(k - 1, k + 1) &&
  [k + 1, k + 2, k + 3].some((j) => page.sameSentence(j, k) && PARTS_OF_DAY.has(page.textAt(j)));
const LAST_HOUR = 12;
const HOUR_LEADS = new Set(
  'at around about by before after gegen um vers a hacia las le alle verso om rond o okolo в около'.split(' '),
);

/** "110 users at once in 2027", "until end of 2028": a year behind a word of time. */
export const isYear = (page: Page, k: number): boolean =>
  looksLikeYear(page, k) &&
  page.sameSentence(k - 1, k) &&
  (page.has(k - 1, 'calendar', 'until') || YEAR_LEADS.has(page.textAt(k - 1)));
/** Four digits of this century. */
export const looksLikeYear = (page: Page, k: number): boolean => {
  const e = page.at(k);
  return e?.kind === 'figure' && isOfCentury(e.figure?.value) && YEAR.test(page.text.slice(e.start, e.end));
};
/** The year that is now; a later one is to come. */
const THIS_YEAR = 2026;
/** A year that is to come. */
export const isComingYear = (page: Page, k: number): boolean =>
  isYear(page, k) && (page.at(k)?.figure?.value ?? 0) > THIS_YEAR;

const YEAR = /^20[2-4]\d$/;
const isOfCentury = (value = 0): boolean => value >= 2000 && value < 2100;
const YEAR_LEADS = new Set(
  (
    'in by until till from since of during end late early mid im seit bis ab ende en fin para desde nel dal entro ' +
    'fine em ate w od do z в до с'
  ).split(' '),
);

const ENDINGS = new Set(['th', 'st', 'nd', 'rd']);
