import { DOCUMENTS, SHOWN, YOURS } from '../words/telling-words';
import type { Voice } from './list-heading';
import { Look } from './look';
import { signsOf } from './told';

const ADDRESSED = signsOf([], YOURS);

/** Headings over what the one spoken to has shown. */
export class Addressed extends Look {
  /** "Your table:": a heading over what the one spoken to has shown is his. */
  headingVoice(from: number, to: number, voice: Voice): Voice {
    return this.isAddressed(from, to) ? { ...voice, speaker: 'other' } : voice;
  }

  private isAddressed(from: number, to: number): boolean {
    if (!this.told.in(from, ADDRESSED)) return false;
    for (let k = from; k < to - 1; k += 1)
      if (YOURS.has(this.textAt(k)) && [k + 1, k + 2].some((j) => SHOWN.has(this.textAt(j)) || this.isMedium(j)))
        return true;
    return false;
  }

  private isMedium(k: number): boolean {
    return this.has(k, 'medium', 'publication') || DOCUMENTS.has(this.textAt(k));
  }
}
