import type { Page } from '../page/page';
import type { Claim } from '../roles/claim';
import { INHABITANTS, SETTLEMENTS } from '../words/place-people';

/** How far before its inhabitants the town may stand, elements. */
const REACH = 5;

/** What says how much is asked without counting who asks. */
const LOADS: ReadonlySet<Claim['member']> = new Set<Claim['member']>([
  'concurrentRequests',
  'requestsPerDay',
  'requestsPerSecond',
]);

/** "Comune di 9.000 abitanti, 28 impiegati", "a town of 9,000 inhabitants and 28 employees", "ayuntamiento de 45.000
 *  habitantes: 35 consultas a la vez": how large the town is that the others work for; where nobody else is counted and
 *  nothing says how much is asked, its inhabitants are those who ask.
 *  @returns the other claims, and the figures that only say how large a town is */
export function withoutInhabitants(
  page: Page,
  claims: readonly Claim[],
): { readonly claims: readonly Claim[]; readonly towns: readonly number[] } {
  const people = claims.filter((c) => c.member === 'totalUsers');
  const hasLoad = claims.some((c) => LOADS.has(c.member));
  const towns = people.length < 2 && !hasLoad ? [] : people.filter((c) => isSizeOfTown(page, c.at)).map((c) => c.at);
  if (towns.length === 0 || (towns.length === people.length && !hasLoad)) return { claims, towns: [] };
  return { claims: claims.filter((c) => !towns.includes(c.at)), towns };
}

/** The inhabitants are counted right behind the word for a town, or a town is named in the sentence before them. */
function isSizeOfTown(page: Page, k: number): boolean {
  if (![k + 1, k + 2].some((j) => page.sameSentence(j, k) && INHABITANTS.test(page.textAt(j)))) return false;
  for (let j = k - 1; j >= k - REACH && page.sameSentence(j, k); j -= 1)
    if (SETTLEMENTS.test(page.textAt(j))) return true;
  return false;
}
