import { TRAINED } from '../words/frame-words';
import { BINDING } from '../words/goal-words';
import { COLLEAGUES } from '../words/kin-words';
import {
  ANOTHER,
  BELONGS,
  DOCUMENTS,
  EVERYBODY,
  FAR_HOUSES,
  MADE_BY,
  NEIGHBOUR,
  NEIGHBOURS_HOUSE,
  REQUIRES,
  SAYS,
  SHOWN,
} from '../words/telling-words';
import { AnotherOne } from './another-one';
import { ForeignTests } from './foreign-tests';
import { INDEFINITE } from './contents';
import { Look } from './look';
import { signsOf, type Told } from './told';

/** Tests, talks, and what is said to be another's. */
const OF_OTHERS = signsOf(['medium'], SHOWN, BELONGS, TRAINED);
/** How far into a sentence its subject may begin. */
const OPENING = 3;
/** How far behind its subject the verb may stand. */
const VERB_REACH = 3;
/** How far brackets reach that tell of somebody. */
const LONGEST_BRACKET = 16;
/** How long the name of who writes a line may be, elements. */
const LONGEST_LABEL = 3;
/** "People online report". */
const REPORT = new Set(['report', 'reporting', 'claim']);
/** The one who began a thread. */
const POSTER = new Set(['op', 'poster']);

/** Somebody else whom the build of a sentence shows: what everybody says, another one of a kind, a paper that asks for
 *  something, somebody's test. */
export class Outsiders extends Look {
  private readonly tests: ForeignTests;
  private readonly anotherOne: AnotherOne;

  constructor(told: Told, text: string) {
    super(told);
    this.tests = new ForeignTests(told, text);
    this.anotherOne = new AnotherOne(told);
  }

  /** Whether a sentence speaks of somebody else from its beginning on. */
  speakIn(from: number, to: number): boolean {
    const head = this.behindLabel(this.head(from, to), to);
    if (this.told.in(from, OF_OTHERS) && this.isOfOthers(head, to)) return true;
    return this.isAboutOthers(head, to);
  }

  private isOfOthers(head: number, to: number): boolean {
    for (let k = head; k < to; k += 1)
      if (this.tests.isForeign(k) || this.tests.isMadeOn(k, head) || this.isSaidOfOthers(k, to)) return true;
    return false;
  }

  /** One of its first words is somebody else who says, holds or demands something. */
  private isAboutOthers(head: number, to: number): boolean {
    for (let k = head; k < to && k <= head + OPENING; k += 1) {
      if (this.isContent(k) || (this.has(k, 'first') && this.has(k, 'own'))) return false;
      if (this.isSubject(k)) return true;
    }
    return false;
  }

  /** Behind the name of who writes a line of a chat: "09:12 dana: competitor X said". */
  private behindLabel(head: number, to: number): number {
    for (let k = head + 1; k < to && k <= head + LONGEST_LABEL; k += 1) {
      if (this.textAt(k) === ':') return Math.min(k + 1, to - 1);
      const kind = this.elements[k]?.kind;
      if (kind !== 'word' && kind !== 'time') return head;
    }
    return head;
  }

  private isSubject(k: number): boolean {
    if (BINDING.has(this.textAt(k))) return false;
    return (
      this.isCollective(k) ||
      this.anotherOne.speaks(k) ||
      this.isSayer(k) ||
      this.isPaper(k) ||
      this.isNeighbour(k) ||
      this.isFarHouse(k) ||
      this.isBracketed(k)
    );
  }

  /** "Everybody says get a 4090", "people tell me". */
  private isCollective(k: number): boolean {
    return EVERYBODY.has(this.textAt(k)) && (this.verbBehind(k, SAYS) >= 0 || REPORT.has(this.textAt(k + 2)));
  }

  /** "Competitor X said on stage", "the original poster cannot load it": a person with a verb of saying, or the one
   *  that the thread is of. */
  private isSayer(k: number): boolean {
    const opens = !this.sameClause(k - 1, k) || this.at(k - 1)?.kind === 'mark' || this.has(k - 1, 'definite');
    if (POSTER.has(this.textAt(k))) return opens || this.textAt(k - 1) === 'original';
    const theirs = this.has(k - 1, 'third') && this.has(k - 1, 'determiner') && this.has(k, 'house', 'boss', 'person');
    return (theirs || (opens && this.has(k, 'person')) || this.isIntroduced(k)) && this.verbBehind(k, SAYS) >= 0;
  }

