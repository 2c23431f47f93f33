import type { Voice } from './list-heading';
import { Look } from './look';

/** How far behind a verb of reporting its content may begin. */
const REPORT_REACH = 12;
/** The writer as somebody else's object. */
const OBJECTS = new Set(['us', 'me', 'uns', 'mir', 'mich']);

/** What another says the writer would need or do. */
export class ReportedSpeech extends Look {
  /** The last verb with which another reports something. */
  private said = -1;

  /** Remembers the verb at `k` when another speaks. */
  note(k: number, voice: Voice): void {
    if (voice.speaker === 'other' && this.has(k, 'claims', 'reports', 'claim')) this.said = k;
  }

  /** "A consultant thought we would need 16 B200", "who audited us last spring": the writer inside of what another
   *  says or does. "Our 4 A100" are his all the same. */
  holds(k: number, voice: Voice): boolean {
    const e = this.elements[k];
    if (e === undefined || voice.speaker === 'writer' || e.tags.has('own')) return false;
    if (OBJECTS.has(e.text)) return true;
    const verb = this.elements[this.said];
    if (verb?.sentence !== e.sentence || e.clause - verb.clause > 1 || k - this.said > REPORT_REACH) return false;
    for (let j = this.said + 1; j < k; j += 1) if (this.has(j, 'turn')) return false;
    return !this.statesBetween(this.said, k);
  }
}
