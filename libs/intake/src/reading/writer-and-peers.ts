import { lastWord } from '../lexer/first-word';
import type { Page } from '../page/page';
import type { Claim } from '../roles/claim';
import { CROWD_JOINS, JOINED_WITH, PEERS, WRITER } from '../words/crowd-words';

/** "For myself and two colleagues", "meine drei Kollegen und ich", "私と同僚2人": a number of people beside whom the writer
 *  names himself is one more. */

/** More than so many nobody names with himself. */
const MOST = 30;
/** How far before and behind the number he may stand, elements. */
const BEFORE = 4;
const BEHIND = 4;

/** The claims of a text, the writer counted with those who are named beside him. */
export function withWriter(page: Page, claims: readonly Claim[]): readonly Claim[] {
  const counted = claims.map((c) => (isCrowd(c) ? (withHim(page, c) ?? c) : c));
  const joined = counted.filter((c, n) => c !== claims[n]);
  if (joined.length === 0) return claims;
  // "just me and two colleagues": he is not alone
  const isAlone = (c: Claim): boolean =>
    c.member === 'concurrentRequests' && c.value === 1 && joined.some((j) => page.sameSentence(j.at, c.at));
  return counted.filter((c) => !isAlone(c));
}

const isCrowd = (c: Claim): boolean =>
  c.member === 'totalUsers' && c.tested !== true && Number.isInteger(c.value) && c.value <= MOST;

function withHim(page: Page, c: Claim): Claim | undefined {
  const at = writerBefore(page, c.at) ?? writerBehind(page, c.at);
  const e = page.at(at ?? -1);
  if (e === undefined) return undefined;
  const [start, end] = [Math.min(c.start, e.start), Math.max(c.end, e.end)];
  return { ...c, value: c.value + 1, start, end };
}

/** "Me and my two colleagues": he stands before what joins them. */
function writerBefore(page: Page, k: number): number | undefined {
  for (let j = k - 1; j >= k - BEFORE && page.sameSentence(j, k); j -= 1) {
    // "저와 동료 두 명": the word for "and" is an ending of his
    if (page.has(j, 'and') && page.has(j, 'first') && page.textAt(j).includes(' ')) return j;
    if (isJoin(page, j)) {
      const before = [j - 1, j - 2, j - 3].find((i) => !isJoin(page, i)) ?? j - 1;
      return page.sameSentence(before, k) && isWriter(page, before) ? before : undefined;
    }
    if (!page.has(j, 'determiner', 'own', 'first', 'hedge') && !PEERS.test(page.textAt(j))) return undefined;
  }
  return undefined;
}

/** "Two colleagues and I": behind those with whom one names oneself only. */
function writerBehind(page: Page, k: number): number | undefined {
  for (let j = k + 1, isPeer = PEERS.test(page.textAt(k - 1)); j <= k + BEHIND && page.sameSentence(j, k); j += 1) {
    if (PEERS.test(page.textAt(j))) isPeer = true;
    else if (isPeer && isJoin(page, j)) return isWriter(page, j + 1) && page.sameSentence(j + 1, k) ? j + 1 : undefined;
    else if (page.at(j)?.kind !== 'word') return undefined;
  }
  return undefined;
}

const isJoin = (page: Page, j: number): boolean =>
  CROWD_JOINS.has(page.textAt(j)) || JOINED_WITH.has(page.textAt(j)) || page.has(j, 'and');
const isWriter = (page: Page, j: number): boolean => page.has(j, 'self') || WRITER.has(lastWord(page.textAt(j)));
