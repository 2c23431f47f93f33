import type { Element } from '../elements/element';
import { groupOf } from '../elements/tag-groups';
import type { Tense } from './attribution';
import { Beginnings } from './beginnings';
import { Endings } from './endings';
import { Refusals } from './refusals';
import { TimeLabels } from './time-labels';
import { Times } from './times';
import type { Trials } from './trials';
import type { Told } from './told';
import { ARE, ONCE_THEN } from '../words/times-ahead';

const PAST = groupOf('past');
const SUPPOSE = groupOf('suppose');
/** How far before a word of the past the clause of its time may begin, elements. */
const UNTIL = /^(?:until|till|bis|jusqu|hasta|fino|ate|tot|do|до)\b/;
const WE_PAY =
  /^(?:(?:we|i) pay|wir zahlen|zahlen wir|nous (?:payons|louons)|pagamos|paghiamo|betalen we|placimy|платим)$/;
const OPENING_REACH = 8;
const CLAUSE_REACH = 6;

/** Of when a sentence, a clause and what stands behind a word is said. */
export class Tenses {
  readonly times: Times;
  private readonly refusals: Refusals;
  private readonly beginnings: Beginnings;
  private readonly endings: Endings;
  readonly labels: TimeLabels;
  /** Where the last label of a time begins ("Week 1: ... Week 6: ... Now: ..."), or -1. */
  private readonly lastLabel: number;
  /** Where the last line of what is now begins, or -1: years before it are over. */
  private readonly lastNow: number;

  constructor(private readonly told: Told) {
    this.times = new Times(told);
    this.refusals = new Refusals(told);
    this.beginnings = new Beginnings(told, this.times);
    this.endings = new Endings(told, this.times);
    this.labels = new TimeLabels(told);
    let [lastLabel, lastNow] = [-1, -1];
    const { length } = told.elements;
    for (let k = this.labels.any ? 0 : length; k < length; k += 1) {
      if (!this.heads(k)) continue;
      const isNow = this.labels.isNowLabel(k, length);
      if (isNow) lastNow = k;
      if (isNow || this.labels.isTimeLabel(k, length)) lastLabel = k;
    }
    this.lastLabel = lastLabel;
    this.lastNow = lastNow;
  }

  private heads(k: number): boolean {
    const { elements } = this.told;
    return k === 0 || elements[k - 1]?.sentence !== elements[k]?.sentence;
  }

  /** The trials of the text. */
  get trials(): Trials {
    return this.beginnings.trials;
  }

  /** A condition that is not there: "if they joined it would be 600". */
  isUnreal(from: number, to: number): boolean {
    const { times } = this;
    return (
      this.refusals.isRefused(from, to) ||
      this.refusals.isDeclined(from, to) ||
      times.isCounterfactual(from, to) ||
      times.isUnreal(from, to) ||
      times.isInverted(from, to) ||
      times.isOfAnybody(from, to)
    );
  }

  /** An offer that the sentence itself turns down: nothing of it is weighed. */
  isTurnedDown(from: number, to: number): boolean {
    return this.refusals.isDeclined(from, to);
  }

  /** Whether a sentence says of the one before that what it tells is over. */
  dismisses(from: number, to: number, before: number): boolean {
    return this.endings.dismiss(from, to) && this.endings.isDismissible(before, from);
  }

  /** A sentence of a time that is over: dated, about a trial that ended, before something, or an earlier row of a
   *  timeline. */
  isOver(from: number, to: number): boolean {
    if (this.beginnings.areOver(from, to) || this.endings.areTold(from, to)) return true;
    if (this.refusals.isGivenUp(from, to) || this.isOnWhatIsGone(from, to)) return true;
    if (this.labels.isPastLabel(from, to)) return true;
    if (from < this.lastNow && this.labels.isYearLabel(from, to)) return true;
    if (this.labels.isPastRow(from, to)) return true;
    return from < this.lastLabel && this.labels.isTimeLabel(from, to);
  }

