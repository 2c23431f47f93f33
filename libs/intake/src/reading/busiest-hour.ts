import { HOURS_PER_DAY } from '@compute-advisor/domain';
import { together, writtenLike } from '../page/written';
import { type Page, PERIOD_SECONDS } from '../page/page';
import type { Claim, Member } from '../roles/claim';
import { shown } from '../roles/claim';
import type { Tag } from '../words';
import { numberAt } from './count';
import { BUSIEST, LEADS, ONLY_ONE, PEAK_HOUR, THAT_HOUR } from './data/load-words';

/** How far behind the busiest hour its number may stand, elements; farther where it says what it counts or ends the
 *  sentence: "the worst hour, Sunday evening, was 210 images". */
const REACH = 5;
const FAR_REACH = 10;
/** Fewer than this an hour is no load of a service. */
const FEWEST = 20;
/** A figure of these is no number of requests. */
const OTHER_UNITS = [
  'percent',
  'tok',
  'sec',
  'min',
  'ms',
  'hour',
  'day',
  'tps',
  'who',
  'conc',
  'gb',
  'gpuWord',
  'rps',
  'rpm',
] as const;

/** "the busiest hour takes about 190", "worst hour so far: 2,900 images": a number of an hour at the peak, which no
 *  words of a rate say. */
export function withBusiestHours(page: Page, named: readonly Claim[]): Claim[] {
  const told = withThatHour(page, named);
  if (!namesBusiest(page)) return [...told];
  const claims = [...told, ...peaksBehind(page, told)];
  if (claims.some((c) => c.member === 'requestsPerSecond')) return [...claims];
  const atOnce = new Set(claims.filter((c) => c.member === 'concurrentRequests').map((c) => c.at));
  const hours = [...new Set([...page.tagged('hour'), ...page.tagged('min')])].sort((a, b) => a - b);
  const places = [...hours.map((k) => k - 1), ...busiestHours(page)];
  const found = places.flatMap((k) => busiestAt(page, k) ?? []).filter((c) => !atOnce.has(c.at));
  const taken = new Set(found.map((c) => c.at));
  // "Spitzenstunde: 10 bis 11 Uhr": the hour itself is none in which the service is open
  const isOpen = (c: Claim): boolean => c.member !== 'hoursPerDay' || c.value > LONGEST_HOUR || found.length === 0;
  return [...claims.filter((c) => !taken.has(c.at) && isOpen(c)), ...found];
}
/** The busiest hour in one phrase: "peak hour", "heure de pointe". */
export const busiestHours = (page: Page): readonly number[] => together(peakHours(page), page.tagged('busiestHour'));
const peakHours = writtenLike(PEAK_HOUR);
/** Whether the phrase at `k` names it. */
export const isBusiestHour = (page: Page, k: number): boolean =>
  PEAK_HOUR.test(page.textAt(k)) || page.has(k, 'busiestHour');

const namesBusiest = (page: Page): boolean =>
  page.tells('peak') || busiest(page).length > 0 || busiestHours(page).length > 0;
const busiest = writtenLike(BUSIEST);

/** A word of the peak right before an hour or what else is named: "busiest hour", "worst minute". */
export const isBusiest = (page: Page, k: number, ...units: readonly Tag[]): boolean =>
  (BUSIEST.test(page.textAt(k)) || page.has(k, 'peak')) && page.has(k + 1, ...units);

function busiestAt(page: Page, k: number): Claim | undefined {
  const isWhole = isBusiestHour(page, k);
  if (!(isWhole || isBusiest(page, k, 'hour', 'min')) || page.against(k) !== undefined) return undefined;
  const named = isWhole ? k : k + 1;
  let clocks = 0;
  for (let j = named + 1; j <= named + FAR_REACH + clocks && page.sameSentence(j, named); j += 1) {
    const figure = page.at(j)?.figure;
    if (isClock(page, j)) clocks += CLOCK_REACH;
    else if (figure !== undefined && figure.spelled !== true) {
      const isNear = j <= named + REACH + clocks;
      if (!countsWork(page, j) || !(isNear || isPlainlyWork(page, j))) return undefined;
      return claimAt(page, k, j, figure.value, page.has(named, 'min') ? 'minute' : 'hour');
    }
  }
  return undefined;
}
/** "Peak hour: Mondays 10 to 11, 6,900 calls": when the hour is stands between. */
const isClock = (page: Page, j: number): boolean => {
  const e = page.at(j);
  if (e?.kind === 'time') return true;
  return e?.kind === 'figure' && e.figure?.low !== undefined && e.figure.value <= HOURS_PER_DAY;
};
const CLOCK_REACH = 4;

