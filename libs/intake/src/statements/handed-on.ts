import {
  BY_WHOM,
  FOR_OURS,
  IN_USE,
  ON_IT,
  ORDERS,
  PEERS,
  PREDECESSORS,
  SETS_UP,
  SETS_UP_PAIRS,
  STILL,
  TO_US,
} from '../words/handed-words';
import { DEVICES, POINTS_BACK } from '../words/telling-words';
import { firstWord, lastWord } from '../lexer/first-word';
import { INDEFINITE } from './contents';
import { Look } from './look';
import { Spares } from './spares';
import { signsOf, type Told } from './told';

/** How machines are got or set up. */
const COMING = signsOf(['acquires'], ORDERS, SETS_UP, SETS_UP_PAIRS);
/** How far behind "former" the one may stand who is no longer there. */
const NAME_REACH = 2;
/** How far before "former" or a predecessor the word may stand that says whose he is. */
const WHOSE_REACH = 3;
/** How many sentences further on may say that a machine is there. */
const SENTENCES_ON = 2;
/** How far into such a sentence its subject may stand. */
const SUBJECT_REACH = 3;
/** How long a sentence is looked at. */
const LONGEST = 40;

/** How the writer's machines came to him: "our former CTO ordered two p4d", "a contractor built us a box with 8 A100",
 *  "so the faculty bought 4 H100. They are in production now". Whoever did it, and whenever, they are there. */
export class HandedOn extends Look {
  private readonly spares: Spares;

  constructor(told: Told, text: string) {
    super(told);
    this.spares = new Spares(told, text);
  }

  /** Whether a sentence tells how hardware came to the writer that is his, or offers what he has to spare; a question
   *  tells nothing but that. */
  tells(from: number, to: number, question: boolean): boolean {
    if (this.spares.tells(from, to)) return true;
    if (question || !this.told.in(from, COMING)) return false;
    for (let k = from; k < to; k += 1) if (this.isHardware(k)) return this.isHandedOn(from, to);
    return false;
  }

  /** The clause at `from`, up to `to`, names a card, a machine or a model. */
  namesIt(from: number, to: number): boolean {
    for (let k = from; k < to; k += 1) if (this.isMachinery(k)) return true;
    return false;
  }

  private isHardware(k: number): boolean {
    const kind = this.elements[k]?.kind;
    return kind === 'gpu' || kind === 'instance';
  }

  private isHandedOn(from: number, to: number): boolean {
    let [brought, predecessor, house] = [false, false, false];
    for (let k = from; k < to; k += 1) {
      if (this.has(k, 'disposed', 'offer', 'wouldBe', 'want', 'hisOrHer') || this.isUntilThen(k)) return false;
      brought ||= this.has(k, 'acquires') || ORDERS.has(firstWord(this.textAt(k)));
      predecessor ||= this.isPredecessor(k);
      house ||= this.isHouse(k);
    }
    const made = this.isSetUp(from, to);
    if (made && this.isGivenToUs(from, to)) return true;
    return (brought || made) && (predecessor || (house && this.isThere(to)));
  }

  /** "Until May", not "bis heute". */
  private isUntilThen(k: number): boolean {
    return this.has(k, 'until') && !this.has(k + 1, 'nowCue');
  }

  /** "Installed", "put together". */
  private isSetUp(from: number, to: number): boolean {
    for (let k = from; k < to; k += 1)
      if (SETS_UP.has(this.textAt(k)) || SETS_UP_PAIRS.has(`${this.textAt(k)} ${this.textAt(k + 1)}`)) return true;
    return false;
  }

  /** "My predecessor", "our former CTO", "de vorige beheerder", "el antiguo director": who once was of the house. */
  private isPredecessor(k: number): boolean {
    const word = this.textAt(k);
    if (PREDECESSORS.has(lastWord(word))) return true;
    if (!this.has(k, 'former') || !this.isOurs(k)) return false;
    return [k + 1, k + NAME_REACH, k - 1].some((j) => this.sameClause(j, k) && this.isOfTheHouse(j));
  }

  private isOurs(k: number): boolean {
    for (let j = k - 1; j >= k - WHOSE_REACH && this.sameClause(j, k); j -= 1)
      if (this.has(j, 'first', 'determiner', 'definite')) return true;
    return false;
  }

  private isOfTheHouse(k: number): boolean {
    const e = this.elements[k];
    if (e?.kind !== 'word' || PEERS.has(e.text) || this.has(k, 'workplace', 'org')) return false;
    return this.has(k, 'boss', 'house') || (e.tags.size === 0 && e.text.length > NAME_REACH);
  }

  /** "The faculty bought", "the trust got": a house with the definite article, and no other one. */
  private isHouse(k: number): boolean {
    if (INDEFINITE.test(this.textAt(k - 1))) return false;
    return this.has(k, 'org', 'house', 'workplace') && this.has(k - 1, 'definite', 'first', 'determiner');
  }

  /** "Hat uns hingestellt", "ci ha configurato", "built us", "set up two DGX Spark for our planning". */
  private isGivenToUs(from: number, to: number): boolean {
    for (let k = from; k < to; k += 1) {
      if (TO_US.has(lastWord(this.textAt(k))) && !BY_WHOM.has(this.textAt(k - 1))) return true;
      const isOurs = this.has(k, 'first') && this.has(k, 'determiner') && !this.has(k + 1, 'person', 'outsider');
      if (isOurs && FOR_OURS.has(this.textAt(k - 1)) && !PEERS.has(this.textAt(k + 1))) return true;
    }
    return false;
  }

  /** "They are in production now", "the cards have been running since then": one of the next sentences says that the
   *  machines are there. */
  private isThere(to: number): boolean {
    let from = to;
    for (let n = 0; n < SENTENCES_ON && this.elements[from] !== undefined; n += 1) {
      let end = from;
      while (end < from + LONGEST && this.sameSentence(end, from)) end += 1;
      if (this.isSaidToBeThere(from, end)) return true;
      from = end;
    }
    return false;
  }

  private isSaidToBeThere(from: number, to: number): boolean {
    const head = this.head(from, to);
    let [machine, there] = [false, false];
    for (let k = head; k < to; k += 1) {
      if (this.has(k, 'disposed', 'trial', 'ask')) return false;
      machine ||= k < head + SUBJECT_REACH && this.isTheMachine(k);
      there ||= this.isOfNow(k);
    }
    return machine && there;
  }

  /** "Now", "still", "in use", or what runs there: "dessus tourne Llama 3.3 70B". */
  private isOfNow(k: number): boolean {
    const word = this.textAt(k);
    return this.has(k, 'nowCue') || STILL.has(word) || IN_USE.has(word) || this.elements[k]?.kind === 'model';
  }

  private isTheMachine(k: number): boolean {
    return (
      POINTS_BACK.has(this.textAt(k)) ||
      DEVICES.has(this.textAt(k)) ||
      ON_IT.has(this.textAt(k)) ||
      this.has(k, 'third', 'they', 'node', 'gpuWord', 'nowCue')
    );
  }
}
