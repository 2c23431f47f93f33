import { Look } from './look';

/** Years that are certainly over. */
const FIRST_YEAR = 1990;
const LAST_YEAR = 2025;
/** How far into a sentence the trial may stand that it is about. */
const SUBJECT_REACH = 8;
/** How far behind "old" its verb may stand. */
const VERB_REACH = 4;
/** "… and dropped it", "… and gave it up again". */
const LAST_WORDS = 4;
/** Long times that are no unit of a rate. */
const SEASONS = /^(?:winter|summer|spring|autumn|season|semester|term|decade|job|employer)s?$/;
/** What a German participle goes with. */
const HELPERS = new Set(['hat', 'haben', 'hatte', 'hatten', 'wurde', 'wurden']);
/** Verbs behind which "if" asks whether. */
const ASKING = new Set('ask asks asked asking wonder wonders wondered wondering know knows see check'.split(' '));
/** English verbs of the past that follow the rule. */
const REGULAR_PAST = /^[a-z]{3,}ed$/;

/** Verbs of the past that follow the rule, of other languages: pedían, prévoyaient, prevedeva, закладывал, zakładał. */
const OTHER_PAST = /^\p{L}{2,}(?:aba|abam?|aban|ian|iam|aient|oyait|ava|avano|eva|evano|[аеиыу]л[аои]?|[aei]ł[aoy]?)$/u;

/** How far from a word of time what was acquired then is looked for. */
const ACQUIRED_WITHIN = 10;
/** Verbs whose ending says "we". */
const WE_BOUGHT = /(?:mos|smy|или)$/;

/** Words that say of when something is said. */
export class Times extends Look {
  /** "At my last gig", "bei meinem früheren Arbeitgeber": a place of work that is no longer the writer's. "Until
   *  2023": a time that is over. */
  isOver(k: number): boolean {
    if (!this.sameSentence(k, k + 1)) return false;
    if (this.isAgo(k)) return true;
    if (this.has(k, 'former')) return this.has(k + 1, 'workplace', 'boss', 'house') || this.didThen(k);
    const year = this.elements[k + 1]?.figure?.value ?? 0;
    return this.has(k, 'until') && this.isPastYear(year);
  }

  /** "Three years ago", "vor drei Jahren", "hace tres años", "三年前". */
  private isAgo(k: number): boolean {
    if (this.elements[k]?.kind !== 'figure' || !(this.has(k + 1, 'year') || SEASONS.test(this.textAt(k + 1))))
      return false;
    return this.has(k + 2, 'agoBehind') || this.has(k - 1, 'agoBefore');
  }

  /** "Last spring we bought": the clause of the word of time at `k` says that the writer acquired something, and
   *  nothing that it is gone. */
  isAcquired(k: number): boolean {
    let acquired = false;
    for (let j = k - ACQUIRED_WITHIN; j <= k + ACQUIRED_WITHIN; j += 1) {
      if (!this.sameSentence(j, k)) continue;
      if (this.has(j, 'disposed', 'until') || this.elements[j]?.kind === 'money') return false;
      acquired ||= this.has(j, 'acquires') && this.sameClause(j, k) && this.isOurs(j);
    }
    return acquired;
  }

  private isOurs(verb: number): boolean {
    if (this.has(verb, 'first')) return true;
    for (let j = verb - 1; j >= verb - VERB_REACH && this.sameClause(j, verb); j -= 1)
      if (this.has(j, 'first')) return true;
    return /^(?:we|i) /.test(this.textAt(verb)) || WE_BOUGHT.test(this.textAt(verb));
  }

  /** "The old FAQ bot handled 900 dialogues a day", "the former contract covered 10 V100". */
  private didThen(k: number): boolean {
    for (let j = k + 1; j <= k + VERB_REACH && this.sameClause(j, k); j += 1) {
      if (this.isContent(j)) return false;
      if (this.isPastVerb(j)) return true;
    }
    return false;
  }

  private isPastVerb(k: number): boolean {
    if (this.has(k, 'didThen')) return true;
    const isRegular = REGULAR_PAST.test(this.textAt(k)) && !this.has(k - 1, 'was');
    return this.elements[k]?.tags.size === 0 && (isRegular || OTHER_PAST.test(this.textAt(k)));
  }

  /** "We evaluated a hosted endpoint, which came to $2,750 a month, and dropped it": tried, and over at the end of the
   *  sentence. */
  isGivenUp(from: number, to: number): boolean {
    let tried = false;
    for (let k = from; k < to; k += 1) {
      if (this.has(k, 'nowCue', 'wouldBe')) return false;
      tried ||= this.has(k, 'tried');
      if (tried && k >= to - LAST_WORDS && this.has(k, 'rejected')) return true;
    }
    return false;
  }