  /** "On a test A100 (RunPod, deleted since) it did 5,100 tok/s": brackets behind the hardware at the head say that it
   *  is gone. */
  private isOnWhatIsGone(from: number, to: number): boolean {
    const { elements } = this.told;
    for (let k = from; k < to && k < from + OPENING_REACH; k += 1)
      if (elements[k]?.kind === 'gpu' || elements[k]?.kind === 'instance')
        return elements[k + 1]?.text === '(' && this.isGoneWithin(k + 2, Math.min(to, k + CLAUSE_REACH));
    return false;
  }

  private isGoneWithin(from: number, to: number): boolean {
    for (let k = from; k < to && this.textAt(k) !== ')'; k += 1) {
      const tags = this.told.elements[k]?.tags;
      if (tags?.has('disposed') === true && tags.has('past')) return true;
    }
    return false;
  }

  /** The tense of the whole clause from `a` on, as the word at `k` has it. */
  ofClause(a: number, k: number, before: Tense): Tense {
    const e = this.told.elements[k];
    if (e === undefined || (e.tags.size === 0 && e.kind !== 'figure')) return before;
    let tense = before;
    const isOver = this.isPast(k) || this.times.isOver(k) || this.endings.isUntilLast(k);
    if (isOver && !this.times.isNowBefore(a, k) && !this.isPaidUntil(a, k)) tense = 'past';
    if (this.told.carries(k, SUPPOSE) && tense === 'now') tense = 'hypothetical';
    if (this.times.isOfferedAtEnd(a, k)) tense = 'offered';
    if (tense !== 'offered' || !e.tags.has('dropped')) return tense;
    return this.refusals.isOfProvider(k) ? 'now' : 'hypothetical';
  }

  /** "We pay $1.99 per GPU-hour until March": what is paid up to a time to come. */
  private isPaidUntil(a: number, k: number): boolean {
    if (!UNTIL.test(this.textAt(k))) return false;
    for (let j = a; j < k; j += 1) if (WE_PAY.test(this.textAt(j))) return true;
    return false;
  }

  /** The tense from the word at `k` on. */
  from(k: number, e: Element, before: Tense): Tense {
    if (e.tags.size === 0 && before !== 'past') return before;
    if (this.told.carries(k, SUPPOSE)) return 'hypothetical';
    if (e.tags.has('daysOf')) return 'past';
    if (before === 'past' && this.times.isBoughtInstead(k)) return 'now';
    if ((e.tags.has('offer') && !this.refusals.isSaidByHouse(k)) || this.refusals.isOfferOf(k)) return 'offered';
    if (this.isPast(k) && !e.tags.has('nowCue') && !this.isPaidUntil(k - CLAUSE_REACH, k)) return 'past';
    return this.isPresent(k, e, before) ? 'now' : before;
  }
  /** A word of the present behind what is over, or at the head of a clause behind what would be. */
  private isPresent(k: number, { tags }: Element, before: Tense): boolean {
    if (before === 'hypothetical') return tags.has('nowCue') && this.times.opensPresent(k);
    // "list price would be $71,800, we pay $44,000": what the writer has or pays opens a clause of its own
    if (before === 'offered') return tags.has('own') && tags.has('first') && this.told.elements[k - 1]?.kind === 'mark';
    if (before !== 'past') return false;
    return tags.has('nowCue') || this.times.isStill(k) || (tags.has('future') && tags.has('growth'));
  }

  /** A word of the past; what was bought last year is there now. */
  private isPast(k: number): boolean {
    const tags = this.told.elements[k]?.tags;
    if (tags === undefined || !this.told.carries(k, PAST) || this.isToCome(k)) return false;
    return tags.has('disposed') || (!this.times.isAcquired(k) && !this.times.isSince(k));
  }

  /** "Our cap is $9,000 a month once the credits are gone": over only when that time comes. */
  private isToCome(k: number): boolean {
    const words = this.textAt(k).split(' ');
    if (!ARE.test(words.length > 1 ? (words[0] ?? '') : this.textAt(k - 1))) return false;
    const { elements } = this.told;
    for (let j = k - 1; j >= k - CLAUSE_REACH && elements[j]?.kind === 'word'; j -= 1) {
      if (elements[j]?.sentence !== elements[k]?.sentence) return false;
      if (ONCE_THEN.test(this.textAt(j))) return true;
    }
    return false;
  }
  private textAt(k: number): string {
    return this.told.elements[k]?.text ?? '';
  }
}
