import { OF_THESE, PAYS, THAT_CLAUSE } from '../words/frame-words';
import { HERE } from '../words/handed-words';
import { NOT_SUBJECTS } from '../words/not-subjects';
import { WITHIN } from '../words/telling-words';
import { isOurVerb } from '../words/we-verbs';
import { isCapitalised } from './capital';
import { standsSecond } from './matters';
import { Look } from './look';
import { introducesTrade, isOneOfThem, onlySaysWhich } from './trades';
import { signsOf, type Told } from './told';

/** How many words a subject may have, its verb not counted. */
const LONGEST_SUBJECT = 9;
/** How many words an opening may have: "that said,". */
const LONGEST_OPENING = 2;
/** How far behind its verb the object may end. */
const OBJECT_REACH = 10;
/** A noun has at least this many letters. */
const SHORTEST_NAME = 3;
/** German things are named by their last part: Auskunftsdienst, Suchmaschine. */
const OWN_THING =
  /(?:dienst|server|rechner|system|suche|pipeline|cluster|umgebung|knoten|anwendung|assistent|bot|maschine)s?$/;
/** "Grandma's", "Oracle's"; "it's" and the like are none. */
const OWNER = /^(?!(?:it|that|there|here|what|let|he|she|who|how|where)'s$).*(?:'s|s')$/;
/** "The folks over at the physics department". */
const AWAY = new Set(['over', 'at', 'down']);
const OTHERS = new Set(['theirs', 'hers', 'his']);
const COPULAS = new Set(['is', 'are', 'was', 'were']);
/** What a bystander may do, or be said to be. */
const HOLDING = signsOf(['holds', 'have', 'charges'], OTHERS, COPULAS);
/** What begins a clause with a subject of its own. */
const CLAUSES = signsOf(['turn'], THAT_CLAUSE);
/** Marks that no subject goes across. */
const ENDS: ReadonlySet<string> = new Set([':', '(', ')', ';', '"', '|', '=', '/', '→', '{', '[', '@']);

/** "An ORPO run of Qwen3-4B": a noun, not a verb. */
const isRun = (word: string, next: string): boolean =>
  /^(?:run|runs|lease|rent)$/.test(word) && /^(?:of|for)$/.test(next);

/** Sentences about somebody nobody knows: "the fire brigade uses an L40S", "Utrecht has two A40", "die Feuerwehr
 *  nutzt", "los de la biblioteca tienen". The subject is a noun that is neither the writer nor anything of his, the
 *  verb says that it holds, and what it holds is hardware. No list of nouns says who that is. */
export class Bystanders extends Look {
  constructor(
    told: Told,
    private readonly text: string,
  ) {
    super(told);
  }

  /** Where a sentence begins whose subject holds hardware and is a bystander, or its clause behind a "but"; -1 when
   *  there is none. */
  othersFrom(from: number, to: number): number {
    if (!this.told.in(from, HOLDING)) return -1;
    const head = this.head(from, to);
    // "aquí en el ayuntamiento se usa": where the writer is
    if (HERE.has(this.textAt(head)) && WITHIN.has(this.textAt(head + 1))) return -1;
    if (this.verbBehind(head, to) >= 0 || this.verbBehind(this.behindOpening(head), to) >= 0) return from;
    if (!this.told.in(from, CLAUSES)) return -1;
    for (let k = from + 1; k < to; k += 1)
      if (THAT_CLAUSE.has(this.textAt(k)) || this.isTurn(k)) if (this.verbBehind(k + 1, to) >= 0) return k;
    return -1;
  }

  /** "By the way: the baker", "that said, the parliament": what follows an opening that says nothing. */
  private behindOpening(head: number): number {
    for (let k = head + 1; k <= head + LONGEST_OPENING && !this.isContent(k - 1) && !this.has(k - 1, 'first'); k += 1)
      if (this.textAt(k) === ',' || this.textAt(k) === ':') return k + 1;
    return head;
  }

  /** "But the chess club". */
  private isTurn(k: number): boolean {
    return this.has(k, 'turn') && this.has(k + 1, 'determiner', 'definite') && !this.has(k + 1, 'first');
  }

  private verbBehind(head: number, to: number): number {
    for (let k = head; k < to && k <= head + LONGEST_SUBJECT; k += 1) {
      if (this.endsSubject(k)) return -1;
      if (k > head && this.isOfOthers(k)) return k;
      if (standsSecond(this.elements, head, k) && this.isVerb(k)) return -1;
      const says = this.isVerb(k) || this.isCopula(k, head) ? this.isOfHardware(k, to) : this.charges(k);
      if (k > head && says && this.isBystander(head, k)) return k;
    }
    return -1;
  }

  private isOfHardware(k: number, to: number): boolean {
    return this.holdsHardware(k, to) || (PAYS.has(this.textAt(k)) && this.has(k + 1, 'tpot', 'tps', 'tok'));
  }

  /** "Fleet A" is no French verb, and "corremos" says that it is us. */
  private isVerb(k: number): boolean {
    const holds = this.has(k, 'holds', 'have') && !isRun(this.textAt(k), this.textAt(k + 1));
    return holds && !isOurVerb(this.textAt(k)) && !isCapitalised(this.text, this.elements[k]);
  }

  /** "That forum thread is about 4x 3090", "Twitter is full of people with". */
  private isCopula(k: number, head: number): boolean {
    return COPULAS.has(this.textAt(k)) && k <= head + 4 && this.hasMedium(head, k);
  }

  private hasMedium(a: number, b: number): boolean {
    for (let j = a; j < b; j += 1) if (this.has(j, 'medium', 'publication')) return true;
    return false;
  }

  /** "An intern of theirs". */
  private isOfOthers(k: number): boolean {
    return this.textAt(k - 1) === 'of' && OTHERS.has(this.textAt(k)) && this.sameClause(k - 1, k);
  }

  /** "Lenovo wants $265,000 for it". */
  private charges(k: number): boolean {
    return this.has(k, 'charges') && this.elements[k + 1]?.kind === 'money' && this.sameSentence(k, k + 1);
  }

  private endsSubject(k: number): boolean {
    const e = this.elements[k];
    if (e === undefined || ENDS.has(e.text) || this.isAsking(k)) return true;
    return this.isContent(k) && e.figure?.spelled !== true;
  }

  private isAsking(k: number): boolean {
    if (introducesTrade(this.elements, k) || onlySaysWhich(this.elements, k)) return false;
    return this.has(k, 'first', 'ask', 'turn', 'ifWord') && !this.has(k, 'opinion');
  }

  /** A noun that nobody knows, with its article or written as a name. */
  private isBystander(head: number, verb: number): boolean {
    if (
      introducesTrade(this.elements, head) ||
      this.has(head, 'hisOrHer') ||
      (this.has(head, 'third') && this.has(head, 'determiner'))
    )
      return true;
    let named = false;
    for (let j = head; j < verb; j += 1) {
      if (this.isOwnThing(j)) return false;
      named ||= this.isNoun(j) && (this.isIntroduced(j, head) || this.isProper(j, verb));
    }
    return named;
  }

  /** "Die Kollegen in Wien", "one senior of mine": people of another place, or one whom the writer knows. */
  private isElsewhere(k: number): boolean {
    if (!this.has(k, 'who') || !this.sameClause(k, k + 1)) return false;
    if (isOneOfThem(this.elements, k) && onlySaysWhich(this.elements, k + 2)) return true;
    return this.isTown(k + 2) || AWAY.has(this.textAt(k + 1));
  }

  /** "In Lyon": a place, or a name behind "in" that no list holds. */
  private isTown(k: number): boolean {
    const e = this.elements[k];
    if (e?.kind === 'place') return true;
    return e?.kind === 'word' && e.tags.size === 0 && this.textAt(k - 1) === 'in' && isCapitalised(this.text, e);
  }

  private isOwnThing(k: number): boolean {
    if (this.isElsewhere(k)) return false;
    const kind = this.elements[k]?.kind;
    if (kind === 'engine' || kind === 'use' || OWN_THING.test(this.textAt(k))) return true;
    return this.has(k, 'instrument', 'house', 'boss', 'node', 'gpuWord', 'who');
  }

  private isNoun(k: number): boolean {
    const e = this.elements[k];
    if (e?.kind === 'vendor' || e?.kind === 'provider' || e?.kind === 'place') return true;
    if (e?.kind !== 'word' || NOT_SUBJECTS.has(e.text) || e.text.endsWith('ly')) return false;
    if (this.has(k, 'person', 'org', 'party', 'workplace', 'medium') || this.isElsewhere(k)) return true;
    return e.tags.size === 0 && e.text.length >= SHORTEST_NAME;
  }

  /** An article stands before it, with a word or two between at most. */
  private isIntroduced(k: number, head: number): boolean {
    for (let j = k - 1; j >= head && j >= k - 3; j -= 1)
      if ((this.has(j, 'determiner', 'definite') && !this.has(j, 'first')) || OWNER.test(this.textAt(j))) return true;
    return isOneOfThem(this.elements, k);
  }

  /** Written as a name, right before its verb or at the head of the sentence. */
  private isProper(k: number, verb: number): boolean {
    return isCapitalised(this.text, this.elements[k]) && k >= verb - 3;
  }

  /** A card, a machine or a rented instance is what the verb is about, and nothing of the writer's stands before it. */
  private holdsHardware(verb: number, to: number): boolean {
    for (let j = verb + 1; j < to && j <= verb + OBJECT_REACH; j += 1) {
      const kind = this.elements[j]?.kind;
      if (kind === 'gpu' || kind === 'instance' || this.isOfThese(j)) return true;
      if (this.has(j, 'first') && !this.has(j, 'opinion')) return false;
    }
    return false;
  }

  /** "Cambridge has 48 of them": what was spoken of before. */
  private isOfThese(k: number): boolean {
    return this.elements[k]?.kind === 'figure' && OF_THESE.test(`${this.textAt(k + 1)} ${this.textAt(k + 2)}`);
  }
}
