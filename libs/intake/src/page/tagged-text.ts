import { anyOf, type Element } from '../elements/element';
import type { TagGroup } from '../elements/tag-groups';
import { TagIndex } from '../elements/tag-index';
import type { Tag } from '../words';

/** The elements of a text and what their words mean. */
export class TaggedText {
  protected readonly index: TagIndex;
  constructor(
    readonly elements: readonly Element[],
    readonly text: string,
  ) {
    this.index = new TagIndex(elements);
  }

  /** The element at `k`, none outside the text. An index below zero is no index to an array: looked up as one it costs
   *  ten times as much. */
  at(k: number): Element | undefined {
    return k < 0 ? undefined : this.elements[k];
  }

  has(k: number, ...tags: readonly Tag[]): boolean {
    const found = this.at(k)?.tags;
    return found !== undefined && anyOf(found, tags);
  }
  is(k: number, text: string): boolean {
    return this.at(k)?.text === text;
  }
  /** The folded text of an element, none outside the description. */
  textAt(k: number): string {
    return this.at(k)?.text ?? '';
  }
  sameSentence(a: number, b: number): boolean {
    return this.at(a) !== undefined && this.at(a)?.sentence === this.at(b)?.sentence;
  }

  /** Whether any word of the sentence at `k` carries one of the tags; asked before any look around. */
  speaksOf(k: number, ...tags: readonly Tag[]): boolean {
    const e = this.at(k);
    return e !== undefined && this.index.speaks(e.sentence, tags);
  }

  /** The same by the group of the tags, for what is asked of every figure or element. */
  speaksIn(k: number, group: TagGroup): boolean {
    const e = this.at(k);
    return e !== undefined && this.index.holds(e.sentence, group);
  }

  /** Whether any word of the text carries a tag of the group. */
  tellsAny(group: TagGroup): boolean {
    return this.index.tells(group);
  }

  /** Whether the element at `k` carries a tag of the group. */
  carries(k: number, group: TagGroup): boolean {
    return this.index.carries(k, group);
  }

  /** Whether any word of the text carries one of the tags. */
  tells(...tags: readonly Tag[]): boolean {
    for (const tag of tags) if (this.tagged(tag).length > 0) return true;
    return false;
  }

  /** The elements with a tag, in their order. */
  tagged(tag: Tag): readonly number[] {
    return this.index.tagged(tag);
  }

  /** The elements of a kind, in their order. */
  kinds(kind: Element['kind']): readonly number[] {
    return this.index.kinds(kind);
  }
}
