import type { Element } from '../elements/element';
import { TagIndex } from '../elements/tag-index';
import { firstWord } from '../lexer/first-word';
import type { Tag } from '../words';

type WordList = ReadonlySet<string>;

/** What a rule looks for, by any of which it has something to decide: words with a tag, or words of a list. */
export interface Signs {
  readonly tags: readonly Tag[];
  readonly lists: readonly WordList[];
}

/** The lists of all signs, by the first word of each of their phrases. */
const LISTS_OF = new Map<string, WordList[]>();

/** The signs of a rule: tags and lists of words. A list may be looked up by a word, by several, or by the first or the
 *  last of them: where none of its phrases begins with a word of a sentence, nothing of it is there. Signs are made
 *  when their rule is loaded, before any text is read. */
export function signsOf(tags: readonly Tag[], ...lists: readonly WordList[]): Signs {
  for (const list of lists) for (const phrase of list) note(firstWord(phrase), list);
  return { tags, lists };
}

function note(word: string, list: WordList): void {
  const known = LISTS_OF.get(word);
  if (known === undefined) LISTS_OF.set(word, [list]);
  else if (!known.includes(list)) known.push(list);
}

/** The elements of a text, and what each of its sentences holds: what most rules look for is not there, and this says
 *  so before they are asked. */
export class Told {
  /** The lists of which a sentence may hold a phrase, by its number. */
  private readonly listed: Set<WordList>[] = [];

  constructor(
    readonly elements: readonly Element[],
    private readonly index = new TagIndex(elements),
  ) {
    for (const { text, sentence } of elements)
      if (!text.includes(' ')) this.hear(text, sentence);
      else for (const word of text.split(' ')) this.hear(word, sentence);
  }

  private hear(word: string, sentence: number): void {
    const lists = LISTS_OF.get(word);
    if (lists === undefined) return;
    const heard = (this.listed[sentence] ??= new Set());
    for (const list of lists) heard.add(list);
  }

  /** Whether the sentence of the element at `k` holds any of the signs. */
  in(k: number, { tags, lists }: Signs): boolean {
    const sentence = this.elements[k]?.sentence;
    return sentence !== undefined && (this.index.speaks(sentence, tags) || holdsAny(this.listed[sentence], lists));
  }

  /** Whether any sentence does. */
  anywhere({ tags, lists }: Signs): boolean {
    for (const tag of tags) if (this.index.tagged(tag).length > 0) return true;
    return lists.length > 0 && this.listed.some((heard) => holdsAny(heard, lists));
  }
}

function holdsAny(heard: ReadonlySet<WordList> | undefined, lists: readonly WordList[]): boolean {
  if (heard === undefined) return false;
  for (const list of lists) if (heard.has(list)) return true;
  return false;
}
