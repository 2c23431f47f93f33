import type { Page } from '../page/page';
import type { Proposal } from './weigh';

/** "0.08 $ a minute, and that's 19k a month": behind a sum a bare number of a month is one as well; so is the one that
 *  hardware is offered for: "2x L40S from a hosting firm (1,480 a month)". */
export const isSumOfMonth = (page: Page, p: Proposal): boolean =>
  p.unit.dimension === 'pacedLong' &&
  ([2, 3, 4, 5, 6, 7, 8].some((n) => page.sameSentence(p.at - n, p.at) && page.at(p.at - n)?.kind === 'money') ||
    isBehindHardware(page, p));
function isBehindHardware(page: Page, { at, heads }: Proposal): boolean {
  if (heads.length > 0) return false;
  for (let j = at - 1; j >= at - OFFER_REACH && page.sameSentence(j, at); j -= 1) {
    const kind = page.at(j)?.kind;
    if (kind === 'gpu' || kind === 'instance') return true;
    if (kind === 'figure' || page.has(j, 'req', 'doc', 'who', 'load')) return false;
  }
  return false;
}
const OFFER_REACH = 12;
