import { DECLINES } from '../words/telling-words';
import type { Element } from '../elements/element';
import { Look } from './look';

/** How long a question may be that only names something, elements. */
const LONGEST_OFFER = 6;
/** How long the answer may be that names something else instead. */
const LONGEST_ANSWER = 4;
/** What can be proposed with its name alone. */
const PROPOSED: ReadonlySet<Element['kind']> = new Set<Element['kind']>([
  'model',
  'precision',
  'engine',
  'gpu',
  'instance',
]);

/** Short questions that only propose something, and what is answered. */
export class Answers extends Look {
  /** "FP8? No, AWQ.", "A: FP8? / C: AWQ.": the question from `from` to `to` proposes one thing, and the answer is no or
   *  names another of its kind. */
  isDeclined(from: number, to: number): boolean {
    const named = to - from <= LONGEST_OFFER ? this.onlyName(from, to) : -1;
    if (named < 0) return false;
    const answer = this.answerBehind(to);
    return this.isNo(answer) || this.isAnother(answer, named);
  }

  /** The only name of a question that states nothing else; -1 where there is none or there are more. */
  private onlyName(from: number, to: number): number {
    let named = -1;
    for (let k = from; k < to; k += 1) {
      const kind = this.elements[k]?.kind ?? 'mark';
      if (kind === 'mark' || this.isLabel(k) || (kind === 'word' && this.has(k, 'and', 'or', 'definite'))) continue;
      if (named >= 0 || !PROPOSED.has(kind)) return -1;
      named = k;
    }
    return named;
  }

  /** The name of who says it: `A:`. */
  private isLabel(k: number): boolean {
    return this.elements[k]?.kind === 'word' && this.textAt(k + 1) === ':' && this.sameSentence(k, k + 1);
  }

  /** Where the answer begins, its marks and the name of who gives it left out. */
  private answerBehind(to: number): number {
    let k = to;
    while (this.elements[k]?.kind === 'mark') k += 1;
    return this.isLabel(k) ? k + 2 : k;
  }

  /** "No", and nothing that it would be the "no" of: "no problem". */
  private isNo(k: number): boolean {
    return DECLINES.has(this.textAt(k)) && (this.elements[k + 1]?.kind ?? 'mark') === 'mark';
  }

  private isAnother(k: number, named: number): boolean {
    const [said, proposed] = [this.elements[k], this.elements[named]];
    if (said?.kind !== proposed?.kind || said?.text === proposed?.text) return false;
    for (let j = k + 1; j < k + LONGEST_ANSWER; j += 1) if (!this.sameSentence(j, k)) return true;
    return false;
  }
}
