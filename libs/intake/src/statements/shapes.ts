import type { Tag } from '../words';
import { Look } from './look';

const STARTS_QUESTION: readonly Tag[] = ['ask', 'fit', 'opensQuestion'];
/** How far into a clause a word of asking may stand. */
const QUESTION_OPENING = 4;
/** The same for what is thought of a price: ", est-ce raisonnable pour". */
const JUDGING = 6;

/** What kind of sentence or clause it is, whoever speaks. */
export class Shapes extends Look {
  /** Whether a sentence ends with a question mark. */
  isQuestion(from: number, to: number): boolean {
    // the mark that ends a sentence stands at the head of the next
    for (let k = to; k >= from && k >= to - 2; k -= 1) {
      const text = this.elements[k]?.text;
      if (text === '?' || text === 'か') return true;
    }
    return false;
  }

  /** Where the clause that begins at `from` ends: at its mark or before a word of contrast. */
  clauseEnd(from: number, to: number): number {
    const clause = this.elements[from]?.clause;
    let k = from + 1;
    while (k < to && this.elements[k]?.clause === clause && this.elements[k]?.tags.has('turn') !== true) k += 1;
    return k;
  }

  /** "..., is that enough for us": a question behind somebody's report is the writer's. */
  opensQuestion(a: number, b: number): boolean {
    for (let k = a; k < b && k < a + JUDGING; k += 1) {
      const e = this.elements[k];
      if (e === undefined || e.tags.has('party') || e.tags.has('third')) return false;
      if (e.tags.has('dear') || (k < a + QUESTION_OPENING && STARTS_QUESTION.some((t) => e.tags.has(t)))) return true;
    }
    return false;
  }

  /** Where the sentence that begins at `from` ends. */
  sentenceEnd(from: number): number {
    const sentence = this.elements[from]?.sentence;
    let to = from;
    while (to < this.elements.length && this.elements[to]?.sentence === sentence) to += 1;
    return to;
  }
}
