import { PROJECTED } from '../words/frame-words';
import { IN_LAB } from '../words/bench-words';
import { BEGAN, LASTING, SINCE_THEN, WITHIN } from '../words/telling-words';
import { AfterTrials } from './after-trials';
import { areMarks, INDEFINITE } from './contents';
import { Look } from './look';
import type { Times } from './times';
import { signsOf, type Told } from './told';

const TRIAL = signsOf(['trial']);
const REHEARSAL = signsOf(['rehearsal']);
/** What was there, and how long. */
const THEN = signsOf(['didThen']);
const SPAN = signsOf([], LASTING);
/** How far into a sentence the trial may stand that it is about. */
const SUBJECT_REACH = 8;
/** How far behind its verb the trial may stand: "we ran a short trial". */
const OBJECT_REACH = 5;
/** How far behind a trial its verb may stand. */
const VERB_REACH = 4;
/** The same behind "in the trial". */
const CLAUSE_REACH = 10;
/** How far before hardware the word may stand that makes it the writer's own. */
const OWN_REACH = 3;

/** Words before the trial in a question of nothing else: "Q: and what about the pilot?". */
const LONGEST_ASKING = 5;

/** How far behind a trial its season may stand. */
const SEASON_REACH = 3;

/** Sentences about a trial that is over: what it ran on and what it showed is no part of what is planned. */
export class Trials extends Look {
  private readonly after: AfterTrials;

  constructor(
    told: Told,
    private readonly times: Times,
  ) {
    super(told);
    this.after = new AfterTrials(told, times);
  }

  /** A trial that is told with a verb of the past, and not on machines that are the writer's own. */
  areOver(from: number, to: number): boolean {
    const told = this.isTold(from, to) || this.after.goesOn(from, to);
    return told && !this.isOnOwnMachines(from, to) && !this.isProjected(from, to);
  }

  private isTold(from: number, to: number): boolean {
    const trial = this.told.in(from, TRIAL);
    if ((trial || this.told.in(from, REHEARSAL)) && this.isTrial(from, to)) return true;
    if ((trial && this.isRun(from, to)) || this.isInLab(from, to)) return true;
    return this.told.in(from, THEN) && this.told.in(from, SPAN) && this.isForDays(from, to);
  }

  /** "Numbers from the second pilot, extrapolated by our statistician": for what is to come. */
  private isProjected(from: number, to: number): boolean {
    for (let k = from; k < to; k += 1) if (PROJECTED.has(this.textAt(k))) return true;
    return false;
  }

  /** A trial that is told to be over in a sentence that names nothing it ran on: "The pilot ended in September." */
  isBare(from: number, to: number): boolean {
    let trial = false;
    for (let k = from; k < to; k += 1) {
      if (this.isMachinery(k) || this.has(k, 'who', 'req', 'conc', 'tps')) return false;
      trial ||= this.has(k, 'trial');
    }
    return trial;
  }

  /** "What ran in the sandbox?", "and the pilot?": what is answered is of a trial. */
  isAskedOf(from: number, to: number): boolean {
    let [then, trial] = [false, -1];
    for (let k = from; k < to; k += 1) {
      if (this.isContent(k) || this.has(k, 'nowCue', 'future', 'plan', 'want')) return false;
      then ||= this.has(k, 'didThen');
      if (this.has(k, 'trial', 'rehearsal')) trial = k;
    }
    return trial >= 0 && (then || this.isAllAsked(trial, from, to));
  }

  /** "And the pilot?", "und der Test?": a question of no more than the trial. */
  private isAllAsked(trial: number, from: number, to: number): boolean {
    if (!areMarks(this.elements, trial + 1, to)) return false;
    let words = 0;
    for (let k = from; k < trial; k += 1) if (this.elements[k]?.kind !== 'mark') words += 1;
    return words <= LONGEST_ASKING;
  }

  /** "We rented 8 H100 for nine days": so long, and no longer. */
  private isForDays(from: number, to: number): boolean {
    let [had, machine] = [false, false];
    for (let k = from; k < to - 2; k += 1) {
      if (this.has(k, 'nowCue')) return false;
      had ||= this.has(k, 'didThen') && this.has(k, 'own', 'holds', 'have');
      machine ||= had && this.isMachinery(k);
      const isSpan = this.elements[k + 1]?.kind === 'figure' && this.has(k + 2, 'day', 'week');
      if (machine && isSpan && LASTING.has(this.textAt(k))) return true;
    }
    return false;
  }

