import { isIdeographic } from '../lexer/token';
import type { HalfOfDay } from '../words/half-day-words';
import { BEHIND_RATE, HOUR_MARKS, NAMED_HOURS } from '../words/small-words';
import { behindCase } from './case-endings';
import { halfAt, halfBefore, hourIn, type HalfMention } from './half-days';
import { NUMBER_BEGINNINGS, spelledAt } from './spelled-numbers';
import type { TokenSource } from './token-source';

/** An hour of the day as it is written. */
export interface Clock {
  readonly hour: number;
  /** The token behind it. */
  readonly end: number;
  /** Something beside the number says that it is an hour. */
  readonly marked: boolean;
  /** Only the word for a part of the day before it does: "subah 9", which may as well count. */
  readonly led: boolean;
  readonly am: boolean;
  readonly pm: boolean;
  /** Written with minutes. */
  readonly colon: boolean;
}

/** The hour of the day that a word or a number at `i` can be. */
export function clockAt(source: TokenSource, i: number): Clock | undefined {
  const isJoined = source.text(i + 1) === '-' && source.at(i + 1).glued;
  const end = isJoined ? i + 3 : i + 1;
  const named = NAMED_HOURS.get(isJoined ? `${source.text(i)}-${source.text(i + 2)}` : source.text(i));
  if (named !== undefined)
    return { hour: named, end, marked: true, led: false, am: named < 12, pm: named >= 12, colon: false };
  return isHour(source, i) ? numberedAt(source, i) : (spelledHour(source, i) ?? behindHalf(source, i));
}

/** "Seven in the morning", "acht Uhr": an hour in words is one where something behind it says so. */
function spelledHour(source: TokenSource, i: number): Clock | undefined {
  if (source.at(i).kind !== 'word' || !NUMBER_BEGINNINGS.has(source.text(i))) return undefined;
  const spelled = spelledAt(source, i);
  if (spelled === undefined || !Number.isInteger(spelled.value) || spelled.value > HOURS_OF_DIAL) return undefined;
  const marked = HOUR_MARKS.has(source.text(spelled.end)) ? spelled.end + 1 : spelled.end;
  const said = halfOf(source, marked) ?? partBehind(source, marked);
  const hour = said && hourIn(said.half, spelled.value);
  if (said === undefined || hour === undefined) return undefined;
  const am = BEFORE_NOON.has(said.half);
  return { hour, end: said.end, marked: true, led: false, am, pm: !am, colon: false };
}
const HOURS_OF_DIAL = 12;

/** "早上6点", "아침 6시", "next day 6": the hour behind the word for its part of the day. */
function behindHalf(source: TokenSource, i: number): Clock | undefined {
  const named = halfAt(source, i);
  if (named === undefined) return undefined;
  if (isHour(source, named.end)) return numberedAt(source, named.end);
  return named.half === 'next' ? behindHalf(source, named.end) : undefined;
}

/** A number with the signs of an hour behind it. */
interface Written {
  readonly hour: number;
  readonly end: number;
  readonly half: HalfOfDay | undefined;
  readonly colon: boolean;
  /** Something behind the number says that it is an hour. */
  readonly isSaid: boolean;
}

function writtenAt(source: TokenSource, i: number): Written {
  const minutes = minutesAt(source, i + 1);
  const colon = minutes !== undefined;
  const hour = source.at(i).value + (minutes ?? 0) / 60;
  const end = colon ? i + 3 : i + 1;
  const half = halfOf(source, end);
  if (half !== undefined) return { hour, end: half.end, half: half.half, colon, isSaid: true };
  const isMarked = HOUR_MARKS.has(source.text(end));
  const last = isMarked && !colon ? end + 1 : end;
  const part = partBehind(source, last);
  const isSaid = colon || isMarked || part !== undefined;
  return { hour, end: behindCase(source, part?.end ?? last), half: part?.half, colon, isSaid };
}

/** The hour that the number at `i` is, with what stands around it of the part of the day. */
function numberedAt(source: TokenSource, i: number): Clock {
  const { hour, end, half, colon, isSaid } = writtenAt(source, i);
  const part = half ?? partBefore(source, i, isSaid);
  if (part === undefined) return { hour, end, marked: isSaid, led: false, am: false, pm: false, colon };
  const early = BEFORE_NOON.has(part);
  return {
    hour: hourIn(part, hour),
    end,
    marked: isSaid,
    led: !isSaid,
    am: isSaid && early,
    pm: isSaid && !early,
    colon,
  };
}
/** Parts of the day whose hours stay as they are written. */
const BEFORE_NOON: ReadonlySet<HalfOfDay> = new Set(['am', 'next']);

/** The part of the day that is named before a number: a sign of a script without blanks only where it is said to be an
 *  hour ("夜10万件"). */
const partBefore = (source: TokenSource, i: number, isSaid: boolean): HalfOfDay | undefined =>
  isSaid || !isIdeographic(source.text(i - 1)) ? halfBefore(source, i) : undefined;

/** "9 утра", "8 de la tarde": the word for the part of the day behind an hour. */
const partBehind = (source: TokenSource, i: number): HalfMention | undefined =>
  isIdeographic(source.text(i)) ? undefined : halfAt(source, i);

/** A whole number of a day's hours, in one or two digits. */
const isHour = (source: TokenSource, i: number): boolean => {
  const { kind, decimal, value, text } = source.at(i);
  return kind === 'number' && !decimal && value <= 24 && text.length <= 2;
};

/** The half of the day that is named at `i`: "pm", "p.m.", "p." A full stop behind it closes the sentence unless that
 *  goes on. */
function halfOf(source: TokenSource, i: number): HalfMention | undefined {
  const unit = source.text(i);
  if (unit === 'am' || unit === 'pm') return { half: unit, end: i + 1 };
  if ((unit !== 'p' && unit !== 'a') || source.text(i + 1) !== '.') return undefined;
  const half = unit === 'a' ? 'am' : 'pm';
  if (source.text(i + 2) !== 'm') return half === 'pm' ? { half, end: i + 1 } : undefined;
  const next = source.at(i + 4);
  const goesOn = source.text(i + 3) === '.' && (BEHIND_RATE.has(next.text) || next.kind === 'mark');
  return { half, end: goesOn ? i + 4 : i + 3 };
}

/** `:30`, `h30`: the minutes that touch an hour. */
export function minutesAt(source: TokenSource, i: number): number | undefined {
  const sign = source.at(i);
  const minutes = source.at(i + 1);
  const touches = sign.glued && minutes.kind === 'number' && minutes.glued && minutes.text.length === 2;
  return touches && minutes.value < 60 && (sign.text === ':' || sign.text === 'h') ? minutes.value : undefined;
}
