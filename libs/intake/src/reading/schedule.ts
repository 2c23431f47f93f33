import { HOURS_PER_DAY } from '@compute-advisor/domain';
import type { Page } from '../page/page';
import { PERIOD_SECONDS } from '../page/page';
import type { Claim, Member } from '../roles/claim';
import { WEEKDAYS } from '../words/week-words';
import { isClosedAt } from './closed-hours';
import { numberAt } from './count';
import { daysAWeek, shiftHours } from './shift-hours';
import { hoursInBrackets, longestRun } from './told-hours';
import { foldOf } from './told-growth';
import { foldedBy } from '../roles/growth';
import { daysWithSaturday, weekWindowAt, workingDaysAt } from './week-window';

/** Hours of a window of the day; one of an incident is none of every day. */
function windowAt(page: Page, k: number): number | undefined {
  const e = page.at(k);
  if (e?.kind !== 'time' || e.hours === undefined || isOfIncident(page, k)) return undefined;
  const hours = windowLength(e.hours);
  return isClosedAt(page, k) ? HOURS_PER_DAY - hours : hours;
}

/** What the text says of hours and days without a figure of its own: windows of the day, working days, "around the
 *  clock", "just me". */
export function scheduleOf(page: Page): Claim[] {
  const out: Claim[] = [];
  page.elements.forEach((e, k) => {
    if (page.against(k) !== undefined) return;
    const say = (member: Member, value: number, weight: number, approximation?: string): void => {
      out.push({
        member,
        value,
        at: k,
        weight,
        start: e.start,
        end: e.end,
        ...(approximation === undefined ? {} : { approximation }),
      });
    };
    const hours = windowAt(page, k);
    if (hours !== undefined) say('hoursPerDay', hours, 3);
    const within = deadlineAt(page, k);
    if (within !== undefined) say('windowHours', within, 2);
    out.push(...windowsAt(page, k), ...shiftHours(page, k), ...hoursInBrackets(page, k), ...longestRun(page, k));
    if (e.tags.has('weekdays')) say('daysPerWeek', 5, 2);
    if (e.tags.has('allDay') && e.kind !== 'figure' && !isDenied(page, k)) {
      say(isLimit(page, k) ? 'windowHours' : 'hoursPerDay', 24, 2);
    }
    const office = officeHours(page, k);
    if (office !== undefined) out.push(office);
    if (isByHimself(page, k)) say('concurrentRequests', 1, 1);
    const fold = foldOf(page, k);
    if (fold !== undefined) out.push(foldClaim(page, k, fold));
    const days = daysAWeek(page, k) ?? workingDaysAt(page, k);
    if (days !== undefined) say('daysPerWeek', days, 2);
  });
  return out;
}
/** A multiple that a word names; told for a period, as often as that fits into the time that is planned for. */
function foldClaim(page: Page, at: number, { member, value }: Fold): Claim {
  const { start = 0, end = 0 } = page.at(at) ?? {};
  if (member !== 'growthFactor') return { member, value, at, weight: 2, start, end };
  const { factor, beside, approximation } = foldedBy(page, at, value);
  const pieces = beside === undefined ? undefined : [{ start, end }, ...beside];
  return { member, value: factor, at, weight: 2, start, end, approximation, pieces };
}
type Fold = NonNullable<ReturnType<typeof foldOf>>;

/** "Within 24 hours", "24 saat içinde": a day that something has to be done in. */
const isLimit = (page: Page, k: number): boolean =>
  page.textAt(k).startsWith('24') && (page.has(k - 1, 'deadline', 'due') || page.has(k + 1, 'deadline'));
/** "Just me"; "fast when I'm alone on it" is of a time when the others are away. */
const isByHimself = (page: Page, k: number): boolean => page.has(k, 'self') && !WHENEVER.has(page.textAt(k - 1));
const WHENEVER: ReadonlySet<string> = new Set(
  'when whenever if while wenn falls quand si cuando quando als'.split(' '),
);

/** "Neither team needs 24/7", "nicht rund um die Uhr". */
const isDenied = (page: Page, k: number): boolean =>
  [1, 2, 3, 4].some((n) => page.sameSentence(k - n, k) && (page.has(k - n, 'not') || NONE.has(page.textAt(k - n))));
