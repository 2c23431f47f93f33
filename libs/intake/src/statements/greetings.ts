import type { Element } from '../elements/element';
import { firstWord } from '../lexer/first-word';
import { GREETED, GREETINGS } from '../words/greetings';

/** How long a greeting may be, its comma included. */
const LONGEST_GREETING = 5;

/** Where a sentence says something behind a greeting at `k`: behind the comma that ends it ("Hi Tom, we run"), or
 *  behind whoever is greeted ("hello everyone we run"); `k` where nobody is greeted. */
export function behindGreeting(elements: readonly Element[], k: number): number {
  const first = elements[k];
  if (first === undefined || !GREETINGS.has(firstWord(first.text))) return k;
  const mark = endOfGreeting(elements, k, first.sentence);
  if (mark >= 0) return mark + 1;
  let j = k + 1;
  while (elements[j]?.sentence === first.sentence && GREETED.has(elements[j]?.text ?? '')) j += 1;
  return j;
}

/** The comma behind the greeting at `k`; -1 where something is said before it. */
function endOfGreeting(elements: readonly Element[], k: number, sentence: number): number {
  for (let j = k + 1; j <= k + LONGEST_GREETING; j += 1) {
    const e = elements[j];
    if (e?.sentence !== sentence) return -1;
    if (e.kind === 'mark') return j;
    if (e.kind !== 'word' || e.tags.has('first')) return -1;
  }
  return -1;
}
