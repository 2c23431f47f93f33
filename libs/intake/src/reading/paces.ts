import { beginningsOf } from '../page/beginnings';
import type { Page } from '../page/page';
import { PERIOD_SECONDS } from '../page/page';
import type { Claim, Member } from '../roles/claim';
import { EVERY, ONE_OF } from '../words/small-words';
import { numberAt } from './count';
import { intervalAt, ordinalAt, type Pace } from './intervals';
import { isSameNoun } from './same-noun';

/** How often somebody asks, said as the time between two requests ("every 40 seconds") or without a figure ("a message
 *  a minute"): for each of those who are there, or of all. */

/** How far back the words stand that say who asks, elements. */
const WHO_REACH = 18;
/** How far before an interval the work stands that comes once in it. */
const WORK_REACH = 5;

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

/** "A 10-second chunk per camera": pieces of so long follow one another. */
function pieceAt(page: Page, k: number): Pace | undefined {
  const unit = page.is(k + 1, '-') ? k + 2 : k + 1;
  const value = page.at(k)?.figure?.value ?? 0;
  const isPiece = page.has(unit, 'sec') && page.has(unit + 1, 'chunk', 'image') && page.sameSentence(k, unit + 2);
  if (!isPiece || value <= 0 || !page.has(unit + 2, 'per', 'each')) return undefined;
  return { requests: 1, isCounted: true, seconds: value, from: k, to: unit + 1, at: k };
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
