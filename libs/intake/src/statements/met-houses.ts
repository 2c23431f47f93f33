import { RELATING } from '../words/frame-words';
import { KNOWS } from '../words/handed-words';
import { Holding } from './holding';
import { signsOf } from './told';

/** Verbs of how the writer came to know somebody. */
const MEETING = signsOf(['meets'], KNOWS);
/** Relative pronouns that are spelt like an article. */
const RELATES = /^(?:die|der|das|den|dat|za|that|that we|that i|which we|who we|som|ktor\p{L}+|котор\p{L}+)$/u;
/** How long a house and the clause about it may be. */
const LONGEST_CLAUSE = 9;
/** How far behind that clause its own verb may stand. */
const GOES_ON_WITHIN = 6;

/** Houses that the writer has met: "die Klinik, die wir besucht haben, macht es mit acht T4", "el hospital que
 *  visitamos usa". */
export class MetHouses extends Holding {
  /** The verb by which such a house holds cards; -1 when there is none. */
  verbFrom(from: number, to: number): number {
    if (!this.told.in(from, MEETING)) return -1;
    const head = this.head(from, to);
    for (let k = head + 2; k < to; k += 1) {
      if ((!this.has(k, 'meets') && !KNOWS.has(this.textAt(k))) || !this.isOfHouse(k, head)) continue;
      for (let j = k + 1; j <= k + GOES_ON_WITHIN && j < to && !this.isContent(j); j += 1)
        if (this.isHolding(j) && this.holdsCards(j)) return j;
    }
    return -1;
  }

  private isHolding(k: number): boolean {
    return this.has(k, 'holds', 'have', 'run', 'own') && (!this.has(k, 'first') || this.has(k, 'determiner'));
  }

  /** Whether a relative clause about a house goes on to the verb at `k`. */
  private isOfHouse(k: number, head: number): boolean {
    let relative = false;
    for (let j = k - 1; j >= head && j >= k - LONGEST_CLAUSE; j -= 1) {
      if (this.isContent(j)) return false;
      relative ||= this.has(j, 'first') || RELATING.has(this.textAt(j)) || RELATES.test(this.textAt(j));
      if (this.has(j, 'org', 'workplace', 'person', 'who', 'party')) return relative;
    }
    return false;
  }
}
