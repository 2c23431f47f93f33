import { beginningsOf } from '../page/beginnings';
import { type Page, PERIOD_SECONDS } from '../page/page';
import type { Claim } from '../roles/claim';
import { shown } from '../roles/claim';
import { LOGS } from '../words/log-words';
import { WORKS_THROUGH } from '../words/second-job-words';
import { numberAt } from './count';

/** "10 days of logs with 12,000 questions", "in den Logs von 10 Tagen stehen 12.000 Fragen": what a log of some days
 *  holds comes in as many days, and is no job. */

/** How far from the word for logs their time may stand, elements, and how far from the two what they hold. */
const TIME_WITHIN = 5;
const HELD_WITHIN = 9;
/** Fewer requests are an example. */
const FEWEST = 100;
const LONGEST_DAYS = 400;
const WEIGHT = 1.5;
/** How far behind them the work may be named. */
const WORK_REACH = 24;

/** Members that say how much comes already. */
const RATES: ReadonlySet<string> = new Set(['requestsPerDay', 'requestsPerSecond', 'perUserPerDay', 'windowHours']);
/** Uses that work a stock of texts through. */
const WORKS: ReadonlySet<string> = new Set([
  'classification',
  'summarization',
  'translation',
  'embeddings',
  'batch',
  'fine_tuning',
  'training',
]);

/** The claims of a text, the requests of a log as what comes in a day. */
export function withLogExtracts(page: Page, claims: readonly Claim[]): readonly Claim[] {
  const logs = begins(page);
  if (logs.length === 0 || claims.some((c) => RATES.has(c.member))) return claims;
  for (const log of logs) {
    const time = timeBeside(page, log);
    const held = time === undefined ? undefined : heldBeside(page, time.at);
    if (time === undefined || held === undefined || isWorkedThrough(page, held)) continue;
    return [...claims.filter((c) => c.at !== held), rateOf(page, held, time.at, time.days)];
  }
  return claims;
}
const begins = beginningsOf({ words: LOGS });

/** The nearest figure on either side of the word for logs that counts a time. */
function timeBeside(page: Page, log: number): { readonly at: number; readonly days: number } | undefined {
  for (const step of [-1, 1])
    for (let n = 1; n <= TIME_WITHIN && page.sameSentence(log + n * step, log); n += 1) {
      const at = log + n * step;
      if (page.at(at)?.figure === undefined) continue;
      const days = daysAt(page, at);
      if (days === undefined) break;
      return { at, days };
    }
  return undefined;
}

/** The time that the figure at `k` counts, in days. */
function daysAt(page: Page, k: number): number | undefined {
  const unit = page.unitAt(k);
  const period = page.timeUnit(unit);
  if (period === undefined || page.against(k) === 'not_mine') return undefined;
  const days = ((numberAt(page, k) ?? 0) * PERIOD_SECONDS[period]) / PERIOD_SECONDS.day;
  return days >= 1 && days <= LONGEST_DAYS ? days : undefined;
}

/** The number of requests beside the time. */
function heldBeside(page: Page, time: number): number | undefined {
  for (let n = 1; n <= HELD_WITHIN; n += 1)
    for (const j of [time + n, time - n]) {
      const noun = page.unitAt(j);
      const isCounted =
        page.sameSentence(j, time) && (numberAt(page, j) ?? 0) >= FEWEST && page.against(j) === undefined;
      if (isCounted && page.has(noun, 'req') && !page.has(noun, 'tok') && page.period(noun + 1) === undefined) return j;
    }
  return undefined;
}

/** The sentence says that they are worked through, or when that is due. */
function isWorkedThrough(page: Page, k: number): boolean {
  if (page.speaksOf(k, 'due')) return true;
  for (let j = page.lineStart(k); j <= k + WORK_REACH && page.sameSentence(j, k); j += 1) {
    if (WORKS_THROUGH.has(page.textAt(j))) return true;
    if (page.at(j)?.kind === 'use' && WORKS.has(page.at(j)?.name ?? '')) return true;
  }
  return false;
}

function rateOf(page: Page, held: number, time: number, days: number): Claim {
  const all = numberAt(page, held) ?? 0;
  const span = (k: number): { start: number; end: number } => ({
    start: page.at(k)?.start ?? 0,
    end: page.at(page.unitAt(k))?.end ?? 0,
  });
  const value = all / days;
  const approximation = `Requests: ${shown(all)} in ${shown(days)} days of logs are ${shown(value)} per day.`;
  return {
    member: 'requestsPerDay',
    value,
    at: held,
    weight: WEIGHT,
    ...span(held),
    pieces: [span(held), span(time)],
    approximation,
  };
}
