import { type Page, PERIOD_SECONDS } from '../page/page';
import type { Claim } from '../roles/claim';
import {
  CONTRACTED,
  FOR_IT,
  FOR_SO_LONG,
  GRANTED,
  HAVING,
  IN_NIGHTS,
  MACHINE_TIME,
  NOT_UNTIL,
  OF_WHAT,
  RESTATES,
  TERMS,
  TIME_FOR,
  UNDER,
} from '../words/job-words';
import { WEEKDAYS } from '../words/week-words';
import { numberAt } from './count';
import { standsAlone } from './lone-window';
import { oneUnit } from './one-unit';
import { hoursOfEachDay, isNights } from './nights-and-days';

/** How long a job or a run may take, told without a word of limit right before the time: time that was granted, that
 *  somebody has, a term, a day that is counted out in hours. */

/** Less is a wait of somebody, more is a contract. */
const SHORTEST_HOURS = 2;
const LONGEST_HOURS = 24 * 100;

/** A stretch of time of the text, in hours. */
interface Stretch {
  readonly at: number;
  /** The element of its unit. */
  readonly unit: number;
  readonly hours: number;
}

/** Why a stretch of time is the one that a job has. */
type Sign = (page: Page, s: Stretch) => boolean;

/** The window of a job where no figure has been read as one; undefined where none is told.
 *  @param trains the text is about a run that learns: whoever has machines for some days has those days for it */
export function toldWindow(page: Page, claims: readonly Claim[], trains: boolean): Claim | undefined {
  if (claims.some((c) => c.member === 'windowHours')) return undefined;
  const taken = new Set(claims.map((c) => c.at));
  const signs = trains ? [...SIGNS, isForSoLong] : [...SIGNS, standsAlone(claims)];
  let last: Stretch | undefined;
  for (const k of page.kinds('figure')) {
    if (taken.has(k) || page.against(k) !== undefined) continue;
    const told = stretchAt(page, k) ?? (trains ? underAt(page, k, last) : undefined);
    if (told === undefined) continue;
    last = told;
    if (told.unit === k || signs.some((sign) => sign(page, told))) return claimOf(page, told);
  }
  const one = oneUnit(page, claims);
  return one && claimOf(page, one);
}

function claimOf(page: Page, { at, unit, hours }: Stretch): Claim {
  const [start, end] = [page.at(at)?.start ?? 0, page.at(unit)?.end ?? 0];
  return { member: 'windowHours', value: hours, at, weight: 1.5, start, end };
}

/** Hours, days or weeks that are none of a period and of no contract. */
function stretchAt(page: Page, k: number): Stretch | undefined {
  const unit = page.unitAt(k);
  const period = page.timeUnit(unit);
  if (period === undefined || !LONG.has(period) || isOfEach(page, k, unit)) return undefined;
  const each = hoursOfEachDay(page, unit);
  const hours = (numberAt(page, k) ?? 0) * (each?.hours ?? PERIOD_SECONDS[period] / PERIOD_SECONDS.hour);
  return hours >= SHORTEST_HOURS && hours <= LONGEST_HOURS ? { at: k, unit: each?.end ?? unit, hours } : undefined;
}
const LONG: ReadonlySet<string> = new Set(['hour', 'day', 'week']);

/** "16 hours a day", "5 days a week", "the last 3 days", "4 days ago". */
const isOfEach = (page: Page, k: number, unit: number): boolean =>
  page.period(unit + 1) !== undefined ||
  page.has(unit, 'daily', 'perWeek') ||
  page.has(unit + 1, 'each', 'agoBehind') ||
  page.has(k - 1, 'lately', 'past', 'per', 'each') ||
  page.has(k - 2, 'lately') ||
  NOT_UNTIL.has(page.textAt(k - 1));

const words = (page: Page, k: number, n: number): string =>
  Array.from({ length: n }, (_, i) => page.textAt(k - n + i)).join(' ');
/** Whether one to three elements right before `k` are a phrase of the set; a hedge may stand between. */
const isLedBy = (page: Page, k: number, set: ReadonlySet<string>): boolean =>
  [k, ...(page.has(k - 1, 'hedge', 'only') ? [k - 1] : [])].some(
    (j) => page.sameSentence(j - 1, k) && [1, 2, 3].some((n) => set.has(words(page, j, n))),
  );

/** "deadline 3 weeks", "Frist: zwei Wochen", "10 days deadline". */
const isTerm: Sign = (page, { at, unit }) =>
  [at - 1, at - 2, at - 3, unit + 1].some((j) => page.sameSentence(j, at) && TERMS.has(page.textAt(j)));

