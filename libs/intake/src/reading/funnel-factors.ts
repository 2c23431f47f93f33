import type { Page } from '../page/page';
import { PERIOD_SECONDS } from '../page/page';
import type { Assignment } from '../roles/choose';
import type { Proposal } from '../roles/weigh';
import type { Tag } from '../words';
import { numberAt } from './count';
import { isPerNamed, isPerNamedBefore } from './per-named';
import { TURNS } from '../words/turn-words';
import { runsAtOnce } from './runs-at-once';
import { ASKS, HOLDS_REQUESTS } from './data/funnel-words';
import { type Factor, partAt } from './funnel-parts';
import { daysOf, isOfATime } from '../roles/told-times';

/** What a crowd is multiplied by: the part of it that comes, and how often each asks. */

/** More requests than this of one visit are a volume of their own. */
const MOST_EACH = 2000;
/** Roles that make a share or a number something else than a part of the crowd. */
const OTHER_ROLES: ReadonlySet<string> = new Set([
  'concurrentShare',
  'growthShare',
  'growthFactor',
  'utilizationFraction',
  'prefixCacheShare',
  'peakFactor',
  'inputTokens',
  'outputTokens',
  'contextTokens',
  'concurrentRequests',
  'items',
]);

/** The part or the number each that begins at `k`. */
export function factorAt(page: Page, assignment: Assignment, k: number): Factor | undefined {
  if (page.against(k) !== undefined || page.used.has(k)) return undefined;
  const chosen = assignment.chosen.get(k);
  if (chosen !== undefined && (isOfOtherRole(page, chosen) || isQuickRate(chosen))) return undefined;
  return partAt(page, k) ?? eachAt(page, k);
}

/** A share that is told of a month is a part of the crowd, whatever else its words may say. */
const isOfOtherRole = (page: Page, { role, at, unit }: Proposal): boolean =>
  OTHER_ROLES.has(role) && !(OF_A_MOMENT.has(role) && isOfATime(page, at, unit.end));
const OF_A_MOMENT: ReadonlySet<string> = new Set(['concurrentShare', 'utilizationFraction']);

/** "8 requests per second": no number of one visit. */
const isQuickRate = ({ role, unit }: Proposal): boolean =>
  role === 'requestRate' && unit.each !== true && unit.period !== undefined && PERIOD_SECONDS[unit.period] <= 3600;

/** "asks four questions", "3 sessions per day each", "6 questions per call", "with 6 messages each". */
function eachAt(page: Page, k: number): Factor | undefined {
  const value = numberAt(page, k) ?? 0;
  const noun = value > 0 && value <= MOST_EACH ? nounOf(page, k) : undefined;
  return noun === undefined || runsAtOnce(page, k, noun) ? undefined : countedEach(page, k, value, noun);
}

function countedEach(page: Page, k: number, value: number, noun: number): Factor | undefined {
  const period = page.period(noun + 1) ?? page.period(noun);
  const days = A_DAY.test(page.textAt(noun)) ? 1 : period && daysOf(period.period);
  if (period !== undefined && days === undefined) return undefined;
  const end = period?.end ?? noun + 1;
  const to = eachBehind(page, noun, end);
  if (to === undefined && !isToldOfEach(page, k)) return undefined;
  return { kind: 'each', value, at: k, from: k, to: to ?? end - 1, days };
}

/** "each sends 3", "sessions with 6 questions", "conversations, 6 messages on average". */
const isToldOfEach = (page: Page, k: number): boolean => {
  const head = beforeHedges(page, k);
  return (
    isAsked(page, k) ||
    page.has(head, 'per') ||
    isPerNamedBefore(page, k) ||
    isHeld(page, head + 1) ||
    isMeanHeld(page, k) ||
    page.before(k, 2, ['dau', 'mau'], (e) => e.kind === 'figure') >= 0
  );
};

/** The element before a number and the words that only say how exact it is: "with about 8", "mit im Schnitt 6". */
function beforeHedges(page: Page, k: number): number {
  let j = k - 1;
  while (j > k - ASK_REACH && page.sameSentence(j, k) && page.has(j, 'hedge', 'mean')) j -= 1;
  return j;
}

