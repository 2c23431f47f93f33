import type { Tag } from '../words';
import type { Element } from '../elements/element';

/** Kinds of element that are what a text states: what is said before a name of somebody is not yet his. */
const CONTENT: ReadonlySet<Element['kind']> = new Set<Element['kind']>([
  'figure',
  'size',
  'money',
  'time',
  'model',
  'gpu',
  'instance',
  'precision',
]);
/** How close behind somebody else a word of the first person still belongs to him ("a friend of mine", "amigo meu",
 *  "le fournisseur nous a proposé"). */
const AFTER_PARTY = 2;
/** Years that are certainly over. */
const FIRST_YEAR = 1990;
const LAST_YEAR = 2025;

/** How far into a sentence the trial may stand that it is about. */
const SUBJECT_REACH = 8;
/** A party that is only a pronoun with its verb. */
const PRONOUN = /^they /;
/** Articles that introduce somebody. */
const INDEFINITE = /^(?:an?|eine?|une?|una|uno|uma?|een)$/;
/** A noun has at least this many letters. */
const SHORTEST_NAME = 4;
/** Verbs that stand before the subject of a question. */
const INVERTED = /^(?:can|could|will|would|should|do|did)$/;

/** Words that say who speaks and of when, each asked about one element. All looks are bounded. */
export class Cues {
  constructor(private readonly elements: readonly Element[]) {}

  private has(k: number, ...tags: readonly Tag[]): boolean {
    const e = this.elements[k];
    return e !== undefined && tags.some((t) => e.tags.has(t));
  }

  private sameSentence(a: number, b: number): boolean {
    return this.elements[a] !== undefined && this.elements[a]?.sentence === this.elements[b]?.sentence;
  }

  private sameClause(a: number, b: number): boolean {
    return this.elements[a] !== undefined && this.elements[a]?.clause === this.elements[b]?.clause;
  }

  /** "We", "our": unless it only says whose friend it is, or to whom the vendor speaks. */
  isWriter(k: number): boolean {
    if (!this.has(k, 'first') || this.has(k, 'past')) return false;
    for (let j = k - 1; j >= k - AFTER_PARTY && this.sameClause(j, k); j -= 1) if (this.isParty(j)) return false;
    return true;
  }

  /** Somebody who is not the writer. "40 colleagues" are counted, they do not speak. */
  isParty(k: number): boolean {
    if (this.elements[k] === undefined || (this.has(k, 'who') && this.elements[k - 1]?.kind === 'figure')) return false;
    if (this.has(k, 'party')) return !this.isAskedOf(k);
    if (this.has(k, 'person')) return this.isDetermined(k) && !this.isCoupled(k) && !this.isWisher(k);
    if (this.has(k, 'org') && this.isDetermined(k)) return this.isOtherHouse(k);
    if (this.isIndefinite(k)) return this.isHolder(k);
    return this.has(k, 'claims') && !this.isOwnVerb(k) && !this.isNoun(k);
  }

  /** "Can they run it?", "would he get 20 tok/s": a pronoun behind the verb of a question goes back to what was just
   *  named, cards included. */
  private isAskedOf(k: number): boolean {
    return PRONOUN.test(this.elements[k]?.text ?? '') && INVERTED.test(this.elements[k - 1]?.text ?? '');
  }

  /** Whether anything is stated in the clause from `a` on, before element `b`. */
  statesBetween(a: number, b: number): boolean {
    for (let k = a; k < b; k += 1) if (CONTENT.has(this.elements[k]?.kind ?? 'word')) return true;
    return false;
  }

  /** "At my last gig", "bei meinem früheren Arbeitgeber": a place of work that is no longer the writer's. "Until
   *  2023": a time that is over. */
  isOver(k: number): boolean {
    if (!this.sameSentence(k, k + 1)) return false;
    if (this.has(k, 'former')) return this.has(k + 1, 'workplace') || this.didThen(k);
    const year = this.elements[k + 1]?.figure?.value ?? 0;
    return this.has(k, 'until') && Number.isInteger(year) && year >= FIRST_YEAR && year <= LAST_YEAR;
  }

  /** "The old FAQ bot handled 900 dialogues a day". */
  private didThen(k: number): boolean {
    for (let j = k + 1; j <= k + 4 && this.sameClause(j, k); j += 1) {
      if (CONTENT.has(this.elements[j]?.kind ?? 'word')) return false;
      if (this.has(j, 'didThen')) return true;
    }
    return false;
  }

  /** "In 2023 we had two", "2024: a rented A10": a sentence that is dated and speaks of nothing present. */
  isDated(from: number, to: number): boolean {
    const lead = this.has(from, 'in', 'until') || this.elements[from]?.kind === 'figure' ? from : from + 1;
    const at = this.elements[lead]?.kind === 'figure' ? lead : lead + 1;
    const year = this.elements[at]?.figure?.value ?? 0;
    if (!(Number.isInteger(year) && year >= FIRST_YEAR && year <= LAST_YEAR)) return false;
    if (at > lead ? !this.has(lead, 'in', 'until') : this.elements[at + 1]?.text !== ':') return false;
    for (let k = from; k < to; k += 1)
      if (this.has(k, 'nowCue') || (this.has(k, 'own') && this.has(k, 'first'))) return false;
    return true;
  }

