import type { Element, Figure } from '../elements/element';
import type { Page } from '../page/page';
import { shapedLength } from './form';
import type { Proposal } from './weigh';

/** What a pair is worth: words say that it is lengths, or its shape alone does. */
const NAMED = 6;
const SHAPED = 4;
/** Lengths of a pair, tokens: from where a prompt and an answer begin, and the longest that is believed. */
const SHORTEST_INPUT = 16;
const LONGEST = 1_000_000;
/** A pair that nothing names is lengths only from here on; three digits or a `k` are needed. */
const LEAST_INPUT = 64;
const LEAST_OUTPUT = 16;
const THREE_DIGITS = 100;

const JOINTS: ReadonlySet<string> = new Set(['/', ':', '->', '>']);
const EDGES: ReadonlySet<string> = new Set([',', '(', ')', '.', '?', ';', '|', '"', '@']);

/** `in/out 2000/500`, `700/200 tokens`, `1024:128`, `1800->250`: which side of a pair of lengths a figure is. */
export function pairSide(page: Page, k: number): Proposal | undefined {
  const told = toldBefore(page, k);
  if (told !== undefined) return told;
  const second = secondOf(page, k);
  if (second !== undefined) {
    const score = pairScore(page, k, second);
    return score > 0 ? shapedLength('inputTokens', k, score, k) : undefined;
  }
  const first = firstOf(page, k);
  const score = first === undefined ? 0 : pairScore(page, first, k);
  return score > 0 ? shapedLength('outputTokens', k, score, page.has(k + 1, 'tok') ? k + 1 : k) : undefined;
}

/** "in 4k / out 1.5k", "in 2k, out 300": each side is named before its length, at the head of a clause. */
function toldBefore(page: Page, k: number): Proposal | undefined {
  if (isToldPair(page, k)) return shapedLength('inputTokens', k, NAMED, k, [k - 1]);
  return isToldPair(page, k - 3) ? shapedLength('outputTokens', k, NAMED, k, [k - 1]) : undefined;
}
function isToldPair(page: Page, k: number): boolean {
  const [a, b] = [page.at(k)?.figure, page.at(k + 3)?.figure];
  if (a === undefined || b === undefined || !areLengths(a, b) || !page.sameSentence(k, k + 3)) return false;
  const isHead = page.at(k - 2)?.kind === 'mark' || !page.sameSentence(k - 2, k - 1);
  const isNamed = page.has(k - 1, 'in', 'isl') && page.has(k + 2, 'out', 'osl');
  return isHead && isNamed && page.sameSentence(k - 1, k) && SEPARATES.has(page.textAt(k + 1)) && isLong(a);
}
const SEPARATES: ReadonlySet<string> = new Set(['/', ',', ';', '|']);

/** The figure that a joint behind `k` leads to. */
function secondOf(page: Page, k: number): number | undefined {
  const joint = page.is(k + 1, '-') && page.is(k + 2, '>') ? k + 2 : k + 1;
  return isJoint(page, joint, k) && page.at(joint + 1)?.kind === 'figure' ? joint + 1 : undefined;
}
/** The figure that a joint of one or two marks before `k` comes from. */
function firstOf(page: Page, k: number): number | undefined {
  const joint = [k - 1, k - 2].find((j) => isJoint(page, j, k));
  return joint !== undefined && page.at(joint - 1)?.kind === 'figure' ? joint - 1 : undefined;
}
const isJoint = (page: Page, j: number, k: number): boolean => page.sameSentence(j, k) && JOINTS.has(page.textAt(j));

/** A pair is lengths when words say so, or when two lengths stand alone between commas. */
function pairScore(page: Page, first: number, second: number): number {
  const a = page.at(first)?.figure;
  const b = page.at(second)?.figure;
  if (a === undefined || b === undefined || !page.sameSentence(first, second) || !areLengths(a, b)) return 0;
  if (isNamed(page, first, second)) return NAMED;
  if (page.is(first + 1, ':')) return isSpokenOf(page, first, second) ? SHAPED : 0;
  return isLong(a) && b.value >= LEAST_OUTPUT && standsAlone(page, first, second) ? SHAPED : 0;
}
const areLengths = (a: Figure, b: Figure): boolean =>
  a.value >= SHORTEST_INPUT && b.value >= 1 && a.value <= LONGEST && b.value <= LONGEST;
const isLong = (a: Figure): boolean => a.value >= LEAST_INPUT && (a.kilo !== undefined || a.value >= THREE_DIGITS);

/** `2048:400 tokens`, `random 2048:400`: a colon also parts times and ratios. */
const isSpokenOf = (page: Page, first: number, second: number): boolean =>
  page.has(second + 1, 'tok') || DATASETS.has(page.textAt(first - 1));
/** Kinds of test data that a pair of lengths follows: `random 2048:400`. */
const DATASETS: ReadonlySet<string> = new Set(['random', 'synthetic', 'lengths', 'shape', 'dummy']);

/** Nothing stands before and behind the pair that its figures could belong to. */
function standsAlone(page: Page, first: number, second: number): boolean {
  const before = page.at(first - 1);
  const open = isEdge(before) || !page.sameSentence(first - 1, first) || before?.kind !== 'mark';
  const closed = isEdge(page.at(second + 1)) || !page.sameSentence(second, second + 1) || isHeading(page, second + 1);
  return open && (closed || page.has(second + 1, 'tok', 'ttft', 'tpot', 'latency', 'and'));
}
/** "64 at once, 3k/400:" above a list. */
const isHeading = (page: Page, j: number): boolean =>
  page.is(j, ':') && /^[ \t]*(?:\n|$)/.test(page.text.slice(page.at(j)?.end ?? 0, (page.at(j)?.end ?? 0) + BLANKS));
/** Blanks behind the colon that are looked over. */
const BLANKS = 12;
const isEdge = (e: Element | undefined): boolean => e === undefined || EDGES.has(e.text);

/** How far before and behind a pair its sides may be named, elements. */
const NAMED_BEFORE = 5;
const NAMED_BEHIND = 3;
function isNamed(page: Page, first: number, second: number): boolean {
  const names = (j: number): boolean =>
    page.sameSentence(j, first) &&
    page.has(j, 'in', 'isl') &&
    (page.has(j + 1, 'out', 'osl') || page.has(j + 2, 'out', 'osl'));
  for (let j = Math.max(0, first - NAMED_BEFORE); j < first; j += 1) if (names(j)) return true;
  for (let j = second + 1; j <= second + NAMED_BEHIND; j += 1) if (names(j)) return true;
  return page.is(first - 1, 'isl/osl');
}
