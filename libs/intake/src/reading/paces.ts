import { beginningsOf } from '../page/beginnings';
import type { Page } from '../page/page';
import { PERIOD_SECONDS } from '../page/page';
import type { Claim, Member } from '../roles/claim';
import { ORDINALS } from '../gazetteers/data/number-words';
import { EVERY, ONE_OF } from '../words/small-words';
import { numberAt } from './count';
import { isSameNoun } from './same-noun';

/** How often somebody asks, said as the time between two requests ("every 40 seconds") or without a figure ("a message
 *  a minute"): for each of those who are there, or of all. */

/** How far back the words stand that say who asks, elements. */
const WHO_REACH = 18;
/** How far before an interval the work stands that comes once in it. */
const WORK_REACH = 5;
/** Longer than this apart nobody works with a service, seconds; then it is maintenance. */
const LONGEST_APART = 4 * 3600;

/** A pace: how many requests in how many seconds, and the elements it stands in. */
interface Pace {
  readonly requests: number;
  readonly seconds: number;
  /** A figure says how many: "one call every 4 seconds". */
  readonly isCounted: boolean;
  readonly from: number;
  readonly to: number;
  /** The figure of the interval or the word of the period. */
  readonly at: number;
}

/** The claims of a text with those of its paces in place of what their figures were taken for. */
export function withPaces(page: Page, claims: readonly Claim[]): Claim[] {
  const paces = pacesOf(page);
  const arriving = arrivals(page, claims);
  if (paces.length === 0) return arriving;
  const taken = (c: Claim): boolean => paces.some((p) => c.at >= p.from && c.at <= p.to);
  return [...arriving.filter((c) => !taken(c)), ...paces.flatMap((p) => claimOf(page, p) ?? [])];
}

/** "40 visitors a minute": who comes per minute or second asks once; nobody counts users so. */
const arrivals = (page: Page, claims: readonly Claim[]): Claim[] =>
  claims.map((c) => {
    const unit = c.member === 'totalUsers' ? page.unitAt(c.at) : -1;
    const period = unit > c.at ? page.period(unit + 1) : undefined;
    if (period === undefined || PERIOD_SECONDS[period.period] > PERIOD_SECONDS.minute) return c;
    const end = page.at(period.end - 1)?.end ?? c.end;
    return { ...c, member: 'requestsPerSecond' as const, value: c.value / PERIOD_SECONDS[period.period], end };
  });

function pacesOf(page: Page): Pace[] {
  const out: Pace[] = [];
  if (laps(page).length === 0 && !page.tells('chunk', 'image', 'req')) return out;
  for (const k of begins(page)) {
    if (page.against(k) !== undefined) continue;
    const isFigure = page.at(k)?.kind === 'figure';
    const pace = isFigure ? (intervalAt(page, k) ?? pieceAt(page, k)) : (wordedAt(page, k) ?? ordinalAt(page, k));
    if (pace !== undefined && (isEach(page, pace) || hasWork(page, pace) || isWorkBehind(page, pace))) out.push(pace);
  }
  return out;
}
const laps = beginningsOf({ tags: ['lap', 'lapBehind'], words: ['each'] });
/** A figure of an interval, or the period behind a word of work. */
const begins = beginningsOf({ kinds: ['figure'] }, { tags: ['req'], step: 1 }, { tags: ['lap'], step: 1 });

/** "every 40 seconds", "once every two minutes", "alle 40 Sekunden", "40秒ごとに". */
function intervalAt(page: Page, k: number): Pace | undefined {
  const seconds = secondsAt(page, k);
  if (seconds === undefined) return undefined;
  const led = page.has(k - 1, 'hedge') ? k - 2 : k - 1;
  const isPer = PER.has(page.textAt(led)) && page.has(led - 1, 'req');
  const before = (page.has(led, 'lap') || page.is(led, 'each') || isPer) && page.sameSentence(led, k);
  const behind = (page.has(k + 2, 'lapBehind') || isOnceIn(page, k)) && page.sameSentence(k, k + 2);
  if (!before && !behind) return undefined;
  const first = before ? led : k;
  const many = requestsBefore(page, first);
  return {
    requests: many?.value ?? 1,
    isCounted: many !== undefined,
    seconds,
    from: many?.at ?? first,
    to: behind ? k + 2 : k + 1,
    at: k,
  };
}

