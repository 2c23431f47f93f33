import type { Page } from '../page/page';

/** "ohne die EU zu verlassen": the verb stands this close behind what must not be left. */
const VERB_BEHIND = 2;

/** A vendor, provider or place is named to be left out: "not on AWS", "anywhere but China". What must not leave a place
 *  has to stay there: "data must not leave the EU", "nothing outside Germany". */
export function isRuledOut(page: Page, k: number): boolean {
  if (page.before(k, 3, ['save'], (e) => e.kind === 'model') >= 0) return true;
  const denied = page.before(k, 3, ['not'], (e) => e.kind === 'model');
  if (denied < 0 || page.before(k, 2, ['only']) >= denied) return false;
  return page.before(k, 3, ['beyond']) < denied && page.after(k, VERB_BEHIND, ['beyond']) < 0;
}