  /** "The pilot was concluded in May", "our demo ran on a borrowed card", "dans la démo la réponse arrivait en 1 s". */
  private isTrial(from: number, to: number): boolean {
    const head = this.head(from, to);
    for (let k = head; k < to && k < head + SUBJECT_REACH; k += 1) {
      if (this.has(k, 'nowCue') || (k > head && this.isWriter(k))) return false;
      if (this.has(k, 'trial') || this.isTestSet(k)) return this.isOfSeason(k) || this.endsThen(k, to);
    }
    return false;
  }

  /** "The test rig was a single 3090". */
  private isTestSet(k: number): boolean {
    return this.has(k, 'rehearsal') && this.has(k, 'node') && this.has(k - 1, 'determiner', 'definite');
  }

  /** "Half an A100 managed 4.7 queries/s in our lab", "a 4070 in our lab embeds 1,900 queries/s": what a machine of
   *  nobody in particular did on a bench. */
  private isInLab(from: number, to: number): boolean {
    let [machine, then, lab] = [false, false, false];
    for (let k = from; k < to; k += 1) {
      const isLab = IN_LAB.has(this.textAt(k));
      if (this.has(k, 'nowCue') || (!isLab && !then && this.has(k, 'first'))) return false;
      lab ||= isLab;
      then ||= this.has(k, 'didThen');
      machine ||= this.isMachinery(k);
    }
    return machine && lab && (then || this.isPaceOfOne(from, to));
  }

  /** "A 4070 ... 1,900 queries/s". */
  private isPaceOfOne(from: number, to: number): boolean {
    let one = false;
    for (let k = from; k < to; k += 1) {
      one ||= this.isMachinery(k) && INDEFINITE.test(this.textAt(k - 1));
      if (one && this.has(k, 'rps', 'tps')) return true;
    }
    return false;
  }

  /** The writer himself; "our" only says whose trial it was. */
  private isWriter(k: number): boolean {
    return this.has(k, 'first') && !this.has(k, 'determiner', 'trial', 'loadTest');
  }

  /** "My own pilot from the autumn: 15 volunteers", "the trial last spring". */
  private isOfSeason(trial: number): boolean {
    for (let k = trial + 1; k <= trial + SEASON_REACH && this.sameClause(k, trial); k += 1)
      if (this.has(k, 'calendar')) return [k - 1, k - 2].some((j) => j > trial && SINCE_THEN.has(this.textAt(j)));
    return false;
  }

  private endsThen(trial: number, to: number): boolean {
    // "in the demo on a 3090 the answer came": the verb of such a sentence has a subject of its own
    const reach = [trial - 1, trial - 2].some((k) => WITHIN.has(this.textAt(k))) ? CLAUSE_REACH : VERB_REACH;
    for (let k = trial + 1; k < to; k += 1) {
      if (this.has(k, 'nowCue')) return false;
      if (this.has(k, 'didThen', 'past')) return true;
      if (k <= trial + reach && this.times.isPastVerb(k) && !BEGAN.has(this.textAt(k))) return true;
    }
    return false;
  }

  /** "In summer we ran a trial on 4x H200", "we did a short PoC". */
  private isRun(from: number, to: number): boolean {
    for (let k = this.head(from, to); k < to; k += 1) {
      if (this.has(k, 'nowCue') || this.isContent(k)) return false;
      if (this.times.isPastVerb(k)) return this.isOfTrial(k, to);
    }
    return false;
  }

  private isOfTrial(verb: number, to: number): boolean {
    for (let k = verb + 1; k <= verb + OBJECT_REACH && k < to; k += 1) if (this.has(k, 'trial')) return true;
    return false;
  }

  /** "We did a PoC on our 4x A100". */
  private isOnOwnMachines(from: number, to: number): boolean {
    for (let k = from; k < to; k += 1) {
      const kind = this.elements[k]?.kind;
      if ((kind === 'gpu' || kind === 'instance') && this.isOwn(k, from)) return true;
    }
    return false;
  }

  private isOwn(k: number, from: number): boolean {
    for (let j = k - 1; j >= k - OWN_REACH && j > from && !this.has(j, 'run'); j -= 1)
      if (this.has(j, 'first') && this.has(j, 'own') && !this.has(j, 'didThen')) return true;
    return false;
  }
}
