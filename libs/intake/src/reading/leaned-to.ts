import type { Page } from '../page/page';

/** "Preferably g6e", "our engine lead argues for H100", "l'architecte penche pour des H100": a word of preferring right
 *  before hardware, with nothing but an article between. */
export const isLeanedTo = (page: Page, from: number): boolean => {
  const word = page.has(from - 1, 'determiner', 'hedge') || ARTICLES.has(page.textAt(from - 1)) ? from - 2 : from - 1;
  return page.sameSentence(word, from) && page.has(word, 'prefers') && !page.has(from - 1, 'first');
};
/** "g6 family preferred since there's a discount", "L40S would be favoured": the word stands behind the name. */
export function isPreferredBehind(page: Page, k: number): boolean {
  for (let j = k + 1; j <= k + BEHIND && page.at(j)?.clause === page.at(k)?.clause; j += 1) {
    if (page.at(j)?.kind !== 'word' || page.has(j, 'not', 'first')) return false;
    if (page.has(j, 'prefers')) return true;
  }
  return false;
}
const BEHIND = 4;
const ARTICLES: ReadonlySet<string> = new Set(['des', 'de', 'los', 'las', 'delle', 'dei', 'os', 'as']);
