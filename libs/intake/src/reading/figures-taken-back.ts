import type { Page } from '../page/page';
import type { Assignment } from '../roles/choose';
import { REPLACES, WROTE } from '../words/correcting-words';
import { isMachine } from '../roles/factors';

type Chosen = Assignment['chosen'];

/** How far behind the verb, or before the denied figure, its counterpart may stand, elements. */
const BEHIND_VERB = 3;
const DENIED_REACH = 14;
const REPLACED_REACH = 120;

/** Figures that the text itself says do not count any more: "the figure above replaces the 45 requests per second of
 *  the first edition", "260 nurses, not 620". */
export function figuresTakenBack(page: Page, chosen: Chosen): number[] {
  return page
    .kinds('figure')
    .filter((k) => isReplaced(page, k, chosen) || isDenied(page, k, chosen) || isWrittenWrong(page, k, chosen));
}

/** Behind a verb of replacing, where a figure of the same role was named before. */
function isReplaced(page: Page, k: number, chosen: Chosen): boolean {
  for (let j = k - 1; j >= k - BEHIND_VERB && page.sameSentence(j, k); j -= 1) {
    if (REPLACES.has(page.textAt(j))) return hasForerunner(page, j, k, chosen);
    if (!page.has(j, 'determiner', 'definite', 'hedge') && page.at(j)?.tags.size !== 0) return false;
  }
  return false;
}
function hasForerunner(page: Page, verb: number, k: number, chosen: Chosen): boolean {
  const role = chosen.get(k)?.role;
  for (let j = verb - 1; j >= verb - REPLACED_REACH && j >= 0; j -= 1) {
    const had = chosen.get(j);
    if (had !== undefined && had.role !== 'aside' && (role === undefined || had.role === role)) return true;
  }
  return false;
}

/** A bare figure behind "not", beside one in its sentence that counts: "it is 260 nurses, not 620", "nicht 620,
 *  sondern 260". */
function isDenied(page: Page, k: number, chosen: Chosen): boolean {
  if (!page.has(k - 1, 'not') || chosen.has(k) || isMachine(page, k + 1) || !page.sameSentence(k - 1, k)) return false;
  for (let n = 2; n <= DENIED_REACH; n += 1)
    for (const j of [k - n, k + n])
      if (page.sameSentence(j, k) && chosen.has(j) && chosen.get(j)?.role !== 'aside') return true;
  return false;
}

/** "Correction to my first post, there I wrote 240 calls": what the writer says that he wrote. */
export function isWritten(page: Page, k: number): boolean {
  for (let j = k - 1; j >= k - BEHIND_VERB && page.sameSentence(j, k) && page.at(j)?.figure === undefined; j -= 1)
    if (isVerb(page, j)) return isByWriter(page, j, j);
  // "hatte ich 90 Nutzer geschrieben"
  for (let j = k + 1; j <= k + VERB_BEHIND && page.at(j)?.clause === page.at(k)?.clause; j += 1)
    if (isVerb(page, j)) return isByWriter(page, k, j);
  return false;
}
const isVerb = (page: Page, j: number): boolean => WROTE.has(page.textAt(j).replace(/^.* /, ''));
const VERB_BEHIND = 4;
const isByWriter = (page: Page, before: number, verb: number): boolean =>
  [before - 2, before - 1, before, before + 1].some(
    (j) =>
      page.sameSentence(j, before) &&
      (page.has(j, 'first') ||
        /^(?:i|j'|ich|ik|jag|yo|eu)(?:$| |avais|ai)| (?:ich|ik|yo|eu|jag)$/.test(page.textAt(j))),
  ) || /(?:i|em|am)$/.test(page.textAt(verb));

/** It was written, and another figure of its role stands elsewhere. */
function isWrittenWrong(page: Page, k: number, chosen: Chosen): boolean {
  const role = chosen.get(k)?.role;
  if (role === undefined || role === 'aside' || !isWritten(page, k)) return false;
  for (const [j, had] of chosen) if (j !== k && had.role === role && !isWritten(page, j)) return true;
  return false;
}
