import type { Page } from '../page/page';
import { lastWord } from '../lexer/first-word';
import { AT_WORK_NOW } from '../words/at-work-words';
import { shaped, valueAt } from './form';
import { looksLikeYear } from './ordinal';
import { isPlannedFor } from './planned-for';
import type { Unit } from './rows/unit';
import { unitsOf } from './quantity';
import type { Proposal } from './weigh';

/** "140 running at peak", "in der Spitze laufen 140", "plan for 210": bare numbers of what is there at once. */

/** What the shapes are worth against anything else. */
const AT_PEAK = 5;
const PLANNED = 2.6;
/** How far from the number the word for the peak may stand, elements. */
const REACH = 5;

export function peakInWords(page: Page, k: number): Proposal | undefined {
  if (!isBareCount(page, k) || !hasPeak(page, k)) return undefined;
  const isSaid = [k - 1, k + 1].some((j) => page.sameSentence(j, k) && AT_WORK_NOW.has(firstOf(page, j)));
  return isSaid ? shaped('concurrentRequests', k, AT_PEAK, unitAt(k)) : undefined;
}

/** "Plan for 210.": where nothing else is counted, so many are there at once. */
export function plannedLoad(page: Page, k: number): Proposal | undefined {
  if (!isBareCount(page, k) || !isPlannedFor(page, k) || !endsThere(page, k)) return undefined;
  const isAlone = page.kinds('figure').every((j) => j === k || unitsOf(page, j).every((u) => !LOADS.has(u.dimension)));
  return isAlone ? shaped('concurrentRequests', k, PLANNED, unitAt(k)) : undefined;
}
const LOADS: ReadonlySet<string> = new Set(['people', 'inflight', 'rate', 'work', 'paced', 'pacedLong', 'sequences']);

const unitAt = (k: number): Unit => ({ dimension: 'inflight', end: k, scale: 1, noun: k });
const firstOf = (page: Page, j: number): string => page.textAt(j).split(' ')[0] ?? lastWord(page.textAt(j));

function isBareCount(page: Page, k: number): boolean {
  const value = valueAt(page, k);
  if (!Number.isInteger(value) || value < 2 || looksLikeYear(page, k) || page.against(k) !== undefined) return false;
  return unitsOf(page, k).every((u) => u.dimension === 'bare');
}
/** The word for the peak before it or behind it, in the same clause. */
const hasPeak = (page: Page, k: number): boolean =>
  [page.before(k, REACH, ['peak'], endsLook), page.after(k, REACH, ['peak'], endsLook)].some((j) => j >= 0);
const endsLook = (e: { readonly kind: string }): boolean => e.kind === 'figure' || e.kind === 'mark';
/** Nothing behind it that it could count, and no verb but that of planning. */
const endsThere = (page: Page, k: number): boolean =>
  !page.sameSentence(k, k + 1) || page.at(k + 1)?.kind === 'mark' || /^plan/.test(page.textAt(k + 1));