/** A number that can be one of requests. */
function countsWork(page: Page, j: number): boolean {
  const value = page.at(j)?.figure?.value ?? 0;
  const isCount = page.at(j)?.kind === 'figure' && Number.isInteger(value) && value >= FEWEST;
  return isCount && !page.has(page.unitAt(j), ...OTHER_UNITS);
}
/** What it counts stands behind it, or nothing does. */
const isPlainlyWork = (page: Page, j: number): boolean =>
  !page.sameSentence(j, j + 1) || page.has(page.unitAt(j), 'req', 'doc', 'image');

/** "8 to 9, some 2,700 requests in that hour", "in dieser Stunde kommen 3.600 Anfragen": so many of one hour that was
 *  named are a rate. */
function withThatHour(page: Page, named: readonly Claim[]): readonly Claim[] {
  const told = named.map((c) => ofThatHour(page, c) ?? c);
  const isTold = told.some((c, n) => c !== named[n]);
  // the hour itself is none in which the service is open
  return isTold ? told.filter((c) => c.member !== 'hoursPerDay' || c.value > LONGEST_HOUR) : told;
}
const LONGEST_HOUR = 2;
function ofThatHour(page: Page, c: Claim): Claim | undefined {
  if (c.member !== 'items') return undefined;
  for (let n = 1; n <= HOUR_REACH; n += 1)
    for (const j of [c.at - n, c.at + n]) {
      if (!page.has(j, 'hour', 'min') || !page.sameSentence(j, c.at)) continue;
      const period = page.has(j, 'hour') ? 'hour' : 'minute';
      const isPointed = (period === 'hour' && isThat(page, j - 1)) || isOfBusiest(page, j, c.at);
      if (isPointed) return { ...claimAt(page, Math.min(j, c.at), Math.max(j, c.at), c.value, period), at: c.at };
    }
  return undefined;
}
/** "1,800 requests in the worst minute": nothing that is counted stands between. */
function isOfBusiest(page: Page, j: number, at: number): boolean {
  if (!isBusiest(page, j - 1, 'hour', 'min')) return false;
  for (let i = Math.min(j, at) + 1; i < Math.max(j, at); i += 1) if (page.at(i)?.figure !== undefined) return false;
  return true;
}
const HOUR_REACH = 6;
/** A word right before the hour that points back to it, over "one" or "single". */
const isThat = (page: Page, j: number): boolean =>
  THAT_HOUR.has(page.textAt(j)) || (ONLY_ONE.has(page.textAt(j)) && THAT_HOUR.has(page.textAt(j - 1)));

/** "35 requests in flight on average, 90 in the busiest hour": a bare figure of the busiest hour is of the load named
 *  right before it. */
function peaksBehind(page: Page, claims: readonly Claim[]): readonly Claim[] {
  const taken = new Set(claims.map((c) => c.at));
  return claims.flatMap((c) => (PEAKED.has(c.member) ? (peakOf(page, c, taken) ?? []) : []));
}

/** The next figure behind a load, where it is a larger one of the busiest hour and of nothing else. */
function peakOf(page: Page, c: Claim, taken: ReadonlySet<number>): Claim | undefined {
  let k = c.at + 1;
  while (k <= c.at + PEAK_REACH && page.sameSentence(k, c.at) && numberAt(page, k) === undefined) k += 1;
  const many = page.sameSentence(k, c.at) ? numberAt(page, k) : undefined;
  // in the unit of the load: "9 requests a minute, 31 at the maximum"
  const value = many === undefined ? undefined : (many * c.value) / (numberAt(page, c.at) ?? c.value);
  const last = page.at(busiestBehind(page, k) ?? -1);
  const first = page.at(k);
  if (value === undefined || value <= c.value || taken.has(k) || last === undefined || first === undefined)
    return undefined;
  return { member: c.member, value, at: k, weight: 3, start: first.start, end: last.end };
}
const PEAKED: ReadonlySet<Member> = new Set<Member>(['concurrentRequests', 'requestsPerSecond']);
const PEAK_REACH = 9;

/** The hour or time behind the figure at `k` that is the busiest; nothing that the figure could count between. */
function busiestBehind(page: Page, k: number): number | undefined {
  if (!page.has(k + 1, 'in', 'deadline') && !LEADS.has(page.textAt(k + 1))) return undefined;
  for (let j = k + 2; j <= k + 4 && page.sameSentence(j, k); j += 1)
    if (BUSIEST.test(page.textAt(j)) || page.has(j, 'peak')) return page.has(j + 1, 'hour', 'day') ? j + 1 : j;
  return undefined;
}

function claimAt(page: Page, from: number, at: number, many: number, period: 'hour' | 'minute' = 'hour'): Claim {
  const value = many / PERIOD_SECONDS[period];
  return {
    member: 'requestsPerSecond',
    value,
    at,
    weight: 3,
    start: page.at(from)?.start ?? 0,
    end: page.at(at)?.end ?? 0,
    approximation: `Requests per second: ${shown(many)} in the busiest ${period} are ${shown(value)}.`,
  };
}
