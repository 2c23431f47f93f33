import type { Page, Period } from '../page/page';
import { PERIOD_SECONDS } from '../page/page';
import type { Span } from '../reading';
import { COMPARED_PERIODS, HORIZON_BEHIND, HORIZON_LEADS, MUST_LAST, ONE, PLANS } from '../words/horizon-words';
import { shown } from './claim';
import type { Proposal } from './weigh';

/** Growth told as a share per period, and up to when it is planned. */

/** "+20% per quarter", "+35% load next year": a plus before a share of a load or with a period. */
export function growthProposal(page: Page, k: number): Proposal | undefined {
  const plus = page.is(k - 1, '+') && page.at(k)?.glued === true && page.has(k + 1, 'percent');
  if (!plus || !page.sameSentence(k - 1, k + 1)) return undefined;
  const stop = (e: { kind: string }): boolean => e.kind === 'figure' || e.kind === 'money' || e.kind === 'gpu';
  const about =
    page.period(k + 2) !== undefined ||
    page.after(k + 1, 4, ['load', 'who', 'future', 'growth', 'doc', 'req', 'image'], stop) >= 0;
  const unit = { dimension: 'share' as const, end: k + 1, scale: 0.01, noun: k + 1 };
  return about ? { role: 'growthShare', at: k, score: TOLD, heads: [], leans: [], unit } : undefined;
}
const TOLD = 3;

/** How much the load grows and what there is to say of it. */
interface Grown {
  readonly factor: number;
  readonly approximation?: string;
  /** The words of the period and of the time that is planned for, beside those of the figure. */
  readonly beside?: readonly Span[];
}

/** What a share of growth makes of the load: once, or as often as its period fits into the time that is planned for. */
export function grownBy(page: Page, k: number, share: number): Grown {
  return compounded(page, k, rounded(1 + share), `${shown(share * 100)} %`);
}

/** "Doubling every six months, size it for 18": a multiple of the load as often as its period fits into the time that
 *  is planned for. */
export const foldedBy = (page: Page, k: number, fold: number): Grown =>
  compounded(page, k, fold, `${shown(fold)} times`);

function compounded(page: Page, k: number, once: number, told: string): Grown {
  const period = growthPeriod(page, k);
  const ahead = period === undefined ? undefined : horizon(page, k, period.end);
  const times = period === undefined || ahead === undefined ? 1 : ahead.seconds / period.seconds;
  if (ahead === undefined || times <= 1 || times > MOST_TIMES) return { factor: once };
  const factor = rounded(once ** times);
  return {
    factor,
    approximation: `Growth: ${told} ${period?.words ?? ''}, ${ahead.words} on, are ${shown(factor)} times the load.`,
    beside: [spanOf(page, period ?? ahead), spanOf(page, ahead)],
  };
}
const rounded = (value: number): number => Math.round(value * 10000) / 10000;
/** Compounded more often than this it is no forecast. */
const MOST_TIMES = 120;

/** A stretch of time, how its words read in a sentence, and the last element of them. */
interface Stretch {
  readonly seconds: number;
  readonly words: string;
  readonly from: number;
  readonly end: number;
}
const spanOf = (page: Page, { from, end }: Stretch): Span => ({
  start: page.at(from)?.start ?? 0,
  end: page.at(end)?.end ?? 0,
});

/** "10% MoM", "15% a year", "20% per quarter", "jährlich 30 %", "doubling every six months". */
function growthPeriod(page: Page, k: number): Stretch | undefined {
  for (const j of PERIOD_PLACES.map((n) => k + n)) {
    if (!page.sameSentence(j, k)) continue;
    const period = page.period(j)?.period ?? COMPARED_PERIODS[page.textAt(j)];
    if (period !== undefined) return { seconds: PERIOD_SECONDS[period], words: `per ${period}`, from: j, end: j };
    const lap = page.has(j, 'lap', 'per') ? stretchAt(page, j + 1) : undefined;
    if (lap !== undefined) return { ...lap, words: `every ${lap.words}`, from: j };
  }
  return undefined;
}
/** Behind the figure first, then right before it. */
const PERIOD_PLACES = [1, 2, 3, 4, -1, -2];

