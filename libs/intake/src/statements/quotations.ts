import { FORWARDS, OBJECT_PRONOUNS } from '../words/frame-words';
import { CLIPS, SAYS } from '../words/telling-words';
import type { Voice } from './list-heading';
import { Look } from './look';
import type { Parties } from './parties';
import { signsOf, type Told } from './told';

/** Which mark closes the one that opens a quotation. */
const CLOSES: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ['「', '」'],
  ['『', '』'],
]);
const QUOTATION = signsOf([], new Set([...CLOSES].flat()));
/** How long a quotation may be, elements. */
const LONGEST = 60;
/** What is shorter is a name in quotation marks: "the 70B". */
const SHORTEST = 4;
/** How far from a quotation the words may stand that say whose it is. */
const SAID_WITHIN = 12;

/** Stretches in quotation marks that are said to be somebody else's: "two T4s, no complaints", says the library; what
 *  the forum had to say: "you need four". Whose they are stands before or behind the marks. */
export class Quotations extends Look {
  /** The closing mark of every quotation of another's, by its opening mark. */
  private readonly ends = new Map<number, number>();
  /** The mark that ends the quotation which was begun last, or -1. */
  private closing = -1;
  private cited = false;
  /** Opening marks of titles of clips and posts, which end with them: `the "70B on a toaster, 40 tok/s" clip`. */
  private readonly titles = new Set<number>();
  private titled = false;
  /** Whether anything stands in quotation marks at all. */
  private readonly marked: boolean;

  constructor(
    told: Told,
    private readonly parties: Parties,
  ) {
    super(told);
    this.marked = told.anywhere(QUOTATION);
    if (this.marked) this.findEnds();
  }

  private findEnds(): void {
    for (let k = 0; k < this.elements.length; k += 1) {
      const end = this.endOf(k);
      if (end < 0) continue;
      const isTitle = this.isClip(end + 1) || this.isClip(k - 1);
      const isSaid = isTitle || this.isSaidBehind(end) || this.isSaidBefore(k);
      if (isSaid && end - k > SHORTEST && this.statesBetween(k, end)) this.ends.set(k, end);
      if (isTitle) this.titles.add(k);
      k = end;
    }
  }

  /** Whether another's words in quotation marks go on: nothing in them speaks for the writer. */
  get open(): boolean {
    return this.cited;
  }

  /** A new line ends every quotation. */
  leave(): void {
    this.cited = false;
  }

  /** Another's words begin or end at `k`; the mark that ends them may stand at the head of the next sentence, which is
   *  the writer's again. */
  step(k: number, voice: Voice, quoted: boolean): void {
    if (!this.marked) return;
    const closing = this.ends.get(k);
    if (closing !== undefined) {
      this.closing = closing;
      this.cited = true;
      this.titled = this.titles.has(k);
      voice.speaker = 'other';
    } else if (k === this.closing || (k > this.closing && this.textAt(k) === '"')) this.turn(k, voice, quoted);
  }

  private turn(k: number, voice: Voice, quoted: boolean): void {
    if (this.cited && (this.titled || !this.sameSentence(k - 1, k))) voice.speaker = quoted ? 'other' : 'writer';
    this.titled = false;
    this.cited = !this.cited && voice.speaker === 'other';
  }

  private isClip(k: number): boolean {
    return CLIPS.has(this.textAt(k)) || (this.has(k, 'medium') && !this.has(k, 'hostThing'));
  }

  private endOf(k: number): number {
    const closing = CLOSES.get(this.textAt(k));
    if (closing === undefined) return -1;
    for (let j = k + 1; j <= k + LONGEST && j < this.elements.length; j += 1) if (this.textAt(j) === closing) return j;
    return -1;
  }

  /** `", wrote somebody from Graz`, `" was the headline`, `" - that is what the library says`. */
  private isSaidBehind(end: number): boolean {
    let from = end + 1;
    while (this.isJoint(from)) from += 1;
    let to = from;
    while (to < from + SAID_WITHIN && this.sameSentence(to, from) && !this.isContent(to)) to += 1;
    return this.isSaid(from, to);
  }

  /** `Here is what the forum had to say: "`, `Forwarded: "`. */
  private isSaidBefore(k: number): boolean {
    let to = k;
    while (to > 0 && this.isJoint(to - 1)) to -= 1;
    if (to === k) return false;
    if (FORWARDS.has(this.textAt(to - 1))) return true;
    let from = to;
    while (from > to - SAID_WITHIN && this.sameSentence(from - 1, to - 1) && !this.isContent(from - 1)) from -= 1;
    return this.isSaid(from, to);
  }

  /** A comma, a dash or a colon. */
  private isJoint(k: number): boolean {
    return /^[,:–—-]$/.test(this.textAt(k));
  }

  /** Whether the words from `from` to `to` say that somebody else speaks, and not the writer or his own house. */
  private isSaid(from: number, to: number): boolean {
    let said = false;
    for (let k = from; k < to; k += 1) {
      if (this.parties.isParty(k)) return true;
      if (this.has(k, 'medium', 'publication') && this.isOurMatter(k)) return false;
      if (this.has(k, 'boss', 'house') || (this.has(k, 'first') && !OBJECT_PRONOUNS.has(this.textAt(k)))) return false;
      said ||= SAYS.has(this.textAt(k)) || this.has(k, 'turnVerb', 'reports', 'claims', 'medium', 'publication');
    }
    return said;
  }
}
