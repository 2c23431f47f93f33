import type { Page } from '../page/page';
import type { Claim } from '../roles/claim';
import { shown } from '../roles/claim';
import { CONTEXT_PARTS, SYSTEM_PART, VARIABLE } from './data/prompt-words';
import { numberAt } from './count';
import { isPartLength } from './prompt-parts';

/** Prompts that are told as the passages that go into them and what stands beside: "8 chunks of 500 tokens, a system
 *  prompt of 1,000 and a question of 60", "2,500 of context plus 500 of history plus a question of 100". */

/** How far apart the parts may stand, elements; how far from its length the name of a part. */
const REACH = 16;
const NAME_REACH = 4;

/** A part of a prompt and the elements of its words. */
interface Part {
  readonly at: number;
  readonly value: number;
  readonly from: number;
  readonly to: number;
  /** It stands in a list of parts, which nothing says to add up. */
  readonly listed?: true;
}

/** The claims of a text with the whole of a prompt that is told by its parts. */
export function withPromptSum(page: Page, claims: readonly Claim[]): readonly Claim[] {
  const first = claims.find((c) => c.member === 'inputTokens' && isOfPassages(page, c));
  const parts = first === undefined ? joined(page) : [partOf(page, first), ...partsBeside(page, first.at)];
  if (parts.length < 2 || parts.some((p) => page.used.has(p.at))) return claims;
  const taken = new Set(parts.map((p) => p.at));
  const left = claims.filter(
    (c) =>
      c.member === 'sharedPrefixTokens' || !(taken.has(c.at) || (c.member === 'inputTokens' && isNear(page, c, parts))),
  );
  return left.some((c) => c.member === 'inputTokens') ? claims : [...left, sumOf(page, parts)];
}
const isNear = (page: Page, c: Claim, parts: readonly Part[]): boolean =>
  parts.some((p) => page.sameSentence(p.at, c.at));

/** A number of passages times the length of each. */
const isOfPassages = (page: Page, c: Claim): boolean =>
  numberAt(page, c.at) !== c.value && page.before(c.at, NAME_REACH, ['chunk']) >= 0;
const partOf = (page: Page, c: Claim): Part => ({
  at: c.at,
  value: c.value,
  from: page.elements.findIndex((e) => e.end > c.start),
  to: page.has(c.at + 1, 'tok') ? c.at + 1 : c.at,
});

/** The lengths of a system prompt, a history or a question around the passages. */
function partsBeside(page: Page, at: number): Part[] {
  const parts: Part[] = [];
  for (let k = at - REACH; k <= at + REACH; k += 1)
    if (k !== at && page.sameSentence(k, at) && isPartLength(page, k) && isNamed(page, k, at))
      parts.push(lengthAt(page, k));
  return parts;
}
const lengthAt = (page: Page, k: number): Part => ({
  at: k,
  value: numberAt(page, k) ?? 0,
  from: k,
  to: page.has(k + 1, 'tok') ? k + 1 : k,
});

/** The name of a part stands right before or behind its length, over no other figure and no comma; nothing says that
 *  it is an answer. */
function isNamed(page: Page, k: number, passages: number): boolean {
  if (page.has(k + 1, 'out') || page.has(k + 2, 'chunk')) return false;
  const says = (j: number): boolean => j !== passages && isPartName(page, j);
  for (const step of [-1, 1])
    for (let j = k + step; Math.abs(j - k) <= NAME_REACH && page.sameSentence(j, k); j += step) {
      if (page.at(j)?.figure !== undefined || page.is(j, ',') || page.has(j, 'out')) break;
      if (says(j)) return true;
    }
  return false;
}
const isPartName = (page: Page, j: number): boolean =>
  page.has(j, 'ctx') ||
  VARIABLE.test(page.textAt(j)) ||
  SYSTEM_PART.test(page.textAt(j)) ||
  CONTEXT_PARTS.test(page.textAt(j));

/** "2,500 tokens of context plus 500 of history plus a question of 100": parts that a plus joins, each by its name. */
function joined(page: Page): Part[] {
  let row: Part[] = [];
  for (const k of page.kinds('figure')) {
    if (!isPartLength(page, k) || !isNamed(page, k, -1)) continue;
    const last = row.at(-1);
    if (last !== undefined && isPlus(page, last.at, k)) row.push(lengthAt(page, k));
    else if (last !== undefined && isListed(page, last.at, k)) row.push({ ...lengthAt(page, k), listed: true });
    else if (row.length < 2 || row.every((p) => p.listed)) row = [lengthAt(page, k)];
  }
  if (row.some((p) => p.listed) && row.length < SHORTEST_LIST) return [];
  return row.some((p) => page.has(p.at + 1, 'tok', 'ctx')) ? row : [];
}
/** "System prompt 800 tokens, tools 1,200, history 2,000 and the question 100": so many parts in a row are one prompt.
 */
const SHORTEST_LIST = 3;
function isListed(page: Page, from: number, to: number): boolean {
  if (!page.sameSentence(from, to) || to - from > NEXT_PART) return false;
  for (let j = from + 1; j < to; j += 1) {
    if (page.at(j)?.kind !== 'word' && !page.is(j, ',')) return false;
    if (page.has(j, 'out', 'or', 'conc')) return false;
  }
  return [from + 1, from + 2].some((j) => page.is(j, ',') || page.has(j, 'and'));
}
const NEXT_PART = 8;
function isPlus(page: Page, from: number, to: number): boolean {
  if (!page.sameSentence(from, to) || to - from > REACH) return false;
  for (let j = from + 1; j < to; j += 1) if (PLUS.has(page.textAt(j))) return true;
  return false;
}
const PLUS: ReadonlySet<string> = new Set(['plus', '+', 'mas', 'piu', 'mais', 'плюс']);

function sumOf(page: Page, parts: readonly Part[]): Claim {
  const inOrder = [...parts].sort((a, b) => a.at - b.at);
  const value = parts.reduce((sum, p) => sum + p.value, 0);
  const pieces = inOrder.map(({ from, to }) => ({ start: page.at(from)?.start ?? 0, end: page.at(to)?.end ?? 0 }));
  const { at } = parts[0] ?? { at: 0 };
  return {
    member: 'inputTokens',
    value,
    at,
    weight: 3,
    start: pieces[0]?.start ?? 0,
    end: pieces[0]?.end ?? 0,
    pieces,
    approximation: `Input tokens: ${inOrder.map((p) => shown(p.value)).join(' and ')} are ${shown(value)} together.`,
  };
}
