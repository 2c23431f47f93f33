import type { Tag } from '../words';
import { NUMBER_WORDS, ORDINALS, PARTS_IN, PARTS_OF_IT } from '../gazetteers/data/number-words';
import { EVERY, ONE_OF, SHARE_BETWEEN, WHOLE_FIRST } from '../words/small-words';
import { HOUR_LEADS } from '../words/moment-words';
import { firstWord } from '../lexer/first-word';
import type { Element } from '../elements/element';
import { beginningsOf } from './beginnings';
import type { Page } from './page';

/** Shares that words name. */
const PARTS: readonly (readonly [Tag, number])[] = [
  ['twoThirds', 2 / 3],
  ['oneThird', 1 / 3],
  ['halfOf', 1 / 2],
  ['quarterOf', 1 / 4],
  ['threeQuarters', 3 / 4],
];
/** The tags of the words that name one. */
export const SHARE_TAGS: readonly Tag[] = PARTS.map(([tag]) => tag);
/** The share of a whole that an element names in words ("a third"). */
export function shareInWords({ tags }: Element): number | undefined {
  if (tags.size > 0) for (const [tag, share] of PARTS) if (tags.has(tag)) return share;
  return undefined;
}

/** Parts that are counted by a figure before them: "two thirds". */
const COUNTED: readonly (readonly [Tag, number])[] = [
  ['thirds', 3],
  ['quarter', 4],
];
/** Shares of more parts than this are something else. */
const MOST_PARTS = 100;

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
  const between = page.textAt(k + 1);
  const second = page.at(k + 2);
  const isWord = second?.kind === 'word';
  const end = isWord ? k + 3 : k + 2;
  const value = SHARE_BETWEEN.has(isWord ? `${between} ${second.text}` : between)
    ? page.at(end)?.figure?.value
    : undefined;
  return value === undefined || !page.sameSentence(k, end) ? undefined : { value, end };
}

/** A share of a crowd as it stands in the text. */
export interface Share {
  readonly value: number;
  /** Its first and last element. */
  readonly from: number;
  readonly end: number;
}

/** Where a share may begin. */
export const shareBegins = beginningsOf({
  kinds: ['figure'],
  tags: SHARE_TAGS,
  words: [...EVERY, ...PARTS_IN.keys()],
  firstWords: ONE_OF,
});

/** "a tenth", "every third", "one in twelve", "un sur dix", "15 %", "1割", "10人に1人": the share that begins at `k`. */
export function shareAt(page: Page, k: number): Share | undefined {
  const e = page.at(k);
  if (e === undefined) return undefined;
  const value = shareInWords(e);
  if (value !== undefined) return { value, from: k, end: k };
  if (e.kind === 'figure') return figureShare(page, k);
  return ordinalShare(page, k) ?? oneOfMany(page, k) ?? inLocative(page, k);
}

/** A figure with the sign of a share, or a part of a whole that figures count. */
function figureShare(page: Page, k: number): Share | undefined {
  const value = page.at(k)?.figure?.value ?? 0;
  const scale = SIGNS.find(([tag]) => page.has(k + 1, tag) && page.sameSentence(k, k + 1))?.[1];
  if (scale !== undefined) return value * scale <= 1 ? { value: value * scale, from: k, end: k + 1 } : undefined;
  const counted = countedShare(page, k);
  if (counted !== undefined) return { value: counted.value, from: k, end: counted.end };
  return partBehind(page, k, value) ?? wholeFirst(page, k, value) ?? oneOfMany(page, k);
}
/** "十分之一", "5分の1": the whole, its sign, then the part. */
function partBehind(page: Page, k: number, whole: number): Share | undefined {
  const signs = `${page.textAt(k + 1)}${page.textAt(k + 2)}`;
  if ((signs !== '分之' && signs !== '分の') || whole > MOST_PARTS) return undefined;
  const part = page.at(k + 3)?.figure?.value ?? (page.is(k + 3, '一') ? 1 : undefined);
  return part !== undefined && part < whole ? { value: part / whole, from: k, end: k + 3 } : undefined;
}
const SIGNS: readonly (readonly [Tag, number])[] = [
  ['percent', 0.01],
  ['tenths', 0.1],
];

/** "10人に1人", "10명 중 1명": the whole, then the part. */
function wholeFirst(page: Page, k: number, whole: number): Share | undefined {
  if (!page.has(k + 1, 'who') || !WHOLE_FIRST.has(page.textAt(k + 2))) return undefined;
  const part = page.at(k + 3)?.figure?.value ?? (page.has(k + 3, 'each') ? 1 : undefined);
  const end = page.has(k + 4, 'who') ? k + 4 : k + 3;
  return part !== undefined && part < whole && whole <= MOST_PARTS ? { value: part / whole, from: k, end } : undefined;
}

