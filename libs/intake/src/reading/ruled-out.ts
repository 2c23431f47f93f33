import type { Page } from '../page/page';

/** A vendor, provider or place is named to be left out: "not on AWS", "anywhere but China". What must not leave a place
 *  has to stay there: "data must not leave the EU", "nothing outside Germany". */
export function isRuledOut(page: Page, k: number): boolean {
  if (page.before(k, 3, ['save'], (e) => e.kind === 'model') >= 0) return true;
  const denied = page.before(k, 3, ['not'], (e) => e.kind === 'model');
  return denied >= 0 && page.before(k, 2, ['only']) < denied && page.before(k, 3, ['beyond']) < denied;
}
