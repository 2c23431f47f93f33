import { nearestAround } from '../page/nearest';
import { HOURS_PER_DAY } from '@compute-advisor/domain';
import { lastWord } from '../lexer/first-word';
import { writtenLike } from '../page/written';
import type { Page } from '../page/page';
import type { Claim } from '../roles/claim';
import { AT_HOUR, CLOSES, OPENS } from '../words/opening-words';
import { numberAt } from './count';

/** How far behind its verb the hour may stand, and how far apart the two verbs, elements. */
const HOUR_WITHIN = 4;
const VERBS_WITHIN = 14;
/** A day of fewer hours is no day of a house. */
const SHORTEST_DAY = 3;
const HALF_DAY = 12;

/** The hours of "we open at nine and shut at six", "wir schließen um sieben und öffnen um sieben": from the verb that
 *  opens the day at `k` to the one that ends it, in either order. */
export function openingTimes(page: Page, k: number): Claim | undefined {
  const closes = nearest(page, k);
  const [from, to] = [hourBehind(page, k), closes === undefined ? undefined : hourBehind(page, closes)];
  if (from === undefined || to === undefined || from.at === to.at || page.against(k) !== undefined) return undefined;
  const hours = hoursBetween(from.hour, to.hour);
  if (hours < SHORTEST_DAY || hours > HOURS_PER_DAY) return undefined;
  const places = [from.at, to.at].sort((a, b) => a - b).flatMap((j) => page.at(j) ?? []);
  for (const j of [from.at, to.at]) page.used.add(j);
  const [start, end] = [places[0]?.start ?? 0, places[1]?.end ?? 0];
  return { member: 'hoursPerDay', value: hours, at: from.at, weight: 2.5, start, end };
}
/** Where such a day may begin. */
export const opensBegin = writtenLike(OPENS);

/** The verb that ends the day, the nearest one in the sentence. */
const nearest = (page: Page, k: number): number | undefined =>
  nearestAround(page, k, VERBS_WITHIN, (j) => CLOSES.test(lastWord(page.textAt(j))), 1);

/** The hour of the day behind the verb at `verb`, with nothing between that leads elsewhere. */
function hourBehind(page: Page, verb: number): { readonly at: number; readonly hour: number } | undefined {
  for (let j = verb + 1; j <= verb + HOUR_WITHIN && page.sameSentence(j, verb); j += 1) {
    const hour = page.at(j)?.clock ?? numberAt(page, j);
    if (hour !== undefined) return isHourOfDay(page, j, hour) ? { at: j, hour } : undefined;
    if (!AT_HOUR.test(page.textAt(j)) && page.at(j)?.kind !== 'mark' && !page.has(j, 'hedge', 'most')) return undefined;
  }
  return undefined;
}

/** "Starts at 3 s", "closes at 40 requests": a number with a unit of something else is no hour of the day. */
const isHourOfDay = (page: Page, j: number, hour: number): boolean =>
  hour >= 0 && hour <= HOURS_PER_DAY && !(page.sameSentence(j, j + 1) && page.has(j + 1, ...ELSE));
const ELSE = ['sec', 'ms', 'min', 'day', 'week', 'month', 'year', 'gb', 'tok', 'percent', 'req', 'who', 'doc'] as const;

/** "At nine and six", "at 8 and 18", "closes at seven, opens at seven": the second may be one of the afternoon. */
function hoursBetween(from: number, to: number): number {
  if (to > from) return to - from;
  return to + (to <= HALF_DAY && from <= HALF_DAY ? HALF_DAY : HOURS_PER_DAY) - from;
}
