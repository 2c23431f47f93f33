import type { Page } from '../page/page';
import type { Claim } from '../roles/claim';
import { PART_OF, UNCHANGING } from './data/prompt-words';

/** How far behind its figure the words may stand that say that a part of the prompt is always the same, elements. */
const REACH = 9;
/** How far before its figure "of which" may stand. */
const PART_REACH = 3;
/** A shared part is shorter than this, tokens. */
const LONGEST = 2_000_000;
const SHORTEST = 16;

/** "1,100 tokens in, of which 800 are the same rules", "2,300 tokens of prompt, 1,500 of which is the handbook, same
 *  for everyone", "the first 9k tokens of every prompt never change": the part of a prompt that all requests share, in
 *  place of what its figure was taken for. */
export function withSharedParts(page: Page, claims: readonly Claim[]): Claim[] {
  const parts = page.elements.flatMap((_, k) => partAt(page, k) ?? []);
  if (parts.length === 0 || claims.some((c) => c.member === 'sharedPrefixTokens')) return [...claims];
  const taken = new Set(parts.map((p) => p.at));
  return [...claims.filter((c) => !taken.has(c.at)), ...parts];
}

function partAt(page: Page, k: number): Claim | undefined {
  const e = page.at(k);
  const value = e?.kind === 'figure' ? e.figure?.value : undefined;
  if (e === undefined || value === undefined || value < SHORTEST || value > LONGEST) return undefined;
  if (page.against(k) !== undefined || page.used.has(k) || !(isLength(page, k) || isPart(page, k))) return undefined;
  const end = page.at(unchangingBehind(page, k) ?? -1)?.end;
  return end === undefined ? undefined : { member: 'sharedPrefixTokens', value, at: k, weight: 2, start: e.start, end };
}

const isLength = (page: Page, k: number): boolean => page.has(k + 1, 'tok') && !page.has(k + 1, 'in', 'out', 'tps');

/** "of which 800", "1,500 of which": the figure is a part of the one before it. */
function isPart(page: Page, k: number): boolean {
  for (let j = k - 1; j >= k - PART_REACH && page.sameSentence(j, k); j -= 1)
    if (PART_OF.test(page.textAt(j))) return true;
  return page.sameSentence(k, k + 1) && PART_OF.test(page.textAt(k + 1));
}

/** Where the words stand that say that it is always the same; none behind another figure. */
function unchangingBehind(page: Page, k: number): number | undefined {
  for (let j = k + 1; j <= k + REACH && page.sameSentence(j, k); j += 1) {
    const e = page.at(j);
    if (e?.figure !== undefined || page.has(j, 'out')) return undefined;
    if (page.has(j, 'prefix', 'sharedPart') || UNCHANGING.test(e?.text ?? '')) return j;
  }
  return undefined;
}
