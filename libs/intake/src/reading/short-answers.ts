import { beginningsOf } from '../page/beginnings';
import type { Page } from '../page/page';
import type { Claim } from '../roles/claim';
import { shown } from '../roles/claim';
import { type Dimension, unitsOf } from '../roles/quantity';
import { KINDS_OF_PIECES, OF_ALL } from '../words/kind-words';
import { ONE_OF } from '../words/small-words';

/** "Answer one word", "the answer is just one label", "réponse oui ou non", "one topic word per article": an answer of
 *  so few words is a few tokens, where no length of it is told. */

/** A word or two with their mark of the end, tokens. */
const FEW_TOKENS = 4;
/** How far from the words the answer may be named, elements, and how far behind them what each belongs to. */
const NAMED_REACH = 6;
const EACH_REACH = 3;

/** The claims of a text, with the length of an answer that words say is short. */
export function withShortAnswers(page: Page, claims: readonly Claim[]): readonly Claim[] {
  if (claims.some((c) => c.member === 'outputTokens')) return claims;
  for (const k of begins(page)) {
    if (page.has(k, 'shortAnswer') && isAnswer(page, k)) return [...claims, toldAt(page, k) ?? shortAt(page, k, k)];
    const noun = oneOfKinds(page, k);
    if (noun !== undefined) return [...claims, shortAt(page, k - 2, noun)];
  }
  return claims;
}

const begins = beginningsOf({ kinds: ['figure'], tags: ['shortAnswer'] });

/** "The answer is one label, call it 5": the number that the writer puts on it. */
function toldAt(page: Page, k: number): Claim | undefined {
  const j = [1, 2, 3].map((n) => k + n).find((i) => page.at(i)?.kind === 'figure' && page.sameSentence(i, k)) ?? -1;
  const value = page.at(j)?.figure?.value ?? 0;
  if (!Number.isInteger(value) || value < 1 || value > MOST_SHORT || !isSize(page, j)) return undefined;
  const [start, end] = [page.at(k)?.start ?? 0, page.at(j)?.end ?? 0];
  return { member: 'outputTokens', value, at: j, weight: 0.5, start, end };
}
/** More than this is no short answer, tokens. */
const MOST_SHORT = 60;
const isSize = (page: Page, k: number): boolean =>
  (page.isHedged(k) || page.has(k + 1, 'tok')) && unitsOf(page, k).every((u) => SIZES.has(u.dimension));
const SIZES: ReadonlySet<Dimension> = new Set<Dimension>(['bare', 'tokens']);

/** "One of 12 categories", "in eine von 12 Kategorien": the noun of the kinds that the figure at `k` counts. */
function oneOfKinds(page: Page, k: number): number | undefined {
  if (!OF_ALL.has(page.textAt(k - 1)) || page.at(k)?.kind !== 'figure' || page.against(k) !== undefined)
    return undefined;
  const noun = page.unitAt(k);
  if (!page.sameSentence(k - 2, k) || !KINDS_OF_PIECES.test(page.textAt(noun))) return undefined;
  return ONE_OF.has(page.textAt(k - 2)) ? noun : undefined;
}

/** The answer is named before the words, or each piece gets them. */
const isAnswer = (page: Page, k: number): boolean =>
  page.against(k) === undefined &&
  (page.before(k, NAMED_REACH, ['out'], (e) => e.kind === 'figure') >= 0 ||
    page.after(k, EACH_REACH, ['each', 'per'], (e) => e.kind === 'figure') >= 0);

function shortAt(page: Page, k: number, last: number): Claim {
  const [start, end] = [page.at(k)?.start ?? 0, page.at(last)?.end ?? 0];
  const approximation = `"${page.text.slice(start, end)}" is taken as an answer of ${shown(FEW_TOKENS)} tokens.`;
  return { member: 'outputTokens', value: FEW_TOKENS, at: k, weight: 0.5, start, end, approximation };
}
