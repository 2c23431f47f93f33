import { HOURS_PER_DAY } from '@compute-advisor/domain';
import type { Page } from '../page/page';
import type { Claim } from '../roles/claim';
import { lastWord } from '../lexer/first-word';
import { NIGHTS } from '../words/half-day-words';
import { numberAt } from './count';

/** "office hours" are eight unless it says how many: "10 working hours". */
export function officeHours(page: Page, k: number): Claim | undefined {
  const e = page.at(k);
  if (e === undefined) return undefined;
  const at = hoursBeside(page, k);
  const stated = at === undefined ? undefined : numberAt(page, at);
  const figure = page.at(at ?? -1);
  if (figure !== undefined && stated !== undefined && stated >= 1 && stated <= HOURS_PER_DAY) {
    const [start, end] = [Math.min(figure.start, e.start), Math.max(figure.end, e.end)];
    return { member: 'hoursPerDay', value: stated, at: k, weight: 2, start, end };
  }
  if (isBesideNights(page, k)) return undefined;
  const approximation = `"${page.text.slice(e.start, e.end)}" is taken as 8 hours a day.`;
  return { member: 'hoursPerDay', value: 8, at: k, weight: 0.5, start: e.start, end: e.end, approximation };
}

/** "35 percent during the day and 5 at night": the machines are told of round the clock. */
function isBesideNights(page: Page, k: number): boolean {
  for (let j = k - NIGHTS_REACH; j <= k + NIGHTS_REACH; j += 1)
    if (page.sameSentence(j, k) && NIGHTS.has(lastWord(page.textAt(j))) && isShareNear(page, j)) return true;
  return false;
}
const NIGHTS_REACH = 8;
const isShareNear = (page: Page, night: number): boolean =>
  /^\d/.test(page.textAt(night)) || // "5 at night"
  [1, 2, 3, 4].some((d) => page.sameSentence(night - d, night) && page.at(night - d)?.figure !== undefined);

/** The figure of "10 working hours", "a 10-hour working day", "jornada de 10 horas". */
function hoursBeside(page: Page, k: number): number | undefined {
  const before = [k - 1, k - 2].find((j) => !page.is(j, '-')) ?? k - 1;
  const hour = page.has(before, 'hour') ? before - 1 : before;
  const first = page.is(hour, '-') ? hour - 1 : hour;
  const isBehind = OF.has(page.textAt(k + 1)) && page.has(k + 3, 'hour');
  return [first, isBehind ? k + 2 : -1].find((j) => page.sameSentence(j, k) && numberAt(page, j) !== undefined);
}
const OF: ReadonlySet<string> = new Set('of de von di van z from'.split(' '));
