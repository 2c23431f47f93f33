import type { Page } from '../page/page';
import type { Span } from '../reading';
import type { Claim, Member } from '../roles/claim';
import { factorAt, isTimeAhead } from '../roles/factors';
import { isComingYear } from '../roles/ordinal';
import { shown } from '../roles/claim';
import type { Tag } from '../words';
import { numberAt } from './count';
import { isPlannedFor } from '../roles/planned-for';
import { PLANS_FOR } from '../words/plan-words';
import { isGrownTo, tellsPlan } from './grown-to';
import { NEXT } from '../words/times-ahead';
import { busierAt } from './busier-times';
import { BRINGS, EXPECTS, IT, WILL_BE } from './data/growth-words';
import { foldInWords, isNear, isOfElse, LOADS } from './folds';

/** Growth without a share: a multiple that a word names, and the load that is expected later. */

/** A multiple of the load, and the words that say so beside those of the multiple. */
interface Fold {
  readonly member: Member;
  readonly value: number;
  readonly pieces?: readonly Span[];
}

/** "will double next year", "in der Spitze das Dreifache": a multiple that a word names, of the load. */
export function foldOf(page: Page, k: number): Fold | undefined {
  const e = page.at(k);
  const value = (e === undefined ? undefined : foldInWords(e)) ?? foldAhead(page, k);
  const busier = busierAt(page, k);
  if (busier !== undefined) return busier;
  if (value === undefined) return undefined;
  if (isNear(page, k, ['peak'], 4)) return { member: 'peakFactor', value };
  // "twice a day" is how often, "doubles every year" how much more
  if ((page.period(k + 1) !== undefined && !page.has(k, 'growth')) || isOfElse(page, k)) return undefined;
  const grows = page.has(k, 'growth') || isNear(page, k, ['growth'], 4);
  const ahead = isAhead(page, k, grows);
  const said = ahead ? grows || isOfLoad(page, k) : grows && (isNear(page, k, LOADS, 4) || isOfIt(page, k));
  return said ? { member: 'growthFactor', value } : undefined;
}

/** "Cinque volte tanto entro l'autunno", "bis Herbst mal drei": a multiple in figures, with a time to come. */
const foldAhead = (page: Page, k: number): number | undefined =>
  page.at(k)?.kind === 'figure' && factorAt(page, k) !== undefined && isTimeAhead(page, k)
    ? numberAt(page, k)
    : undefined;

/** "Heute 5.000 Anfragen am Tag, in einem Jahr das Dreifache": with a time to come the load may stand so far off. */
const TOLD_REACH = 14;

/** Its sentence or the one before speaks of a load: "20 requests a second. Next year three times that." */
const isOfLoad = (page: Page, k: number): boolean =>
  isNear(page, k, LOADS, TOLD_REACH) || page.speaksOf(page.lineStart(k) - 1, ...LOADS);

/** It is told of a time to come. */
function isAhead(page: Page, k: number, grows: boolean): boolean {
  if (page.has(k, 'future') || isNear(page, k, ['future'], 8) || brings(page, k) || isTimeAhead(page, k)) return true;
  if (!grows) return false;
  if (isNear(page, k, ['deadline', 'plan'], 4)) return true;
  const time = page.after(k, 4, ['calendar', 'week', 'month', 'year']);
  return time >= 0 && [time - 1, time - 2].some((j) => NEXT.test(page.textAt(j)));
}
/** "is supposed to bring twice the players". */
const brings = (page: Page, k: number): boolean => BRINGS.test(page.textAt(k - 1)) || BRINGS.test(page.textAt(k - 2));

/** "when it doubles", "ai dobra", "the roll-out triples that": the load is what is spoken of. */
const isOfIt = (page: Page, k: number): boolean => [k - 2, k - 1, k + 1].some((j) => IT.test(page.textAt(j)));

/** Loads that may be told of today and of later. */
const KINDS: ReadonlySet<Member> = new Set<Member>([
  'totalUsers',
  'concurrentRequests',
  'requestsPerSecond',
  'requestsPerDay',
]);
/** How far before a figure the words of a time to come may stand, and behind it. */
const BEFORE = 8;
const BEHIND = 6;
/** Elements between the load of today and that of later. */
const REACH = 30;
const MOST_TIMES = 100;

/** "6,000 enabled users, by year 3 it will be 18,000", "40 users now, 120 next year": the load of later is the growth
 *  of that of today. */
export function withTargets(page: Page, claims: readonly Claim[]): Claim[] {
  if (!(page.tells(...TO_COME) || tellsPlan(page).length > 0) || claims.some((c) => c.member === 'growthFactor'))
    return [...claims];
  for (const k of page.kinds('figure')) {
    const now = laterOf(page, claims, k);
    if (now === undefined) continue;
    const later = numberAt(page, k) ?? now.value;
    return [...claims.filter((c) => c.at !== k), growthOf(page, now, k, later)];
  }
  return [...claims];
}

/** Without such a word nothing is told of a time to come. */
const TO_COME: readonly Tag[] = ['future', 'plan', 'want', 'growth'];

