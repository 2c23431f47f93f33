import { anyOf, type Element } from '../elements/element';
import { BY_WHOM } from '../words/handed-words';
import type { Tag } from '../words';

/** How many elements may stand before cards that head a sentence: a mark, an article, their number. */
const CARDS_OPEN = 3;
/** How far before the verb the cards may stand. */
const VERB_REACH = 4;
const SOMEBODY: readonly Tag[] = ['party', 'org', 'person', 'third', 'ifWord', 'supposes'];

/** "The four L40S were bought last year and are paid off": the cards head the sentence of the verb, and nobody is named
 *  who bought them. */
export function isOfTheCards(elements: readonly Element[], verb: number): boolean {
  const sentence = elements[verb]?.sentence;
  let cards = -1;
  for (let j = verb - 1; j >= 0 && j >= verb - VERB_REACH && elements[j]?.sentence === sentence; j -= 1) {
    const e = elements[j];
    if (e === undefined || anyOf(e.tags, SOMEBODY)) return false;
    if (e.kind === 'gpu') cards = j;
  }
  const opens = cards >= 0 && elements[Math.max(0, cards - CARDS_OPEN - 1)]?.sentence !== sentence;
  const isHead = cards >= 0 && cards <= CARDS_OPEN;
  return (opens || isHead) && ![verb - 1, verb + 1].some((j) => BY_WHOM.has(elements[j]?.text ?? ''));
}