/** "We were granted ten days", "只批了7天机时": a word of giving in the clause. */
const isGranted: Sign = (page, { at, unit }) => {
  if (page.sameSentence(unit + 1, at) && isMachineTime(page, unit + 1)) return true;
  for (let j = at - GRANT_BEFORE; j <= unit + GRANT_BEHIND; j += 1)
    if (page.sameSentence(j, at) && GRANTED.has(page.textAt(j)) && !isApart(page, j, at)) return true;
  return false;
};
const GRANT_BEFORE = 8;
const GRANT_BEHIND = 4;
const isMachineTime = (page: Page, j: number): boolean =>
  [j, j + 1].some((i) => page.sameSentence(i, j) && MACHINE_TIME.has(page.textAt(i)));
/** Another figure of time between two elements. */
const isApart = (page: Page, j: number, at: number): boolean => {
  for (let i = Math.min(j, at) + 1; i < Math.max(j, at); i += 1) if (stretchAt(page, i) !== undefined) return true;
  return false;
};

/** "We have 10 days for it": time, and nothing that lasts so long. */
const isHad: Sign = (page, { at, unit }) =>
  isLedBy(page, at, HAVING) && !(page.sameSentence(unit + 1, at) && OF_WHAT.has(page.textAt(unit + 1)));

/** "There are 35 days to do it", "drei Wochen Zeit", "mamy na to trzy tygodnie": all the time that there is for it. */
const isTimeFor: Sign = (page, { at, unit }) =>
  isLedBy(page, at, FOR_IT) ||
  [1, 2, 3, 4].some((n) => page.sameSentence(unit + n, at) && TIME_FOR.has(words(page, unit + 1 + n, n)));

/** "Done by Friday, so call it 40 hours", "by the release, that's 14 days". */
const isRestated: Sign = (page, { at }) => {
  if (!isLedBy(page, at, RESTATES)) return false;
  for (let j = at - 1; j >= at - RESTATED_REACH && page.sameSentence(j, at); j -= 1)
    if (WEEKDAYS.has(page.textAt(j)) || page.has(j, 'due', 'deadline', 'until', 'calendar')) return true;
  return false;
};
const RESTATED_REACH = 16;

/** "16 nodes for 60 days": how long somebody has machines. */
const isForSoLong: Sign = (page, { at }) => {
  if (!isLedBy(page, at, FOR_SO_LONG)) return false;
  let hasMachine = false;
  for (let j = at - 1; j >= at - MACHINE_REACH && page.sameSentence(j, at); j -= 1) {
    if (page.at(j)?.kind === 'money' || CONTRACTED.has(page.textAt(j))) return false;
    hasMachine ||= page.at(j)?.kind === 'gpu' || page.at(j)?.kind === 'instance' || page.has(j, 'node', 'gpuWord');
  }
  return hasMachine;
};
const MACHINE_REACH = 14;

/** "2M documents, 48 hours": nothing but a comma between the pieces of a job and a time that ends there. */
const isBesideJob: Sign = (page, { at, unit }) =>
  page.is(at - 1, ',') &&
  page.has(at - 2, 'doc') &&
  page.at(at - 3)?.kind === 'figure' &&
  (!page.sameSentence(unit, unit + 1) || page.at(unit + 1)?.kind === 'mark');

/** "w 10 nocy", "in ten nights": so many nights behind a word of limit. */
const isInNights: Sign = (page, { at, unit }) =>
  isNights(page, unit) && (page.has(at - 1, 'deadline') || IN_NIGHTS.has(page.textAt(at - 1)));

/** "2M texts of 850 tokens in 4 days": the length of each stands between the pieces and the time that ends there. */
const isBehindLength: Sign = (page, { at, unit }) => {
  if (!TOKENS_IN.test(page.textAt(at - 1)) || !page.has(at - 1, 'in') || page.period(unit + 1) !== undefined)
    return false;
  for (let j = at - 2; j >= at - LENGTH_REACH && page.sameSentence(j, at); j -= 1)
    if (page.has(j, 'doc', 'chunk')) return true;
  return false;
};
const TOKENS_IN = / in$/;
const LENGTH_REACH = 8;

const SIGNS: readonly Sign[] = [
  isTerm,
  isGranted,
  isHad,
  isTimeFor,
  isRestated,
  isBesideJob,
  isBehindLength,
  isInNights,
];

/** "Takes 19 hours and I need it under 12": so many of the unit that was told before in the sentence. */
function underAt(page: Page, k: number, before: Stretch | undefined): Stretch | undefined {
  const value = numberAt(page, k);
  if (before === undefined || value === undefined || !page.sameSentence(before.at, k)) return undefined;
  const goesOn = page.sameSentence(k + 1, k) && page.at(k + 1)?.kind !== 'mark';
  if (goesOn || !isLedBy(page, k, UNDER)) return undefined;
  const hours = (value * before.hours) / (numberAt(page, before.at) ?? 1);
  return hours < before.hours ? { at: k, unit: k, hours } : undefined;
}
