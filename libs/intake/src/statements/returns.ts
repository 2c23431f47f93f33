import { DEVICES, ENDED, POINTS_BACK, SHOWN } from '../words/telling-words';
import { Look } from './look';
import type { Times } from './times';
import { signsOf, type Told } from './told';

/** Right behind the comma: "6 x T4, gone by Friday". */
const GONE = new Set(['gone', 'weg', 'scrapped', 'sold', 'verkauft', 'vendues', 'vendus', 'vendidas', 'vendidos']);
/** What has become of a machine or a trial. */
const BECAME = signsOf(['trial', 'disposed']);
const END = signsOf(['disposed'], GONE, ENDED);
/** How long a sentence may be that says what became of a machine. */
const RETURN_REACH = 12;
const OVER_REACH = 4;
/** How many words at the end of a sentence may say that it is over. */
const LONGEST_TAIL = 7;
/** How far back in its sentence the test may be named that is closed. */
const TEST_REACH = 30;

/** What became of the machines of a sentence: given back, sold, a test that is closed. */
export class Returns extends Look {
  constructor(
    told: Told,
    private readonly times: Times,
  ) {
    super(told);
  }

  /** "It was given back", "ya las devolvimos", "das Gerät ist zurückgegeben" in the sentence that begins at `to`: what
   *  the sentence before tells of a trial is over, its machine is gone. */
  isReturned(from: number, to: number): boolean {
    return this.told.anywhere(BECAME) && this.isGoneBy(from, to);
  }

  private isGoneBy(from: number, to: number): boolean {
    const next = this.elements[to]?.sentence;
    let [back, gone] = [this.isSaidToBeOver(to), false];
    if (back) return this.isTried(from, to);
    for (
      let k = to;
      k < to + RETURN_REACH && this.elements[k] !== undefined && this.elements[k]?.sentence === next;
      k += 1
    ) {
      if (this.isContent(k) || this.has(k, 'future', 'plan', 'want')) return false;
      back ||= POINTS_BACK.has(this.textAt(k)) || this.has(k, 'third', 'trial') || this.isTheMachine(k);
      gone ||= this.has(k, 'disposed');
    }
    return back && gone && this.isTried(from, to);
  }

  /** "Trial over." */
  private isSaidToBeOver(from: number): boolean {
    const head = this.head(from, from + OVER_REACH);
    if (!this.has(head, 'trial') || !ENDED.has(this.textAt(head + 1))) return false;
    return this.elements[head + 2]?.kind === 'mark' || !this.sameSentence(head, head + 2);
  }

  /** "Mixtral on 2 A100, closed in August", "dwie RTX 3090, karty sprzedane": the last words of a sentence say that
   *  what it told of is over. */
  endsOver(from: number, to: number): boolean {
    if (!this.told.in(from, END)) return false;
    let tail = to - 1;
    while (tail > from && this.elements[tail]?.kind !== 'mark') tail -= 1;
    if (tail === from || to - tail > LONGEST_TAIL || this.statesBetween(tail + 1, to)) return false;
    if (!this.isOfMachines(from, tail)) return false;
    for (let k = tail + 1; k < to; k += 1) if (this.isEnd(k, tail, to)) return true;
    return false;
  }

  private isEnd(k: number, tail: number, to: number): boolean {
    if (this.has(k, 'disposed'))
      return [tail + 1, tail + 2].some((j) => this.has(j, 'gpuWord', 'third') || POINTS_BACK.has(this.textAt(j)));
    if (k === tail + 1 && GONE.has(this.textAt(k))) return true;
    if (!ENDED.has(this.textAt(k))) return false;
    const isDated = k + 2 < to && this.has(k + 1, 'in', 'deadline') && this.has(k + 2, 'calendar');
    return isDated || (k === to - 1 && this.textAt(tail) === ')' && this.isOfTest(tail));
  }

  /** "The test with six volunteers (a PC with an RTX 4080) is closed". */
  private isOfTest(tail: number): boolean {
    for (let k = tail; k >= tail - TEST_REACH && this.sameSentence(k, tail); k -= 1)
      if (this.has(k, 'trial', 'loadTest') || SHOWN.has(this.textAt(k))) return true;
    return false;
  }

  private isOfMachines(from: number, to: number): boolean {
    for (let k = from; k < to; k += 1) {
      if (this.has(k, 'nowCue') || (this.has(k, 'own') && this.has(k, 'first') && !this.has(k, 'didThen')))
        return false;
      if (this.isMachinery(k)) return true;
    }
    return false;
  }

  private isTheMachine(k: number): boolean {
    return (this.has(k, 'node', 'gpuWord') || DEVICES.has(this.textAt(k))) && this.has(k - 1, 'determiner', 'definite');
  }

  private isTried(from: number, to: number): boolean {
    let tried = false;
    for (let k = from; k < to; k += 1) {
      if (this.has(k, 'nowCue', 'real')) return false;
      tried ||= this.has(k, 'trial', 'tried', 'loadTest', 'rehearsal', 'past') || this.times.isPastVerb(k);
    }
    return tried;
  }
}
