import type { Page } from '../page/page';
import type { Claim, Member } from '../roles/claim';
import { shown } from '../roles/claim';
import { EVERY, ONE_OF } from '../words/small-words';
import { wordPattern } from '../words/word-set';
import { numberAt } from './count';
import { isSameNoun } from './same-noun';

/** "14,000 calls a night, each scored on 6 criteria, one request per criterion": every one of what comes asks the model
 *  as often as there are parts. */

/** How far behind the load its parts may be counted, and how far behind these "one request each"; elements. */
const LOAD_WITHIN = 40;
const ONE_WITHIN = 14;
/** Nothing is looked at in more parts than these. */
const MOST_PARTS = 50;

/** The claims of a text, a load with a request for each of its parts. */
export function withRequestsPerPart(page: Page, claims: readonly Claim[]): readonly Claim[] {
  if (!page.tells('req')) return claims;
  for (const k of page.kinds('figure')) {
    const parts = numberAt(page, k) ?? 0;
    if (!Number.isInteger(parts) || parts < 2 || parts > MOST_PARTS || page.against(k) !== undefined) continue;
    if (page.used.has(k) || claims.some((c) => c.at === k) || !isAskedForEach(page, k)) continue;
    const load = loadBefore(claims, k);
    if (load !== undefined) return claims.map((c) => (c === load ? times(page, load, parts, k) : c));
  }
  return claims;
}

/** The noun of the parts is named again behind "per" or "each", with one request for it. */
function isAskedForEach(page: Page, k: number): boolean {
  const noun = page.textAt(page.unitAt(k));
  for (let j = k + 2; j <= k + ONE_WITHIN; j += 1) {
    if ((page.at(j)?.sentence ?? 0) - (page.at(k)?.sentence ?? 0) > 1) return false;
    if (!isSameNoun(noun, page.textAt(j)) || !isPer(page, j)) continue;
    if (isOneRequest(page, j)) return true;
  }
  return false;
}
const isPer = (page: Page, j: number): boolean =>
  [j - 1, j - 2].some((i) => page.has(i, 'per', 'each') || EVERY.has(page.textAt(i)) || PER.test(page.textAt(i)));
const PER = wordPattern('je pro par por per na на pour dla');
/** "One request", "eine eigene Anfrage", "отдельный запрос" before "per" or right behind the noun. */
function isOneRequest(page: Page, noun: number): boolean {
  for (let i = noun - REQUEST_WITHIN; i <= noun + REQUEST_WITHIN; i += 1)
    if (page.sameSentence(i, noun) && page.has(i, 'req') && [i - 1, i - 2].some((j) => isOne(page, j))) return true;
  return false;
}
const REQUEST_WITHIN = 4;
const isOne = (page: Page, j: number): boolean =>
  page.at(j)?.figure?.value === 1 || ONE_OF.has(page.textAt(j)) || OWN.test(page.textAt(j));
const OWN = wordPattern(`
  separate own single eigene[nr]? einzelne[nr]? separee? propre separad[oa] propi[oa] separat[oa] propri[oa] aparte
  osobne osobn[aey] отдельныи отдельная отдельно
`);

const LOADS: ReadonlySet<Member> = new Set<Member>(['requestsPerDay', 'items', 'perUserPerDay']);
const loadBefore = (claims: readonly Claim[], k: number): Claim | undefined =>
  claims
    .filter((c) => LOADS.has(c.member) && c.at < k && k - c.at <= LOAD_WITHIN && c.observed !== true)
    .reduce<Claim | undefined>((a, c) => (a === undefined || c.at > a.at ? c : a), undefined);

function times(page: Page, load: Claim, parts: number, k: number): Claim {
  const value = load.value * parts;
  const span = { start: page.at(k)?.start ?? load.start, end: page.at(page.unitAt(k))?.end ?? load.end };
  const pieces = [...(load.pieces ?? [{ start: load.start, end: load.end }]), span].sort((a, b) => a.start - b.start);
  const said = `Requests: ${shown(load.value)} times ${shown(parts)} calls each are ${shown(value)}.`;
  const approximation = [load.approximation, said].filter(Boolean).join(' ');
  // what is done in a window is told by its own words alone
  const ends = load.member === 'items' ? { end: Math.max(load.end, span.end) } : {};
  return { ...load, ...ends, value, pieces, approximation };
}