  /** "Should the ministry ever join, we'd be 900": the verb at the head makes a condition of what follows. */
  isInverted(from: number, to: number): boolean {
    const head = this.head(from, to);
    if (!this.has(head, 'inverts') || !this.has(head + 1, 'determiner', 'first', 'third', 'definite')) return false;
    for (let k = head + 2; k < to; k += 1) if (this.textAt(k) === ',' || this.has(k, 'wouldBe')) return true;
    return false;
  }

  /** "In 2023 we had two", "2024: a rented A10": a sentence that is dated and speaks of nothing present. */
  isDated(from: number, to: number): boolean {
    if (!this.opensWithYear(this.head(from, to))) return false;
    for (let k = from; k < to; k += 1)
      if (this.has(k, 'nowCue') || (this.has(k, 'own') && this.has(k, 'first'))) return false;
    return true;
  }

  /** "In 2023", "back in 2022", "2024:". */
  private opensWithYear(head: number): boolean {
    const lead = this.has(head, 'in', 'until') || this.isFigure(head) ? head : head + 1;
    const at = this.isFigure(lead) ? lead : lead + 1;
    const figure = this.elements[at]?.figure;
    if (figure?.kilo !== undefined || !this.isPastYear(figure?.value ?? 0)) return false;
    return at > lead ? this.has(lead, 'in', 'until') : this.textAt(at + 1) === ':';
  }

  private isFigure(k: number): boolean {
    return this.elements[k]?.kind === 'figure';
  }

  private isPastYear(value: number): boolean {
    return Number.isInteger(value) && value >= FIRST_YEAR && value <= LAST_YEAR;
  }

  /** "The pilot was concluded in May", "the demo ran on a borrowed card": a trial that is spoken of in the past. */
  isTrial(from: number, to: number): boolean {
    const head = this.head(from, to);
    for (let k = head; k < to && k < head + SUBJECT_REACH; k += 1) {
      if (this.has(k, 'nowCue') || (k > head && this.has(k, 'first') && !this.has(k, 'trial'))) return false;
      if (this.has(k, 'trial')) return this.endsThen(k, to);
    }
    return false;
  }

  private endsThen(trial: number, to: number): boolean {
    for (let k = trial + 1; k < to; k += 1) {
      if (this.has(k, 'nowCue')) return false;
      if (this.has(k, 'didThen', 'past')) return true;
    }
    return false;
  }

  /** "Before the merger it was 40 users on two V100", "vor der Fusion waren es", "during the pandemic we had": what
   *  stood then, told with a verb of the past. */
  isBefore(from: number, to: number): boolean {
    const head = this.head(from, to);
    if (!this.has(head, 'beforeThat') || this.isContent(head + 1)) return false;
    for (let k = head + 1; k < to && k <= head + SUBJECT_REACH; k += 1) {
      if (this.has(k, 'nowCue', 'wouldBe', 'ask') || this.isContent(k)) return false;
      if (this.has(k, 'didThen', 'was', 'past')) return true;
    }
    return false;
  }

  /** "If they joined it would be 600": a condition that is not there. */
  isUnreal(from: number, to: number): boolean {
    let condition = false;
    for (let k = from; k < to; k += 1) {
      if (this.has(k, 'ifWord') && !this.asksWhether(k)) condition = true;
      if (condition && this.has(k, 'wouldBe')) return true;
    }
    return false;
  }

  /** "The club has asked if they can have accounts": what is asked is no condition. */
  private asksWhether(k: number): boolean {
    return ASKING.has(this.textAt(k - 1)) && this.sameSentence(k - 1, k);
  }

  /** "Oracle's offer is 16 H100". */
  isOfferOf(k: number): boolean {
    return this.has(k, 'offerNoun') && /(?:'s|s')$/.test(this.textAt(k - 1)) && this.sameClause(k - 1, k);
  }

  /** "Die Telekom hat uns 8 H100 angeboten": the verb of offering ends the clause that begins at `a`, its helper stands
   *  before what is offered. */
  isOfferedAtEnd(a: number, k: number): boolean {
    if (!this.has(k, 'offer') || this.sameClause(k, k + 2)) return false;
    for (let j = a; j < k; j += 1)
      if (this.has(j, 'have') || HELPERS.has(this.textAt(j))) return this.statesBetween(j, k);
    return false;
  }

  /** Whether a word of now stands from `a` on, before `k`. */
  isNowBefore(a: number, k: number): boolean {
    for (let j = a; j < k; j += 1) if (this.has(j, 'nowCue')) return true;
    return false;
  }
}