/** "every third one", "every other one", "ein Zehntel", "jeder zehnte". */
function ordinalShare(page: Page, k: number): Share | undefined {
  if (!isCounting(page, k)) return undefined;
  const parts = page.sameSentence(k, k + 1) ? partsNamed(page, k) : undefined;
  if (parts === undefined) return undefined;
  const noun = page.at(k + 2)?.figure;
  return { value: 1 / parts, from: k, end: noun?.spelled === true && noun.value === 1 ? k + 2 : k + 1 };
}
/** Of how many: "third", "tenth"; "every other" is of two. */
const partsNamed = (page: Page, k: number): number | undefined =>
  EVERY.has(page.textAt(k)) && page.is(k + 1, 'other') ? 2 : ORDINALS.get(page.textAt(k + 1));
/** "every" before an ordinal, or an article where no card or machine follows ("a third GPU"). */
const isCounting = (page: Page, k: number): boolean =>
  EVERY.has(page.textAt(k)) || (ONE_OF.has(page.textAt(k)) && !page.has(k + 2, 'gpuWord', 'node'));

/** "sekizde biri", "beşte ikisi": the whole where the part is, then the part. */
function inLocative(page: Page, k: number): Share | undefined {
  const whole = PARTS_IN.get(page.textAt(k));
  const part = PARTS_OF_IT.get(page.textAt(k + 1));
  const fits = whole !== undefined && part !== undefined && part < whole && page.sameSentence(k, k + 1);
  return fits ? { value: part / whole, from: k, end: k + 1 } : undefined;
}

/** "un sur dix", "uno de cada diez", "een op de tien", "one user in ten": numbers that are words of other meanings
 *  too. */
function oneOfMany(page: Page, k: number): Share | undefined {
  if (!ONE_OF.has(firstWord(page.textAt(k))) || page.period(k) !== undefined) return undefined; // "a month of 5"
  const at = behindBetween(page, k + 1) ?? (isPartOf(page, k + 1) ? behindBetween(page, k + 2) : undefined);
  if (at === undefined || !page.sameSentence(k, at)) return undefined;
  const whole = page.at(at)?.figure?.value ?? NUMBER_WORDS.get(page.textAt(at)) ?? 0;
  const fits = Number.isInteger(whole) && whole > 1 && whole <= MOST_PARTS;
  return fits ? { value: 1 / whole, from: k, end: at } : undefined;
}
/** "One user of ten"; "a peak of 60", "a team of 20" are no parts. */
const isPartOf = (page: Page, j: number): boolean =>
  page.has(j, 'who', 'person', 'req', 'doc') || !page.is(j + 1, 'of');
/** The element behind "sur", "out of", "de cada" that begin at `j`. */
function behindBetween(page: Page, j: number): number | undefined {
  if (SHARE_BETWEEN.has(`${page.textAt(j)} ${page.textAt(j + 1)}`)) return j + 2;
  return SHARE_BETWEEN.has(page.textAt(j)) ? j + 1 : undefined;
}

/** How far behind a share it may say that it is there at once, elements. */
const AT_ONCE_REACH = 7;

/** The element behind a share that says it of those who are there at once; no other figure stands between than that of
 *  the crowd ("half of our 80 people work with it at the same time"). */
export function atOnceBehind(page: Page, end: number): number | undefined {
  let reach = AT_ONCE_REACH;
  for (let j = end + 1; j <= end + reach && page.sameSentence(end, j); j++) {
    const e = page.at(j);
    if (isHour(page, j)) {
      reach += 3;
      continue;
    }
    const isCrowd = reach === AT_ONCE_REACH && page.has(page.unitAt(j), 'who');
    if (e === undefined || (e.kind === 'figure' && !isCrowd)) return undefined;
    if (e.kind === 'figure') reach += j - end;
    if (e.tags.has('conc') || e.tags.has('busyPeople')) return j;
  }
  return undefined;
}

/** "Half of them log in at 8 sharp": a bare hour of the day. */
export const isHour = (page: Page, k: number): boolean =>
  (page.at(k)?.figure?.value ?? Infinity) <= LAST_HOUR &&
  HOUR_LEADS.has(page.textAt(k - 1)) &&
  page.sameSentence(k - 1, k) &&
  !page.has(k + 1, 'conc', 'who', 'req', 'percent', 'busyPeople') &&
  page.at(k + 1)?.kind !== 'figure';
const LAST_HOUR = 24;

/** The element before a share that says it of those who are there at once: "at the same time about a tenth of them";
 *  nothing else is counted or joined on between. */
export function atOnceBefore(page: Page, from: number): number | undefined {
  for (let j = from - 1; j >= from - AT_ONCE_REACH && page.sameSentence(from, j); j--) {
    const e = page.at(j);
    if (e === undefined || e.kind !== 'word' || e.tags.has('who') || e.tags.has('and')) return undefined;
    if (e.tags.has('conc')) return j;
  }
  return undefined;
}
