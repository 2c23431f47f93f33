import type { Element } from '../elements/element';
import type { Page } from '../page/page';
import { shareInWords } from '../page/share-words';
import type { Claim } from '../roles/claim';
import { shown } from '../roles/claim';
import { foldInWords } from './folds';
import { AS_LONG_AS, SHORTER } from '../words/length-words';

/** "Emails of 350 words, answers half as long", "Antwort halb so lang", "answers a third of that", "réponses deux fois
 *  plus longues", "ответ вдвое короче": an answer whose length is told by that of what it answers. */

/** How far behind the answer the words may stand that set the two side by side, elements; and how many words those are.
 */
const REACH = 4;
const WORDS = 3;
/** How far before the answer the length may stand that it is measured by. */
const PROMPT_WITHIN = 12;
const SENTENCES = 1;

/** A multiple with its last element. */
interface Fold {
  readonly value: number;
  readonly from: number;
  readonly to: number;
}

/** The claims of a text, with an answer that is told by its prompt. */
export function withRelativeLengths(page: Page, claims: readonly Claim[]): readonly Claim[] {
  for (const k of page.tagged('out')) {
    const fold = page.against(k) === undefined ? foldBehind(page, k) : undefined;
    const of = fold === undefined ? undefined : lengthBefore(page, claims, k);
    if (fold === undefined || of === undefined) continue;
    const others = claims.filter((c) => c !== of && c.member !== 'outputTokens');
    if (others.length !== claims.length - 1) return claims; // an answer has a length of its own
    return [...others, { ...of, member: 'inputTokens' }, answer(page, k, of, fold)];
  }
  return claims;
}

/** The length right before the answer, nothing else being counted between. */
function lengthBefore(page: Page, claims: readonly Claim[], k: number): Claim | undefined {
  for (let j = k - 1; j >= 0 && j >= k - PROMPT_WITHIN; j -= 1) {
    if ((page.at(k)?.sentence ?? 0) - (page.at(j)?.sentence ?? 0) > SENTENCES) return undefined;
    if (page.at(j)?.figure === undefined) continue;
    return claims.find((c) => c.at === j && (c.member === 'inputTokens' || c.member === 'outputTokens'));
  }
  return undefined;
}

function foldBehind(page: Page, k: number): Fold | undefined {
  for (let j = k + 1; j <= k + REACH && page.sameSentence(j, k); j += 1) {
    const e = page.at(j);
    const value = e === undefined ? undefined : foldAt(page, j, e);
    const to = value === undefined ? undefined : comparedBehind(page, j);
    if (value !== undefined && to !== undefined) {
      const isLess = value > 1 && SHORTER.has(page.textAt(to));
      return { value: isLess ? 1 / value : value, from: j, to };
    }
    if (e?.kind !== 'word' && e?.figure === undefined) return undefined;
  }
  return undefined;
}

/** "Half", "a third", "twice", "3 times". */
function foldAt(page: Page, j: number, e: Element): number | undefined {
  const times = e.figure !== undefined && page.has(j + 1, 'foldUnit') ? e.figure.value : undefined;
  return times ?? shareInWords(e) ?? foldInWords(e);
}

/** "As long", "of that", "plus longues": the last of the words that make a multiple one of a length. */
function comparedBehind(page: Page, j: number): number | undefined {
  if (page.has(j, 'asLong') || [j - 1, j - 2].some((i) => page.sameSentence(i, j) && AS_LONG_AS.has(page.textAt(i))))
    return j; // "risposte lunghe la metà"
  for (let i = j + 1; i <= j + WORDS && page.sameSentence(i, j); i += 1) {
    if (page.has(i, 'asLong') || AS_LONG_AS.has(page.textAt(i)) || SHORTER.has(page.textAt(i))) return i;
    if (page.at(i)?.kind !== 'word') return undefined;
  }
  return undefined;
}

function answer(page: Page, k: number, of: Claim, { value: fold, from, to }: Fold): Claim {
  const value = Math.max(1, Math.round(of.value * fold));
  const [start, end] = [page.at(k)?.start ?? 0, page.at(to)?.end ?? 0];
  const approximation = `Output tokens: ${shown(fold)} times the ${shown(of.value)} of the prompt are ${shown(value)}.`;
  return { member: 'outputTokens', value, at: from, weight: of.weight, start, end, approximation };
}
