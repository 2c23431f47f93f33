import { HOURS_PER_DAY } from '@compute-advisor/domain';
import { beginningsOf } from '../page/beginnings';
import type { Page } from '../page/page';
import { PERIOD_SECONDS } from '../page/page';
import { writtenLike } from '../page/written';
import type { Claim, Member } from '../roles/claim';
import { WEEKDAYS, WEEKEND } from '../words/week-words';
import { daysBegin, openDays } from './closed-days';
import { isClosedAround, isClosedAt } from './closed-hours';
import { isTriedAlone } from './own-computer';
import { isOfBusyTime } from './busy-occasions';
import { officeHours } from './office-hours';
import { openingTimes, opensBegin } from './opening-times';
import { isOfIncident, isOfOtherMatter } from './other-times';
import { daysAWeek, shiftHours } from './shift-hours';
import { shiftsBegin, shiftsOfDay } from './shift-work';
import { hoursInBrackets, longestRun } from './told-hours';
import { MULTIPLIES } from '../words/season-words';
import { FOLD_TAGS } from './folds';
import { foldOf } from './told-growth';
import { foldedBy } from '../roles/growth';
import { daysWithSaturday, hoursOverDates, overWeekend, weekWindowAt, workingDaysAt } from './week-window';

/** Hours of a window of the day; one of an incident is none of every day. */
function windowAt(page: Page, k: number): number | undefined {
  const told = page.at(k)?.hours;
  if (told === undefined || isOfBusyTime(page, k) || isOfOtherMatter(page, k)) return undefined;
  const hours = windowLength(told);
  return isClosedAt(page, k) ? HOURS_PER_DAY - hours : hours;
}

/** What the text says of hours and days without a figure of its own: windows of the day, working days, "around the
 *  clock", "just me". */
export function scheduleOf(page: Page): Claim[] {
  const found: { readonly at: number; readonly claim: Claim }[] = [];
  for (const { begins, claims } of RULES)
    for (const at of begins(page))
      if (isTold(page, at)) for (const claim of claims(page, at)) found.push({ at, claim });
  return found.sort((a, b) => a.at - b.at).map(({ claim }) => claim);
}

/** Not of others, of once or only imagined; hours for which something is switched off are of every day. */
function isTold(page: Page, at: number): boolean {
  const against = page.against(at);
  return against === undefined || (against === 'past' && page.at(at)?.hours !== undefined && isClosedAt(page, at));
}

/** A word of a multiple, or where the sign or the word of one stands beside a figure. */
const folds = beginningsOf(
  { tags: FOLD_TAGS },
  ...[-1, 1].map((step) => ({ words: ['x'], step })),
  { words: MULTIPLIES, step: 2 }, // "multiplica por cuatro"
  ...[-2, -1, 1].map((step) => ({ tags: ['foldUnit' as const], step })),
);
/** A multiple that a word names; told for a period, as often as that fits into the time that is planned for. */
function foldClaim(page: Page, at: number): Claim | undefined {
  const fold = foldOf(page, at);
  if (fold === undefined) return undefined;
  const { member, value } = fold;
  const { start = 0, end = 0 } = page.at(at) ?? {};
  if (member !== 'growthFactor') return { weight: 2, at, start, end, ...fold };
  const { factor, beside, approximation } = foldedBy(page, at, value);
  const pieces = beside === undefined ? fold.pieces : [{ start, end }, ...beside];
  return { member, value: factor, at, weight: 2, start, end, approximation, pieces };
}

/** "Around the clock": every hour of the day, or the day that something has to be done in. */
const allDay = (page: Page, k: number): readonly Claim[] =>
  page.at(k)?.kind === 'figure' || isDenied(page, k)
    ? NO_CLAIMS
    : said(page, k, isLimit(page, k) ? 'windowHours' : 'hoursPerDay', 24);
/** "Within 24 hours", "24 saat içinde": a day that something has to be done in. */
const isLimit = (page: Page, k: number): boolean =>
  page.textAt(k).startsWith('24') && (page.has(k - 1, 'deadline', 'due') || page.has(k + 1, 'deadline'));
/** "Just me"; "fast when I'm alone on it" is of a time when the others are away. */
const isByHimself = (page: Page, k: number): boolean =>
  page.has(k, 'self') && !WHENEVER.has(page.textAt(k - 1)) && !isTriedAlone(page, k);
const WHENEVER: ReadonlySet<string> = new Set(
  'when whenever if while wenn falls quand si cuando quando als'.split(' '),
);

/** "Neither team needs 24/7", "nicht rund um die Uhr". */
const isDenied = (page: Page, k: number): boolean =>
  [1, 2, 3, 4].some((n) => page.sameSentence(k - n, k) && (page.has(k - n, 'not') || NONE.has(page.textAt(k - n))));
const NONE: ReadonlySet<string> = new Set(
  'neither nobody none kein keine niemand ni ninguno aucun personne nessuno geen niemand zaden никто'.split(' '),
);

const windowLength = (hours: { from: number; to: number }): number =>
  Math.round(((((hours.to - hours.from) % 24) + 24) % 24 || 24) * 100) / 100;

