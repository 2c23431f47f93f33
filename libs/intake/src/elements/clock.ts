import { spanOfDays } from '../words/day-spans';
import { WEEKDAYS } from '../words/week-words';
import { BETWEEN_BEHIND, CLOCK_MARKS, FROM_HOURS, HOUR_ARTICLES, SPANS_BEHIND_CLOCK } from '../words/small-words';
import { isLabelledHours } from './clock-words';
import { isCounted } from './counted-nouns';
import { isFromCase } from './case-endings';
import { type Clock, clockAt, minutesAt } from './hour-of-day';
import type { Tag } from '../words';
import { isOfShare } from './hours-of-shares';
import type { TokenSource } from './token-source';

/** A stretch of the day, hours, and the token behind it. An end below its start is on the next day. */
export interface DayWindow {
  readonly from: number;
  readonly to: number;
  readonly end: number;
}

/** Shortest stretch of a day that two bare numbers are taken for, hours. */
const SHORTEST_WINDOW = 4;
/** Tokens before and behind a window in which words may speak of the hours of a day. */
const BEFORE_WINDOW = 8;
const BEHIND_WINDOW = 3;

/** `9 to 17h`, `1am-5am`: the window of the day that begins at token `i`; `between` says that "between" stands before
 *  it. */
export function windowAt(source: TokenSource, i: number, between: boolean): DayWindow | undefined {
  const from = markedAt(source, i);
  const joined = from === undefined ? undefined : behindJoiner(source, i, from);
  const to = joined === undefined ? undefined : markedAt(source, joined);
  if (from === undefined || to === undefined) return undefined;
  const isSaid = from.marked || to.marked || (from.led && to.led);
  const isBetween = between || isFromCase(source, from.end) || BETWEEN_BEHIND.has(source.text(to.end));
  if (!isSaid && !isWindow(source, i, from, to, isBetween)) return undefined;
  const start = from.hour + (isOfAfternoon(from, to) ? 12 : 0);
  return { from: start, to: to.hour + (isMidnight(from, to) || isHalfDay(from, to) ? 12 : 0), end: to.end };
}

/** Two bare numbers that words around or what they are make a stretch of the day. */
function isWindow(source: TokenSource, i: number, from: Clock, to: Clock, between: boolean): boolean {
  const isLabelled = isLabelledHours(source, i);
  const told = between || isLabelled || isFalling(source, from, to) || isOfTheDay(source, i, to.end);
  if (isOfShare(source, i, [from, to], told)) return true;
  if (!(told || isOfPeak(source, i)) || !isClock(source, from, to)) return false;
  return isLabelled || from.hour >= 5 || to.hour >= 13 || isAtNight(source, i, to.end);
}

/** "晚上8点到12点": the twelve behind an hour of the evening. */
const isMidnight = (from: Clock, to: Clock): boolean => from.pm && from.hour > 12 && to.hour === 12 && !to.pm;

/** The hour at `i`, behind the article that some languages have before it: "entre las 9 y las 10". */
function markedAt(source: TokenSource, i: number): Clock | undefined {
  const isLed = HOUR_ARTICLES.has(source.text(i));
  const found = clockAt(source, isLed ? i + 1 : i);
  return found && (isLed || HOUR_ARTICLES.has(source.text(i - 1))) ? { ...found, marked: true } : found;
}

/** "2 to 3 pm": the half of the day is said once for both. */
const isOfAfternoon = (from: Clock, to: Clock): boolean =>
  to.pm && !from.am && !from.pm && !from.colon && from.hour < 12 && from.hour + 12 < to.hour;

/** A time of day that stands alone. */
export interface TimeOfDay {
  readonly clock: number;
  readonly end: number;
}

/** `09:11`, `[14:02]`, `6 am`, `22 Uhr`: the time of day at token `i`; nothing that goes on a number
 *  ("10.0.0.1:80"). */
export function timeOfDayAt(source: TokenSource, i: number): TimeOfDay | undefined {
  const found = clockAt(source, i);
  if (found === undefined || goesOnNumber(source, i)) return undefined;
  if (found.colon) {
    const isRound = Number.isInteger(found.hour * 2);
    const isStamp =
      source.at(i).text.length === 2 || isRound || found.am || found.pm || CLOCK_MARKS.has(source.text(found.end));
    return isStamp ? { clock: found.hour, end: behindSeconds(source, found.end) } : undefined;
  }
  const sign = source.text(i + 1);
  const isMarked = found.am || found.pm || (CLOCK_MARKS.has(sign) && !SPANS_BEHIND_CLOCK.has(source.text(i + 2)));
  return isMarked ? { clock: found.hour, end: found.end } : undefined;
}

