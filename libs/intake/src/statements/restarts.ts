import { firstWord } from '../lexer/first-word';
import { HEADS_BEFORE_NOUNS, LETTERS, SENTENCE_HEADS } from '../words/sentence-heads';
import type { Element } from '../elements/element';
import { isCapitalised } from './capital';
import { CONTENT } from './contents';

/** Whether a sentence begins at the element at `k` though no stop stands before it: "... 64k and q8 kv Some startup
 *  wanted to lease us twelve A6000". A word that only begins sentences is written with a capital behind one that is
 *  not. */
function restarts(elements: readonly Element[], k: number, text: string): boolean {
  const [e, before] = [elements[k], elements[k - 1]];
  if (e?.kind !== 'word' || before === undefined || e.glued || before.kind === 'mark') return false;
  if (!isCapitalised(text, e)) return false;
  const word = firstWord(e.text);
  const isNamed = isCapitalised(text, elements[k + 1]) && e.text === word;
  if (LETTERS.has(word)) return !isNamed && CONTENT.has(before.kind);
  if (!HEADS_BEFORE_NOUNS.has(word) && (isNamed || !SENTENCE_HEADS.has(word))) return false;
  return CONTENT.has(before.kind) || !isCapitalised(text, before);
}

/** Where the sentence that begins at `from` ends: before `to`, and before another one that begins without a stop. */
export function endOrRestart(elements: readonly Element[], from: number, to: number, text: string): number {
  for (let k = from + 1; k < to; k += 1) if (restarts(elements, k, text)) return k;
  return to;
}
