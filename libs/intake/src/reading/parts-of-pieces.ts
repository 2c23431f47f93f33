import type { Page } from '../page/page';
import type { Claim, Member } from '../roles/claim';
import { shown } from '../roles/claim';
import { numberAt } from './count';
import { type Cut, cutOf } from './cut-into-parts';

/** Pieces of work that are cut into parts as so many requests, and the length of a part. */

/** What comes or is there of the pieces. */
const RATES: ReadonlySet<Member> = new Set<Member>(['items', 'requestsPerDay', 'requestsPerSecond']);

/** The claims of a text, pieces that are cut into parts as so many requests. */
export function withPartsOfPieces(page: Page, claims: readonly Claim[]): readonly Claim[] {
  const cut = cutOf(page);
  if (cut === undefined || page.against(cut.pieces) !== undefined) return claims;
  const rates = claims.filter((c) => c.at === cut.pieces && RATES.has(c.member));
  if (!cut.isListed && !claims.some((c) => c.member === 'windowHours')) return claims;
  if (rates.every((c) => c.member === 'items') && claims.some((c) => isAsked(c, cut))) return claims;
  page.used.add(cut.parts);
  const kept = claims.filter((c) => c.at !== cut.parts && c.at !== cut.pieces).map((c) => ofOnePart(page, c, cut));
  return [...kept, ...(rates.length > 0 ? rates : [stockOf(page, cut)]).map((c) => inParts(page, c, cut))];
}

/** "3,000 documents, each cut into 20 chunks, for 50 users at once": what is looked up in has others who ask. */
const isAsked = (c: Claim, { pieces, parts }: Cut): boolean =>
  LOADS.has(c.member) && c.at !== parts && (c.at !== pieces || c.member === 'concurrentRequests');
const LOADS: ReadonlySet<Member> = new Set<Member>([
  'totalUsers',
  'concurrentRequests',
  'requestsPerDay',
  'requestsPerSecond',
  'perUserPerDay',
]);

const stockOf = (page: Page, { pieces }: Cut): Claim => ({
  member: 'items',
  value: numberAt(page, pieces) ?? 0,
  at: pieces,
  weight: 2.5,
  start: page.at(pieces)?.start ?? 0,
  end: page.at(page.unitAt(pieces))?.end ?? 0,
});

function inParts(page: Page, c: Claim, { parts, noun }: Cut): Claim {
  const each = numberAt(page, parts) ?? 1;
  const value = c.value * each;
  const piece = { start: page.at(parts)?.start ?? c.start, end: page.at(noun)?.end ?? c.end };
  const approximation = `Requests: ${shown(c.value)} times ${shown(each)} parts each are ${shown(value)}.`;
  return { ...c, value, pieces: [...(c.pieces ?? [c]), piece].sort((a, b) => a.start - b.start), approximation };
}

/** "8 chunks of 3,000 tokens": the length of one part, where each is asked for alone. */
function ofOnePart(page: Page, c: Claim, { parts, pieces }: Cut): Claim {
  if (c.member === 'inputTokens' && c.at > pieces && c.at < parts && page.has(page.unitAt(c.at), 'pageUnit'))
    return shareOfPages(page, c, parts);
  const isProduct = c.member === 'inputTokens' && c.start === page.at(parts)?.start && c.at !== parts;
  if (!isProduct) return c;
  const { approximation: _, pieces: __, ...rest } = c;
  return { ...rest, value: numberAt(page, c.at) ?? c.value, start: page.at(c.at)?.start ?? c.start };
}

/** "310 pages, cut into 18 chapters": the pages of a piece are told before its parts. */
function shareOfPages(page: Page, c: Claim, parts: number): Claim {
  const each = numberAt(page, parts) ?? 1;
  const value = Math.round(c.value / each);
  const pages = `${shown(numberAt(page, c.at) ?? 0)} pages (${shown(c.value)} tokens)`;
  return { ...c, value, approximation: `Input tokens: ${pages} in ${shown(each)} parts are ${shown(value)} each.` };
}
