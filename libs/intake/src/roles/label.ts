import type { Tag } from '../words';
import { anyOf, type Element } from '../elements/element';
import type { Page } from '../page/page';
import type { Spoken } from './head-reach';
import { speaks } from './head-reach';
import { isOrdinal } from './ordinal';
import type { Unit } from './quantity';
import type { Head } from './rows/role';

/** How far before its figure a label may stand, and one that is all of a line or a cell, elements. */
const REACH = 6;
const LISTED_REACH = 12;
/** What a mark between label and figure is worth. */
const MARKED = 0.6;

/** `users: 40`, `--max-num-seqs 64`, `concurrency of 20`: the noun right before the figure, over marks and small
 *  words. */
export function labelOf(page: Page, k: number, unit: Unit, heads: readonly Head[]): Spoken | undefined {
  const mine = heads.filter((h) => page.speaksIn(k, h.group));
  if (mine.length === 0 || leadsToFigure(page, k)) return undefined;
  const listed = listOf(page, k, unit);
  const reach = listed === undefined ? REACH : LISTED_REACH;
  let isMarked = false;
  for (let j = k - 1; j >= k - reach && page.sameSentence(j, k); j -= 1) {
    const worth = worthOf(page, j, k, mine);
    if (worth > 0) return isMarked ? { at: j, worth: worth + MARKED } : unlessCounted(page, { at: j, worth });
    const step = stepOver(page, j, listed, isMarked);
    if (step === undefined) return undefined;
    isMarked ||= MARKS.has(page.textAt(j));
    j -= step;
  }
  return undefined;
}

/** `32 x 80GB`, `tok/s: 8 -> 160`: what a label before it names is what the figure leads to. */
const leadsToFigure = (page: Page, k: number): boolean =>
  (page.is(k + 1, 'x') && page.at(k + 2)?.kind === 'figure') ||
  (page.is(k + 1, '-') && page.is(k + 2, '>') && page.at(k + 3)?.kind === 'figure');

/** A label without a mark may be what a figure before it counts; then it names no other. */
const unlessCounted = (page: Page, label: Spoken): Spoken | undefined =>
  isCounted(page, label.at) ? undefined : label;

/** What the word at `j` is worth as a label of the figure at `k`, 0 when it is none. */
function worthOf(page: Page, j: number, k: number, heads: readonly Head[]): number {
  const e = page.at(j);
  if (e === undefined) return 0;
  let worth = 0;
  if (e.tags.size > 0) for (const h of heads) if (h.weight > worth && speaks(page, j, k, e, h)) worth = h.weight;
  return worth;
}

/** How many more elements are passed with the one at `j` that is no label itself; undefined where the look ends. */
function stepOver(page: Page, j: number, listed: ListMark | undefined, isMarked: boolean): number | undefined {
  const e = page.at(j);
  if (e === undefined || (isMarked && listed === '|' && e.text === '|')) return undefined;
  if (e.text === ')') return bracketBefore(page, j);
  if (MARKS.has(e.text)) return 0;
  if (isAdjective(page, j, e)) return 1;
  if (isArgument(page, j)) return 0;
  return mayStandBeside(e) || isOfList(e, listed) || (listed !== undefined && isOrdinal(page, j)) ? 0 : undefined;
}

/** "answers short, 120": the comma behind the adjective of a length. */
const isAdjective = (page: Page, j: number, e: Element): boolean => e.text === ',' && LENGTHS.has(page.textAt(j - 1));

/** `"--tp", "2"`: the comma between a flag and its value in a list of arguments. */
const isArgument = (page: Page, j: number): boolean =>
  page.is(j, ',') && QUOTES.has(page.textAt(j - 1)) && QUOTES.has(page.textAt(j + 1)) && isFlag(page, j - 2);
