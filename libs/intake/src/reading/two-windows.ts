import { HOURS_PER_DAY } from '@compute-advisor/domain';
import type { Page } from '../page/page';
import type { Claim } from '../roles/claim';
import { shown } from '../roles/claim';
import { scheduleOf } from './schedule';
import { WEEKDAYS, WEEKEND } from '../words/week-words';

/** "De 9:00 a 14:00 y de 16:00 a 19:00", "8-12 und 14-18 Uhr", "9-13 e 15-19": a day of two windows has the hours of
 *  both. */

/** Elements between the two. */
const REACH = 6;
/** Windows that are looked at, so that the search stays linear. */
const MOST = 8;

interface Window {
  readonly at: number;
  readonly from: number;
  readonly to: number;
  /** It is a window by its words, and no two bare numbers. */
  readonly isTold: boolean;
}

/** The claims of a text, windows of one day as one sum. */
function withBothWindows(page: Page, claims: readonly Claim[]): readonly Claim[] {
  const windows = windowsOf(page).slice(0, MOST);
  let all = claims;
  for (const [n, first] of windows.entries()) {
    const second = windows[n + 1];
    if (second !== undefined && areOfOneDay(page, first, second)) all = joined(page, all, first, second);
  }
  return all;
}

function windowsOf(page: Page): readonly Window[] {
  const found: Window[] = [];
  for (const [at, e] of page.elements.entries()) {
    if (e.kind !== 'time' && e.kind !== 'figure') continue;
    if (page.against(at) !== undefined) continue;
    const low = e.figure?.low;
    if (e.hours !== undefined) found.push({ at, ...sameHalf(e.hours), isTold: true });
    else if (low !== undefined && e.figure !== undefined && isOfDay(low, e.figure.value))
      found.push({ at, from: low, to: e.figure.value, isTold: false });
  }
  return found;
}
/** "下午 2 点到 6 点": what is said of the first hour holds for the second. */
const sameHalf = ({ from, to }: { readonly from: number; readonly to: number }): Pick<Window, 'from' | 'to'> =>
  from >= NOON && to <= NOON && to + NOON > from && from < EVENING ? { from, to: to + NOON } : { from, to };
const NOON = 12;
const EVENING = 17;
/** Hours in which people work, from five in the morning on. */
const isOfDay = (from: number, to: number): boolean =>
  Number.isInteger(from) && Number.isInteger(to) && from >= 5 && to > from + 1 && to <= HOURS_PER_DAY;

/** One after the other, with little between them that is not a word of joining; two pairs of bare numbers stand alone
 *  between marks. */
function areOfOneDay(page: Page, first: Window, second: Window): boolean {
  if (!page.sameSentence(first.at, second.at) || second.at - first.at > REACH) return false;
  if (first.to <= first.from || second.to <= second.from || second.from < first.to) return false;
  if (!isJoinedTo(page, first.at, second.at)) return false;
  return first.isTold || second.isTold || (isAlone(page, first.at - 1, second.at + 1) && first.from >= EARLIEST);
}
/** Little but words of joining between them, and none of other days or people. */
function isJoinedTo(page: Page, first: number, second: number): boolean {
  let isJoined = false;
  for (let j = first + 1; j < second; j += 1) {
    const e = page.at(j);
    if (e?.kind !== 'word' && e?.kind !== 'mark') return false;
    if (WEEKDAYS.has(e.text) || WEEKEND.test(e.text) || page.has(j, 'weekdays', 'day', 'or', 'who')) return false;
    isJoined ||= page.has(j, 'and') || JOINS.test(e.text);
  }
  return isJoined;
}
const JOINS = /^(?:[,、，+&]|(?:and|und|et|y|e|en|i|и|then|puis|dann|poi|luego)(?: \S+)?)$/;
const EARLIEST = 6;
const isAlone = (page: Page, before: number, behind: number): boolean =>
  page.at(before)?.kind !== 'word' && (!page.sameSentence(before + 1, behind) || page.at(behind)?.kind === 'mark');

/** The window that is claimed has the hours of both; of bare numbers the claim is made. */
function joined(page: Page, claims: readonly Claim[], first: Window, second: Window): readonly Claim[] {
  const isOf = (c: Claim): boolean => c.member === 'hoursPerDay' && (c.at === first.at || c.at === second.at);
  const told = claims.filter(isOf);
  const isTold = first.isTold || second.isTold;
  if (isTold && told.length === 0) return claims;
  const pieces = [first.at, second.at].flatMap((at) => page.at(at) ?? []).map(({ start, end }) => ({ start, end }));
  const both = first.to - first.from + second.to - second.from;
  const one: Claim = {
    member: 'hoursPerDay',
    value: both,
    at: second.at,
    weight: Math.max(2, ...told.map((c) => c.weight)),
    start: pieces[0]?.start ?? 0,
    end: pieces[0]?.end ?? 0,
    pieces,
    approximation: `Two windows of the day are taken as ${shown(both)} hours.`,
  };
  return [...claims.filter((c) => !isOf(c)), one];
}

/** What the text says of hours and days, the windows of one day joined. */
export const toldHours = (page: Page): readonly Claim[] => withBothWindows(page, scheduleOf(page));
