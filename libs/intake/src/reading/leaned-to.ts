import type { Page } from '../page/page';

/** "Preferably g6e", "our engine lead argues for H100", "l'architecte penche pour des H100": a word of preferring right
 *  before hardware, with nothing but an article between. */
export const isLeanedTo = (page: Page, from: number): boolean => {
  const word = page.has(from - 1, 'determiner', 'hedge') || ARTICLES.has(page.textAt(from - 1)) ? from - 2 : from - 1;
  return page.sameSentence(word, from) && page.has(word, 'prefers') && !page.has(from - 1, 'first');
};
const ARTICLES: ReadonlySet<string> = new Set(['des', 'de', 'los', 'las', 'delle', 'dei', 'os', 'as']);
