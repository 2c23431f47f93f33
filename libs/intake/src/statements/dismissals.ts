import { OBJECT_PRONOUNS } from '../words/frame-words';
import { TURN_HEADS } from '../words/sentence-heads';
import type { VoiceCue } from '../words/voice-cues';
import type { Tense } from './attribution';
import { saysPastYear } from './past-year';
import { Look } from './look';
import type { Told } from './told';
import { VoiceCues } from './voice-cues';

/** Why nothing is left of what the sentence before tells: an offer that was refused, somebody else's matter, a time
 *  that is over, a thing that was only imagined. */
export type Dismissal = 'refused' | 'theirs' | 'gone' | 'imagined';

/** Turns of phrase that say so, in a sentence that says nothing else. */
const SAID_WITH: readonly (readonly [Dismissal, readonly VoiceCue[]])[] = [
  ['refused', ['turned down', 'no deal']],
  ['theirs', ['not ours', 'theirs']],
  ['gone', ['gone', 'long ago']],
  ['imagined', ['never mind', 'would be']],
];
/** Turns of phrase of what was refused, has gone or was imagined, in the sentence that is dismissed. */
const TOLD_WITH: Readonly<Partial<Record<Dismissal, VoiceCue>>> = {
  refused: 'turned down',
  gone: 'long ago',
  imagined: 'would be',
};

/** How many turns of a conversation are looked through, and how long the name of who speaks is. */
const MOST_TURNS = 8;
const LONGEST_SPEAKER = 4;
const CITES: ReadonlySet<string> = new Set(['"', '“', '„', '«', '「', '>']);

/** Short sentences that dismiss what was told before them: "We declined, case closed.", "Her bill, her problem.",
 *  "Längst verschrottet.", "None of those figures apply." */
export class Dismissals extends Look {
  private readonly cues: VoiceCues;

  constructor(told: Told) {
    super(told);
    this.cues = new VoiceCues(told);
  }

  /** Where what the sentence at `last` tells began: a conversation that was written down is one piece. */
  begins(last: number): number {
    let [first, k] = [last, last];
    for (let n = 0; n < MOST_TURNS && k >= 0; n += 1) {
      if (this.isTurn(k)) first = k;
      k = k > 0 ? this.sentenceBefore(k) : -1;
    }
    return first;
  }

  private sentenceBefore(k: number): number {
    let from = k - 1;
    while (this.sameSentence(from - 1, k - 1)) from -= 1;
    return from;
  }

  /** "Caller: we've 250 paralegals", "Kunde: ...". */
  private isTurn(k: number): boolean {
    const head = this.opening(k, k + LONGEST_SPEAKER);
    return TURN_HEADS.has(this.textAt(head).replaceAll(' ', '')) && this.textAt(head + 1) === ':';
  }

  /** How the sentence from `from` to `to` dismisses the one from `before` on; undefined where it does not.
   *  @param tense when the sentence before is said, by element */
  of(from: number, to: number, before: number, tense: readonly Tense[]): Dismissal | undefined {
    if (before >= from || this.states(from, to) || !this.statesBetween(before, from)) return undefined;
    const said = this.cuesOf(from, to);
    if (said.size === 0) return undefined;
    const told = this.cuesOf(before, from);
    return SAID_WITH.find(
      ([how, cues]) =>
        cues.some((cue) => said.has(cue)) &&
        !(how === 'refused' && this.isOfOther(from, to)) &&
        (this.isToldAs(how, before, from, tense) || told.has(TOLD_WITH[how])),
    )?.[0];
  }

  /** "Buying is off the table" says nothing of what was told before. */
  private isOfOther(from: number, to: number): boolean {
    for (let k = from; k < to; k += 1) if (this.has(k, 'buy', 'plan')) return true;
    return false;
  }

  private cuesOf(from: number, to: number): ReadonlySet<VoiceCue | undefined> {
    const sentence: number[] = [];
    for (let k = from; k < to; k += 1) sentence.push(k);
    return this.cues.in(sentence).cues;
  }

  /** Figures and names; "one word" is none. */
  private states(from: number, to: number): boolean {
    for (let k = from; k < to; k += 1) if (this.isContent(k) && this.at(k)?.figure?.spelled !== true) return true;
    return false;
  }

  /** Whether the sentence before tells of such a thing, and of nothing that is the writer's now. */
  private isToldAs(how: Dismissal, from: number, to: number, tense: readonly Tense[]): boolean {
    if (how === 'theirs' && (this.isTurn(from) || this.isCited(from, to))) return true;
    let told = how === 'theirs';
    for (let k = from; k < to; k += 1) {
      if (this.isOfNow(k, how)) return false;
      told ||= this.tells(how, k, tense[k]);
    }
    return told;
  }

  /** Quotation marks, and the sign of a quoted line. */
  private isCited(from: number, to: number): boolean {
    for (let k = from; k < to; k += 1) if (CITES.has(this.textAt(k))) return true;
    return false;
  }

  private tells(how: Dismissal, k: number, tense: Tense | undefined): boolean {
    if (how === 'refused')
      return tense === 'offered' || this.has(k, 'offer', 'offerNoun', 'charges') || this.at(k)?.kind === 'money';
    if (how === 'imagined') return tense === 'hypothetical' || this.has(k, 'ifWord', 'suppose', 'wouldBe');
    return how === 'gone' && (tense === 'past' || saysPastYear(this.textAt(k)) || this.isOfThen(k));
  }

  private isOfThen(k: number): boolean {
    return this.has(k, 'past', 'trial', 'was', 'former', 'agoBehind', 'agoBefore', 'beforeThat');
  }

  /** What the writer has, wants or asks for. */
  private isOfNow(k: number, how: Dismissal): boolean {
    if (how === 'imagined') return false;
    if (this.has(k, 'nowCue', 'target', 'ask', 'budget')) return how !== 'refused';
    if (how === 'gone') return false;
    if (OBJECT_PRONOUNS.has(this.textAt(k)) || this.isOfPeople(k)) return false;
    return this.has(k, 'first') && this.has(k, 'own', 'want');
  }

  /** "My brother's", "two of my climbing buddies": whose people they are, not what the writer has. */
  private isOfPeople(k: number): boolean {
    return this.has(k, 'determiner') && [k + 1, k + 2].some((j) => this.has(j, 'person', 'who', 'party', 'outsider'));
  }
}
