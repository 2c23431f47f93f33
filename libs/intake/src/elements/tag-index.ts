import type { Element } from './element';
import { groupsWith, type TagGroup, wordsOfGroups } from './tag-groups';
import type { Tag } from '../words';

const NOWHERE: readonly number[] = [];

/** Which tags and kinds of element stand where in a text: what most rules look for is not in it, and this says so at
 *  once. */
export class TagIndex {
  private readonly ofTag = new Map<Tag, number[]>();
  private readonly ofKind = new Map<Element['kind'], number[]>();
  /** Bits of the groups that each element carries, each sentence, and the text. */
  private readonly carried: number[];
  private readonly spoken: number[];
  private readonly told: number[];
  private readonly width = wordsOfGroups();

  constructor(private readonly elements: readonly Element[]) {
    const { width } = this;
    const sentences = (elements[elements.length - 1]?.sentence ?? -1) + 1;
    this.carried = noBits(elements.length * width);
    this.spoken = noBits(sentences * width);
    this.told = noBits(width);
    for (let k = 0; k < elements.length; k += 1) {
      const e = elements[k] as Element;
      note(this.ofKind, e.kind, k);
      if (e.tags.size > 0) for (const tag of e.tags) this.add(e.sentence, tag, k);
    }
  }

  private add(sentence: number, tag: Tag, k: number): void {
    note(this.ofTag, tag, k);
    for (const group of groupsWith(tag)) {
      this.mark(sentence, group);
      const at = k * this.width + group.word;
      this.carried[at] = (this.carried[at] ?? 0) | group.bit;
    }
  }

  /** Notes that a sentence holds something of a group. */
  mark(sentence: number, { word, bit }: TagGroup): void {
    const at = sentence * this.width + word;
    this.spoken[at] = (this.spoken[at] ?? 0) | bit;
    this.told[word] = (this.told[word] ?? 0) | bit;
  }

  /** Whether the element at `k` carries a tag of the group; no element outside the text does. */
  carries(k: number, { word, bit }: TagGroup): boolean {
    return k >= 0 && ((this.carried[k * this.width + word] ?? 0) & bit) !== 0;
  }

  /** Whether the sentence holds something of the group. */
  holds(sentence: number, { word, bit }: TagGroup): boolean {
    return ((this.spoken[sentence * this.width + word] ?? 0) & bit) !== 0;
  }

  /** Whether any sentence does. */
  tells({ word, bit }: TagGroup): boolean {
    return ((this.told[word] ?? 0) & bit) !== 0;
  }

  /** Whether a word of the sentence carries one of the tags. */
  speaks(sentence: number, tags: readonly Tag[]): boolean {
    for (const tag of tags) for (const k of this.tagged(tag)) if (this.elements[k]?.sentence === sentence) return true;
    return false;
  }

  /** The elements with a tag, in their order. */
  tagged(tag: Tag): readonly number[] {
    return this.ofTag.get(tag) ?? NOWHERE;
  }

  /** The elements of a kind, in their order. */
  kinds(kind: Element['kind']): readonly number[] {
    return this.ofKind.get(kind) ?? NOWHERE;
  }
}

const noBits = (words: number): number[] => new Array<number>(words).fill(0);

function note<K>(places: Map<K, number[]>, key: K, k: number): void {
  const known = places.get(key);
  if (known === undefined) places.set(key, [k]);
  else known.push(k);
}
