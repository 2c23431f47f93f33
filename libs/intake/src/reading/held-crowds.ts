import type { Page } from '../page/page';
import type { Claim } from '../roles/claim';
import { shown } from '../roles/claim';
import type { Counted } from './counted-things';
import { countedThings, saysEach } from './counted-things';
import { isSameNoun } from './same-noun';

/** Crowds that are told of one place: "17 branches and 9 advisers in each". */

/** The claims of a text, people who are told of one place over all places. */
export function withHeldCrowds(page: Page, claims: readonly Claim[]): readonly Claim[] {
  if (!saysEach(page)) return claims;
  const things = countedThings(page, claims);
  const holders = new Set(things.flatMap((t) => t.holder ?? []));
  const held = things.filter((t) => t.holder !== undefined && !holders.has(t) && areUsers(page, t));
  if (held.length === 0) return claims;
  const gone = new Set(held.flatMap(chainOf).map((t) => t.at));
  return [...claims.filter((c) => !gone.has(c.at)), ...held.map(crowdOf)];
}

/** The claim that so many people, or things that ask, use it. */
export const crowdOf = (t: Counted): Claim => ({
  member: 'totalUsers',
  value: t.total,
  at: t.at,
  weight: CROWD_WEIGHT,
  start: t.pieces[0]?.start ?? 0,
  end: t.pieces.at(-1)?.end ?? 0,
  pieces: t.pieces,
  ...(t.holder === undefined
    ? {}
    : {
        approximation: `Users: ${chainOf(t)
          .map((c) => shown(c.value))
          .join(' times ')} each are ${shown(t.total)}.`,
      }),
});
const CROWD_WEIGHT = 2.4;

/** What holds it, from the outermost on, and itself. */
const chainOf = (t: Counted): Counted[] => (t.holder === undefined ? [t] : [...chainOf(t.holder), t]);

/** They are people, or the text speaks of them again. */
function areUsers(page: Page, t: Counted): boolean {
  if (t.isPeople) return true;
  if (t.holder?.isPeople === true) return false;
  if (t.nouns.some((noun) => PEOPLE.test(noun))) return true;
  return page.elements.some((e, k) => k > t.end && t.nouns.some((noun) => isSameNoun(noun, e.text)));
}

/** How plurals of trades end. */
const PEOPLE = /(?:[^m]ers|ors|ern|tori|isti|ieri|eurs|istas|dores|tores|eros|nikow|nicy)$/;
