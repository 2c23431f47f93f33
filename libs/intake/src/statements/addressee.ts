import type { Element } from '../elements/element';
import { OBLIGES } from '../words/small-words';
import { SAYS, SOMEBODY } from '../words/telling-words';

/** Verbs of asking somebody, in signs. */
const ASKS_THEM: ReadonlySet<string> = new Set(['问', '請教', '请教', '求助', '咨询', '拜托']);
/** How far behind such a verb the one who is asked may stand, elements. */
const WITHIN = 10;

/** Whether the one at `k` is asked, and has said nothing. */
export const isAddressee = (elements: readonly Element[], k: number): boolean =>
  isCalledUpon(elements, k) || isAnybodyAsked(elements, k) || isWhoeverMust(elements, k);

/** "来问问有经验的朋友", "请教懂行的朋友". */
function isCalledUpon(elements: readonly Element[], k: number): boolean {
  const textAt = (j: number): string => (j < 0 ? '' : (elements[j]?.text ?? ''));
  for (let j = k - 1; j >= Math.max(0, k - WITHIN) && elements[j]?.clause === elements[k]?.clause; j -= 1)
    if (ASKS_THEM.has(textAt(j)) || ASKS_THEM.has(textAt(j - 1) + textAt(j))) return true;
  return false;
}

/** "Hat jemand Erfahrung mit Llama 3.3 70B?", "qualcuno ha provato ...?": nobody in particular, at the head of a
 *  question; "someone told me ..., is that right?" speaks of one who said it. */
function isAnybodyAsked(elements: readonly Element[], k: number): boolean {
  const e = elements[k];
  if (e === undefined || !SOMEBODY.has(e.text.replace(' ', ''))) return false; // signs stand apart
  const isOf = (j: number): boolean => elements[j]?.sentence === e.sentence;
  if (isOf(k - HEAD) && elements[k - HEAD]?.kind !== 'mark') return false;
  if ([k + 1, k + 2].some((j) => isOf(j) && saysSomething(elements[j]))) return false;
  let end = k + 1;
  while (end < k + LONGEST_QUESTION && isOf(end)) end += 1;
  return elements[end]?.text === '?' || elements[end - 1]?.text === '?';
}
const saysSomething = (e: Element | undefined): boolean =>
  e !== undefined && (SAYS.has(e.text) || e.tags.has('claims') || e.tags.has('reports'));

/** "Somebody or something has to answer until 11 at night": whoever that is, it is what the writer needs. */
const isWhoeverMust = (elements: readonly Element[], k: number): boolean =>
  SOMEBODY.has(elements[k]?.text ?? '') &&
  [k + 1, k + 2, k + 3].some(
    (j) => elements[j]?.sentence === elements[k]?.sentence && OBLIGES.has(elements[j]?.text ?? ''),
  );
/** Words that may stand before somebody at the head of a question: "has", "hat hier". */
const HEAD = 4;
const LONGEST_QUESTION = 60;