  /** "Ein Leser", "un lecteur": somebody whom nobody knows. */
  private isIntroduced(k: number): boolean {
    const unknown = this.elements[k]?.kind === 'word' && (this.elements[k]?.tags.size === 0 || this.has(k, 'person'));
    return unknown && INDEFINITE.test(this.textAt(k - 1)) && this.sameClause(k - 1, k);
  }

  /** "The quickstart asks for 4x A100", "the table says 120 minutes". */
  private isPaper(k: number): boolean {
    if (!DOCUMENTS.has(this.textAt(k)) || this.has(k - 1, 'first') || this.isOurs(k)) return false;
    return this.verbBehind(k, REQUIRES) >= 0 || (this.textAt(k + 1) === 'asks' && this.textAt(k + 2) === 'for');
  }

  private isOurs(k: number): boolean {
    for (let j = k + 1; j <= k + VERB_REACH && this.sameClause(j, k); j += 1) if (this.has(j, 'first')) return true;
    return false;
  }

  /** "Le département voisin tourne avec 6 L40S", "коллеги из другого банка": a house or people beside the writer's. */
  private isNeighbour(k: number): boolean {
    if (COLLEAGUES.has(this.textAt(k)) && this.isPlaced(k)) return this.namesMachines(k + 1);
    if (NEIGHBOURS_HOUSE.test(this.textAt(k)) && !this.has(k - 1, 'first')) return this.namesMachines(k + 1);
    if (!this.has(k, 'org', 'workplace', 'house', 'who', 'person') || this.has(k - 1, 'first')) return false;
    const named = [k - 1, k + 1, k + 2].some((j) => this.sameClause(j, k) && NEIGHBOUR.test(this.textAt(j)));
    const elsewhere = MADE_BY.has(this.textAt(k + 1)) || this.textAt(k + 1) === 'из';
    return (named || (elsewhere && ANOTHER.has(this.textAt(k + 2)))) && this.namesMachines(k + 1);
  }

  /** "The Zürich colleagues", "our colleagues in Lyon": those of another place. */
  private isPlaced(k: number): boolean {
    return [k - 1, k + 1, k + 2].some((j) => this.sameClause(j, k) && this.at(j)?.kind === 'place');
  }

  /** "清华大学用16张H100", "東京大学は": a house with its name, in scripts that cut no words. */
  private isFarHouse(k: number): boolean {
    const [one, two] = [this.textAt(k) + this.textAt(k + 1), this.textAt(k + 2)];
    if (!FAR_HOUSES.has(one) && !FAR_HOUSES.has(one + two)) return false;
    const before = this.at(k - 1);
    const named = before?.kind === 'place' || (before?.kind === 'word' && before.tags.size === 0);
    return named && this.sameClause(k - 1, k) && this.namesMachines(k + 1);
  }

  /** "Pieter (now in a bureau with a rented H100) says": the brackets tell of whoever says it. */
  private isBracketed(k: number): boolean {
    if (this.elements[k]?.kind !== 'word' || this.textAt(k + 1) !== '(' || !this.sameSentence(k, k + 2)) return false;
    if (this.has(k, 'first', 'house', 'boss', 'instrument')) return false;
    for (let j = k + 2; j <= k + LONGEST_BRACKET && this.sameSentence(j, k); j += 1) {
      if (this.has(j, 'first')) return false;
      if (this.textAt(j) === ')') return SAYS.has(this.textAt(j + 1)) || this.has(j + 1, 'claims', 'reports');
    }
    return false;
  }

  private verbBehind(k: number, verbs: ReadonlySet<string>): number {
    for (let j = k + 1; j <= k + VERB_REACH && this.sameClause(j, k); j += 1) {
      if (this.isContent(j) || this.has(j, 'first')) return -1;
      if (verbs.has(this.textAt(j)) || this.has(j, 'claims', 'reports')) return j;
    }
    return -1;
  }

  /** "Green = 8x H100, belongs to actuarial": what is said to be another's. */
  private isSaidOfOthers(k: number, to: number): boolean {
    if (!BELONGS.has(this.textAt(k).replace(/ .*/, ''))) return false;
    for (let j = k - 1; j <= k + VERB_REACH && j < to; j += 1) if (this.has(j, 'first')) return false;
    return true;
  }
}