/** The load of today that the figure at `k` is the later one of. */
function laterOf(page: Page, claims: readonly Claim[], k: number): Claim | undefined {
  const value = numberAt(page, k);
  if (value === undefined || page.against(k) !== undefined || page.used.has(k)) return undefined;
  const own = claims.find((c) => c.at === k);
  if (own === undefined ? hasOtherUnit(page, k) : !KINDS.has(own.member)) return undefined;
  const isPlanned = isPlannedFor(page, k);
  if (!isPlanned && !isGrownTo(page, k) && !isToCome(page, k)) return undefined;
  if (factorAt(page, k) !== undefined) return undefined; // "3 req/s now, x4 by year end"
  const loads = loadsBefore(page, claims, k).filter((c) =>
    own === undefined ? isOfPeriod(page, k, c) : own.member === c.member,
  );
  // "85 use it. We take over a firm of 60, so plan for 145"
  const now = isPlanned ? loads.filter((c) => c.value < value).sort((a, b) => b.value - a.value)[0] : loads.at(-1);
  if (now === undefined) return undefined;
  const before = numberAt(page, now.at) ?? now.value;
  return value > before && value <= before * MOST_TIMES ? now : undefined;
}
/** "60 questions a day ... it'll be 600 a day": a number with a period is one of the same kind. */
function isOfPeriod(page: Page, k: number, now: Claim): boolean {
  const period = page.period(k + 1)?.period;
  if (period === undefined) return true;
  return now.member === (period === 'day' ? 'requestsPerDay' : 'requestsPerSecond');
}
const isNearBefore = (page: Page, at: number, k: number): boolean =>
  k - at <= REACH && (page.at(k)?.sentence ?? 0) - (page.at(at)?.sentence ?? 0) <= 1;
/** "900 field technicians ... Expected in 2027: 1,300 technicians": the same noun is counted again later. */
const isSameCrowd = (page: Page, at: number, k: number): boolean =>
  k - at <= FAR && lastNoun(page, k) !== '' && [1, 2, 3].some((n) => page.textAt(at + n) === lastNoun(page, k));
const lastNoun = (page: Page, k: number): string => (page.has(k + 1, 'who') ? page.textAt(k + 1) : '');
const FAR = 90;

/** The loads of now that are told in the sentence of `k` or the one before. */
const loadsBefore = (page: Page, claims: readonly Claim[], k: number): Claim[] =>
  claims.filter(
    (c) =>
      KINDS.has(c.member) &&
      c.at < k &&
      (isNearBefore(page, c.at, k) || isSameCrowd(page, c.at, k)) &&
      c.setting !== true &&
      !isToCome(page, c.at),
  );

/** Words of a time to come stand with the figure and no other figure but that of the year between. */
function isToCome(page: Page, k: number): boolean {
  for (let j = k - 1; j >= k - BEFORE && page.sameSentence(j, k); j -= 1) {
    if (isTime(page, j) || isWillBe(page, j) || isYearPlanned(page, j)) return true;
    if (page.at(j)?.figure !== undefined && !page.has(j - 1, 'year', 'deadline', 'in', 'calendar')) break;
  }
  for (let j = k + 1; j <= k + BEHIND && page.sameSentence(j, k); j += 1) {
    if (page.at(j)?.figure !== undefined || page.is(j, ',')) return false;
    if (isTime(page, j)) return true;
  }
  return false;
}
/** A time to come, not only a verb of expecting. */
const isTime = (page: Page, j: number): boolean =>
  page.has(j, 'future') && !EXPECTS.test(page.textAt(j).split(' ')[0] ?? '');
/** "Expected in 2027: 1,300 technicians": a year that is to come. */
const isYearPlanned = (page: Page, j: number): boolean =>
  isComingYear(page, j) && page.before(j, 3, ['future', 'plan', 'want']) >= 0;
/** "it will be 18,000": the load becomes so large; "it'll be 37 altogether" says a sum. */
const isWillBe = (page: Page, j: number): boolean =>
  page.has(j, 'plan') && WILL_BE.test(page.textAt(j)) && page.after(j, 3, ['total']) < 0;
/** The figure counts something that is no load. */
function hasOtherUnit(page: Page, k: number): boolean {
  const next = page.at(page.unitAt(k));
  if (next === undefined || !page.sameSentence(k, page.unitAt(k)) || next.kind === 'mark' || BE.test(next.text))
    return false;
  if (PLANS_FOR.test(next.text)) return false;
  if (page.period(k + 1) !== undefined) return false;
  return !page.has(page.unitAt(k), 'who', 'req', 'conc', 'dau', 'future', 'deadline', 'and', 'in');
}

const BE = /^(?:be|sein|werden|geben|etre|ser|sera|zijn|byc|быть)$/;

function growthOf(page: Page, now: Claim, k: number, later: number): Claim {
  const before = numberAt(page, now.at) ?? now.value;
  const factor = Math.round((later / before) * 10_000) / 10_000;
  const e = page.at(k);
  return {
    member: 'growthFactor',
    value: factor,
    at: k,
    weight: 2,
    start: e?.start ?? now.start,
    end: e?.end ?? now.end,
    approximation: `Growth: ${shown(later)} later and ${shown(before)} today are ${shown(factor)} times the load.`,
  };
}
