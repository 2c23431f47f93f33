import { HOURS_PER_DAY } from '@compute-advisor/domain';
import { isIdeographic } from '../lexer/token';
import { DATE_SIGNS, MONTHS } from '../words/months';
import { HOUR_ARTICLES } from '../words/small-words';
import { WEEKDAYS } from '../words/week-words';
import { wordSet } from '../words/word-set';
import { clockAt } from './hour-of-day';
import type { TokenSource } from './token-source';

/** `19.12`, and a year of these decades. */
const DAY_AND_MONTH = /^([0-3]\d)\.([01]\d)$/;
const YEAR_OF_NOW = /^20[2-4]\d$/;

/** A stretch of the calendar: "from 19 December 18:00 to 5 January 8:00". */
export interface DateSpan {
  readonly hours: number;
  /** The token behind it. */
  readonly end: number;
}
/** A day of the calendar as it is written, with its hour where one is told. */
interface CalendarDay {
  readonly month: number | undefined;
  readonly day: number;
  readonly year?: number | undefined;
  readonly hour?: number | undefined;
  readonly end: number;
}

/** What joins the first day to the last; "and" does behind "between". */
const JOINS = wordSet(
  '- – ~ to until till through thru up bis au al hasta a ate fino tot do до по til till 到 至 から 부터 에서',
);
const BETWEEN_DAYS = wordSet(', .');
const AND = wordSet('and und et y e en i и og och');
/** What may stand between the joining word and the last day, and between a day and its hour or its year. */
const BEFORE_DAY = wordSet('the to le el il la den dem zum al au o dia a 일');
const BEFORE_HOUR = wordSet(', at um a à alle ore les las as om o в kl kl. klockan saat . gegen @ h t の');
const BEFORE_YEAR = wordSet(', of de del 20');
const OF_MONTH = wordSet('. th st nd rd er º of de di do den');
const DAY_LEADS = wordSet('from between vom von zwischen du entre del dal tra od с с fra van tussen the de da');
/** No job is planned over more. */
const LONGEST_DAYS = 120;
const LAST_DAY = 31;
/** A year like most, for days of which none is told. */
const ANY_YEAR = 2026;

/** The stretch from one day of the calendar to another that begins at token `i`; `between` says that "between" stands
 *  before it. */
export function dateSpanAt(source: TokenSource, i: number, between: boolean): DateSpan | undefined {
  if (!opensDate(source, i)) return undefined;
  const first = dayAt(source, i) ?? bareDayAt(source, i);
  const joined = first === undefined ? undefined : behindJoiner(source, first.end, between);
  const last = joined === undefined ? undefined : dayAt(source, joined);
  if (first === undefined || last?.month === undefined) return undefined;
  const hours = hoursBetween({ ...first, month: first.month ?? last.month }, last);
  return hours === undefined ? undefined : { hours, end: last.end };
}

const opensDate = (source: TokenSource, i: number): boolean =>
  MONTHS.has(source.text(i)) || (source.at(i).kind === 'number' && !source.joinedLeft(i));

/** A day with its month: "19 December", "5. Januar", "May 3rd", "12月20日", "2026-03-02", "02.03." */
function dayAt(source: TokenSource, i: number): CalendarDay | undefined {
  const found = isoDay(source, i) ?? signedDay(source, i) ?? namedMonth(source, i) ?? pointedDay(source, i);
  if (found === undefined) return undefined;
  const year = found.year === undefined ? yearAt(source, found.end) : undefined;
  const end = year?.end ?? found.end;
  const hour = hourAt(source, end);
  return { ...found, year: found.year ?? year?.year, hour: hour?.hour, end: hour?.end ?? end };
}

/** "3 to 17 May": the day whose month is told with the other. */
const bareDayAt = (source: TokenSource, i: number): CalendarDay | undefined => {
  const day = DAY_LEADS.has(source.text(i - 1)) ? numberAt(source, i, LAST_DAY) : undefined;
  return day === undefined ? undefined : { month: undefined, day, end: behind(source, i + 1, OF_MONTH) };
};

function isoDay(source: TokenSource, i: number): CalendarDay | undefined {
  const isWritten = source.at(i).text.length === 4 && source.text(i + 1) === '-' && source.text(i + 3) === '-';
  const month = isWritten ? numberAt(source, i + 2, 12) : undefined;
  const day = numberAt(source, i + 4, LAST_DAY);
  if (month === undefined || day === undefined) return undefined;
  return { year: source.at(i).value, month: month - 1, day, end: i + 5 };
}

