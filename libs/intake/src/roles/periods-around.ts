import { isIdeographic } from '../lexer/token';
import type { Page, Period } from '../page/page';
import { pictureSizeAt } from '../page/picture-size';
import { DAY_KINDS, LENGTH_LEADS } from '../words/small-words';
import { isPerHead } from './unlisted-nouns';

/** A period near a noun, the last element of its words, and whether it is told for each user. */
export interface PeriodBehind {
  readonly period: Period;
  readonly end: number;
  readonly each: boolean;
}

/** How far behind a noun its period may stand, elements. */
const REACH = 5;
/** What a rate does not reach over: other figures and names. */
const PARTS_OF_OTHERS: ReadonlySet<string> = new Set(['figure', 'money', 'gpu', 'instance', 'model', 'provider']);

/** The period within a few words behind a noun, and whether a "per user" stands with it. */
export function periodBehind(page: Page, from: number): PeriodBehind | undefined {
  let each = false;
  for (let j = from + 1; j <= from + REACH && page.sameSentence(from, j); j += 1) {
    const skipped = behindDetail(page, from, j);
    if (skipped !== undefined) {
      j = skipped;
      continue;
    }
    if (endsRate(page, j)) break;
    const period = periodAt(page, j, each);
    if (period !== undefined) return period;
    if (isEach(page, j)) each = true;
    else if (each && page.has(j, 'and') && page.timeUnit(timeBehind(page, j)) !== undefined) {
      const at = timeBehind(page, j);
      return { period: page.timeUnit(at) ?? 'day', end: at, each };
    } else if (page.has(j, 'and', 'or', 'ask', 'want')) break;
  }
  return undefined;
}

/** "Per licensed person and working day": the time behind the "and". */
const timeBehind = (page: Page, and: number): number => (DAY_KINDS.has(page.textAt(and + 1)) ? and + 2 : and + 1);

/** The last element of what only says how long each of the counted is: "of about 400 words each", "of 30 s",
 *  "at 1024x1024". */
function behindDetail(page: Page, from: number, j: number): number | undefined {
  const length = lengthOfEach(page, j) ?? pictureSizeAt(page, j)?.end;
  if (length !== undefined) return length;
  const isTimeOf = page.at(j)?.kind === 'figure' && page.has(j + 1, 'sec', 'min') && page.is(from + 1, 'of');
  return isTimeOf ? j : undefined;
}
const endsRate = (page: Page, j: number): boolean => {
  const e = page.at(j);
  return e === undefined || PARTS_OF_OTHERS.has(e.kind) || e.text === ',' || e.text === '(';
};

/** A period that begins at `j`; a lone `h` is hours, not "per hour". */
function periodAt(page: Page, j: number, each: boolean): PeriodBehind | undefined {
  // "3,000 questions on weekdays": on each of them
  if (page.has(j, 'weekdays') && WEEKDAYS_LEADS.has(page.textAt(j - 1))) return { period: 'day', end: j, each };
  const found = page.has(j, 'hour') && page.is(j, 'h') ? undefined : page.period(j);
  if (found === undefined) return undefined;
  const behind = page.has(found.end, 'each') || isPerThing(page, found.end) || isEachLast(page, found.end);
  if (!behind && isAndHead(page, found.end)) return { period: found.period, end: found.end + 1, each: true };
  return { period: found.period, end: behind ? found.end : found.end - 1, each: each || behind };
}
/** "Per hour and person", "pro Tag und Nutzer": one head is named beside the time, and nothing that he does. */
const isAndHead = (page: Page, and: number): boolean =>
  page.has(and, 'and') &&
  page.has(and + 1, 'who', 'person') &&
  page.sameSentence(and + 1, and) &&
  !/[^s]s$/.test(page.textAt(and + 1)) &&
  (!page.sameSentence(and + 2, and) || page.at(and + 2)?.kind === 'mark');
const WEEKDAYS_LEADS: ReadonlySet<string> = new Set(['on', 'an', 'en', 'em', 'les', 'op', 'w', 'по', 'los', 'nos']);
/** "5 frågor i timmen var": each, where nothing goes on behind it. */
const isEachLast = (page: Page, j: number): boolean =>
  EACH_LAST.has(page.textAt(j)) && (!page.sameSentence(j, j + 1) || page.at(j + 1)?.kind === 'mark');
const EACH_LAST: ReadonlySet<string> = new Set(['var', 'vardera', 'hver']);
const isEach = (page: Page, j: number): boolean =>
  page.has(j, 'each') ||
  (leadsTo(page, j) && (page.has(j + 1, 'who') || (page.has(j + 2, 'who') && page.at(j + 1)?.tags.size === 0))) ||
  isPerThing(page, j);
/** "per agent", "pro Filiale": for each of what is not listed; an article only leads on ("in a busy hour"). */
const isPerThing = (page: Page, j: number): boolean =>
  page.has(j, 'per') && !page.has(j, 'determiner', 'to') && isPerHead(page, j - 1);
const leadsTo = (page: Page, j: number): boolean => page.has(j, 'per') || page.is(j, '/');

/** `毎秒5`, `초당 8`, "per second 12": the period that stands right before a figure. */
export function periodBefore(page: Page, k: number): Period | undefined {
  const hedge = behindHedge(page, k);
  const j = isNounBefore(page, hedge) ? hedge - 1 : hedge;
  if (j < 0 || !page.sameSentence(j, k)) return undefined;
  const whole = page.period(j);
  if (whole?.end === j + 1) return whole.period;
  const parted = page.period(j - 1);
  return parted?.end === j + 1 ? parted.period : undefined;
}
/** "毎日契約書350件", "하루에 계약서 350건": in these scripts what is counted may stand before the number. */
const isNounBefore = (page: Page, j: number): boolean =>
  page.has(j, 'doc', 'req', 'image') && isIdeographic(page.textAt(j)) && page.sameSentence(j, j + 1);
/** The element before a figure and its hedge. */
const behindHedge = (page: Page, k: number): number => (page.has(k - 1, 'hedge', 'most', 'least') ? k - 2 : k - 1);

/** "40,000 PDFs of 12 pages every night": how long each of those counted before is, and the period is theirs. */
export function isLengthOfEach(page: Page, k: number): boolean {
  const of = behindHedge(page, k);
  if (!LENGTH_LEADS.has(page.textAt(of))) return false;
  if (!page.has(k + 1, 'pageUnit', 'wordUnit', 'charUnit', 'tok')) return false;
  return page.at(of - 1)?.kind === 'word' && page.at(of - 2)?.kind === 'figure' && page.sameSentence(of - 2, k);
}
/** The last element of "of about 400 words each" that begins at `j`. */
function lengthOfEach(page: Page, j: number): number | undefined {
  const at = [j + 1, j + 2].find((k) => page.at(k)?.kind === 'figure' && isLengthOfEach(page, k));
  if (at === undefined) return undefined;
  return page.has(at + 2, 'each') ? at + 2 : at + 1;
}
