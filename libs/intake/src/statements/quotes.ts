import { CLIPS } from '../words/telling-words';
import { Look } from './look';
import type { Voice } from './list-heading';

/** How long a quotation may be whose medium is named behind it, elements. */
const LONGEST = 18;

/** Words in quotation marks: those of another speak for nobody here. */
export class Quotes extends Look {
  /** An other's words in quotation marks: nothing in them speaks for the writer. */
  cited = false;
  /** What stands in them is the title of a clip or a post, which ends with them. */
  private titled = false;

  /** Another's words begin or end at the mark `k`; the mark that ends them may stand at the head of the next sentence,
   *  which is the writer's again. */
  at(k: number, voice: Voice, quotedLine: boolean): void {
    const heads = !this.sameSentence(k - 1, k);
    if (this.cited && (heads || this.titled)) voice.speaker = quotedLine ? 'other' : 'writer';
    this.titled = !this.cited && this.isTitle(k);
    if (this.titled) voice.speaker = 'other';
    this.cited = !this.cited && voice.speaker === 'other';
  }

  /** `the "70B on a toaster, 40 tok/s" clip`, `das Video "500 Nutzer auf einer 4090"`. */
  private isTitle(open: number): boolean {
    for (let k = open + 2; k <= open + LONGEST && this.sameSentence(k, open); k += 1)
      if (this.textAt(k) === '"')
        return (
          this.statesBetween(open, k) && (this.isClip(k + 1) || this.isClip(open - 1)) && this.sameSentence(k, open)
        );
    return false;
  }

  private isClip(k: number): boolean {
    return CLIPS.has(this.textAt(k)) || (this.has(k, 'medium') && !this.has(k, 'hostThing'));
  }
}