/** "3,000 conversations a day, on average 6 messages": the mean of what each of those before holds. */
function isMeanHeld(page: Page, k: number): boolean {
  const unit = page.unitAt(k);
  if (![k - 1, k - 2, unit + 1, unit + 2].some((j) => page.sameSentence(j, k) && page.has(j, 'mean'))) return false;
  for (let j = k - 1; j >= k - HELD_REACH && page.sameSentence(j, k); j -= 1) {
    if (page.at(j)?.kind === 'figure') return HOLDS_REQUESTS.test(page.textAt(page.unitAt(j)));
  }
  return false;
}
const HELD_REACH = 9;

/** Nouns that say the day with it: "sessions per day". */
const A_DAY = / (?:per day|a day|pro tag|am tag|par jour|al dia|por dia|al giorno|per dag)$/;

/** The noun of requests that the figure counts, or of pieces of work that each of them makes. */
function nounOf(page: Page, k: number): number | undefined {
  const unit = page.unitAt(k);
  const counts: readonly Tag[] = isMadeByEach(page, k) ? ['req', 'doc', 'image'] : ['req'];
  const isOfWork = (j: number): boolean => page.has(j, ...counts) || (j === unit && TURNS.has(page.textAt(j)));
  return [unit, unit + 1].find((j) => page.sameSentence(j, k) && j > k && isOfWork(j) && !page.has(j, 'rps'));
}

/** "each dictates 12 notes", "jeder schreibt 3 Briefe": who does something with so many, not who has them. */
const isMadeByEach = (page: Page, k: number): boolean =>
  page.has(k - 2, 'each') &&
  page.sameSentence(k - 2, k) &&
  page.at(k - 1)?.kind === 'word' &&
  !HELD_BY_EACH.has(page.textAt(k - 1));
const HELD_BY_EACH = new Set(
  (
    'has have holds contains of with is a hat enthalt von mit a contient de avec tiene con ' +
    'de ha contiene di tem com heeft met van ma z'
  ).split(' '),
);

/** Where "each", "per visit", "per call" behind it ends; none behind another figure or a comma. */
function eachBehind(page: Page, noun: number, end: number): number | undefined {
  for (let j = noun + 1; j <= end + 2 && page.sameSentence(j, noun); j += 1) {
    if (page.at(j)?.figure !== undefined || page.at(j)?.kind === 'mark') return undefined;
    if (page.has(j, 'each') || (j === noun + 1 && isTimesAsked(page, noun))) return j;
    if (isPerVisit(page, j) || isPerNamed(page, j, noun)) return j;
  }
  return undefined;
}
/** The visit or call behind its "per". */
const isPerVisit = (page: Page, j: number): boolean =>
  page.has(j - 1, 'per', 'lap') && HOLDS_REQUESTS.test(page.textAt(j));

/** "3回質問します": times, and behind them what is done so often. */
const isTimesAsked = (page: Page, noun: number): boolean => TIMES.has(page.textAt(noun)) && page.has(noun + 1, 'req');
const TIMES = new Set(['回', '次', '번', '회', 'veces', 'vezes', 'fois', 'mal', 'volte', 'keer', 'times']);

/** A verb of asking or "each" right before the number. */
function isAsked(page: Page, k: number): boolean {
  for (let j = k - 1; j >= k - ASK_REACH && page.sameSentence(j, k); j -= 1) {
    const e = page.at(j);
    if (e === undefined || e.kind === 'figure' || e.kind === 'mark') return false;
    if (page.has(j, 'each') || ASKS.test(e.text)) return true;
  }
  return false;
}
const ASK_REACH = 3;

/** "sessions with 6 questions": behind what holds them. */
const isHeld = (page: Page, k: number): boolean => {
  const held = page.before(k, 5, ['req', 'each'], (e) => e.kind === 'figure');
  return held >= 0 && /^(?:with|of|mit|avec|con|com|met|z|по|с)$/.test(page.textAt(k - 1));
};