/** The number at `i` touches another before it. */
const goesOnNumber = (source: TokenSource, i: number): boolean =>
  source.at(i).glued && /^[.:,/]$/.test(source.text(i - 1)) && source.at(i - 1).glued;

/** The token behind the `:33` of `09:11:33`. */
const behindSeconds = (source: TokenSource, end: number): number =>
  minutesAt(source, end) !== undefined && source.text(end) === ':' ? end + 2 : end;

/** The token behind the "-", "to", "and" or "as" that joins two hours. */
function behindJoiner(source: TokenSource, i: number, from: Clock): number | undefined {
  const j = from.end;
  if (source.text(j) === '-') return j + 1;
  if (isFromCase(source, j)) return j;
  const word = source.phraseAt(j);
  const joins = word?.value.tags.has('to') === true || word?.value.tags.has('and') === true;
  const isLed = from.marked || FROM_HOURS.has(source.text(i - 1));
  if (!joins && !(isLed && source.text(j) === 'as')) return undefined;
  const end = word?.end ?? j + 1;
  return HOUR_ARTICLES.has(source.text(end)) || source.text(end) === 'the' ? end + 1 : end;
}

/** "9 to 5": the second hour is one of the afternoon. */
const isHalfDay = (from: Clock, to: Clock): boolean =>
  !from.pm && !to.pm && from.hour <= 12 && to.hour <= from.hour && !from.am && !to.am && !to.colon;

/** "9 to 5", "8-6": from a morning to a smaller number, which no range of counts does, and nothing behind it that it
 *  could count. */
function isFalling(source: TokenSource, { hour: from }: Clock, to: Clock): boolean {
  const tags = source.tagsAt(to.end);
  const closed = source.at(to.end).kind !== 'word' || tags?.has('weekdays') === true || tags?.has('each') === true;
  return closed && from >= 6 && from <= 12 && to.hour >= 1 && to.hour <= 8 && to.hour < from;
}

/** "7-19 on working days", "office hours 8 to 17", "7 to 19, Monday to Saturday": words close by speak of the hours
 *  of a day. */
function isOfTheDay(source: TokenSource, i: number, end: number): boolean {
  for (let j = Math.max(0, i - BEFORE_WINDOW); j < i; j++) if (speaksOfDays(source, j)) return true;
  for (let j = end; j < end + BEHIND_WINDOW; j++) if (speaksOfDays(source, j)) return true;
  return false;
}
/** "Pico de 9 a 17", "Spitze von 9 bis 17": the hours of a peak, which nothing behind them counts. */
const isOfPeak = (source: TokenSource, i: number): boolean =>
  FROM_HOURS.has(source.text(i - 1)) && [i - 2, i - 3].some((j) => source.tagsAt(j)?.has('peak') === true);
/** "every night between 1 and 5": words of the night stand close by. */
function isAtNight(source: TokenSource, i: number, end: number): boolean {
  for (let j = Math.max(0, i - BEFORE_WINDOW); j < end + BEHIND_WINDOW; j++)
    if ((j < i || j >= end) && source.tagsAt(j)?.has('nightly') === true) return true;
  return false;
}
const HOURS_OF: readonly Tag[] = ['weekdays', 'officeHours', 'nightly'];
const speaksOfDays = (source: TokenSource, j: number): boolean =>
  source.carries(j, HOURS_OF) || WEEKDAYS.has(source.text(j)) || isSpan(source, j);
/** "Mon-Sat 8 to 18". */
const isSpan = (source: TokenSource, j: number): boolean => spanOfDays((i) => source.text(i), j) !== undefined;

/** "from 9 to 21", "dalle 20 alle 6": two bare hours far enough apart, with nothing behind them that they could count.
 */
function isClock(source: TokenSource, { hour: from }: Clock, to: Clock): boolean {
  const evening = to.hour <= from && from <= 12 ? to.hour + 12 : to.hour;
  if (!Number.isInteger(from) || !Number.isInteger(to.hour) || Math.abs(evening - from) < SHORTEST_WINDOW) return false;
  const end = BETWEEN_BEHIND.has(source.text(to.end)) ? to.end + 1 : to.end;
  const next = source.at(end);
  const goesOn = next.kind === 'number' || (next.glued && next.kind === 'word') || next.text === '%';
  return !goesOn && source.cardAt(end) === undefined && !isCounted(source, end);
}

/** "between midnight and 6 am": the window that begins with a word for an hour. */
export const namedWindowAt = (source: TokenSource, i: number): DayWindow | undefined =>
  clockAt(source, i)?.marked === true && source.at(i).kind === 'word' ? windowAt(source, i, true) : undefined;
