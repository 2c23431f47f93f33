import { beginningsOf } from '../page/beginnings';
import type { Page } from '../page/page';
import type { Claim } from '../roles/claim';
import { SELF, SHARES } from '../words/crowd-words';
import { withWriter } from './writer-and-peers';
import { USES } from '../words/people-verbs';
import { numberAt } from './count';

/** The writer and those who are named together with him: "me and my 3 flatmates", "my wife and I", "ich und zwei
 *  Kollegen". */

/** More than so many nobody names with himself. */
const MOST = 50;
/** How far behind them it may say that they use it, elements. */
const REACH = 8;
/** Any number of users that is stated comes before. */
const WEIGHT = 1.5;

/** The claims of a text with the number of those who are named together with the writer. */
export function withSelf(page: Page, told: readonly Claim[]): readonly Claim[] {
  const claims = withWriter(page, told);
  if (claims.some((c) => c.member === 'totalUsers' && c.tested !== true)) return claims;
  for (const k of begins(page)) {
    const found = page.against(k) === undefined ? togetherAt(page, k) : undefined;
    if (found !== undefined) return [...claims.filter((c) => c.at !== found.at), found];
  }
  return claims;
}

/** The writer at `k` with those whom "and" joins to him, where they are said to use something. */
function togetherAt(page: Page, k: number): Claim | undefined {
  if (!page.has(k + 1, 'and')) return undefined;
  const at = page.has(k + 2, 'own', 'first', 'determiner') ? k + 3 : k + 2;
  const others = numberAt(page, at);
  const noun = others === undefined ? at : at + 1;
  const named = others === undefined ? page.has(noun, 'person') : isCounted(page, noun, others);
  if (!named || !page.sameSentence(k, noun) || !areUsers(page, noun)) return undefined;
  return claimOf(page, k, noun, at, (others ?? 1) + 1);
}

const claimOf = (page: Page, from: number, to: number, at: number, value: number): Claim => ({
  member: 'totalUsers',
  value,
  at,
  weight: WEIGHT,
  start: page.at(from)?.start ?? 0,
  end: page.at(to)?.end ?? 0,
});

/** The writer. */
const begins = beginningsOf({ words: [...SELF, 'only me', 'just me'] });

/** People, or a noun that means nothing else. */
const isCounted = (page: Page, noun: number, others: number): boolean =>
  Number.isInteger(others) && others <= MOST && (page.has(noun, 'who', 'person') || page.at(noun)?.tags.size === 0);

/** They share or use it, or there they are at once. */
function areUsers(page: Page, noun: number): boolean {
  for (let j = noun + 1; j <= noun + REACH && page.sameSentence(j, noun); j += 1)
    if (USES.test(page.textAt(j)) || SHARES.test(page.textAt(j)) || page.has(j, 'conc')) return true;
  return false;
}
