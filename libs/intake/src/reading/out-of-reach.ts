import type { Page } from '../page/page';

/** How far behind cards it may be said that nobody gets them, and how far before them who has them; elements. */
const SAID_WITHIN = 14;
const OWN_WITHIN = 8;

/** "The AI faculty got 3 DGX H100 but they are booked till 2027", "계열사에 A100 8장이 있지만 빌려줄 수 없다": cards of
 *  others that the writer does not get; he rules none out. */
export function isNotToBeHad(page: Page, k: number): boolean {
  const clause = page.at(k)?.clause;
  const lent = page.after(k, SAID_WITHIN, ['notLent'], (e) => e.kind === 'gpu' || e.kind === 'instance');
  return lent >= 0 && page.before(k, OWN_WITHIN, ['first'], (e) => e.clause !== clause) < 0;
}
