import type { Page } from '../page/page';

/** "1,200-token articles", "16k token requests": a figure joined to its unit describes the noun, it does not count it;
 *  the last element of the two. */
export function adjectiveEnd(page: Page, k: number): number | undefined {
  if (page.at(k)?.kind !== 'figure') return undefined;
  const isJoined = page.is(k + 1, '-') && page.at(k + 1)?.glued === true;
  if (isJoined) return page.has(k + 2, 'tok', 'wordUnit', 'pageUnit', 'charUnit') ? k + 2 : undefined;
  return page.is(k + 1, 'token') && page.has(k + 2, 'req', 'doc', 'seqs') ? k + 1 : undefined;
}
