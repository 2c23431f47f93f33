import { ORDINALS } from '../gazetteers/data/number-words';
import type { Page } from '../page/page';
import { PERIOD_SECONDS } from '../page/page';

/** The time between two requests, told as one: "every 40 seconds", "one request per 10 minutes", "var tionde minut". */

/** How far before an interval the work stands that comes once in it, elements. */
const WORK_REACH = 5;
/** Longer than this apart nobody works with a service, seconds; then it is maintenance. */
const LONGEST_APART = 4 * 3600;

/** A pace: how many requests in how many seconds, and the elements it stands in. */
export interface Pace {
  readonly requests: number;
  readonly seconds: number;
  /** A figure says how many: "one call every 4 seconds". */
  readonly isCounted: boolean;
  readonly from: number;
  readonly to: number;
  /** The figure of the interval or the word of the period. */
  readonly at: number;
}

/** "every 40 seconds", "once every two minutes", "alle 40 Sekunden", "40秒ごとに". */
export function intervalAt(page: Page, k: number): Pace | undefined {
  const seconds = secondsAt(page, k);
  const led = page.has(k - 1, 'hedge') ? k - 2 : k - 1;
  const before = isLed(page, led) && page.sameSentence(led, k);
  const behind = (page.has(k + 2, 'lapBehind') || isOnceIn(page, k)) && page.sameSentence(k, k + 2);
  if (seconds === undefined || !(before || behind)) return undefined;
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
/** "Every", or "per" right behind a request: "one request per 10 minutes". */
const isLed = (page: Page, led: number): boolean =>
  page.has(led, 'lap') || page.is(led, 'each') || (PER.has(page.textAt(led)) && page.has(led - 1, 'req'));
const PER: ReadonlySet<string> = new Set(['per', 'pro', 'je', 'por', 'par', 'на', 'na']);
/** "10 dakikada bir": once in so long. */
const isOnceIn = (page: Page, k: number): boolean => IN_TIME.test(page.textAt(k + 1)) && page.is(k + 2, 'bir');
const IN_TIME = /^(?:saniyede|dakikada|saatte)$/;

/** The seconds of a time that may lie between two requests. */
function secondsAt(page: Page, k: number): number | undefined {
  const figure = page.at(k)?.figure;
  if (figure !== undefined && page.has(k + 1, 'ms') && figure.value > 0) return figure.value / 1000;
  const unit = unitAt(page, k);
  if (unit === undefined || unit === 'day' || figure === undefined || !page.sameSentence(k, k + 1)) return undefined;
  const seconds = figure.value * PERIOD_SECONDS[unit];
  return seconds > 0 && seconds <= LONGEST_APART ? seconds : undefined;
}
/** Over the ending of "var 10:e minut". */
function unitAt(page: Page, k: number) {
  const isOrdinal = page.is(k + 1, ':') && /^[ea]$/.test(page.textAt(k + 2));
  return page.timeUnit(isOrdinal ? k + 3 : k + 1) ?? (isOnceIn(page, k) ? page.period(k + 1)?.period : undefined);
}

/** "En fråga var tionde minut", "every fifth minute": the interval is told as the ordinal of a minute. */
export function ordinalAt(page: Page, k: number): Pace | undefined {
  const many = page.has(k - 1, 'lap') ? ORDINALS.get(page.textAt(k)) : undefined;
  const unit = many === undefined ? undefined : page.timeUnit(k + 1);
  if (many === undefined || unit === undefined || !page.sameSentence(k - 1, k + 1)) return undefined;
  const seconds = many * PERIOD_SECONDS[unit];
  const pace = { requests: 1, isCounted: false, seconds, from: k - 1, to: k + 1, at: k };
  return seconds > LONGEST_APART ? undefined : pace;
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
