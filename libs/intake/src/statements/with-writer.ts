import { Look } from './look';
import { wordSet } from '../words/word-set';

/** "Just me, my wife and a buddy", "solo yo, mi mujer y un amigo", "ja, żona i kolega", "就我、老婆和一个朋友": people in one
 *  list with the writer use what he uses, and none of them speaks. */

/** How many elements a list of people may have before somebody. */
const REACH = 9;
/** The writer himself, at the head of such a list. Folded. */
const HIMSELF = wordSet(
  'me myself i us we ich mich mir yo mi io eu mim moi ja mnie я меня мне 我 自分 私 僕 俺 나 저 jag mig jeg ik mij ben',
);
const MARKS: ReadonlySet<string> = new Set([',', '、', '，', '+', '&']);
const JOINS = wordSet('and und et y e i en och og ve и 和 跟 と plus plus + & mas piu oraz 와 과');
/** Words that may stand in such a list beside people. */
const BETWEEN = wordSet(
  'sometimes occasionally maybe also manchmal parfois czasem иногда just only two zwei deux dos due',
);

/** Who is named in one list with the writer. */
export class Company extends Look {
  /** Whether the one at `k` stands in a list that the writer begins. */
  protected isListedWithWriter(k: number): boolean {
    let [joined, parted] = [false, false];
    for (let j = k - 1; j >= k - REACH && this.sameSentence(j, k); j -= 1) {
      if (this.isHimself(j)) return parted && (joined || this.isJoin(k + 1) || this.isJoin(k + 2));
      if (this.isJoin(j)) [joined, parted] = [true, true];
      else if (MARKS.has(this.textAt(j))) parted = true;
      else if (!this.mayStandInList(j)) return false;
    }
    return false;
  }

  private isHimself(j: number): boolean {
    if (this.has(j, 'self')) return true;
    if (!HIMSELF.has(this.textAt(j))) return false;
    const next = this.at(j + 1)?.figure?.spelled === true ? j + 2 : j + 1; // "us two and a friend"
    return MARKS.has(this.textAt(next)) || this.isJoin(next);
  }

  private isJoin(j: number): boolean {
    return this.has(j, 'and') || JOINS.has(this.textAt(j));
  }

  private mayStandInList(j: number): boolean {
    const e = this.at(j);
    if (this.has(j, 'person', 'party', 'who', 'outsider', 'determiner') || BETWEEN.has(this.textAt(j))) return true;
    return e?.figure?.spelled === true || (e?.kind === 'word' && e.tags.size === 0);
  }
}
