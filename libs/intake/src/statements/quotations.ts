import { firstAt } from '../elements/table-columns';
import { FORWARDS, OBJECT_PRONOUNS } from '../words/frame-words';
import { QUOTED_BEHIND } from '../words/stranger-words';
import { CLIPS, SAYS } from '../words/telling-words';
import type { Speaker } from './attribution';
import type { Voice } from './list-heading';
import { Look } from './look';
import type { Parties } from './parties';
import { type Quotation, quotationsIn } from './quotation-marks';
import { Strangers } from './strangers';
import type { Told } from './told';

/** What is shorter is a name in quotation marks: "the 70B", elements. */
const SHORTEST = 4;
/** How far from a quotation the words may stand that say whose it is. */
const SAID_WITHIN = 12;
/** How far before one a stranger may be introduced: his name and where he writes. */
const INTRODUCED_WITHIN = 30;
/** What a quotation begins and ends with where it is an element of its own. */
const MARKS = /^["'「」『』]$/;

/** The elements between two quotation marks. */
interface Stretch {
  /** The mark that opens it, or the first word behind one that is no element. */
  readonly from: number;
  /** The mark that closes it, or what follows. */
  readonly to: number;
  readonly isSaid: boolean;
  /** Who says it stands before it: nothing in it, "my 7900 XTX" neither, is the writer's. */
  readonly isIntroduced: boolean;
  /** The writer's own people say it: "our CTO wrote", "the tender says". */
  readonly isOurs: boolean;
  /** The title of a clip or a post ends what its maker says: `the "70B on a toaster, 40 tok/s" clip`. */
  readonly isTitle: boolean;
}

/** Stretches in quotation marks that are said to be somebody else's: "two T4s, no complaints", says the library; what
 *  the forum had to say: "you need four"; user kestrel about his own box: "dual 5090". Whose they are stands before or
 *  behind the marks. */
export class Quotations extends Look {
  private readonly begins = new Map<number, Stretch>();
  /** The quotation of another's that goes on. */
  private cited: Stretch | undefined = undefined;
  /** All that was another's. */
  private readonly others: Stretch[] = [];
  private readonly strangers: Strangers;

  constructor(
    told: Told,
    text: string,
    private readonly parties: Parties,
  ) {
    super(told);
    this.strangers = new Strangers(told, text);
    for (const quotation of quotationsIn(text)) {
      const stretch = this.stretchOf(quotation);
      if (stretch !== undefined) this.begins.set(stretch.from, stretch);
    }
  }

  private stretchOf({ open, close }: Quotation): Stretch | undefined {
    const [from, to] = [firstAt(this.elements, open), firstAt(this.elements, close)];
    if (to <= from) return undefined;
    const isTitle = this.isClip(to + 1) || this.isClip(from - 1);
    const isLong = to - from > SHORTEST && this.statesBetween(from, to);
    const isIntroduced = isLong && this.isSaidBefore(from, to);
    const isSaid = isIntroduced || (isLong && (isTitle || this.isSaidBehind(to)));
    const isOurs = isLong && !isSaid && this.isSaidByUs(from);
    return { from, to, isTitle, isSaid, isIntroduced, isOurs };
  }

  /** Whether another's words in quotation marks go on: nothing in them speaks for the writer. */
  get open(): boolean {
    return this.cited !== undefined;
  }

  /** A sentence begins at `from`: the marks that end the one before and its quotation may stand at its head, and it is
   *  the writer's again. Whether a quotation has ended there. */
  enter(from: number): boolean {
    if (this.cited === undefined) return false;
    let k = from;
    while (k < this.cited.to && this.at(k)?.kind === 'mark') k += 1;
    if (k < this.cited.to) return false;
    this.cited = undefined;
    return true;
  }

  /** Another's words begin or end at `k`; what stands behind them in their sentence is still told of him. */
  step(k: number, voice: Voice, quoted: boolean): void {
    if (this.cited !== undefined && k >= this.cited.to) {
      if (this.cited.isTitle || !this.sameSentence(k - 1, k)) voice.speaker = quoted ? 'other' : 'writer';
      this.cited = undefined;
    }
    const stretch = this.begins.get(k);
    if (stretch?.isOurs === true) voice.speaker = quoted ? 'other' : 'writer';
    else if (stretch?.isSaid === true || (stretch !== undefined && voice.speaker === 'other')) {
      this.cited = stretch;
      if (stretch.isIntroduced || this.isTurnOf(k, voice)) this.others.push(stretch);
      voice.speaker = 'other';
    }
  }

  /** Nothing that is said of a sentence as a whole makes another's words in it the writer's. Both by element, changed
   *  in place. */
  disown(speaker: Speaker[], elsewhere: boolean[]): void {
    for (const { from, to } of this.others) {
      speaker.fill('other', from, to);
      elsewhere.fill(true, from, to);
    }
  }

  /** `our freelancer: "my 3090 takes 34 seconds"`: in the turn of somebody else "my" is his. */
  private isTurnOf(k: number, { speaker }: Voice): boolean {
    return speaker === 'other' && this.textAt(k - 1) === ':';
  }

  private isClip(k: number): boolean {
    return CLIPS.has(this.textAt(k)) || (this.has(k, 'medium') && !this.has(k, 'hostThing'));
  }

  /** `", wrote somebody from Graz`, `" was the headline`, `" - that is what the library says`. */
  private isSaidBehind(end: number): boolean {
    let from = MARKS.test(this.textAt(end)) ? end + 1 : end;
    while (this.isJoint(from)) from += 1;
    let to = from;
    while (to < from + SAID_WITHIN && this.sameSentence(to, from) && !this.isContent(to)) to += 1;
    return this.isSaid(from, to);
  }

  /** `Here is what the forum had to say: "`, `Forwarded: "`, `user kestrel about his own box: "`. */
  private isSaidBefore(k: number, end: number): boolean {
    let to = k;
    while (to > 0 && this.isJoint(to - 1)) to -= 1;
    if (to === k && !this.isVerbOfSaying(k - 1) && !QUOTED_BEHIND.test(this.textAt(end + 1))) return false;
    if (this.strangers.bind(this.introduction(to), to)) return false;
    if (FORWARDS.has(this.textAt(to - 1))) return true;
    let from = to;
    while (from > to - SAID_WITHIN && this.sameSentence(from - 1, to - 1) && !this.isContent(from - 1)) from -= 1;
    return (to < k && this.isSaid(from, to)) || this.strangers.areNamed(this.introduction(to), to);
  }

  /** `Our CTO wrote: "`, `the tender says: "`. */
  private isSaidByUs(k: number): boolean {
    return (this.isJoint(k - 1) || this.isVerbOfSaying(k - 1)) && this.strangers.areOurs(this.introduction(k), k);
  }

  /** Where what introduces a quotation begins, with the names in it. */
  private introduction(to: number): number {
    let from = to;
    while (from > to - INTRODUCED_WITHIN && this.sameSentence(from - 1, to - 1)) from -= 1;
    return from;
  }

  private isVerbOfSaying(k: number): boolean {
    const word = this.textAt(k);
    // "c'est ce qu'écrivait"
    return (
      SAYS.has(word) || SAYS.has(word.slice(word.indexOf("'") + 1)) || this.has(k, 'turnVerb', 'reports', 'claims')
    );
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
      said ||= this.isVerbOfSaying(k) || this.has(k, 'medium', 'publication');
    }
    return said;
  }
}
