import type { Element } from '../elements/element';
import { firstWord } from '../lexer/first-word';
import { MY, WISHES_TO } from '../words/kin-words';
import type { Speaker } from './attribution';
import { CONTENT } from './contents';
import { Shapes } from './shapes';

/** How far into a sentence the one may stand who wishes something, and the verb behind him. */
const OPENING = 2;
const VERB_REACH = 14;
/** What a sentence holds that tells of what somebody has, measured or was quoted. */
const TOLD: ReadonlySet<Element['kind']> = new Set<Element['kind']>(['money', 'instance']);

/** "My father-in-law is a GP and wants to dictate his letters: Whisper and then Qwen3 14B", "meine Frau will". Who asks
 *  for one of his own asks about the model that she wants to run, where the text names no other as the writer's. */
export class KinsWishes extends Shapes {
  /** Gives what kin wish to the writer. @param speaker who speaks, by element; changed in place */
  takeOver(speaker: Speaker[]): void {
    const wishes: [number, number][] = [];
    for (let from = 0; from < this.elements.length;) {
      const to = this.sentenceEnd(from);
      if (this.isWish(from, to)) wishes.push([from, to]);
      from = to;
    }
    if (wishes.length === 0 || this.elements.some((e, k) => e.kind === 'model' && speaker[k] !== 'other')) return;
    for (const [from, to] of wishes) speaker.fill('writer', from, to);
  }

  private isWish(from: number, to: number): boolean {
    const kin = this.kinAt(this.head(from, to), to);
    if (kin < 0) return false;
    for (let k = kin + 1; k < to && k <= kin + VERB_REACH; k += 1) {
      if (CONTENT.has(this.at(k)?.kind ?? 'word') || this.has(k, 'claims', 'reports')) return false;
      if (WISHES_TO.has(firstWord(this.textAt(k)))) return this.tellsNothing(k, to);
    }
    return false;
  }

  private kinAt(head: number, to: number): number {
    for (let k = head; k < to && k <= head + OPENING; k += 1) {
      if (CONTENT.has(this.at(k)?.kind ?? 'word')) return -1;
      if (MY.has(firstWord(this.textAt(k))) && !this.has(k + 1, 'outsider')) return k;
    }
    return -1;
  }

  /** Nothing that he has, measured or was quoted. */
  private tellsNothing(from: number, to: number): boolean {
    for (let k = from; k < to; k += 1)
      if (TOLD.has(this.at(k)?.kind ?? 'word') || this.has(k, 'tps', 'tpsUser', 'ttft', 'measuredRate', 'past'))
        return false;
    return true;
  }
}
