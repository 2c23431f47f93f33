import type { Tag } from '../words';
import { SHARE_BETWEEN } from '../words/small-words';
import type { Element } from '../elements/element';
import type { Page } from './page';

/** Shares that words name. */
const PARTS: readonly (readonly [Tag, number])[] = [
  ['twoThirds', 2 / 3],
  ['oneThird', 1 / 3],
  ['halfOf', 1 / 2],
  ['quarterOf', 1 / 4],
  ['threeQuarters', 3 / 4],
];
/** The share of a whole that an element names in words ("a third"). */
export const shareInWords = (e: Element): number | undefined => PARTS.find(([tag]) => e.tags.has(tag))?.[1];

/** Parts that are counted by a figure before them: "two thirds". */
const COUNTED: readonly (readonly [Tag, number])[] = [
  ['thirds', 3],
  ['quarter', 4],
];
/** Shares of more parts than this are something else. */
const MOST_PARTS = 20;

/** A share and its last element. */
interface CountedShare {
  readonly value: number;
  readonly end: number;
}

/** "two thirds", "one in ten", "2/3": a share that figures name; `end` is its last element. */
export function countedShare(page: Page, k: number): CountedShare | undefined {
  const count = page.at(k)?.figure?.value;
  if (count === undefined || !Number.isInteger(count) || count < 1) return undefined;
  const parts = COUNTED.find(([tag]) => page.has(k + 1, tag))?.[1];
  if (parts !== undefined) return count < parts ? { value: count / parts, end: k + 1 } : undefined;
  const whole = wholeBehind(page, k);
  const fits = whole !== undefined && Number.isInteger(whole.value) && whole.value > count && whole.value <= MOST_PARTS;
  return fits ? { value: count / whole.value, end: whole.end } : undefined;
}

/** The figure behind "in", "of", "out of": of how many. */
function wholeBehind(page: Page, k: number): CountedShare | undefined {
  const between = page.at(k + 1)?.text ?? '';
  const second = page.at(k + 2);
  const isWord = second?.kind === 'word';
  const end = isWord ? k + 3 : k + 2;
  const value = SHARE_BETWEEN.has(isWord ? `${between} ${second.text}` : between)
    ? page.at(end)?.figure?.value
    : undefined;
  return value === undefined || !page.sameSentence(k, end) ? undefined : { value, end };
}

/** How far behind a share it may say that it is there at once, elements. */
const AT_ONCE_REACH = 6;

/** The element behind a share that says it of those who are there at once; no other figure stands between. */
export function atOnceBehind(page: Page, end: number): number | undefined {
  for (let j = end + 1; j <= end + AT_ONCE_REACH && page.sameSentence(end, j); j++) {
    const e = page.at(j);
    if (e === undefined || e.kind === 'figure') return undefined;
    if (e.tags.has('conc') || e.tags.has('busyPeople')) return j;
  }
  return undefined;
}
