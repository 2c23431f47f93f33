import type { Tag } from '../words';
import { ALREADY } from '../words/proposal-words';
import { PARTS, STANDS_AT } from '../words/house-words';
import type { Speaker } from './attribution';
import { INDEFINITE } from './contents';
import { Shapes } from './shapes';

/** What a house is called. */
const HOUSES: readonly Tag[] = ['org', 'workplace', 'house'];
/** Who is somebody else, or says of what is told that it is not the writer's. */
const OTHERS: readonly Tag[] = ['outsider', 'party', 'hisOrHer', 'claims', 'offer', 'notOurs', 'medium', 'publication'];
/** How far from the writer the house may stand that he is of. */
const OF_US_WITHIN = 8;

/** "The university has a server with four L40S, gpt-oss-120b runs on it": what the house has is the writer's where he
 *  says that he is of it ("I work at a hospital. The hospital has ...", "our university"), or where the text speaks of
 *  nobody but that one house. */
export class OwnHouse extends Shapes {
  /** Gives what the own house holds to the writer. @param speaker who speaks, by element; changed in place */
  takeOver(speaker: Speaker[]): void {
    let known: ReadonlySet<string> | undefined;
    for (let from = 0; from < this.elements.length;) {
      const to = this.sentenceEnd(from);
      const house = speaker[to - 1] === 'other' ? this.holder(from, to) : undefined;
      if (house !== undefined && (known ??= this.ownHouses()).has(house)) {
        const end = this.goesOn(to, speaker) ? this.sentenceEnd(to) : to;
        speaker.fill('writer', from, end);
      }
      from = to;
    }
  }

  /** The house that heads a sentence and holds hardware in it; undefined where any other is spoken of as well. */
  private holder(from: number, to: number): string | undefined {
    const head = this.opening(from, to);
    const noun = [head, head + 1, head + 2].find((k) => k < to && this.has(k, ...HOUSES) && this.textAt(k) !== 'it');
    if (noun === undefined || !this.isPointedAt(noun, head)) return undefined;
    const verb = ALREADY.has(this.textAt(noun + 1)) || this.has(noun + 1, 'nowCue') ? noun + 2 : noun + 1;
    const holds = this.has(verb, 'holds', 'have', 'run', 'own');
    if (!holds) return undefined;
    return this.tellsOfHardware(head, to, verb) ? this.textAt(noun) : undefined;
  }

  /** Hardware is named, and nobody else, no sum and no other place. */
  private tellsOfHardware(head: number, to: number, verb: number): boolean {
    let hardware = false;
    for (let k = head; k < to; k += 1) {
      const kind = this.elements[k]?.kind;
      if (this.has(k, ...OTHERS) || kind === 'money' || (k <= verb && kind === 'place')) return false;
      hardware ||= this.isMachinery(k) && kind !== 'model';
    }
    return hardware;
  }

  /** With the definite article or none; an indefinite one introduces somebody. */
  private isPointedAt(noun: number, head: number): boolean {
    if (noun === head) return !INDEFINITE.test(this.textAt(head));
    if (noun !== head + 1) return false;
    return THE.test(this.textAt(head)) || (this.textAt(head) === 'a' && PORTUGUESE.test(this.textAt(noun)));
  }

  /** The houses that are the writer's. */
  private ownHouses(): ReadonlySet<string> {
    const named = new Set<string>();
    const ours = new Set<string>();
    let [first, other, part] = [false, false, false];
    for (let k = 0; k < this.elements.length; k += 1) {
      first ||= this.has(k, 'first', 'self');
      other ||= this.has(k, ...OTHERS, 'person');
      if (!this.has(k, ...HOUSES) || this.textAt(k) === 'it') continue;
      named.add(this.textAt(k));
      if (!this.isOfUs(k)) continue;
      ours.add(this.textAt(k));
      part ||= PARTS.test(this.textAt(k));
    }
    // "we are the physics department. The university has ..."
    return part || !(first || other || named.size > 1) ? named : ours;
  }

  /** "Our university", "I work at a hospital", "we are the physics department of the university", "bei uns an der Uni".
   */
  private isOfUs(noun: number): boolean {
    if (this.has(noun - 1, 'first')) return true;
    let stands = false;
    for (let k = noun - 1; k >= noun - OF_US_WITHIN && this.sameSentence(k, noun); k -= 1) {
      if (this.isContent(k) || this.has(k, ...OTHERS)) return false;
      stands ||= STANDS_AT.test(this.textAt(k));
      if (this.has(k, 'first')) return stands || STANDS_AT.test(this.textAt(k));
    }
    return stands && FIRST_BY_ENDING.test(this.textAt(this.opening(this.sentenceStart(noun), noun)));
  }

  private sentenceStart(k: number): number {
    let from = k;
    while (this.sameSentence(from - 1, k)) from -= 1;
    return from;
  }

  /** "It runs gpt-oss-120b": the next sentence goes on with what was told of the house. */
  private goesOn(to: number, speaker: readonly Speaker[]): boolean {
    return speaker[to] === 'other' && this.has(this.opening(to, to + 3), 'heOrShe', 'they', 'third');
  }
}
const THE = /^(?:the|die|der|das|le|la|l'|el|il|lo|o|de|het)$/;
/** Houses before which "a" is the definite article. */
const PORTUGUESE =
  /^(?:universidade|empresa|escola|prefeitura|clinica|agencia|equipe|faculdade|fabrica|seguradora|firma)$/;
/** "Trabajo en", "lavoro in", "trabalho num": the verb says who. */
const FIRST_BY_ENDING = /^(?:trabajo|trabajamos|lavoro|lavoriamo|trabalho|trabalhamos|pracuje|pracujemy|somos|siamo)$/;