/** "One request per 10 minutes". */
const PER: ReadonlySet<string> = new Set(['per', 'pro', 'je', 'por', 'par', 'на', 'na']);
/** "10 dakikada bir": once in so long. */
const isOnceIn = (page: Page, k: number): boolean => IN_TIME.test(page.textAt(k + 1)) && page.is(k + 2, 'bir');
const IN_TIME = /^(?:saniyede|dakikada|saatte)$/;

/** "A 10-second chunk per camera": pieces of so long follow one another. */
function pieceAt(page: Page, k: number): Pace | undefined {
  const unit = page.is(k + 1, '-') ? k + 2 : k + 1;
  const value = page.at(k)?.figure?.value ?? 0;
  const isPiece = page.has(unit, 'sec') && page.has(unit + 1, 'chunk', 'image') && page.sameSentence(k, unit + 2);
  if (!isPiece || value <= 0 || !page.has(unit + 2, 'per', 'each')) return undefined;
  return { requests: 1, isCounted: true, seconds: value, from: k, to: unit + 1, at: k };
}

/** The seconds of a time that may lie between two requests. */
function secondsAt(page: Page, k: number): number | undefined {
  const unit = page.timeUnit(isSwedishOrdinal(page, k) ? k + 3 : k + 1) ?? (isOnceIn(page, k) ? page.period(k + 1)?.period : undefined);
  const figure = page.at(k)?.figure;
  if (figure !== undefined && page.has(k + 1, 'ms') && figure.value > 0) return figure.value / 1000;
  if (unit === undefined || unit === 'day' || figure === undefined || !page.sameSentence(k, k + 1)) return undefined;
  const seconds = figure.value * PERIOD_SECONDS[unit];
  return seconds > 0 && seconds <= LONGEST_APART ? seconds : undefined;
}

/** "Var 10:e minut". */
const isSwedishOrdinal = (page: Page, k: number): boolean => page.is(k + 1, ':') && /^[ea]$/.test(page.textAt(k + 2));

/** "En fråga var tionde minut", "every fifth minute": the interval is told as the ordinal of a minute. */
function ordinalAt(page: Page, k: number): Pace | undefined {
  const many = page.has(k - 1, 'lap') ? ORDINALS.get(page.textAt(k)) : undefined;
  const unit = many === undefined ? undefined : page.timeUnit(k + 1);
  if (many === undefined || unit === undefined || !page.sameSentence(k - 1, k + 1)) return undefined;
  const seconds = many * PERIOD_SECONDS[unit];
  return seconds > LONGEST_APART
    ? undefined
    : { requests: 1, isCounted: false, seconds, from: k - 1, to: k + 1, at: k };
}

/** "sends 3 messages every 10 minutes": how many come in one interval. */
function requestsBefore(page: Page, first: number): { value: number; at: number } | undefined {
  for (let j = first - 1; j >= first - WORK_REACH && page.sameSentence(j, first); j -= 1) {
    const figure = page.at(j)?.figure;
    if (figure === undefined) continue;
    return page.after(j, 2, ['req', 'doc', 'image']) >= 0 ? { value: figure.value, at: j } : undefined;
  }
  return undefined;
}

/** "each sends a message every minute", "one line a minute per player": the period is a word and so is the number. */
function wordedAt(page: Page, k: number): Pace | undefined {
  const period = page.period(k);
  if (period === undefined || PERIOD_SECONDS[period.period] > PERIOD_SECONDS.hour) return undefined;
  const work = page.has(k - 1, 'req') && page.sameSentence(k - 1, k) ? k - 1 : -1;
  const one = work - 1;
  if (work < 0 || !ONE.has(page.textAt(one)) || page.at(one)?.kind === 'figure') return undefined;
  return {
    requests: 1,
    isCounted: false,
    seconds: PERIOD_SECONDS[period.period],
    from: one,
    to: period.end - 1,
    at: k,
  };
}
const ONE = new Set('a an one ein eine einen un una une um uma een jedna'.split(' '));

