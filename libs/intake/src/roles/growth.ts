import type { Page, Period } from '../page/page';
import { PERIOD_SECONDS } from '../page/page';
import { COMPARED_PERIODS, HORIZON_BEHIND, HORIZON_LEADS } from '../words/small-words';
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

/** What a share of growth makes of the load: once, or as often as its period fits into the time that is planned for. */
export function grownBy(page: Page, k: number, share: number): { factor: number; approximation?: string } {
  const once = rounded(1 + share);
  const period = growthPeriod(page, k);
  const ahead = period === undefined ? undefined : horizon(page, k);
  const times = period === undefined || ahead === undefined ? 1 : ahead.seconds / PERIOD_SECONDS[period];
  if (ahead === undefined || times <= 1 || times > MOST_TIMES) return { factor: once };
  const factor = rounded((1 + share) ** times);
  return {
    factor,
    approximation:
      `Growth: ${shown(share * 100)} % per ${period ?? ''}, ${ahead.words} on, are ${shown(factor)} times ` +
      'the load.',
  };
}
const rounded = (value: number): number => Math.round(value * 10000) / 10000;
/** Compounded more often than this it is no forecast. */
const MOST_TIMES = 120;

/** "10% MoM", "15% a year", "20% per quarter". */
function growthPeriod(page: Page, k: number): Period | undefined {
  for (let j = k + 1; j <= k + 4 && page.sameSentence(j, k); j += 1) {
    const found = page.period(j)?.period ?? COMPARED_PERIODS[page.textAt(j)];
    if (found !== undefined) return found;
  }
  return undefined;
}

/** "plan 6 months ahead", "plan for three years", "over the next 18 months": how far the load is planned. */
function horizon(page: Page, k: number): { seconds: number; words: string } | undefined {
  for (let j = k + 3; j <= k + HORIZON_REACH && page.sameSentence(j, k); j += 1) {
    const figure = page.at(j)?.figure;
    const unit = figure === undefined ? undefined : page.timeUnit(j + 1);
    if (figure === undefined || unit === undefined || PERIOD_SECONDS[unit] < PERIOD_SECONDS.week) continue;
    if (!isAhead(page, j)) continue;
    const words = page.text.slice(page.at(j)?.start, page.at(j + 1)?.end);
    return { seconds: figure.value * PERIOD_SECONDS[unit], words };
  }
  return undefined;
}
/** Words before or behind a time that make it how far is planned. */
const isAhead = (page: Page, j: number): boolean =>
  page.has(j - 1, 'plan', 'future') || HORIZON_LEADS.has(page.textAt(j - 1)) || HORIZON_BEHIND.has(page.textAt(j + 2));
const HORIZON_REACH = 12;