function isFlag(page: Page, word: number): boolean {
  for (let i = word; i > word - FLAG_REACH && page.sameSentence(i, word); i -= 1)
    if (page.is(i, '-') && page.is(i - 1, '-')) return true;
  return false;
}
const QUOTES: ReadonlySet<string> = new Set(['"', "'"]);
/** The longest name of a flag, elements. */
const FLAG_REACH = 10;

const mayStandBeside = (e: Element): boolean => SMALL.has(e.text) || anyOf(e.tags, BESIDE) || PERCENTILE.test(e.text);

/** The mark of a list: a label that is all of a line before its colon, or of a cell before its bar, names the value
 *  when nothing stands behind that but its unit. */
type ListMark = ':' | '|';
function listOf(page: Page, k: number, unit: Unit): ListMark | undefined {
  const behind = Math.max(k, unit.end) + 1;
  let mark = k - 1;
  while (page.has(mark, ...BESIDE)) mark -= 1;
  if (page.is(mark, ':') || isColumned(page, k)) return page.sameSentence(k, behind) ? undefined : ':';
  return page.is(mark, '|') && (page.is(behind, '|') || !page.sameSentence(k, behind)) ? '|' : undefined;
}

/** "devs with a key            26": blanks or a tab set the value apart as a colon does. */
const isColumned = (page: Page, k: number): boolean =>
  page.sameSentence(k - 1, k) && /^(?: {2,}|\t)\s*$/.test(page.text.slice(page.at(k - 1)?.end, page.at(k)?.start));

/** "Staff who'd get the assistant: 6,400", "In flight over those two: 36", "| Active at the same time, morning | 95 |":
 *  words that say more of a label; in a cell commas too. */
function isOfList(e: Element, listed: ListMark | undefined): boolean {
  if (listed === undefined || e.tags.has('per') || e.tags.has('gpuWord')) return false;
  const isNumber = e.kind === 'figure' && e.figure?.spelled === true;
  return e.kind === 'word' || e.kind === 'use' || isNumber || (listed === '|' && e.text === ',');
}

/** "RPM p95 (prod) 1,150", "TTFT (ms): 40": words that mean nothing else in brackets between a label and
 *  its figure, elements. */
function bracketBefore(page: Page, close: number): number {
  for (let j = close - 1; j >= close - BRACKET_REACH && page.sameSentence(j, close); j -= 1)
    if (page.is(j, '(')) return page.at(j - 1)?.kind === 'figure' ? 0 : close - j;
    else if (page.at(j)?.kind !== 'word' || (page.at(j)?.tags.size ?? 0) > 0) return 0;
  return 0;
}
const BRACKET_REACH = 4;

/** The noun is what a figure before it counts ("300 req/s at 512"), so it names no other; "4096 / rps 120" are two. */
const isCounted = (page: Page, j: number): boolean =>
  !(page.is(j - 1, '/') && page.at(j - 1)?.glued === false) &&
  page.has(j, 'rps', 'rpm', 'rpd', 'tps', 'who', 'conc', 'req') &&
  [j - 1, j - 2].some(
    (i) => page.at(i)?.kind === 'figure' && page.sameSentence(i, j) && page.at(i)?.clause === page.at(j)?.clause,
  );

/** Adjectives of a length that has its figure behind a comma. */
const LENGTHS = new Set('short brief long small tiny kurz lang cortas curtas courtes brevi kort krotkie'.split(' '));
/** Words that may stand between a label and its figure. */
const BESIDE: readonly Tag[] = ['hedge', 'most', 'least', 'only', 'ms', 'sec', 'peak', 'mean'];
/** `p95`: which of many values it is. */
const PERCENTILE = /^p ?\d\d(?:\.\d)?$/;
const MARKS = new Set(['=', ':', '|', '"', '(', ')', '<', '>', '~', "'", '#', '-']);
const SMALL = new Set(
  (
    'of is are at was to up be must should de von size the max length about 是 为 到 は à a goes over above reaches ' +
    'hits'
  ).split(' '),
);
