import type { Page } from '../page/page';

/** "We don't have H100 cards", "no tenemos H100", "wir haben keine H100", "we have 4x A10 and no H100": the verb of
 *  having is denied, or the hardware is; it is not there, and nothing is ruled out by that. */
function isNotHeld(page: Page, from: number): boolean {
  let denied = false;
  for (let j = from - 1; j >= from - HELD_WITHIN && page.sameSentence(j, from); j -= 1) {
    if (IS_WITHOUT.has(page.textAt(j))) return page.speaksOf(from, 'first');
    if (isHaving(page, j)) return (denied || isDenied(page, j - 1)) && !page.has(j + 1, 'moreOf');
    if (page.has(j, 'not')) denied = true;
    else if (!page.has(j, 'determiner', 'hedge') || page.at(j)?.kind === 'mark') break;
  }
  return page.has(from - 1, 'not') && hasOther(page, from);
}
const HELD_WITHIN = 4;
const isHaving = (page: Page, j: number): boolean =>
  (page.has(j, 'own', 'have') && !page.has(j, 'determiner')) || HAVE.test(page.textAt(j));
const HAVE = /^(?:n'(?:avons|ai|a|ont)|got)$/;
/** Verbs that deny by themselves. */
const IS_WITHOUT: ReadonlySet<string> = new Set(['没 有', '没有', "haven't got", "haven't", "hasn't got"]);

const isDenied = (page: Page, j: number): boolean => page.has(j, 'not') || IS_WITHOUT.has(page.textAt(j));

/** The writer says in the sentence what he has. */
function hasOther(page: Page, from: number): boolean {
  if (page.speaksOf(from, 'want', 'ask', 'target')) return false;
  for (let j = from - 2; j >= from - OTHER_WITHIN && page.sameSentence(j, from); j -= 1)
    if (page.has(j, 'own') && !page.has(j, 'determiner')) return page.has(j, 'first') || page.has(j - 1, 'first');
  return false;
}
const OTHER_WITHIN = 8;

/** "Nous n'avons pas de H100, seulement 4x A10": what is there instead of what is not. */
function isAllThatIsHeld(page: Page, from: number): boolean {
  if (!page.has(from - 1, 'only') || page.at(from - 2)?.kind !== 'mark') return false;
  for (let j = from - 3; j >= from - INSTEAD_WITHIN && page.sameSentence(j, from); j -= 1)
    if (page.at(j)?.kind === 'gpu') return isNotHeld(page, j);
  return false;
}
const INSTEAD_WITHIN = 6;

/** How the words right before it say that the writer has it or has it not. */
export function heldAs(page: Page, from: number): 'unused' | 'owned' | undefined {
  if (isNotHeld(page, from)) return 'unused';
  return isAllThatIsHeld(page, from) ? 'owned' : undefined;
}
