import type { Page } from '../page/page';
import type { Reading } from '../reading';
import { shown } from '../roles/claim';
import { factOf } from './fact';
import { ownSites } from './own-sites';
import { redundantSites } from './redundant-sites';

/** The places that each have machines of their own: for their part of the load, or for each other. */
export function sitesOf(page: Page): Reading['sites'] {
  const redundant = redundantSites(page);
  if (redundant !== undefined) {
    const { count, isAll, spans } = redundant;
    const loadShare = isAll ? 1 : 1 / (count - 1);
    const said = isAll
      ? `Places: each of ${count} is planned to carry the whole load alone.`
      : `Places: any of ${count} may be lost, so each is planned with ${shown(loadShare * 100)} % of the load.`;
    return factOf(page.text, { count, loadShare }, spans, said);
  }
  const own = ownSites(page);
  if (own === undefined) return undefined;
  const said = `Places: each of ${own.count} has machines of its own, for an equal part of the load.`;
  return factOf(page.text, { count: own.count, loadShare: 1 / own.count }, own.spans, said);
}
