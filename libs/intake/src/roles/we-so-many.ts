import type { Page } from '../page/page';
import { SHARES, WE } from '../words/crowd-words';
import { USES } from '../words/people-verbs';
import { unitsOf } from './quantity';
import type { Proposal } from './weigh';

/** "Just us three", "wir drei nutzen ihn", "nous trois": a number right behind "we" counts those who are. */
export function weSoMany(page: Page, k: number): Proposal | undefined {
  const value = page.at(k)?.figure?.value ?? 0;
  if (!WE.has(page.textAt(k - 1)) || !page.sameSentence(k - 1, k)) return undefined;
  if (!Number.isInteger(value) || value < FEWEST || value > MOST) return undefined;
  if (!unitsOf(page, k).every((u) => u.dimension === 'bare') || !(isLast(page, k) || isSubject(page, k)))
    return undefined;
  const unit = { dimension: 'people' as const, end: k, scale: 1, noun: k };
  return { role: 'totalUsers', at: k, score: TOLD, heads: [k - 1], leans: [], unit };
}
const FEWEST = 2;
const MOST = 30;
const TOLD = 3;

const isLast = (page: Page, k: number): boolean =>
  !page.sameSentence(k, k + 1) || ENDS.has(page.textAt(k + 1)) || page.has(k + 1, 'and', 'future');
const ENDS: ReadonlySet<string> = new Set([',', ';', ')', ':']);

/** They use it or share it. */
const isSubject = (page: Page, k: number): boolean =>
  [k + 1, k + 2].some(
    (j) =>
      page.sameSentence(j, k) &&
      (USES.test(page.textAt(j)) || SHARES.test(page.textAt(j)) || page.has(j, 'have', 'run')),
  );
