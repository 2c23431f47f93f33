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

/** "Live call summaries 2027.", "Plan de respuestas 2026/2027: ...", "Summary Q3 2026": a year that stands alone in
 *  what is said, behind a quarter or beside another year, and no length that the noun before it names. */
export const isYearAlone = (page: Page, k: number): boolean => {
  const { value = 0 } = page.at(k)?.figure ?? {};
  if (!looksLikeYear(page, k) || value < THIS_YEAR - 1 || value > THIS_YEAR + YEARS_AHEAD) return false;
  return isBesideYear(page, k) || hasNoOther(page, k);
};
const YEARS_AHEAD = 10;
const isBesideYear = (page: Page, k: number): boolean =>
  QUARTER.test(page.textAt(k - 1)) ||
  [k - 2, k + 2].some((j) => looksLikeYear(page, j) && JOINED.has(page.textAt((j + k) / 2)));
const QUARTER = /^(?:[qh]\d|[qhkt] ?[1-4])$/;
const JOINED: ReadonlySet<string> = new Set(['/', '-', '–']);
/** No other figure up to the colon or the end of its sentence, and none before it there. */
function hasNoOther(page: Page, k: number): boolean {
  for (let j = k - 1; page.sameSentence(j, k); j -= 1) if (isOther(page, j)) return false;
  for (let j = k + 1; page.sameSentence(j, k) && !page.is(j, ':'); j += 1) if (isOther(page, j)) return false;
  return true;
}
const isOther = (page: Page, j: number): boolean => page.at(j)?.kind === 'figure' && !looksLikeYear(page, j);

const YEAR = /^20[2-4]\d$/;
const isOfCentury = (value = 0): boolean => value >= 2000 && value < 2100;
const YEAR_LEADS = new Set(
  (
    'in by until till from since of during end late early mid im seit bis ab ende en fin para desde nel dal entro ' +
    'fine em ate w od do z в до с'
  ).split(' '),
);

const ENDINGS = new Set(['th', 'st', 'nd', 'rd']);
