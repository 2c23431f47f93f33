import { anyOf, type Element } from './element';
import type { Tag } from '../words';

const NOWHERE: readonly number[] = [];

/** Which tags and kinds of element stand where in a text: what most rules look for is not in it, and this says so at
 *  once. */
export class TagIndex {
  private readonly ofTag = new Map<Tag, number[]>();
  private readonly ofKind = new Map<Element['kind'], number[]>();
  private readonly ofSentence: Set<Tag>[] = [];

  constructor(elements: readonly Element[]) {
    for (const [k, e] of elements.entries()) {
      note(this.ofKind, e.kind, k);
      for (const tag of e.tags) this.add(e.sentence, tag, k);
    }
  }

  private add(sentence: number, tag: Tag, k: number): void {
    note(this.ofTag, tag, k);
    (this.ofSentence[sentence] ??= new Set()).add(tag);
  }

  /** Whether a word of the sentence carries one of the tags. */
  speaks(sentence: number, tags: readonly Tag[]): boolean {
    const carried = this.ofSentence[sentence];
    return carried !== undefined && anyOf(carried, tags);
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

function note<K>(places: Map<K, number[]>, key: K, k: number): void {
  const known = places.get(key);
  if (known === undefined) places.set(key, [k]);
  else known.push(k);
}
