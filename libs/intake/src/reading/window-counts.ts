import { HOURS_PER_DAY } from '@compute-advisor/domain';
import type { Page } from '../page/page';
import { PERIOD_SECONDS } from '../page/page';
import type { Claim } from '../roles/claim';
import { shown } from '../roles/claim';
import { numberAt } from './count';
import { BUSIEST } from './data/load-words';

/** "20,000 a day; 12,000 of them between 18:00 and 22:00", "peak is from 9 to 11, 3,000 requests in that time": what is
 *  counted of a part of the day is its rate, and those are not the hours of the service. */

/** The longest part of a day that has a count of its own, hours, and the fewest requests that are one. */
const LONGEST = 6;
const FEWEST = 20;
/** How far from the count its hours may stand, elements. */
const REACH = 14;

/** The claims of a text with the rates of what is counted of a part of the day. */
export function withWindowCounts(page: Page, claims: readonly Claim[]): readonly Claim[] {
  for (const window of page.kinds('time')) {
    const hours = hoursAt(page, window);
    const count = hours > 0 && hours <= LONGEST ? countNear(page, claims, window) : undefined;
    if (count !== undefined)
      return [...claims.filter((c) => !isOf(c, count, window)), rateOf(page, count, window, hours)];
  }
  return claims;
}
const isOf = (c: Claim, count: number, window: number): boolean =>
  c.at === count || (c.at === window && c.member === 'hoursPerDay');

function hoursAt(page: Page, k: number): number {
  const told = page.against(k) === undefined ? page.at(k)?.hours : undefined;
  return told === undefined ? 0 : (told.to - told.from + HOURS_PER_DAY) % HOURS_PER_DAY;
}

/** The nearest number of requests in the sentence: of a day that is told elsewhere and larger, or of the peak. */
function countNear(page: Page, claims: readonly Claim[], window: number): number | undefined {
  for (let n = 1; n <= REACH; n += 1)
    for (const k of [window + n, window - n]) {
      const many = page.sameSentence(k, window) && !isOpenAtOnce(claims, k) ? countAt(page, k) : undefined;
      if (many === undefined) continue;
      const day = claims.find((c) => c.member === 'requestsPerDay' && isLargerDay(c, k, many));
      if (day !== undefined ? isPartOf(page, k) : isOfPeak(page, window)) return k;
    }
  return undefined;
}

/** "310 of them have a conversation open at the peak (10:00-15:00)". */
const isOpenAtOnce = (claims: readonly Claim[], k: number): boolean =>
  claims.some((c) => c.at === k && (c.member === 'concurrentRequests' || c.member === 'requestsPerSecond'));

/** A whole number of requests, or of those that were told before, with no time of its own. */
function countAt(page: Page, k: number): number | undefined {
  const many = page.at(k)?.kind === 'figure' ? (numberAt(page, k) ?? 0) : 0;
  if (many < FEWEST || !Number.isInteger(many) || page.against(k) !== undefined) return undefined;
  const noun = page.unitAt(k);
  const isCounted = page.has(noun, 'req', 'doc', 'image', 'partOfThem') || page.has(k - 1, 'partOfThem');
  return isCounted && !page.has(noun, 'percent') && page.period(noun + 1) === undefined ? many : undefined;
}
const isLargerDay = (c: Claim, k: number, many: number): boolean =>
  c.value > many && c.at !== k && !(c.pieces ?? []).some((p) => p.start === k);

/** Told as a part of the day: "of them", "davon", "in that time", or of the peak. */
const isPartOf = (page: Page, k: number): boolean =>
  [k - 1, k + 1, k + 2].some((j) => page.sameSentence(j, k) && page.has(j, 'partOfThem')) ||
  [2, 3, 4].some((n) => page.sameSentence(k + n, k) && THAT_TIME.test(page.textAt(k + n))) ||
  isOfPeak(page, k);
const THAT_TIME =
  /^(?:time|window|hours|stretch|zeit|stunden|zeitraum|plage|heures|temps|horas|franja|ore|fascia|tijd|uren)$/;

const isOfPeak = (page: Page, k: number): boolean => {
  for (let j = k - REACH; j <= k + REACH; j += 1)
    if (page.sameSentence(j, k) && (page.has(j, 'peak') || BUSIEST.test(page.textAt(j)))) return true;
  return false;
};

function rateOf(page: Page, count: number, window: number, hours: number): Claim {
  const many = numberAt(page, count) ?? 0;
  const value = many / (hours * PERIOD_SECONDS.hour);
  const [from, to] = [Math.min(count, window), Math.max(count, window)];
  return {
    member: 'requestsPerSecond',
    value,
    at: count,
    weight: 3,
    start: page.at(from)?.start ?? 0,
    end: page.at(to)?.end ?? 0,
    approximation: `Requests per second: ${shown(many)} in ${shown(hours)} hours are ${shown(value)}.`,
  };
}
