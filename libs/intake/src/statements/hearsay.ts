import { Holding } from './holding';
import { signsOf } from './told';

const HEARSAY = signsOf(['hearsay']);

/** What nobody in particular says. */
export class Hearsay extends Holding {
  /** "Apparently a rival needs 24 L4", "говорят", "听说": nobody in particular says it. A sentence that goes on about
   *  the writer, or about a model that is named first, is his. */
  protected hearsayFrom(head: number, to: number): number {
    if (!this.told.in(head, HEARSAY)) return -1;
    let heard = -1;
    for (let k = head; k < to; k += 1) {
      if (this.has(k, 'first') && !this.has(k, 'hearsay')) return -1;
      if (heard < 0 && this.has(k, 'hearsay')) heard = k;
    }
    if (heard < 0 || this.isAboutModel(head, heard)) return -1;
    const start = this.clauseStart(heard, head);
    // "..., so I hear, a firm in Zurich", "...: that is what they are said to have": it is said of all before
    return this.statesBetween(start, to) ? start : head;
  }

  /** "Qwen3 32B reportedly needs 24 GB": a model and nothing else is named before. */
  private isAboutModel(from: number, to: number): boolean {
    const stated = this.elements.slice(from, to).filter((_, n) => this.isContent(from + n));
    return stated.length > 0 && stated.every((e) => e.kind === 'model');
  }

  /** Where the clause of `k` begins, not before `head`. */
  protected clauseStart(k: number, head: number): number {
    let start = k;
    while (start - 1 >= head && this.sameClause(start - 1, k)) start -= 1;
    return this.statesBetween(head, start) ? start : head;
  }
}
