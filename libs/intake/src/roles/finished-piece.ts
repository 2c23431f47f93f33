import { firstWord } from '../lexer/first-word';
import type { Page } from '../page/page';
import type { Tag } from '../words';
import { BECOMES, FINISHED, HANDED_IN, OUT_OF } from '../words/finished-words';
import { shaped, valueAt } from './form';
import { type Dimension, type Unit, unitsOf } from './quantity';
import type { Proposal } from './weigh';

/** A length of what is to come out, said without a word of answering: "the finished letter should be 350 words", "ours
 *  should have 150 words", "aus 900 Wörtern wird ein Brief von 350 Wörtern". */

const MADE = 6.2;
/** How far before the length its noun may stand, and the longer one that it is made from, elements. */
const NOUN_REACH = 8;
const SOURCE_REACH = 22;

const LENGTHS: ReadonlySet<Dimension> = new Set<Dimension>(['tokens', 'prose']);
/** What is asked or handed in has a length of its own. */
const PROMPTS: readonly Tag[] = ['in', 'isl', 'ctx', 'sharedPart', 'req', 'chunk', 'pageUnit', 'audio', 'each', 'per'];

export function finishedPiece(page: Page, k: number): Proposal | undefined {
  const unit = lengthAt(page, k);
  if (unit === undefined || page.speaksOf(k, 'ctx')) return undefined;
  const head = finishedBefore(page, k) ?? wishedBehind(page, k) ?? becomesBefore(page, k);
  return head === undefined ? undefined : { ...shaped('outputTokens', k, MADE, unit), heads: [head] };
}
const lengthAt = (page: Page, k: number): Unit | undefined =>
  page.at(k)?.kind === 'figure' ? unitsOf(page, k).find((u) => LENGTHS.has(u.dimension)) : undefined;

/** "The finished letter", "la lettre finale": what is done, and by nobody else. */
function finishedBefore(page: Page, k: number): number | undefined {
  for (let j = k - 1; j >= k - NOUN_REACH && page.sameSentence(j, k); j -= 1) {
    if (page.at(j)?.kind !== 'word' || HANDED_IN.test(page.textAt(j))) return undefined;
    if (FINISHED.test(page.textAt(j))) return isPlainNoun(page, j + 1) || isPlainNoun(page, j - 1) ? j : undefined;
  }
  return undefined;
}
const isPlainNoun = (page: Page, j: number): boolean =>
  page.at(j)?.kind === 'word' && WORD.test(page.textAt(j)) && !page.has(j, ...PROMPTS, 'determiner');

/** "Each 1,200 words; ours should be 150 words": what it is to be is wished, what it is made from is there. */
function wishedBehind(page: Page, k: number): number | undefined {
  for (let j = k - 1; j >= k - NOUN_REACH && page.sameSentence(j, k); j -= 1) {
    if (page.at(j)?.kind !== 'word' || page.has(j, ...PROMPTS)) return undefined;
    if (page.has(j, 'want')) return hasSubject(page, j) && hasLonger(page, k, j) ? j : undefined;
  }
  return undefined;
}

/** "Prompts are 3,000 words and should be 2,000" has none of its own. */
const hasSubject = (page: Page, verb: number): boolean =>
  page.at(verb - 1)?.kind === 'word' && !page.has(verb - 1, 'and', 'or', ...PROMPTS);

/** "900 words of dictation into a letter of 350 words", "aus 900 Wörtern wird ein Brief von 350". */
function becomesBefore(page: Page, k: number): number | undefined {
  for (let j = k - 1; j >= k - NOUN_REACH && page.sameSentence(j, k); j -= 1) {
    if (page.at(j)?.kind !== 'word') return undefined;
    if (page.has(j, 'into') || isBecoming(page, j)) return hasLonger(page, k, j) ? j : undefined;
  }
  return undefined;
}
function isBecoming(page: Page, verb: number): boolean {
  if (!BECOMES.test(firstWord(page.textAt(verb)))) return false;
  for (let j = verb - 1; j >= verb - NOUN_REACH && page.sameSentence(j, verb); j -= 1)
    if (OUT_OF.test(page.textAt(j))) return true;
  return false;
}

/** A longer length before the words at `from`, in the sentence or the one before. */
function hasLonger(page: Page, k: number, from: number): boolean {
  for (let j = from - 1; j >= from - SOURCE_REACH; j -= 1) {
    if ((page.at(k)?.sentence ?? 0) - (page.at(j)?.sentence ?? -1) > 1) return false;
    const unit = lengthAt(page, j);
    if (unit !== undefined) return valueAt(page, j) * unit.scale > valueAt(page, k) * (lengthAt(page, k)?.scale ?? 1);
  }
  return false;
}
const WORD = /^\p{L}{3,}/u;