  /** "The pilot was concluded in May", "the demo ran on a borrowed card": a trial that is spoken of in the past. */
  isTrial(from: number, to: number): boolean {
    for (let k = from; k < to && k < from + SUBJECT_REACH; k += 1) {
      if (this.has(k, 'nowCue') || (k > from && this.has(k, 'first') && !this.has(k, 'trial'))) return false;
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

  /** "January: ...", "Week 1: ...", "year 2: ...": the label of a time at the head of a line or sentence. */
  isTimeLabel(from: number, to: number): boolean {
    const first = this.has(from, 'calendar');
    const colon = this.elements[from + 1]?.kind === 'figure' ? from + 2 : from + 1;
    return first && colon < to && this.elements[colon]?.text === ':';
  }

  /** "Now: ...", "Today: ...". */
  isNowLabel(from: number, to: number): boolean {
    return this.has(from, 'nowCue') && from + 1 < to && this.elements[from + 1]?.text === ':';
  }

  /** "If they joined it would be 600": a condition that is not there. */
  isUnreal(from: number, to: number): boolean {
    let condition = false;
    for (let k = from; k < to; k += 1) {
      if (this.has(k, 'ifWord')) condition = true;
      if (condition && this.has(k, 'wouldBe')) return true;
    }
    return false;
  }

  /** "a mate", "our landlord's son", "mon beau-frère", "one of my cousins". */
  private isDetermined(k: number): boolean {
    const before = this.elements[k - 1];
    if (before === undefined || !this.sameSentence(k - 1, k)) return false;
    if (before.kind === 'figure') return before.figure?.spelled === true && before.figure.value === 1;
    return before.tags.has('determiner') || /(?:'s|s')$/.test(before.text) || before.text === 's';
  }

  /** "Me and my son": whoever is named together with the writer speaks with him. */
  private isCoupled(k: number): boolean {
    return this.has(k - 2, 'and') && this.has(k - 3, 'first') && this.sameClause(k - 3, k);
  }

  /** "A streamer wants to feature it", "the customer expects an answer in 2 s": a wish about the writer's service;
   *  whoever wants to sell or to run something names it. */
  private isWisher(k: number): boolean {
    if (!this.has(k + 1, 'wishes') || !this.sameClause(k, k + 1)) return false;
    for (let j = k + 2; this.sameSentence(j, k) && j < k + 14; j += 1) {
      const kind = this.elements[j]?.kind;
      if (kind === 'gpu' || kind === 'instance' || kind === 'money' || kind === 'model') return false;
    }
    return true;
  }

  /** "Our team", "the office" are the writer's own; "our customer", "another team" and whoever holds hardware are not.
   */
  private isOtherHouse(k: number): boolean {
    const possessive = /'s?$/.test(this.elements[k]?.text ?? '');
    if (!this.isOthers(k)) return false;
    return possessive ? !this.has(k - 1, 'definite') : this.isHolder(k);
  }

  /** "A neighbouring town has bought 8 H100", "une mairie utilise": who is introduced with the indefinite article is
   *  not the writer, nor a machine or a model. */
  private isIndefinite(k: number): boolean {
    const e = this.elements[k];
    const article = this.elements[k - 1];
    if (e?.kind !== 'word' || article === undefined || !this.sameClause(k - 1, k)) return false;
    return INDEFINITE.test(article.text) && e.tags.size === 0 && e.text.length >= SHORTEST_NAME;
  }

  private isOthers(k: number): boolean {
    return !this.has(k - 1, 'first') || this.has(k, 'outsider');
  }

  /** "A bank upstairs runs 8 H100": the verb of owning or running has that subject, and hardware or a model as its
   *  object. */
  private isHolder(k: number): boolean {
    for (let j = k + 1; j <= k + 5 && this.sameClause(j, k); j += 1) {
      if (this.has(j, 'first') || this.elements[j]?.kind === 'figure') return false;
      if (this.has(j, 'holds')) return this.holdsMachines(j);
    }
    return false;
  }

  private holdsMachines(verb: number): boolean {
    for (let j = verb + 1; j <= verb + 8 && this.sameSentence(j, verb); j += 1) {
      const kind = this.elements[j]?.kind;
      if (kind === 'gpu' || kind === 'instance' || kind === 'model' || kind === 'money') return true;
    }
    return false;
  }

  /** "We promised the client": the one who says it is the writer. */
  private isOwnVerb(k: number): boolean {
    for (let j = k - 1; j >= k - 6 && this.sameClause(j, k); j -= 1) if (this.has(j, 'first')) return true;
    return false;
  }

  /** "11,000 claims", "the claims desk", "Claims triage": a noun, nobody's claim. */
  private isNoun(k: number): boolean {
    if (!this.has(k, 'nounToo')) return false;
    const before = this.elements[k - 1];
    return (
      !this.sameSentence(k - 1, k) ||
      before?.kind === 'figure' ||
      this.has(k - 1, 'determiner') ||
      before?.kind === 'mark'
    );
  }
}
