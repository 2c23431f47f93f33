import { IS_NOW, POINTS_BACK } from '../words/telling-words';
import { Look } from './look';
import type { Times } from './times';
import { signsOf, type Told } from './told';

const TRIAL = signsOf(['trial', 'rehearsal']);
/** How far from the end of the sentence before the trial may stand, elements. */
const LONGEST = 12;
/** German and French articles and pronouns that point back where a verb follows. */
const IT = new Set([
  'der',
  'die',
  'das',
  'dieser',
  'diese',
  'il',
  'elle',
  'he',
  'hij',
  'deze',
  'den',
  'det',
  'он',
  'она',
]);

/** "We want to replace the pilot. It ran on an RTX 4090": a sentence with a verb of the past about the trial that the
 *  one before names and tells nothing of. */
export class AfterTrials extends Look {
  constructor(
    told: Told,
    private readonly times: Times,
  ) {
    super(told);
  }

  /** Whether the sentence goes on with the trial that was named. */
  goesOn(from: number, to: number): boolean {
    const head = this.head(from, to);
    if (!this.isTold(head, to) || !this.isNamedBefore(from)) return false;
    for (let k = head; k < to; k += 1) if (this.has(k, 'nowCue') || IS_NOW.has(this.textAt(k))) return false;
    return true;
  }

  /** "It ran", "der lief", "funcionaba". */
  private isTold(head: number, to: number): boolean {
    const back = POINTS_BACK.has(this.textAt(head)) || IT.has(this.textAt(head)) || this.has(head, 'third');
    if (back) return head + 1 < to && this.isThen(head + 1);
    return this.times.isPastVerb(head) && !this.has(head, 'first');
  }

  private isThen(k: number): boolean {
    return this.has(k, 'was') || this.times.isPastVerb(k);
  }

  private isNamedBefore(from: number): boolean {
    const last = from - 1;
    if (!this.told.in(last, TRIAL)) return false;
    for (let k = last; k >= last - LONGEST && this.sameSentence(k, last) && !this.isContent(k); k -= 1)
      if (this.has(k, 'trial', 'rehearsal')) return true;
    return false;
  }
}