/** "start at midnight, done by 7 am": two times of day in a sentence, the later one led to. */
function clockWindow(page: Page, k: number): Claim | undefined {
  const to = clockAt(page, k);
  if (to === undefined || page.before(k, 2, ['due', 'deadline', 'until', 'to']) < 0 || isOfIncident(page, k))
    return undefined;
  for (let j = k - 1; j >= k - CLOCK_REACH && page.sameSentence(j, k); j -= 1) {
    const from = clockAt(page, j);
    if (WEEKDAYS.has(page.textAt(j))) return undefined;
    if (from === undefined) continue;
    if (isOfOtherMatter(page, j)) return undefined;
    const told = windowLength({ from: from.hour, to: to.hour });
    // "nobody writes after 20:00 or before 6:00"
    const value = isClosedAround(page, j, k) ? HOURS_PER_DAY - told : told;
    const [start, end] = [page.at(j)?.start ?? 0, page.at(to.last)?.end ?? 0];
    return { member: 'hoursPerDay', value, at: k, weight: 3, start, end };
  }
  return undefined;
}
const CLOCK_REACH = 18;

/** A time of day that stands alone: "midnight", "7 am", "05:00". */
function clockAt(page: Page, k: number): { hour: number; last: number } | undefined {
  const hour = CLOCK_WORDS.get(page.textAt(k)) ?? page.at(k)?.clock;
  return hour === undefined ? undefined : { hour, last: k };
}
const CLOCK_WORDS: ReadonlyMap<string, number> = new Map([
  ['midnight', 0],
  ['mitternacht', 0],
  ['medianoche', 0],
  ['minuit', 0],
  ['mezzanotte', 0],
  ['middernacht', 0],
  ['noon', 12],
  ['midday', 12],
  ['mittag', 12],
]);

/** "within a week", "innerhalb eines Tages": a window of one unit of time, in hours. */
function deadlineAt(page: Page, k: number): number | undefined {
  const isWithin = page.has(k - 1, 'most') && page.has(k - 1, 'deadline') && page.sameSentence(k - 1, k);
  const period = isWithin && page.at(k)?.figure === undefined ? page.period(k)?.period : undefined;
  const seconds = period === undefined ? 0 : PERIOD_SECONDS[period];
  return seconds >= PERIOD_SECONDS.hour ? Math.round(seconds / PERIOD_SECONDS.hour) : undefined;
}

/** A rule: where it can begin, and what the text claims there. */
interface Rule {
  readonly begins: (page: Page) => readonly number[];
  readonly claims: (page: Page, k: number) => readonly Claim[];
}

/** What is said by the element at `k` alone, where anything is. */
function said(page: Page, at: number, member: Member, value: number | undefined, weight = 2): readonly Claim[] {
  const { start = 0, end = 0 } = page.at(at) ?? {};
  return value === undefined ? NO_CLAIMS : [{ member, value, at, weight, start, end }];
}
const NO_CLAIMS: readonly Claim[] = [];

const one =
  (find: (page: Page, k: number) => Claim | undefined): Rule['claims'] =>
  (page, k) => {
    const claim = find(page, k);
    return claim === undefined ? NO_CLAIMS : [claim];
  };

/** In the order in which their claims count at one element. */
const RULES: readonly Rule[] = [
  {
    begins: beginningsOf({ kinds: ['time'] }),
    claims: (page, k) => [
      ...said(page, k, 'windowHours', hoursOverDates(page, k), 3),
      ...said(page, k, 'hoursPerDay', windowAt(page, k), 3),
    ],
  },
  {
    begins: beginningsOf({ tags: ['most'], step: 1 }),
    claims: (page, k) => said(page, k, 'windowHours', deadlineAt(page, k)),
  },
  { begins: beginningsOf({ tags: ['weekdays'] }), claims: one(daysWithSaturday) },
  { begins: beginningsOf({ words: WEEKDAYS.keys() }), claims: one(weekWindowAt) },
  { begins: writtenLike(WEEKEND), claims: one(overWeekend) },
  { begins: daysBegin, claims: one(openDays) },
  { begins: beginningsOf({ kinds: ['time'], words: CLOCK_WORDS.keys() }), claims: one(clockWindow) },
  { begins: beginningsOf({ tags: ['hour'], step: -1 }), claims: shiftHours },
  { begins: opensBegin, claims: one(openingTimes) },
  { begins: shiftsBegin, claims: one(shiftsOfDay) },
  { begins: beginningsOf({ words: ['('], step: 1 }), claims: hoursInBrackets },
  { begins: beginningsOf({ tags: ['most'] }), claims: longestRun },
  { begins: beginningsOf({ tags: ['weekdays'] }), claims: (page, k) => said(page, k, 'daysPerWeek', 5) },
  { begins: beginningsOf({ tags: ['allDay'] }), claims: allDay },
  { begins: beginningsOf({ tags: ['officeHours'] }), claims: one(officeHours) },
  {
    begins: beginningsOf({ tags: ['self'] }),
    claims: (page, k) => said(page, k, 'concurrentRequests', isByHimself(page, k) ? 1 : undefined, 1),
  },
  { begins: folds, claims: one(foldClaim) },
  {
    begins: beginningsOf({ tags: ['day'], step: -1 }, { words: WEEKDAYS.keys() }),
    claims: (page, k) => said(page, k, 'daysPerWeek', daysAWeek(page, k) ?? workingDaysAt(page, k)),
  },
];
