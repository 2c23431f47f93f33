import { hasWordOf, lastWord } from '../lexer/first-word';
import type { Page } from '../page/page';
import { type Share, shareAt } from '../page/share-words';
import type { Tag } from '../words';
import { COMES, HANDLES, OF_A_TIME } from './data/funnel-words';
import { daysNear, isADay, isOfATime } from '../roles/told-times';

/** The part of a crowd, or of what comes, that reaches the model. */

/** A factor of the product and the elements it stands in. */
export interface Factor {
  readonly kind: 'part' | 'each';
  readonly value: number;
  readonly at: number;
  readonly from: number;
  readonly to: number;
  /** The days that it is told of: 1 of a day, 30 of a month; undefined where it is told of no time. */
  readonly days?: number | undefined;
}

/** "99.9 % availability", "可用性99.9%": of the time, no part of a crowd. */
const isAvailability = (page: Page, k: number): boolean =>
  page.before(k, AVAILABLE_WITHIN, ['availability']) >= 0 || page.after(k, AVAILABLE_WITHIN, ['availability']) >= 0;
const AVAILABLE_WITHIN = 4;

const partOfAll = (page: Page, k: number): ReturnType<typeof shareAt> => {
  const share = shareAt(page, k);
  return share === undefined || share.value >= 1 ? undefined : share;
};

/** "one in twelve opens the chat": a share with a word behind it that they come. */
export function partAt(page: Page, k: number): Factor | undefined {
  const share = isAvailability(page, k) ? undefined : partOfAll(page, k);
  if (share === undefined) return undefined;
  const value = partUsing(page, share);
  const part = { kind: 'part' as const, value, at: k, from: share.from, to: share.end };
  const { from, end } = share;
  if (isOfATime(page, from, end) || isHandled(page, from, end) || isOfADay(page, end))
    return { ...part, days: daysNear(page, end + 1) };
  for (let j = share.end + 1; j <= share.end + COMES_REACH && page.sameSentence(j, k); j += 1) {
    const text = page.textAt(j);
    if (OF_A_TIME.test(text) || page.at(j)?.kind === 'time' || page.has(j, ...OTHERS)) return undefined;
    if (hasWordOf(text, COMES) && page.at(j)?.kind !== 'mark') return { ...part, days: daysNear(page, j) };
  }
  return undefined;
}
const COMES_REACH = 7;

/** "70% of them do not use it", "40 % nutzen es nicht": the others do. */
export const partUsing = (page: Page, { value, end }: Share): number =>
  page.after(end, DENIED_WITHIN, ['not', 'dropped'], (e) => e.kind !== 'word') >= 0 ? 1 - value : value;
const DENIED_WITHIN = 4;
const OTHERS: readonly Tag[] = ['conc', 'busyPeople', 'moreOf', 'peak', 'price', 'budget'];

/** "8 % on a given day". */
const isOfADay = (page: Page, end: number): boolean =>
  [1, 2, 3, 4].some((n) => page.sameSentence(end + n, end) && isADay(page, end + n)) &&
  page.after(end, COMES_REACH, ['peak', 'conc', 'busiestHour']) < 0;

/** "The bot takes 35 % of them", "40 % davon soll er beantworten", "un tiers doit être traité": what is done with so
 *  much of what comes. */
export const isHandled = (page: Page, from: number, end: number): boolean =>
  page.before(from, HOUR_BEFORE, ['busiestHour', 'peak', 'hour', 'hourly']) < 0 && // "the busiest hour takes 18 %"
  (isHandling(page, from, -1, HANDLED_BEFORE) || isHandling(page, end, 1, COMES_REACH));
function isHandling(page: Page, at: number, step: 1 | -1, reach: number): boolean {
  for (let n = 1; n <= reach && page.sameSentence(at + n * step, at); n += 1) {
    const j = at + n * step;
    if (page.at(j)?.kind === 'figure' || page.at(j)?.kind === 'mark' || page.has(j, ...OTHERS)) return false;
    if (HANDLES.test(page.textAt(j)) || HANDLES.test(lastWord(page.textAt(j)))) return true;
  }
  return false;
}
const HANDLED_BEFORE = 3;
const HOUR_BEFORE = 6;

/** "1 in 5 of our 3,000 staff will use it daily": a share right before its crowd. */
export function leadingPart(page: Page, at: number): Factor | undefined {
  if (page.is(at - 1, ',')) return undefined; // "half as long, 2,000 a day"
  for (let k = at - 2; k >= at - LEAD_REACH && page.sameSentence(k, at); k -= 1) {
    const share = shareAt(page, k);
    if (share === undefined || share.end >= at || share.value >= 1) continue;
    const between = page.at(share.end + 1);
    const isOf = /^(?:of|von|der|de|des|di|dei|dos|van|z|из)$/.test(between?.text ?? '');
    if (!isOf || page.after(page.unitAt(at), COMES_REACH, ['conc', 'busyPeople']) >= 0) return undefined;
    const days = daysNear(page, at + 1);
    return { kind: 'part', value: share.value, at: k, from: share.from, to: share.end, days };
  }
  return undefined;
}
const LEAD_REACH = 7;
