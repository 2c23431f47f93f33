import type { Tag } from '../words';
import { Look } from './look';
import { signsOf } from './told';

/** Verbs of asking a price. */
const CHARGES = signsOf(['charges']);
/** How far before the sum its verb may stand ("asks us about 9,500 euros"), and behind it where verbs close. */
const VERB_BEFORE = 3;
const VERB_BEHIND = 2;
/** What such a sentence is not about when it names one of these: the writer's purse, his house, his own machines. */
const OURS: readonly Tag[] = ['boss', 'house', 'budget', 'own', 'rented', 'api', 'tok', 'power', 'wouldBe', 'rejected'];

/** "A dealer asks 9,500 euros for one L40S", "Lenovo wants $265,000 for 8x H100", "经销商一张L40S要价9500欧元": whoever asks a
 *  sum for hardware offers it, in whatever words he is called. */
export class Askings extends Look {
  /** Whether a sentence says what somebody asks for hardware. */
  tells(from: number, to: number): boolean {
    if (!this.told.in(from, CHARGES)) return false;
    let [asked, hardware] = [false, false];
    for (let k = from; k < to; k += 1) {
      if (this.has(k, ...OURS) || this.isSubject(k)) return false;
      const kind = this.elements[k]?.kind;
      hardware ||= kind === 'gpu' || kind === 'instance';
      asked ||= kind === 'money' && this.isAskedFor(k);
    }
    return asked && hardware;
  }

  /** "We want", "our": the writer himself, not "us" to whom it is offered. */
  private isSubject(k: number): boolean {
    return this.has(k, 'first') && (this.has(k, 'determiner') || this.has(k + 1, 'charges'));
  }

  private isAskedFor(sum: number): boolean {
    for (let j = sum - 1; j >= sum - VERB_BEFORE && this.sameSentence(j, sum) && !this.isContent(j); j -= 1)
      if (this.isVerb(j)) return true;
    // "orders 20,000 GB300 for $11 billion and wants to": what is wanted next is no sum
    for (let j = sum + 1; j <= sum + VERB_BEHIND && this.sameSentence(j, sum) && !this.isContent(j); j += 1) {
      if (this.has(j, 'and')) return false;
      if (this.isVerb(j)) return true;
    }
    return false;
  }

  /** No bill ("la facture"), and nothing that was charged. */
  private isVerb(k: number): boolean {
    return this.has(k, 'charges') && !this.has(k, 'instrument') && !this.textAt(k).endsWith('ed');
  }
}