/** "six months", "3 Jahre": a number of weeks or longer. */
function stretchAt(page: Page, j: number): Stretch | undefined {
  const whole = TWELVE_MONTHS.test(page.textAt(j)) ? page.at(j) : undefined;
  if (whole !== undefined) return { seconds: PERIOD_SECONDS.year, words: whole.text, from: j, end: j };
  const figure = page.at(j)?.figure;
  const unit = figure === undefined ? undefined : page.timeUnit(j + 1);
  if (figure === undefined || unit === undefined || PERIOD_SECONDS[unit] < PERIOD_SECONDS.week) return undefined;
  const words = page.text.slice(page.at(j)?.start, page.at(j + 1)?.end);
  return { seconds: figure.value * PERIOD_SECONDS[unit], words, from: j, end: j + 1 };
}

/** A year that is one word of its language. */
const TWELVE_MONTHS = /^(?:12|twelve) months$/;

/** "Plan for a year": a time that a word says whole behind one of planning. */
function wholeAt(page: Page, j: number): Stretch | undefined {
  const period = page.has(j - 1, 'plan') || PLANS.test(page.textAt(j - 1)) ? wholePeriod(page, j) : undefined;
  if (period === undefined || PERIOD_SECONDS[period] < PERIOD_SECONDS.month) return undefined;
  return { seconds: PERIOD_SECONDS[period], words: `one ${period}`, from: j, end: ONE.has(page.textAt(j)) ? j + 1 : j };
}
const wholePeriod = (page: Page, j: number): Period | undefined =>
  ONE.has(page.textAt(j)) ? page.timeUnit(j + 1) : page.period(j)?.period;

/** "Plan 6 months ahead", "over the next 18 months", "Planung auf 3 Jahre": how far the load is planned, in the
 *  sentences around what grows. */
function horizon(page: Page, k: number, from: number): Stretch | undefined {
  for (let j = Math.max(from, k) + 1; j <= k + HORIZON_REACH; j += 1) {
    const found = stretchAt(page, j);
    if (found !== undefined && isAhead(page, j, k)) return found;
    const whole = wholeAt(page, j);
    if (whole !== undefined) return whole;
  }
  for (let j = k - 1; j >= k - HORIZON_REACH; j -= 1) {
    const found = stretchAt(page, j);
    if (found !== undefined && isPlanned(page, j)) return found;
  }
  return undefined;
}
/** Words before or behind a time that make it how far is planned; in another sentence it takes a word of planning. */
const isAhead = (page: Page, j: number, k: number): boolean =>
  isPlanned(page, j) ||
  mustLast(page, j) ||
  (page.sameSentence(j, k) &&
    (page.has(j - 1, 'plan', 'future') ||
      HORIZON_LEADS.has(page.textAt(j - 1)) ||
      HORIZON_BEHIND.has(page.textAt(j + 2))));
/** "Should last 12 months", "soll 2 Jahre halten": such a word before the time or right behind it. */
function mustLast(page: Page, j: number): boolean {
  if ([j + 2, j + 3].some((i) => page.sameSentence(i, j) && MUST_LAST.test(page.textAt(i)))) return true;
  let reach = LAST_REACH;
  for (let i = j - 1; i >= j - reach && page.sameSentence(i, j); i -= 1) {
    if (MUST_LAST.test(page.textAt(i))) return true;
    // "until the end of 2027 (13 months)": the date is the same time
    if (isYear(page, i)) reach = DATED_REACH;
    else if (page.at(i)?.figure !== undefined || page.is(i, ',')) return false;
  }
  return false;
}
const LAST_REACH = 4;
const DATED_REACH = 9;
const isYear = (page: Page, i: number): boolean => /^(?:19|20)\d\d$/.test(page.textAt(i));
/** A word of planning stands at most so far before the time, or right behind it ("按2年规划"). */
function isPlanned(page: Page, j: number): boolean {
  if ([j + 2, j + 3].some((i) => page.sameSentence(i, j) && PLANS.test(page.textAt(i)))) return true;
  for (let i = j - 1; i >= j - PLANNED_REACH && page.sameSentence(i, j); i -= 1) {
    if (PLANS.test(page.textAt(i))) return true;
    if (page.at(i)?.figure !== undefined) return false;
  }
  return false;
}
const PLANNED_REACH = 5;
const HORIZON_REACH = 24;
