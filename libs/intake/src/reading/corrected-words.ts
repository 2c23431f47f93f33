import { lastWord } from '../lexer/first-word';
import type { Page } from '../page/page';
import type { Assignment } from '../roles/choose';
import { LEADS_TO_OLD, READS, REFERENCES } from '../words/correcting-words';

/** How a correction is worded: what it is about, what it replaces and what is to be read instead. */

/** "Nachtrag 1 (Bieterfrage 7): ...", "Amendment 2 to section 4.1: ...": what is corrected, by its number. */
export const isReference = (page: Page, k: number, j: number): boolean =>
  REFERENCES.test(lastWord(page.textAt(j - 1))) ||
  (page.is(j - 1, '.') && REFERENCES.test(page.textAt(j - 2))) ||
  (page.is(j + 1, ')') && page.before(j, j - k, ['correct']) === k && page.is(j + 2, ':'));
/** "Statt 140 sind es 190", "replace 140 by 190": what is replaced is named first. */
export const isOldOne = (page: Page, j: number): boolean =>
  LEADS_TO_OLD.has(page.textAt(j - 1)) &&
  [2, 3, 4].some((n) => page.sameSentence(j + n, j) && page.at(j + n)?.kind === 'figure');
/** "The peak must read 190", "muss richtig 190 lauten", "lire 190": a figure that stands in place of a written one. */
export const isToBeRead = (page: Page, now: number): boolean =>
  [now - 1, now - 2, now + 1].some((j) => page.sameSentence(j, now) && READS.has(lastWord(page.textAt(j))));

/** "EDIT 2: a competitor serves 120k"; "EDIT: mi jefe dice que planifiquemos para 80" is of the writer's house. */
export const isOfOthers = (page: Page, k: number, j: number): boolean =>
  page.against(j) === 'not_mine' && page.before(j, j - k, ['boss', 'first']) < 0;

/** The value of the figure that is replaced, where it is named before the one at `now`. */
const oldBefore = (page: Page, now: number): number | undefined => {
  const at = [now - 2, now - 3, now - 4].find((j) => page.at(j)?.kind === 'figure' && page.sameSentence(j, now));
  return at !== undefined && isOldOne(page, at) ? page.at(at)?.figure?.value : undefined;
};

/** "Statt 140 sind es 190": the figure that is named first as the one to replace. */
export function namedFirst(page: Page, now: number, chosen: Assignment['chosen']): number | undefined {
  const old = oldBefore(page, now);
  if (old === undefined) return undefined;
  for (const [at, had] of chosen)
    if (at < now - NEAR_ITSELF && had.role !== 'aside' && page.at(at)?.figure?.value === old) return at;
  return undefined;
}
/** How far before it the one that it stands in place of is at least, elements. */
const NEAR_ITSELF = 4;
