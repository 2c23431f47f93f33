import type { Page } from '../page/page';
import { type Share, shareAt, shareBegins } from '../page/share-words';
import type { Claim, Member } from '../roles/claim';
import { shown } from '../roles/claim';
import { RUN_ON } from '../words/taking-part';
import { HANDLES_RUN_ON } from './data/funnel-words';
import { isHandled } from './funnel-parts';

/** "2.600 chiamate al giorno, il bot ne prende il 60%, 7 turni per chiamata", "하루 24,000건 중 70%를 봇이 처리, 건당 4번": the
 *  part of what comes that reaches the model, where what each of it asks has made the load already. */

/** How far behind the load its part may stand, and how long the clause of the share may be; elements. */
const LOAD_WITHIN = 24;
const CLAUSE = 10;

/** The claims of a text, a load as the part of it that is handled. */
export function withHandledParts(page: Page, claims: readonly Claim[]): readonly Claim[] {
  let out = claims;
  for (const k of shareBegins(page)) {
    const share = page.against(k) === undefined && !page.used.has(k) ? shareAt(page, k) : undefined;
    if (share === undefined || share.from !== k || share.value >= 1 || !isOfHandling(page, share)) continue;
    if (out.some((c) => isPieceOf(page, c, k))) continue;
    const load = loadBefore(page, out, k);
    if (load !== undefined) out = out.map((c) => (c === load ? partOf(page, load, share) : c));
  }
  return out;
}

const isOfHandling = (page: Page, share: Share): boolean =>
  isHandled(page, share.from, share.end) || isRunOn(page, share);

/** The same in the clause of scripts that set no blanks. */
function isRunOn(page: Page, { from, end }: Share): boolean {
  let [first, last] = [from, end];
  while (last < end + CLAUSE && isWord(page, last + 1, end)) last += 1;
  while (first > from - CLAUSE && isWord(page, first - 1, from)) first -= 1;
  const text = page.text.slice(page.at(first)?.start, page.at(last)?.end);
  return RUN_ON.test(text) && HANDLES_RUN_ON.test(text);
}
const isWord = (page: Page, j: number, k: number): boolean =>
  page.sameSentence(j, k) && (page.at(j)?.kind === 'word' || page.at(j)?.kind === 'use');

const isPieceOf = (page: Page, c: Claim, k: number): boolean => {
  const start = page.at(k)?.start ?? 0;
  return c.at === k || (c.pieces ?? []).some((p) => p.start <= start && start < p.end);
};

const LOADS: ReadonlySet<Member> = new Set<Member>(['requestsPerDay', 'items']);
/** The load that was told last before a share; none where it was told of those who ask. */
function loadBefore(page: Page, claims: readonly Claim[], k: number): Claim | undefined {
  if (claims.some((c) => c.member === 'totalUsers' && c.at < k && k - c.at <= LOAD_WITHIN)) return undefined;
  const isNear = (c: Claim): boolean =>
    c.at < k && k - c.at <= LOAD_WITHIN && (page.at(k)?.sentence ?? 0) - (page.at(c.at)?.sentence ?? 0) <= 1;
  const before = claims.filter((c) => LOADS.has(c.member) && c.observed !== true && isNear(c));
  return before.reduce<Claim | undefined>((a, c) => (a === undefined || c.at > a.at ? c : a), undefined);
}

function partOf(page: Page, load: Claim, share: Share): Claim {
  const value = load.value * share.value;
  const what = load.member === 'items' ? 'Items' : 'Requests per day';
  const said = `${what}: ${shown(share.value * 100)} % of ${shown(load.value)} are ${shown(value)}.`;
  const span = { start: page.at(share.from)?.start ?? 0, end: page.at(share.end)?.end ?? 0 };
  const pieces = [...(load.pieces ?? [{ start: load.start, end: load.end }]), span];
  return { ...load, value, pieces, approximation: [load.approximation, said].filter(Boolean).join(' ') };
}
