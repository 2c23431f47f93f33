import { isFigure } from '../elements/element';
import type { Page } from '../page/page';
import type { Tag } from '../words';
import { BUSY_LEADS, PEAK_GOES_ON } from '../words/small-words';
import { AT_TIMES, BUSY_TIMES, COUNTED_TIMES, WEEKDAYS } from '../words/week-words';
import { dayBefore, dayBehind, isDayOfMore, usualPeriod } from './days-of-more';
import { isHourOfDay } from './ordinal';
import type { Unit } from './quantity';
import { unitsOf } from './quantity';
import type { Role } from './table';
import type { Proposal } from './weigh';

/** Bare numbers of a load that its sentence has named before: the peak of it, or those who are busy of it. */
export function peakProposal(page: Page, k: number): Proposal | undefined {
  const word = isCount(page, k) ? peakWord(page, k) : undefined;
  const load =
    word === undefined ? undefined : (loadBefore(page, k) ?? (isLoneCrowd(page, k, word) ? AT_ONCE : undefined));
  const taken = word === undefined || load === undefined ? undefined : peakOf(page, k, load, word);
  if (word === undefined || taken === undefined) return undefined;
  const unit: Unit = { end: Math.max(k, word), noun: k, ...taken.unit };
  return { role: taken.role, at: k, score: PEAKED, heads: [word], leans: [word], unit };
}
/** A number behind which it says "at peak" counts those who are there; a time of the day alone says nothing of what it
 *  counts beside a rate. */
const isLoneCrowd = (page: Page, k: number, word: number): boolean =>
  word > k &&
  !(isDayOfMore(page, word) && countsWork(page, k)) &&
  !(isBusyTime(page, word) && ['rps', 'rpm', 'rpd'].some((tag) => page.speaksOf(k, tag as Tag)));
/** "18,000 calls, 26,000 on the Monday": what was counted last is work that comes. */
function countsWork(page: Page, k: number): boolean {
  for (let j = k - 1; j >= k - NAMED_BEFORE && page.sameSentence(j, k); j -= 1)
    if (page.at(j)?.kind === 'figure')
      return page.has(page.unitAt(j), 'req', 'doc') && !page.has(page.unitAt(j), 'conc');
  return false;
}
/** The element of the word that makes a bare number a peak or those who are busy. */
const peakWord = (page: Page, k: number): number | undefined =>
  isPeakCount(page, k) || isActiveCount(page, k)
    ? k + 1
    : (peakBefore(page, k) ?? busyTimeBehind(page, k) ?? dayOfMore(page, k));
/** "Montags 7.500", "26,000 on a bad day": the day beside a number, of a rate that was told before. */
const dayOfMore = (page: Page, k: number): number | undefined => {
  const day = dayBehind(page, k) ?? (isClosed(page, k) ? dayBefore(page, k) : undefined);
  return day !== undefined && loadBefore(page, k)?.kind === 'rate' ? day : undefined;
};

const isBusyTime = (page: Page, j: number): boolean => WEEKDAYS.has(page.textAt(j)) || BUSY_TIMES.has(page.textAt(j));

const isTime = (page: Page, j: number): boolean => isBusyTime(page, j) || AT_TIMES.has(page.textAt(j));

/** "80 users as a rule, 110 on Monday mornings": the day or part of a day behind a bare number. */
function busyTimeBehind(page: Page, k: number): number | undefined {
  const led = page.textAt(k + 1);
  for (let j = k + 1; j <= k + 4 && page.sameSentence(j, k); j += 1) {
    if (j === k + 1 && COUNTED_TIMES.has(page.textAt(j))) return undefined; // "three nights a year"
    if (isBusyTime(page, j)) return (j === k + 1 || BUSY_LEADS.has(led)) && !isHourOfDay(page, k) ? j : undefined;
    if (page.at(j)?.kind !== 'word') return undefined;
  }
  return undefined;
}
/** What the shape is worth against anything else. */
const PEAKED = 2.4;

/** A load of the sentence: what it is counted in and how much there is of it. */
interface Load {
  readonly kind: 'rate' | 'people' | 'inflight';
  readonly value: number;
  readonly unit?: Unit;
}
const AT_ONCE: Load = { kind: 'inflight', value: 0 };

/** What a peak counts, and how. */
interface Peak {
  readonly role: Role;
  readonly unit: Pick<Unit, 'dimension' | 'period' | 'scale'>;
}

/** A peak is of the same kind as its load and above it; of people, fewer are those who are there at once. */
function peakOf(page: Page, k: number, load: Load, word: number): Peak | undefined {
  const value = page.at(k)?.figure?.value ?? 0;
  if (load.kind === 'rate')
    return ratePeak(load, value, page.has(word, 'peak') || isTime(page, word) || isDayOfMore(page, word));
  if (!Number.isInteger(value) || page.at(k)?.figure?.kilo !== undefined) return undefined;
  if (load.kind === 'people' && value > load.value)
    return { role: 'totalUsers', unit: { dimension: 'people', scale: 1 } };
  if (load.kind === 'inflight' && value < load.value) return undefined;
  return { role: 'concurrentRequests', unit: { dimension: 'inflight', scale: 1 } };
}
function ratePeak(load: Load, value: number, isPeak: boolean): Peak | undefined {
  const { period } = load.unit ?? {};
  if (value <= load.value || period === undefined || !isPeak) return undefined;
  return { role: 'requestRate', unit: { dimension: 'rate', period, scale: 1 } };
}

