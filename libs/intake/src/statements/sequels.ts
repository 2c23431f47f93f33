import { BACK, BACK_THERE, EXISTS, SHOWCASES, THAT, THAT_ONE } from '../words/frame-words';
import { isOurVerb } from '../words/we-verbs';
import type { Speaker } from './attribution';
import { isCapitalised } from './capital';
import { areMarks } from './contents';
import { Look } from './look';
import type { Showings } from './showings';
import type { Told } from './told';

/** How long a sentence is that only names whom the next one tells of: "Compare Airbus." */
const LONGEST_SHOWCASE = 5;
/** How far into a sentence a word may stand that says whether it goes on with the one before. */
const BEGINNING = 5;
/** How far into a sentence a word may stand that points back. */
const OPENING = 4;
/** "That one", "the latter": the second word of what points back. */
const ONE = new Set(['one', 'latter', 'dernier', 'derniere', 'ultimo', 'ultima']);

/** Sentences that only introduce somebody ("I had lunch with the head of data at Lufthansa", "a word on Shopify"), and
 *  those that go on with him ("they are at 40 A100", "there, it is 3,000 engineers", "its cluster idles"). */
export class Sequels extends Look {
  /** The sentence before introduced somebody, or went on with him. */
  private introduced = false;

  constructor(
    told: Told,
    private readonly text: string,
    private readonly showings: Showings,
  ) {
    super(told);
  }

  /** Who speaks at the end of a sentence, for what comes next.
   *  @param silent a question and a quotation introduce nobody */
  note(from: number, to: number, speaker: Speaker, silent: boolean): Speaker {
    if (areMarks(this.elements, from, to)) return speaker;
    const goesOn = this.introduced && speaker === 'other';
    this.introduced = !silent && (goesOn || this.introduces(from, to, speaker));
    return this.introduced ? 'other' : speaker;
  }

  /** Whether a sentence introduces somebody and states nothing of its own. */
  private introduces(from: number, to: number, speaker: Speaker): boolean {
    if (this.statesBetween(from, to)) return false;
    for (let k = from; k < to; k += 1) if (this.has(k, 'want', 'ask', 'target', 'takesOn')) return false;
    for (let k = from; k < to; k += 1) if (this.has(k, 'meets')) return true;
    const head = this.head(from, to);
    return speaker === 'other' || this.isShowcase(head, to) || this.isOfSomebody(head, to);
  }

  /** "Compare Airbus.", "take Spotify". */
  private isShowcase(head: number, to: number): boolean {
    if (!SHOWCASES.has(this.textAt(head)) || to - head > LONGEST_SHOWCASE) return false;
    const name = this.elements[head + 1];
    return name?.kind === 'word' && name.tags.size === 0 && isCapitalised(this.text, name);
  }

  /** "Подруга работает в Сбере", "there was a panel with people from Deezer": somebody without an article of the
   *  writer's, or a medium. */
  private isOfSomebody(head: number, to: number): boolean {
    for (let k = head; k < to; k += 1) if (this.has(k, 'first')) return false;
    for (let k = head; k < to && k <= head + OPENING; k += 1) if (this.has(k, 'medium')) return true;
    return this.has(head, 'person');
  }

  /** Who speaks when a sentence begins: a "they" goes on with whom the sentence before spoke of. */
  speakerAt(from: number, to: number, carried: Speaker): Speaker {
    if (carried === 'writer') return 'writer';
    if (this.goOn(from, to) || this.isEcho(from, to)) return 'other';
    for (let k = from; k < to && k < from + BEGINNING; k += 1) {
      if (this.has(k, 'first', 'nowCue')) return 'writer';
      if (this.has(k, 'third') || (k > from && this.showings.isTheTable(k))) return 'other';
    }
    return 'writer';
  }

  private saidIn(from: number, to: number): number[] {
    const said: number[] = [];
    for (let k = from; k < to; k += 1) if (this.elements[k]?.kind !== 'mark') said.push(k);
    return said;
  }

  /** "Eight T4. Eight!": a word that is said again. */
  private isEcho(from: number, to: number): boolean {
    const said = this.saidIn(from, to);
    const [only] = said;
    if (only === undefined) return true; // the mark that ends what was said
    if (said.length > 1 || this.elements[only]?.kind !== 'figure') return false;
    for (let k = only - 1; k >= only - BEGINNING; k -= 1) if (this.textAt(k) === this.textAt(only)) return true;
    return false;
  }

  /** Whether a sentence goes on with whom the one before told of: a word at its head points back to him. "It" and the
   *  like do so only behind an introduction. */
  private goOn(from: number, to: number): boolean {
    const head = this.behindTurn(this.head(from, to));
    for (let k = head; k < to; k += 1) if (this.has(k, 'first', 'ask', 'want', 'target')) return false;
    if (this.has(head, 'they') || this.isAllThat(head) || this.isThatOne(head, to)) return true;
    for (let k = head; k < to && k < head + OPENING; k += 1) {
      if (this.isThere(k)) return true;
      if (this.isContent(k)) break;
      if (this.introduced && this.pointsBack(k)) return true;
    }
    return this.introduced && this.isSameMatter(from, head);
  }

  /** "[omar] they answer in 11 seconds": what stands behind the name of whose turn it is. */
  private behindTurn(head: number): number {
    const isTurn = this.textAt(head - 1) === '[' && this.textAt(head + 1) === ']';
    return isTurn ? head + 2 : head;
  }

  /** "That alone was $22,000 a month". */
  private isAllThat(head: number): boolean {
    return THAT.has(this.textAt(head)) && (this.has(head + 1, 'was') || this.has(head + 2, 'was'));
  }

  /** "...; die betreibt ihr System auf L40S", "that one runs two L40S", "elle a deux L40S": who was spoken of, with a
   *  verb of holding right behind. */
  private isThatOne(head: number, to: number): boolean {
    const verb = ONE.has(this.textAt(head + 1)) ? head + 2 : head + 1;
    const said = verb === head + 1 ? this.textAt(head) : `${this.textAt(head)} ${this.textAt(head + 1)}`;
    if (!THAT_ONE.has(said) || !this.has(verb, 'holds', 'have') || isOurVerb(this.textAt(verb))) return false;
    for (let k = verb + 1; k < to; k += 1)
      if (this.elements[k]?.kind === 'gpu' || this.elements[k]?.kind === 'instance') return true;
    return false;
  }

  private pointsBack(k: number): boolean {
    return BACK.has(this.textAt(k)) || this.has(k, 'third', 'they', 'heOrShe', 'hisOrHer');
  }

  /** "...; 200 students queue for them", "the faculty has six L40S". */
  private isSameMatter(from: number, head: number): boolean {
    if (this.textAt(from) === ';' && this.text[this.elements[from]?.start ?? 0] === ';') return true;
    return this.has(head, 'definite') && this.has(head + 1, 'org', 'workplace');
  }

  /** "There, 3,000 engineers hit one DGX", "dort", "allí", "у них там"; "there are 40 users" points nowhere. */
  private isThere(k: number): boolean {
    if (!BACK_THERE.has(this.textAt(k))) return false;
    return this.textAt(k) !== 'there' || !EXISTS.test(this.textAt(k + 1));
  }
}
