import type { Page } from '../page/page';
import type { Claim } from '../roles/claim';
import { shown } from '../roles/claim';
import { TOKENS_PER_PAGE } from '../roles/rows/unit';
import { ABOUT } from '../words/length-words';
import { LENGTH_LEADS, ONE_OF } from '../words/small-words';
import { IS } from '../words/telling-words';

/** "Answers around a page", "Antworten etwa eine Seite", "réponses d'environ une page": an article counts one, where
 *  the answer is named right before it. */

/** Words between the answer and its page: "of about". */
const BETWEEN = 3;
/** A length without a number gives way to any that has one. */
const WEIGHT = 0.5;

/** The claims of a text, with an answer of a page. */
export function withOnePage(page: Page, claims: readonly Claim[]): readonly Claim[] {
  if (claims.some((c) => c.member === 'outputTokens')) return claims;
  for (const tag of ['pageUnit', 'perPage'] as const)
    for (const k of page.tagged(tag)) {
      const out = page.against(k) === undefined && isOnePage(page, k) ? answerBefore(page, k) : -1;
      if (out >= 0) return [...claims, ofPage(page, out, k)];
    }
  return claims;
}

/** "A page" as one phrase, or an article before the noun. */
const isOnePage = (page: Page, k: number): boolean =>
  page.has(k, 'perPage') ? ONE_OF.has(page.textAt(k).split(' ')[0] ?? '') : ONE_OF.has(page.textAt(k - 1));

/** The word for the answer, which nothing but hedges and small words part from the page; -1 without one. */
const answerBefore = (page: Page, k: number): number =>
  page.before(k, BETWEEN + 1, ['out'], (e) => !(e.tags.has('out') || e.tags.has('hedge') || LEADS.has(e.text)));
const LEADS: ReadonlySet<string> = new Set([...LENGTH_LEADS, ...ONE_OF, ...IS, ...ABOUT]);

function ofPage(page: Page, out: number, k: number): Claim {
  const [start, end] = [page.at(out)?.start ?? 0, page.at(k)?.end ?? 0];
  const approximation = `Output tokens: "${page.text.slice(start, end)}" is taken as ${shown(TOKENS_PER_PAGE)} tokens.`;
  return { member: 'outputTokens', value: TOKENS_PER_PAGE, at: k, weight: WEIGHT, start, end, approximation };
}
