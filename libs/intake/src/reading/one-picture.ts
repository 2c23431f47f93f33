import type { Page } from '../page/page';
import type { Claim, Member } from '../roles/claim';
import { shown } from '../roles/claim';
import { TOKENS_PER_PAGE } from '../roles/rows/unit';
import { numberAt } from './count';

/** "One photo is ~900 image tokens plus a 200 token prompt", "840 dossiers par jour, 9 pages chacun": the prompt of
 *  one page, one picture or one document of so many pages. */

/** How far behind the tokens of a picture those of the words beside it may stand, elements. */
const PLUS_WITHIN = 4;
const WEIGHT = 3;

/** The claims with the tokens at `k` as those of a prompt, together with what is told to come on top. */
export function withOneAlone(page: Page, claims: readonly Claim[], k: number): readonly Claim[] {
  const plus = plusBehind(page, k);
  const [own, more] = [numberAt(page, k) ?? 0, plus === undefined ? 0 : (numberAt(page, plus) ?? 0)];
  const spans = [k, ...(plus === undefined ? [] : [plus])].map((at) => ({
    start: page.at(at)?.start ?? 0,
    end: page.at(page.unitAt(at))?.end ?? 0,
  }));
  for (const at of [k, plus]) if (at !== undefined) page.used.add(at);
  const together = `Input tokens: ${shown(own)} and ${shown(more)} are ${shown(own + more)} together.`;
  const prompt: Claim = {
    member: 'inputTokens',
    value: own + more,
    at: k,
    weight: WEIGHT,
    start: spans[0]?.start ?? 0,
    end: spans.at(-1)?.end ?? 0,
    pieces: spans,
    ...(more > 0 ? { approximation: together } : {}),
  };
  return [...claims.filter((c) => c.at !== k && c.at !== plus), prompt];
}

/** "Plus a 200 token prompt", "plus 200 Token Prompt": the figure that is told on top of the tokens at `k`. */
export function plusBehind(page: Page, k: number): number | undefined {
  let isPlus = false;
  for (let j = k + 1; j <= k + PLUS_WITHIN + 2 && page.sameSentence(j, k); j += 1) {
    if (page.is(j, ',') || page.has(j, 'out')) return undefined;
    isPlus ||= PLUS.has(page.textAt(j));
    if (page.at(j)?.kind === 'figure') return isPlus && isOfPrompt(page, j) ? j : undefined;
  }
  return undefined;
}
const PLUS: ReadonlySet<string> = new Set(['plus', '+', 'zzgl', 'zuzuglich', 'mas', 'mais', 'piu', 'и', 'and', 'und']);
const isOfPrompt = (page: Page, j: number): boolean =>
  [j + 1, j + 2, j + 3].some((i) => page.sameSentence(i, j) && page.has(i, 'tok', 'in') && !page.has(i, 'out'));

const WORK: ReadonlySet<Member> = new Set<Member>([
  'requestsPerDay',
  'requestsPerSecond',
  'items',
  'perUserPerDay',
  'perUserPerHour',
]);
/** How far behind the documents their pages may be told, and how far "each" may stand; elements. */
const PAGES_WITHIN = 12;
const EACH_WITHIN = 2;
const MOST_PAGES = 1000;

/** The claims of a text, pages that are told of each document as the length of its prompt. */
export function withPagesOfEach(page: Page, claims: readonly Claim[]): readonly Claim[] {
  if (!page.tells('pageUnit') || claims.some((c) => c.member === 'inputTokens')) return claims;
  for (const k of page.kinds('figure')) {
    const pages = numberAt(page, k) ?? 0;
    const noun = page.unitAt(k);
    if (pages < 1 || pages > MOST_PAGES || !page.has(noun, 'pageUnit') || page.period(noun + 1) !== undefined) continue;
    if (page.against(k) !== undefined || page.used.has(k) || !isOfEach(page, k, noun)) continue;
    if (!claims.some((c) => isDocuments(page, c, k))) continue;
    page.used.add(k);
    return [...claims.filter((c) => c.at !== k), lengthOf(page, k, noun, pages)];
  }
  return claims;
}

/** "9 pages each", "9 páginas cada uno", "elk 9 pagina's", "по 9 страниц каждый". */
function isOfEach(page: Page, k: number, noun: number): boolean {
  for (let j = noun + 1; j <= noun + EACH_WITHIN && page.at(j)?.kind === 'word'; j += 1)
    if (page.sameSentence(j, k) && page.has(j, 'each')) return true;
  return [k - 1, k - 2].some((j) => page.sameSentence(j, k) && (page.has(j, 'each') || page.is(j, 'elk')));
}
const isDocuments = (page: Page, c: Claim, k: number): boolean =>
  WORK.has(c.member) &&
  c.at < k &&
  k - c.at <= PAGES_WITHIN &&
  page.sameSentence(c.at, k) &&
  !page.has(page.unitAt(c.at), 'pageUnit');

function lengthOf(page: Page, k: number, noun: number, pages: number): Claim {
  const [start, end] = [page.at(k)?.start ?? 0, page.at(noun)?.end ?? 0];
  const value = pages * TOKENS_PER_PAGE;
  const words = page.text.slice(start, end);
  const approximation = `Input tokens: "${words}" is taken as ${shown(value)} tokens, ${shown(TOKENS_PER_PAGE)} each.`;
  return { member: 'inputTokens', value, at: k, weight: WEIGHT, start, end, approximation };
}