/** The load named last before a figure: within its sentence, or in the one before where its own only names the peak.
 */
function loadBefore(page: Page, k: number): Load | undefined {
  const own = page.at(k)?.sentence ?? 0;
  const far = k - NAMED_BEFORE;
  for (let j = k - 1; j >= 0 && j >= far; j -= 1) {
    const e = page.at(j);
    if (e === undefined || !isInReach(page, j, k)) return undefined;
    if (e.kind === 'figure' && !isLength(page, j)) return loadAt(page, j, k);
    if (ENDS.has(e.kind)) return undefined;
    if (e.tags.has('conc') && own === e.sentence && !hasFigure(page, far, j)) return AT_ONCE;
  }
  return undefined;
}
/** In the sentence of `k`, or in the one before when that of `k` only names the peak and nothing speaks against it. */
function isInReach(page: Page, j: number, k: number): boolean {
  const own = page.at(k)?.sentence ?? 0;
  const sentence = page.at(j)?.sentence ?? 0;
  if (own === sentence) return true;
  return own - sentence === 1 && page.at(k - SHORT)?.sentence !== own && page.against(j) === undefined;
}
/** Names and sums that a load is not told across. */
const ENDS: ReadonlySet<string> = new Set(['money', 'model', 'gpu', 'instance']);
/** How far before a peak its load may be named, elements. */
const NAMED_BEFORE = 14;
/** A sentence that only names the peak is at most this long before its figure. */
const SHORT = 7;

const hasFigure = (page: Page, from: number, to: number): boolean =>
  page.elements.slice(Math.max(0, from), to).some((e) => e.kind === 'figure');

const isLength = (page: Page, j: number): boolean =>
  page.has(page.unitAt(j), 'tok', 'wordUnit', 'pageUnit', 'charUnit');

const RATES: ReadonlySet<Unit['dimension']> = new Set(['rate', 'thingRate']);
function loadAt(page: Page, j: number, k: number): Load | undefined {
  const value = page.at(j)?.figure?.value ?? 0;
  const units = unitsOf(page, j);
  const rate = units.find((u) => RATES.has(u.dimension) && u.period !== undefined && u.each !== true);
  if (rate !== undefined) return { kind: 'rate', value, unit: rate };
  const work = units.find((u) => usualPeriod(page, u) !== undefined);
  if (work !== undefined) return { kind: 'rate', value, unit: { ...work, dimension: 'rate', period: 'day' } };
  if (units.some((u) => u.dimension === 'inflight') || page.before(k, k - j, ['conc']) >= 0)
    return { kind: 'inflight', value };
  const isPeople = units.some((u) => u.dimension === 'people') || (page.is(j - 1, ':') && page.has(j - 2, 'who'));
  return isPeople ? { kind: 'people', value } : undefined;
}

/** "120 at peak from 9 to 17": a bare number at the peak counts those who are there. */
const isPeakCount = (page: Page, k: number): boolean =>
  page.sameSentence(k, k + 1) &&
  page.has(k + 1, 'peak') &&
  !page.has(k + 1, 'most') &&
  /^(?:at|in|im|bei|en|al|no|na|in der|aux?) /.test(page.textAt(k + 1));
/** "60 lawyers, 5 active": a bare number of those who are busy, of people that the sentence names. */
const isActiveCount = (page: Page, k: number): boolean =>
  page.sameSentence(k, k + 1) &&
  (page.has(k + 1, 'busyPeople') || page.is(k + 1, 'busy')) &&
  (isClosed(page, k + 1) || page.has(k + 2, 'busyPeople')) &&
  page.before(k, NAMED_BEFORE, ['who', 'dau', 'mau']) >= 0;
/** "18 requests per second, peaks at 40": the word of a peak right before a number that counts nothing else. */
function peakBefore(page: Page, k: number): number | undefined {
  if (!isClosed(page, k)) return undefined;
  const peak = page.before(k, 3, ['peak'], isFigure);
  return peak >= 0 ? peak : climbsTo(page, k);
}
/** "3 requests a second, but on Monday mornings it climbs to 18": the time at which a load is larger, before the verb
 *  that leads to how large. */
function climbsTo(page: Page, k: number): number | undefined {
  const verb = page.before(k, 3, ['growth'], isFigure);
  const from = verb < 0 ? k : verb;
  for (let j = from - 1; j >= from - CLIMB_REACH && page.sameSentence(j, k) && page.at(j)?.kind !== 'figure'; j -= 1)
    if (isTime(page, j)) return verb >= 0 || isTurn(page, j) ? j : undefined;
  return undefined;
}
/** "9,000 a day, but on Black Friday we counted 70,000": the time stands against the usual one. */
const isTurn = (page: Page, j: number): boolean =>
  [1, 2, 3, 4].some((n) => page.has(j - n, 'turn') && page.sameSentence(j - n, j));
const CLIMB_REACH = 8;

/** A number that a load can have. */
const isCount = (page: Page, k: number): boolean => {
  const figure = page.at(k)?.figure;
  return page.at(k)?.kind === 'figure' && figure !== undefined && figure.value >= 2;
};
/** Nothing behind it in its sentence that it could count. */
const isClosed = (page: Page, k: number): boolean =>
  !page.sameSentence(k, k + 1) ||
  (page.at(k + 1)?.kind === 'mark' && !MULTIPLIES.has(page.textAt(k + 1))) ||
  PEAK_GOES_ON.has(page.textAt(k + 1));
const MULTIPLIES = new Set(['%', '/', '*', 'x', '-']);
