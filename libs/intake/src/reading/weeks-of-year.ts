import { DAYS_PER_WEEK } from '@compute-advisor/domain';
import type { Page, Period } from '../page/page';
import type { Claim } from '../roles/claim';
import { shown } from '../roles/claim';
import { HOLIDAYS } from '../words/season-words';
import { numberAt } from './count';

/** "36 weeks a year", "40 Wochen im Jahr", "180 days a year", "12 weeks of holidays a year": a service that stands
 *  still for a part of the year has so many days less a week over all of it. */

/** What a year has of them, and the fewest that are a part of it and no rush of some days. */
const OF_YEAR: Readonly<Partial<Record<Period, { readonly all: number; readonly fewest: number }>>> = {
  day: { all: 365, fewest: 100 },
  week: { all: 52, fewest: 20 },
  month: { all: 12, fewest: 5 },
};
/** How far from the number the word for holidays may stand, elements. */
const REACH = 4;

/** The part of a year at a number, and where its words end. */
interface Part {
  readonly share: number;
  readonly isDays: boolean;
  readonly at: number;
  readonly end: number;
}

/** The claims of a text, with the days of a week as they are over the whole year. */
export function withWeeksOfYear(page: Page, claims: readonly Claim[]): readonly Claim[] {
  if (!page.tells('year', 'yearly')) return claims;
  const part = page.kinds('figure').flatMap((k) => partAt(page, k) ?? [])[0];
  if (part === undefined) return claims;
  // "180 days a year" are days of work already, whichever of the week they are
  const days = part.isDays ? [] : claims.filter((c) => c.member === 'daysPerWeek');
  const rest = claims.filter((c) => c.at !== part.at && c.member !== 'daysPerWeek');
  return [...rest, ...(days.length === 0 ? [wholeWeek(page, part)] : days.map((c) => lessOf(page, part, c)))];
}

function partAt(page: Page, k: number): Part | undefined {
  const many = numberAt(page, k) ?? 0;
  const unit = page.timeUnit(k + 1);
  const year = unit === undefined ? undefined : OF_YEAR[unit];
  const end = [2, 3, 4].map((n) => k + n).find((j) => page.sameSentence(j, k) && page.period(j)?.period === 'year');
  if (year === undefined || end === undefined || many <= 0 || many >= year.all) return undefined;
  if (page.against(k) !== undefined || page.speaksOf(k, 'twofold', 'threefold', 'foldUnit', 'audio')) return undefined;
  const isOff = isHoliday(page, k);
  if (!isOff && many < year.fewest) return undefined;
  return { share: (isOff ? year.all - many : many) / year.all, isDays: unit === 'day', at: k, end };
}

function isHoliday(page: Page, k: number): boolean {
  for (let j = k - REACH; j <= k + REACH; j += 1)
    if (page.sameSentence(j, k) && HOLIDAYS.test(page.textAt(j))) return true;
  return false;
}

const wholeWeek = (page: Page, part: Part): Claim => {
  const { start, end } = spanOf(page, part);
  return lessOf(page, part, { member: 'daysPerWeek', value: DAYS_PER_WEEK, at: part.at, weight: 2, start, end });
};
const spanOf = (page: Page, { at, end }: Part): { start: number; end: number } => ({
  start: page.at(at)?.start ?? 0,
  end: page.at(end)?.end ?? 0,
});

function lessOf(page: Page, part: Part, days: Claim): Claim {
  const value = Math.round(days.value * part.share * 100) / 100;
  const words = spanOf(page, part);
  const approximation =
    `${shown(days.value)} days a week in "${page.text.slice(words.start, words.end)}" are taken as ${shown(value)} ` +
    'days a week all year.';
  const pieces = days.at === part.at ? [words] : [...(days.pieces ?? [days]), words];
  return { ...days, value, approximation, pieces: pieces.sort((a, b) => a.start - b.start) };
}
