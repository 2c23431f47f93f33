import { AT_FIRST } from '../words/telling-words';
import type { Element } from '../elements/element';
import { Look } from './look';
import { saysPastYear } from './past-year';
import { Returns } from './returns';
import type { Times } from './times';
import { Trials } from './trials';

/** How far into a sentence its verb of the past may stand. */
const SUBJECT_REACH = 8;

/** Sentences that say by how they begin that what they tell is over. */
export class Beginnings extends Look {
  readonly trials: Trials;
  private readonly returns: Returns;

  constructor(
    elements: readonly Element[],
    private readonly times: Times,
  ) {
    super(elements);
    this.trials = new Trials(elements, times);
    this.returns = new Returns(elements, times);
  }

  /** A sentence that is dated, about a trial that ended, or of what stood first or before something. */
  areOver(from: number, to: number): boolean {
    return (
      this.isDated(from, to) ||
      this.trials.areOver(from, to) ||
      this.returns.isReturned(from, to) ||
      this.returns.endsOver(from, to) ||
      this.isBefore(from, to) ||
      this.isAtFirst(from, to)
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
    const head = this.head(from, to);
    const at = [head, head + 1, head + 2].find((k) => AT_FIRST.has(this.textAt(k))) ?? -1;
    if (at < 0 || this.isContent(at - 1) || (this.textAt(at) === 'first' && !this.isSpan(at + 1, head))) return false;
    for (let k = at + 1; k < to; k += 1) {
      if (this.has(k, 'nowCue', 'wouldBe', 'ask')) return false;
      if (this.times.isPastVerb(k)) return true;
    }
    return false;
  }

  /** "The first year", "at first". */
  private isSpan(behind: number, head: number): boolean {
    return this.has(behind, 'year', 'month', 'week') || this.textAt(head) === 'at';
  }

  private isFigure(k: number): boolean {
    return this.elements[k]?.kind === 'figure';
  }
}
