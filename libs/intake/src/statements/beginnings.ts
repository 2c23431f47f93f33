import { WHEN, WHERE, WORKED } from '../words/frame-words';
import { AT_FIRST, WITHIN } from '../words/telling-words';
import { Look } from './look';
import { saysPastYear } from './past-year';
import { Returns } from './returns';
import type { Times } from './times';
import { Trials } from './trials';
import { signsOf, type Told } from './told';

const BEFORE = signsOf(['beforeThat']);
const FIRST = signsOf([], AT_FIRST);
/** Where and when the writer once was. */
const ONCE = signsOf([], WHERE, WHEN, new Set(['it was']));
const PAPER = signsOf(['instrument', 'offerNoun', 'offer']);
/** How far into a sentence its verb of the past may stand. */
const SUBJECT_REACH = 8;

/** Sentences that say by how they begin that what they tell is over. */
export class Beginnings extends Look {
  readonly trials: Trials;
  private readonly returns: Returns;

  constructor(
    told: Told,
    private readonly times: Times,
  ) {
    super(told);
    this.trials = new Trials(told, times);
    this.returns = new Returns(told, times);
  }

  /** A sentence that is dated, about a trial that ended, or of what stood first or before something. */
  areOver(from: number, to: number): boolean {
    return (
      this.isDated(from, to) ||
      this.trials.areOver(from, to) ||
      this.returns.isReturned(from, to) ||
      this.returns.endsOver(from, to) ||
      this.isBefore(from, to) ||
      this.isAtFirst(from, to) ||
      this.isOnceThere(from, to) ||
      this.isLostPaper(from, to)
    );
  }

  /** "In 2023 we had two", "2024: a rented A10": a sentence that is dated and speaks of nothing present. */
  private isDated(from: number, to: number): boolean {
    if (!this.opensWithYear(this.head(from, to))) return false;
    for (let k = from; k < to; k += 1)
      if (this.has(k, 'nowCue') || (this.has(k, 'own') && this.has(k, 'first'))) return false;
    return true;
  }

  /** "In 2023", "back in 2022", "2024:"; "input 2000 tokens" is a length. */
  private opensWithYear(head: number): boolean {
    const lead = this.has(head, 'in', 'until') || this.isFigure(head) ? head : head + 1;
    const at = this.isFigure(lead) ? lead : lead + 1;
    if (!saysPastYear(this.textAt(at)) || this.has(at + 1, 'tok', 'pageUnit', 'wordUnit', 'charUnit')) return false;
    // the noun "prompt" is a side of a request, no word of time
    return at > lead ? this.has(lead, 'in', 'until') && !this.has(lead, 'req') : this.textAt(at + 1) === ':';
  }

  /** "Before the merger it was 40 users on two V100", "vor der Fusion waren es", "during the pandemic we had": what
   *  stood then, told with a verb of the past. */
  private isBefore(from: number, to: number): boolean {
    if (!this.told.in(from, BEFORE)) return false;
    const head = this.head(from, to);
    if (!this.has(head, 'beforeThat') || this.isContent(head + 1)) return false;
    // "during my time at Bosch I operated": with whatever verb
    const ours = this.has(head + 1, 'first');
    for (let k = head + 1; k < to && k <= head + SUBJECT_REACH; k += 1) {
      if (this.has(k, 'nowCue', 'wouldBe', 'ask') || this.isContent(k)) return false;
      if (this.has(k, 'didThen', 'was', 'past') || (ours && this.times.isPastVerb(k))) return true;
    }
    return false;
  }

  /** "The first year we rented 8 H100", "at first it was a T4": what stood in the beginning, told with a verb of the
   *  past. */
  private isAtFirst(from: number, to: number): boolean {
    if (!this.told.in(from, FIRST)) return false;
    const head = this.head(from, to);
    const at = [head, head + 1, head + 2].find((k) => AT_FIRST.has(this.textAt(k))) ?? -1;
    if (at < 0 || this.isContent(at - 1) || (this.textAt(at) === 'first' && !this.isFirstSpan(at, head))) return false;
    for (let k = at + 1; k < to; k += 1) {
      if (this.has(k, 'nowCue', 'wouldBe', 'ask')) return false;
      if (this.times.isPastVerb(k)) return true;
    }
    return false;
  }

  /** "At Siemens, where I interned, the chat lived on A100s", "it was at Siemens that": where the writer once was. */
  private isOnceThere(from: number, to: number): boolean {
    if (!this.told.in(from, ONCE)) return false;
    const head = this.head(from, to);
    if (this.isWhenWorked(head, to)) return true;
    if (this.textAt(head) === 'it was') return WITHIN.has(this.textAt(head + 1)) && this.isPlainName(head + 2);
    for (let k = head; k < to && k <= head + SUBJECT_REACH && !this.isContent(k); k += 1)
      if (WHERE.has(this.textAt(k)) && this.has(k + 1, 'first') && k > head) return this.isOnce(k + 1);
    return false;
  }

  /** "Quando lavoravo in TIM c'erano quaranta A100". */
  private isWhenWorked(head: number, to: number): boolean {
    if (!WHEN.has(this.textAt(head)) || ![head + 1, head + 2].some((k) => WORKED.has(this.textAt(k)))) return false;
    for (let k = head; k < to; k += 1) if (this.has(k, 'nowCue')) return false;
    return true;
  }

  /** Booking, Siemens: a word that means nothing else. */
  private isPlainName(k: number): boolean {
    return this.elements[k]?.kind === 'word' && this.elements[k]?.tags.size === 0;
  }

  private isOnce(first: number): boolean {
    for (let k = first; k <= first + SUBJECT_REACH && this.sameSentence(k, first); k += 1) {
      if (this.isContent(k) || this.has(k, 'nowCue')) return false;
      if (this.has(k, 'past', 'was') || this.times.isPastVerb(k)) return true;
    }
    return false;
  }

  /** "A tender we lost asked for 20 H100", "the offer that we declined": a paper that came to nothing. */
  private isLostPaper(from: number, to: number): boolean {
    if (!this.told.in(from, PAPER)) return false;
    const head = this.head(from, to);
    for (let k = head; k < to && k <= head + 2; k += 1)
      if (this.has(k, 'instrument', 'offerNoun', 'offer'))
        for (let j = k + 1; j <= k + 2; j += 1)
          if (this.has(j, 'first') && this.has(j + 1, 'rejected', 'dropped')) return this.sameClause(k, j + 1);
    return false;
  }

  /** "The first year", "at first"; "First year: 6,000 users" is the heading of a plan. */
  private isFirstSpan(at: number, head: number): boolean {
    if (this.textAt(head) === 'at') return true;
    return this.has(at + 1, 'year', 'month', 'week') && this.textAt(at + 2) !== ':';
  }

  private isFigure(k: number): boolean {
    return this.elements[k]?.kind === 'figure';
  }
}
