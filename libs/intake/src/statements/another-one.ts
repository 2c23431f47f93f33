import { lastWord } from '../lexer/first-word';
import { ANOTHER, AT_WORK_ON, IS } from '../words/telling-words';
import { Look } from './look';

/** How many words the name of another one may have: "another member of the forum has". */
const LONGEST_NAME = 6;
/** How far the verb may stand behind a house, with what is said of it between. */
const LONGEST_CLAUSE = 16;

/** Another one of a kind that somebody speaks of: another member of a forum, the other business unit, another chain. */
export class AnotherOne extends Look {
  /** Whether one stands at `k` as the subject of what is said of hardware or of work. */
  speaks(k: number): boolean {
    return this.isAnother(k) || this.isAnotherAtWork(k);
  }

  /** "Another member of the forum has eight of these cards", "the other business unit pays for 32 A100". */
  private isAnother(k: number): boolean {
    const isHouse = this.has(k + 1, 'org', 'person', 'workplace');
    if (!this.isOtherOne(k) || (!isHouse && this.isOwnThing(k + 1))) return false;
    for (let j = k + 2; j <= k + (isHouse ? LONGEST_CLAUSE : LONGEST_NAME) && this.sameSentence(j, k); j += 1) {
      if (this.isContent(j) || (!isHouse && this.isOwnThing(j))) return false;
      if (this.has(j, 'holds', 'have', 'reports', 'claims') || (isHouse && this.has(j, 'was')))
        return this.namesMachines(j) || this.statesBetween(j, j + 3);
    }
    return false;
  }

  /** "Another chain does 5 rooms on a 4080", "otra cadena mueve 5 salas con una 4080": whatever the verb, one that is
   *  none of the writer's is at work on hardware. */
  private isAnotherAtWork(k: number): boolean {
    if (!(this.isOtherOne(k) || this.has(k, 'another')) || this.isOwnThing(k + 1) || !this.isPlainVerb(k + 2))
      return false;
    for (let j = k + 2; j <= k + LONGEST_CLAUSE && this.sameSentence(j, k); j += 1) {
      if (this.has(j, 'first', 'ask', 'buy', 'option')) return false;
      const kind = this.elements[j]?.kind;
      if (kind === 'gpu' || kind === 'instance') return this.isOn(j);
    }
    return false;
  }

  /** A verb that says more than "is" or "would be". */
  private isPlainVerb(k: number): boolean {
    return this.elements[k]?.kind === 'word' && !IS.has(this.textAt(k)) && !this.has(k, 'want', 'fit', 'supposes');
  }

  /** A word of where or what with stands before the card and its number. */
  private isOn(k: number): boolean {
    return [1, 2, 3, 4].some((n) => this.sameSentence(k - n, k) && AT_WORK_ON.has(this.textAt(k - n)));
  }

  private isOtherOne(k: number): boolean {
    const word = this.textAt(k);
    return ANOTHER.has(lastWord(word)) && this.sameClause(k, k + 1);
  }

  private isOwnThing(k: number): boolean {
    const kind = this.elements[k]?.kind;
    return kind !== 'word' || this.has(k, 'first', 'instrument', 'node', 'gpuWord', 'req', 'who', 'option');
  }
}