const NONE: ReadonlySet<string> = new Set(
  'neither nobody none kein keine niemand ni ninguno aucun personne nessuno geen niemand zaden никто'.split(' '),
);

/** The windows of a week and of a day that end at `k`. */
function windowsAt(page: Page, k: number): readonly Claim[] {
  const week = weekWindowAt(page, k);
  const day = clockWindow(page, k);
  const days = daysWithSaturday(page, k);
  const weekly: readonly Claim[] = week === undefined ? NO_WINDOWS : [week];
  const found = days === undefined ? weekly : [days, ...weekly];
  return day === undefined ? found : [...found, { member: 'hoursPerDay', weight: 3, at: k, ...day }];
}
const NO_WINDOWS: readonly Claim[] = [];
/** "office hours" are eight unless it says how many: "10 working hours". */
function officeHours(page: Page, k: number): Claim | undefined {
  const e = page.at(k);
  if (e === undefined || !e.tags.has('officeHours')) return undefined;
  const at = hoursBeside(page, k);
  const stated = at === undefined ? undefined : numberAt(page, at);
  const figure = page.at(at ?? -1);
  if (figure !== undefined && stated !== undefined && stated >= 1 && stated <= HOURS_PER_DAY) {
    const [start, end] = [Math.min(figure.start, e.start), Math.max(figure.end, e.end)];
    return { member: 'hoursPerDay', value: stated, at: k, weight: 2, start, end };
  }
  const approximation = `"${page.text.slice(e.start, e.end)}" is taken as 8 hours a day.`;
  return { member: 'hoursPerDay', value: 8, at: k, weight: 0.5, start: e.start, end: e.end, approximation };
}

/** The figure of "10 working hours", "a 10-hour working day", "jornada de 10 horas". */
function hoursBeside(page: Page, k: number): number | undefined {
  const before = [k - 1, k - 2].find((j) => !page.is(j, '-')) ?? k - 1;
  const hour = page.has(before, 'hour') ? before - 1 : before;
  const first = page.is(hour, '-') ? hour - 1 : hour;
  const isBehind = OF.has(page.textAt(k + 1)) && page.has(k + 3, 'hour');
  return [first, isBehind ? k + 2 : -1].find((j) => page.sameSentence(j, k) && numberAt(page, j) !== undefined);
}
const OF: ReadonlySet<string> = new Set('of de von di van z from'.split(' '));

const windowLength = (hours: { from: number; to: number }): number =>
  Math.round(((((hours.to - hours.from) % 24) + 24) % 24 || 24) * 100) / 100;

/** "start at midnight, done by 7 am": two times of day in a sentence, the later one led to. */
function clockWindow(page: Page, k: number): { value: number; start: number; end: number } | undefined {
  const to = clockAt(page, k);
  if (to === undefined || page.before(k, 2, ['due', 'deadline', 'until', 'to']) < 0 || isOfIncident(page, k))
    return undefined;
  for (let j = k - 1; j >= k - CLOCK_REACH && page.sameSentence(j, k); j -= 1) {
    const from = clockAt(page, j);
    if (WEEKDAYS.has(page.textAt(j))) return undefined;
    if (from === undefined) continue;
    const value = windowLength({ from: from.hour, to: to.hour });
    return { value, start: page.at(j)?.start ?? 0, end: page.at(to.last)?.end ?? 0 };
  }
  return undefined;
}
const CLOCK_REACH = 10;

/** "Between 13:05 and 14:40 users received time-outs", in a text about an incident: told of once, no window of the day.
 */
function isOfIncident(page: Page, k: number): boolean {
  if (!page.tells('incident') || page.speaksOf(k, 'real')) return false;
  for (let j = k - TOLD_REACH; j <= k + TOLD_REACH; j += 1)
    if (page.sameSentence(j, k) && (page.has(j, 'didThen', 'was', 'past') || /^\p{L}{3,}ed$/u.test(page.textAt(j))))
      return true;
  return false;
}
const TOLD_REACH = 16;

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