/** Whether the pace is that of each: "each", "per player", or the people or sessions that the clause speaks of. */
function isEach(page: Page, pace: Pace): boolean {
  const stop = (e: { kind: string }): boolean => e.kind === 'gpu' || e.kind === 'instance';
  if (page.after(pace.to, 3, ['each'], stop) >= 0) return true;
  return (
    page.before(pace.from, WHO_REACH, ['each', 'who', 'conc', 'dau'], stop) >= 0 ||
    isOfOne(page, pace.from) ||
    isOfThings(page, pace)
  );
}

/** "75 machines send an event every 30 seconds": things that are counted before it, each of which does one. */
function isOfThings(page: Page, { from, requests }: Pace): boolean {
  for (let j = from - 1; j >= from - THINGS_REACH && page.sameSentence(j, from); j -= 1) {
    const value = numberAt(page, j);
    if (value === undefined || (value === 1 && requests === 1)) continue;
    const noun = page.at(page.unitAt(j));
    const isThing = noun?.kind === 'word' && PLURAL.test(noun.text) && !page.has(page.unitAt(j), ...NO_THINGS);
    return requests === 1 && Number.isInteger(value) && value >= FEWEST && isThing;
  }
  return false;
}
const THINGS_REACH = 7;
/** Fewer than these may be servers. */
const FEWEST = 10;
const PLURAL = /^\p{L}{3,}(?:s|n|i|e|y|ow|и|ы|ов)$/u;
const NO_THINGS = ['req', 'doc', 'image', 'tok', 'gpuWord', 'percent', 'sec', 'min', 'hour', 'day'] as const;

/** "4,000 players; a player triggers a line every 40 seconds": one of those who were counted a sentence before. */
function isOfOne(page: Page, from: number): boolean {
  for (let j = from - 1; j >= from - SUBJECT_REACH && page.sameSentence(j, from); j -= 1)
    if (ONE_OF.has(page.textAt(j)) || EVERY.has(page.textAt(j))) {
      const noun = page.textAt(j + 1);
      for (let k = j - 1; k >= j - WHO_REACH && k >= 0; k -= 1)
        if (page.has(k, 'who') && isSameNoun(page.textAt(k), noun)) return true;
    }
  return false;
}
const SUBJECT_REACH = 8;

/** "Every 20 seconds a call comes in", "alle 20 Sekunden ein Anruf": one piece of work behind its interval. */
function isWorkBehind(page: Page, { to }: Pace): boolean {
  const work = page.after(to, WORK_BEHIND, ['req', 'doc', 'image'], (e) => e.kind === 'figure');
  return work >= 0 && [work - 1, work - 2].some((j) => j > to && ONE.has(page.textAt(j)));
}
const WORK_BEHIND = 5;

/** "a finished clip every ten minutes", "one call every 4 seconds": one piece of work in every interval. */
function hasWork(page: Page, pace: Pace): boolean {
  if (pace.isCounted) return true;
  const work = page.before(pace.from, WORK_REACH, ['req', 'doc', 'image'], (e) => e.kind === 'figure');
  if (work < 0) return false;
  for (let j = work - 1; j >= work - 2; j -= 1) if (ONE.has(page.textAt(j))) return true;
  return false;
}

function claimOf(page: Page, pace: Pace): Claim | undefined {
  const each = isEach(page, pace);
  const start = page.at(pace.from)?.start ?? 0;
  const end = page.at(pace.to)?.end ?? start;
  const member: Member = each ? 'perUserPerHour' : 'requestsPerSecond';
  const value = (pace.requests / pace.seconds) * (each ? PERIOD_SECONDS.hour : 1);
  return { member, value, at: pace.at, weight: 2, start, end };
}
