import type { Page } from '../page/page';
import { PERIOD_SECONDS } from '../page/page';
import type { Claim } from '../roles/claim';
import { shown } from '../roles/claim';
import { numberAt } from './count';

/** "Bursts of 200 requests within 10 seconds", "300 Anfragen in 5 Minuten": so many that come in so short a time are a
 *  rate, and the time is no wait. */

/** Fewer are one piece of work with a deadline; what takes longer is a job. */
const FEWEST = 5;
const LONGEST_SECONDS = PERIOD_SECONDS.hour / 2;

/** The claims of a text with the rate of what comes all at once. */
export function withBursts(page: Page, claims: readonly Claim[]): readonly Claim[] {
  if (!page.tells('sec', 'min') || !page.tells('req')) return claims;
  for (const k of page.kinds('figure')) {
    const burst = burstAt(page, k);
    if (burst === undefined) continue;
    const taken = new Set([k, burst.time]);
    if (claims.some((c) => taken.has(c.at) && !GIVES_WAY.has(c.member))) continue;
    return [...claims.filter((c) => !taken.has(c.at)), burst.claim];
  }
  return claims;
}
/** What a time and a number of requests are taken for where nothing joins them. */
const GIVES_WAY: ReadonlySet<string> = new Set(['endToEndMs', 'items', 'windowHours', 'concurrentRequests']);

/** The figure of a time that a word of limit leads to behind a noun. */
const timeBehind = (page: Page, noun: number): number | undefined =>
  page.has(noun + 1, 'deadline', 'in', 'most')
    ? [noun + 2, noun + 3].find((j) => page.at(j)?.kind === 'figure' && page.sameSentence(noun, j + 1))
    : undefined;
function secondsAt(page: Page, time: number): number {
  const unit = page.timeUnit(time + 1);
  return unit === undefined ? 0 : (numberAt(page, time) ?? 0) * PERIOD_SECONDS[unit];
}

function burstAt(page: Page, k: number): { readonly claim: Claim; readonly time: number } | undefined {
  const many = numberAt(page, k) ?? 0;
  const noun = page.unitAt(k);
  if (many < FEWEST || !page.has(noun, 'req') || page.against(k) !== undefined) return undefined;
  const time = timeBehind(page, noun);
  const seconds = time === undefined ? 0 : secondsAt(page, time);
  if (time === undefined || seconds <= 0 || seconds > LONGEST_SECONDS || page.has(time + 2, 'each')) return undefined;
  const value = many / seconds;
  const approximation = `Requests per second: ${shown(many)} in ${shown(seconds)} seconds are ${shown(value)}.`;
  const [start, end] = [page.at(k)?.start ?? 0, page.at(time + 1)?.end ?? 0];
  return { time, claim: { member: 'requestsPerSecond', value, at: k, weight: 2, start, end, approximation } };
}
