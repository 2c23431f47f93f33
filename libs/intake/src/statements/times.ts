import { STILL } from '../words/handed-words';
import { FOR_NOW } from '../words/frame-words';
import { ANYBODY, IS_NOW, SINCE } from '../words/telling-words';
import { OFFER, OVER } from './contents';
import { Look } from './look';
import { isOfTheCards } from './cards-bought';
import { saysPastYear } from './past-year';
import { signsOf } from './told';

const [INVERSION, CONDITION, WOULD_HAVE] = [signsOf(['inverts']), signsOf(['ifWord']), signsOf(['wouldBe'])];
/** How far behind "old" its verb may stand, and behind "if you" what you want. */
const VERB_REACH = 4;
const OBJECT_REACH = 4;
/** How far behind the sale the purchase may stand that replaced it. */
const INSTEAD_REACH = 24;
/** Long times that are no unit of a rate. */
const SEASONS = /^(?:winter|summer|spring|autumn|season|semester|term|decade|job|employer)s?$/;
/** Korean and Japanese end a clause with its verb. */
const ENDS_IN_VERB = /[가-힣ぁ-ん提案]/u;
/** What a German participle goes with. */
const HELPERS = new Set(['hat', 'haben', 'hatte', 'hatten', 'wurde', 'wurden']);
/** Verbs behind which "if" asks whether. */
const ASKING = new Set('ask asks asked asking wonder wonders wondered wondering know knows see check'.split(' '));
/** English verbs of the past that follow the rule. */
const REGULAR_PAST = /^[a-z]{3,}ed$/;

/** Verbs of the past that follow the rule, of other languages: pedían, prévoyaient, prevedeva, закладывал, zakładał. */
const OTHER_PAST =
  /^\p{L}{2,}(?:aba|abam?|aban|ian|iam|aient|oyait|av[ao]|avano|ev[ao]|evano|iv[ao]|[аеиыу]л[аои]?|[aei]ł[aoy]?)$/u;

/** French of one: tenait, répondait; "plaît" and "connaît" are of now. */
const IMPERFECT = /^(?!connait|plait)\p{L}{2,}[bcdgiklmnpstuv]ait$/u;

/** Verbs of what would be, in languages that say it by their ending: pondríamos, faudrait, servirebbero. */
const WOULD_BE = /^\p{L}{3,}(?:ria(?:mos|n|m)?|rai(?:t|ent)|rions|rebbe(?:ro)?|remmo)$/u;
/** "If" in those languages. */
const ROMANCE_IF = new Set(['si', 'se', "s'il", 'caso', 'qualora']);

