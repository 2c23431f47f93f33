import type { Element } from '../elements/element';
import { groupOf, ownGroup, type TagGroup } from '../elements/tag-groups';
import { TagIndex } from '../elements/tag-index';
import { firstWord } from '../lexer/first-word';
import { perWord } from '../lexer/per-word';
import type { Tag } from '../words';

type WordList = ReadonlySet<string>;

/** What a rule looks for, by any of which it has something to decide: words with a tag, or words of a list. */
export type Signs = TagGroup;

/** The signs whose lists hold a phrase, by its first word. */
const SIGNS_OF = new Map<string, Signs[]>();

/** The signs of a rule: tags and lists of words. A list may be looked up by a word, by several, or by the first or the
 *  last of them: where none of its phrases begins with a word of a sentence, nothing of it is there. Signs are made
 *  when their rule is loaded, before any text is read. */
export function signsOf(tags: readonly Tag[], ...lists: readonly WordList[]): Signs {
  if (lists.length === 0) return groupOf(...tags);
  const signs = ownGroup(tags);
  for (const list of lists) for (const phrase of list) note(firstWord(phrase), signs);
  return signs;
}

function note(word: string, signs: Signs): void {
  const known = SIGNS_OF.get(word);
  if (known === undefined) SIGNS_OF.set(word, [signs]);
  else if (!known.includes(signs)) known.push(signs);
}

/** The signs whose lists hold a phrase that begins with a word of an element. */
const signsIn = perWord((text) => text.split(' ').flatMap((word) => SIGNS_OF.get(word) ?? NONE));
const NONE: readonly Signs[] = [];

/** The elements of a text, and what each of its sentences holds: what most rules look for is not there, and this says
 *  so before they are asked. */
export class Told {
  constructor(
    readonly elements: readonly Element[],
    private readonly index = new TagIndex(elements),
  ) {
    for (const { text, sentence } of elements) for (const signs of signsIn(text)) index.mark(sentence, signs);
  }

  /** Whether the sentence of the element at `k` holds any of the signs. */
  in(k: number, signs: Signs): boolean {
    const sentence = this.elements[k]?.sentence;
    return sentence !== undefined && this.index.holds(sentence, signs);
  }

  /** Whether any sentence does. */
  anywhere(signs: Signs): boolean {
    return this.index.tells(signs);
  }

  /** Whether the element at `k` carries a tag of the group. */
  carries(k: number, group: TagGroup): boolean {
    return this.index.carries(k, group);
  }
}
