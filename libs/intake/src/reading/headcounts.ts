import type { Page } from '../page/page';
import type { Claim, Member } from '../roles/claim';

/** Rates beside which it does not matter how many the writer and his colleagues are. */
const LOADS: ReadonlySet<Member> = new Set<Member>(['requestsPerSecond', 'requestsPerDay']);
/** How far before a figure the words stand that lead on to the size of a team. */
const REACH = 3;
/** "22 of us", "14 von uns", "FTE". */
const OF_US = /^(?:of us|von uns|d'entre nous|de nosotros|di noi|van ons|z nas|из нас|fte|ftes)$/;

/** Claims without those that only count heads ("team of 5", "we are 14 officers", "640 FTE") where the text names the
 *  load itself; `heads` are the elements of their figures. */
export function withoutHeadcounts(
  page: Page,
  claims: readonly Claim[],
): { readonly claims: readonly Claim[]; readonly heads: readonly number[] } {
  const isLoaded = claims.some((c) => LOADS.has(c.member) && c.setting !== true && c.observed !== true);
  if (!isLoaded) return { claims, heads: [] };
  const idle = new Set(claims.filter((c) => c.member === 'totalUsers' && countsHeads(page, c.at)));
  return { claims: claims.filter((c) => !idle.has(c)), heads: [...idle].map((c) => c.at) };
}

function countsHeads(page: Page, k: number): boolean {
  const team = page.before(k, REACH, ['teamSize']);
  if (team >= 0) return !page.is(team - 1, 'for') && !page.is(team - 2, 'for');
  return [1, 2].some((n) => page.sameSentence(k, k + n) && OF_US.test(page.textAt(k + n)));
}
