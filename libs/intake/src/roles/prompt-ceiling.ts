import { type Element, isFigure } from '../elements/element';
import { lastWord } from '../lexer/first-word';
import type { Page } from '../page/page';
import { HAPPENS } from '../words/length-words';
import { AT_TIMES } from '../words/week-words';
import type { Tag } from '../words';
import { shapedLength, valueAt } from './form';
import type { Dimension, Unit } from './quantity';
import { unitsOf } from './quantity';
import type { Role } from './table';
import type { Proposal } from './weigh';
import { proposalsFor } from './weigh';

/** Prompts that are told twice, as they usually are and as long as they may become: "prompts of 6k tokens, up to 60k
 *  happen", "up to 24,000 tokens (average 9,000)". The usual one is the prompt, the longest is what a sequence must
 *  hold. */

const TOLD_TWICE = 7;
/** Between the two, elements; a sentence that only names the longest is at most this long before its figure. */
const REACH = 12;
const SHORT = 5;
const BESIDE = 2;
const SHORTEST = 64;

const LENGTHS: ReadonlySet<Role> = new Set<Role>(['inputTokens', 'outputTokens', 'contextTokens']);
const UNITS: ReadonlySet<Dimension> = new Set<Dimension>(['bare', 'tokens']);
const MOST: readonly Tag[] = ['most', 'peak'];
const MEAN: readonly Tag[] = ['mean'];
/** Words of another length or of a load, and what begins another matter. */
const OTHERS: readonly Tag[] = [
  'out',
  'osl',
  'ctx',
  'conc',
  'who',
  'rps',
  'rpm',
  'rpd',
  'tps',
  'prefix',
  'sharedPart',
  'dataset',
  'trains',
  'chunk',
  'supports',
];
/** Words behind a number that make it a sum. */
const SUMS: readonly Tag[] = ['budget', 'price', 'bill'];

/** "Sometimes a 30 page tender pasted in", "gelegentlich 20.000 Tokens": what is longer now and then has to fit, and is
 *  no usual prompt. */
export function rareLength(page: Page, k: number): Proposal | undefined {
  const unit = unitsOf(page, k).find((u) => u.dimension === 'prose' || u.dimension === 'tokens');
  if (unit === undefined || page.has(unit.noun, 'out') || page.has(unit.noun + 1, 'out')) return undefined;
  for (let j = k - 1; j >= k - RARE_WITHIN && page.at(j)?.clause === page.at(k)?.clause; j -= 1) {
    if (page.at(j)?.kind !== 'word' || page.has(j, 'out')) return undefined;
    if (AT_TIMES.has(lastWord(page.textAt(j))))
      return { ...shapedLength('contextTokens', k, RARE, unit.end), unit: { ...unit, dimension: 'bare', noun: k } };
  }
  return undefined;
}
const RARE = 7;
const RARE_WITHIN = 6;

/** The longest prompt, beside the usual one before it or behind it. */
export function promptCeiling(page: Page, k: number): Proposal | undefined {
  if (!isCapped(page, k) || !isLength(page, k)) return undefined;
  const usual = usualBefore(page, k) ?? usualBehind(page, k);
  if (usual === undefined || !(valueAt(page, k) > valueAt(page, usual))) return undefined;
  return shapedLength('contextTokens', k, TOLD_TWICE, page.has(k + 1, 'tok') ? k + 1 : k, [k]);
}

/** The usual prompt behind the longest. */
export function usualPrompt(page: Page, k: number): Proposal | undefined {
  const longest = isMean(page, k) ? figureBefore(page, k) : undefined;
  if (longest === undefined || promptCeiling(page, longest) === undefined || usualBehind(page, longest) !== k)
    return undefined;
  return shapedLength('inputTokens', k, TOLD_TWICE, page.has(k + 1, 'tok') ? k + 1 : k, [k]);
}

/** The prompt that is told before, in the same sentence or in the one before a short one. */
function usualBefore(page: Page, k: number): number | undefined {
  const usual = figureBefore(page, k);
  return usual !== undefined && !isCapped(page, usual) && isPrompt(page, usual) ? usual : undefined;
}

function usualBehind(page: Page, k: number): number | undefined {
  if (!isPrompt(page, k)) return undefined;
  for (let j = k + 1; j <= k + REACH && page.sameSentence(j, k); j += 1) {
    if (page.at(j)?.kind === 'figure') return isMean(page, j) && isLength(page, j) ? j : undefined;
    if (page.has(j, ...OTHERS)) return undefined;
  }
  return undefined;
}

function figureBefore(page: Page, k: number): number | undefined {
  for (let j = k - 1; j >= k - REACH && isInReach(page, j, k); j -= 1) {
    if (page.at(j)?.kind === 'figure') return j;
    if (page.has(j, ...OTHERS)) return undefined;
  }
  return undefined;
}
function isInReach(page: Page, j: number, k: number): boolean {
  if (page.sameSentence(j, k)) return true;
  const isNext = (page.at(k)?.sentence ?? 0) - (page.at(j)?.sentence ?? 0) === 1;
  return isNext && !page.sameSentence(k - SHORT, k) && page.against(j) === undefined;
}

/** "Up to 60k", "60k at most". */
const isCapped = (page: Page, k: number): boolean =>
  page.before(k, BESIDE, MOST, isFigure) >= 0 || page.after(k, BESIDE, MOST, isEdge) >= 0;
const isMean = (page: Page, k: number): boolean =>
  page.before(k, BESIDE + 1, MEAN, isFigure) >= 0 || page.after(k, BESIDE, MEAN, isEdge) >= 0;
const isEdge = (e: Element): boolean => e.kind === 'figure' || e.kind === 'mark';

const isPrompt = (page: Page, k: number): boolean =>
  isLength(page, k) && proposalsFor(page, k).find((p) => LENGTHS.has(p.role))?.role === 'inputTokens';

/** Counts tokens or nothing; what happens is no noun: "60k happen". */
const isLength = (page: Page, k: number): boolean =>
  valueAt(page, k) >= SHORTEST &&
  !(page.has(k + 1, ...SUMS) && !page.has(k + 1, ...MOST)) &&
  page.after(k, BESIDE, OTHERS, isEdge) < 0 &&
  unitsOf(page, k).every((u) => UNITS.has(u.dimension) || isNoNoun(page, u));
const isNoNoun = (page: Page, u: Unit): boolean => u.dimension === 'things' && HAPPENS.has(page.textAt(u.noun));