/** "2026年12月20日", "12월 20일". */
function signedDay(source: TokenSource, i: number): CalendarDay | undefined {
  for (const [ofYear, ofMonth, ofDay] of DATE_SIGNS) {
    const at = source.text(i + 1) === ofYear ? i + 2 : i;
    const [month, day] = [numberAt(source, at, 12), numberAt(source, at + 2, LAST_DAY)];
    const isSigned = source.text(at + 1) === ofMonth && source.text(at + 3) === ofDay;
    if (!isSigned || month === undefined || day === undefined) continue;
    return { year: at === i ? undefined : source.at(i).value, month: month - 1, day, end: at + 4 };
  }
  return undefined;
}

function namedMonth(source: TokenSource, i: number): CalendarDay | undefined {
  const first = MONTHS.get(source.text(i));
  const at = behind(source, i + 1, OF_MONTH);
  const month = first ?? MONTHS.get(source.text(at));
  const day = numberAt(source, first === undefined ? i : at, LAST_DAY);
  if (month === undefined || day === undefined) return undefined;
  return { month, day, end: behindPoint(source, behind(source, at + 1, ENDINGS)) };
}
const ENDINGS = wordSet('th st nd rd');
/** The token behind a point that ends no sentence: a year or an hour follows. */
const behindPoint = (source: TokenSource, i: number): number =>
  source.text(i) === '.' && source.at(i + 1).kind === 'number' ? i + 1 : i;

/** "02.03." and "02.03.2026": the day and its month, both with two digits. */
function pointedDay(source: TokenSource, i: number): CalendarDay | undefined {
  const [, day, month] = DAY_AND_MONTH.exec(source.text(i)) ?? [];
  if (day === undefined || source.text(i + 1) !== '.' || Number(month) > 12 || Number(month) < 1) return undefined;
  return { day: Number(day), month: Number(month) - 1, end: behindPoint(source, i + 1) };
}

/** A whole number of one or two digits up to `most`. */
function numberAt(source: TokenSource, i: number, most: number): number | undefined {
  const { kind, decimal, value, text } = source.at(i);
  return kind === 'number' && !decimal && text.length <= 2 && value >= 1 && value <= most ? value : undefined;
}

function yearAt(source: TokenSource, from: number): { year: number; end: number } | undefined {
  const at = behind(source, from, BEFORE_YEAR);
  return YEAR_OF_NOW.test(source.text(at)) ? { year: source.at(at).value, end: at + 1 } : undefined;
}

/** The hour that is told with a day. */
function hourAt(source: TokenSource, from: number): { hour: number; end: number } | undefined {
  const at = behind(source, from, BEFORE_HOUR);
  const isLed = at > from && source.text(at - 1) !== ',' && source.text(at - 1) !== '.';
  const found = clockAt(source, at);
  if (found === undefined || !(found.marked || isLed || HOUR_ARTICLES.has(source.text(at - 1)))) return undefined;
  return { hour: found.hour, end: found.end };
}

/** The first token from `from` on that is none of the words; at most three are. */
function behind(source: TokenSource, from: number, words: ReadonlySet<string>): number {
  let at = from;
  while (at < from + MOST_BETWEEN && words.has(source.text(at))) at += 1;
  return at;
}
const MOST_BETWEEN = 3;

/** The token of the last day behind what joins the two, over the name of its day of the week. */
function behindJoiner(source: TokenSource, from: number, between: boolean): number | undefined {
  const start = BETWEEN_DAYS.has(source.text(from)) ? from + 1 : from;
  const isKorean = isIdeographic(source.text(start)) && isIdeographic(source.text(start + 1));
  const pair = isKorean ? source.text(start) + source.text(start + 1) : '';
  if (JOINS.has(pair)) return behind(source, start + 2, BEFORE_DAY);
  const joins = JOINS.has(source.text(start)) || (between && AND.has(source.text(start)));
  if (!joins) return undefined;
  const day = behind(source, start + 1, BEFORE_DAY);
  if (!WEEKDAYS.has(source.text(day))) return day;
  return behind(source, source.text(day + 1) === ',' ? day + 2 : day + 1, BEFORE_DAY);
}

/** Hours from the one day to the other; the same day of the next year where the months turn over. */
function hoursBetween(first: CalendarDay, last: CalendarDay): number | undefined {
  const began = first.year ?? last.year ?? ANY_YEAR;
  const [from, to] = [daysOf(first, first.year ?? began), daysOf(last, last.year ?? first.year ?? began)];
  const days =
    to < from && (first.year === undefined || last.year === undefined) ? to - from + DAYS_OF_YEAR : to - from;
  const hours = days * HOURS_PER_DAY + (last.hour ?? 0) - (first.hour ?? 0);
  return hours > 0 && days <= LONGEST_DAYS ? hours : undefined;
}
/** Days of the calendar; a leap day counts from March on. */
const daysOf = ({ month = 0, day }: CalendarDay, year: number): number =>
  year * DAYS_OF_YEAR + Math.floor((year - (month < 2 ? 1 : 0)) / 4) + (BEFORE_MONTH[month] ?? 0) + day;
const DAYS_OF_YEAR = 365;
const BEFORE_MONTH = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];