/** How long a clause that tells of the present may be. */
const CLAUSE_WITHIN = 12;
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
    if (!this.carries(k, OVER)) return false;
    if (this.has(k, 'former')) return this.has(k + 1, 'workplace', 'boss', 'house') || this.didThen(k);
    return this.has(k, 'until') && saysPastYear(this.textAt(k + 1));
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

  /** "We sold the P40s and bought four L40S", "I have sold it and built a box": what came instead is there. */
  isBoughtInstead(k: number): boolean {
    if (!this.has(k, 'acquires')) return false;
    const joined = [k - 1, k - 2, k - 3].some((j) => this.has(j, 'and') || this.textAt(j) === ',');
    for (let j = k - 1; joined && j >= k - INSTEAD_REACH && this.sameSentence(j, k); j -= 1)
      if (this.has(j, 'disposed')) return true;
    return false;
  }

  /** "..., today it's 400", "but for now": a clause that begins with the present and supposes nothing. */
  opensPresent(k: number): boolean {
    const lead = FOR_NOW.has(this.textAt(k - 1)) ? k - 2 : k - 1;
    const isHead = this.elements[lead]?.kind === 'mark' || this.has(lead, 'and', 'turn');
    if (!this.sameSentence(lead, k) || !isHead) return false;
    for (let j = k + 1; this.sameClause(j, k) && j <= k + CLAUSE_WITHIN; j += 1)
      if (this.has(j, 'supposes', 'wouldBe', 'suppose')) return false;
    return true;
  }

  /** "Since March of last year": it began then and is there. */
  isSince(k: number): boolean {
    for (let j = k - 1; j >= k - VERB_REACH && this.sameClause(j, k); j -= 1)
      if (SINCE.has(this.textAt(j))) return true;
    return false;
  }

  /** "The boxes are still humming", "sie laufen noch": it is there. */
  isStill(k: number): boolean {
    if (!STILL.has(this.textAt(k))) return false;
    return [k - 1, k + 1].some((j) => this.sameClause(j, k) && IS_NOW.has(this.textAt(j)));
  }

  private isOurs(verb: number): boolean {
    if (this.has(verb, 'first') || isOfTheCards(this.elements, verb)) return true;
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

  /** "Had", "served", "usaban". */
  isPastVerb(k: number): boolean {
    if (this.has(k, 'didThen') || (this.has(k, 'holds') && REGULAR_PAST.test(this.textAt(k)))) return true;
    const isRegular = REGULAR_PAST.test(this.textAt(k)) && !this.has(k - 1, 'was');
    return (
      this.elements[k]?.tags.size === 0 &&
      (isRegular || OTHER_PAST.test(this.textAt(k)) || IMPERFECT.test(this.textAt(k)))
    );
  }

  /** "Should the ministry ever join, we'd be 900": the verb at the head makes a condition of what follows. */
  isInverted(from: number, to: number): boolean {
    if (!this.told.in(from, INVERSION)) return false;
    const head = this.head(from, to);
    if (!this.has(head, 'inverts') || !this.has(head + 1, 'determiner', 'first', 'third', 'definite')) return false;
    for (let k = head + 2; k < to; k += 1) if (this.textAt(k) === ',' || this.has(k, 'wouldBe')) return true;
    return false;
  }

  /** "If they joined it would be 600": a condition that is not there. */
  isUnreal(from: number, to: number): boolean {
    if (!this.told.in(from, CONDITION)) return false;
    let condition = '';
    for (let k = from; k < to; k += 1) {
      if (this.has(k, 'ifWord') && !this.asksWhether(k)) condition = this.textAt(k);
      if (condition !== '' && (this.has(k, 'wouldBe') || this.isWouldBe(k, condition))) return true;
    }
    return false;
  }

  /** The word for "would" is the ending of the verb; a noun with that ending has an article. */
  private isWouldBe(k: number, condition: string): boolean {
    if (!ROMANCE_IF.has(condition) || !WOULD_BE.test(this.textAt(k))) return false;
    return !this.has(k - 1, 'definite', 'determiner');
  }

  /** "If you want three devs on it, no": whoever that is, and nobody who asks. */
  isOfAnybody(from: number, to: number): boolean {
    if (!this.told.in(from, CONDITION)) return false;
    for (let k = from; k < to; k += 1) if (this.has(k, 'first')) return false;
    for (let k = from; k < to - 1; k += 1)
      if (this.has(k, 'ifWord') && ANYBODY.has(this.textAt(k + 1)))
        for (let j = k + 2; j <= k + OBJECT_REACH && this.sameClause(j, k); j += 1) if (this.isContent(j)) return true;
    return false;
  }

  /** "The club has asked if they can have accounts": what is asked is no condition. */
  private asksWhether(k: number): boolean {
    return ASKING.has(this.textAt(k - 1)) && this.sameSentence(k - 1, k);
  }

  /** "My old boss would have bought thirty H100": what did not come about. */
  isCounterfactual(from: number, to: number): boolean {
    if (!this.told.in(from, WOULD_HAVE)) return false;
    for (let k = from + 1; k < to - 1; k += 1)
      if (this.textAt(k) === 'have' && this.has(k - 1, 'wouldBe') && this.isPastVerb(k + 1)) return true;
    return false;
  }

  /** "Die Telekom hat uns 8 H100 angeboten": the verb of offering ends the clause that begins at `a`, its helper stands
   *  before what is offered. */
  isOfferedAtEnd(a: number, k: number): boolean {
    if (!this.carries(k, OFFER)) return false;
    if (ENDS_IN_VERB.test(this.textAt(k))) return this.statesBetween(a, k);
    if (this.sameClause(k, k + 2)) return false;
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
