import type { Page } from '../page/page';

/** "ChipSoft asked $7.50 per user per month": nobody's budget is told per head, unless it is called one.
 *  @param end the element behind the words of its period */
export function isPricePerHead(page: Page, at: number, end: number): boolean {
  if (page.speaksOf(at, 'budget', 'most', 'target', 'first')) return false;
  for (let j = at + 1; j <= end + 1 && page.sameSentence(j, at); j += 1)
    if (isHead(page, j) && isOfEach(page, j)) return true;
  return false;
}
const isHead = (page: Page, j: number): boolean =>
  HEAD.test(page.textAt(j)) || (page.has(j, 'who', 'person') && page.at(j)?.kind === 'word');
/** "$8,000 a month for agents" is for all of them. */
const isOfEach = (page: Page, j: number): boolean => page.has(j, 'each', 'per') || page.has(j - 1, 'each', 'per');
const HEAD = /(?:^| )(?:users?|seats?|heads?|nutzer|kopf|platz|gebruiker|utilisateur|usuario|utente|uzytkownika?)$/;
