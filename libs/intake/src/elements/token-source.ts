import type { GpuIndex, GpuMention } from '../gazetteers/gpu-index';
import type { Entry, Lexicon } from '../gazetteers/lexicon';
import type { PhraseMatch } from '../lexer/phrase-trie';
import { isIdeographic, type Token, tokenAt } from '../lexer/token';
import type { Tag } from '../words';
import { anyOf } from './element';

/** The tokens of a text with what is known by name: what all readers of elements ask. Every look is total; outside the
 *  text there is a mark that equals nothing. */
export class TokenSource {
  constructor(
    readonly tokens: readonly Token[],
    readonly gpus: GpuIndex,
    readonly lexicon: Lexicon,
  ) {}

  at(i: number): Token {
    return tokenAt(this.tokens, i);
  }
  text(i: number): string {
    return this.at(i).text;
  }
  /** The longest known phrase that begins at `i`. */
  phraseAt(i: number): PhraseMatch<Entry> | undefined {
    return this.lexicon.phrases.match(this.tokens, i);
  }
  /** What that phrase means; undefined where none is known. */
  tagsAt(i: number): ReadonlySet<Tag> | undefined {
    return this.phraseAt(i)?.value.tags;
  }
  /** Whether it carries any of the tags. */
  carries(i: number, tags: readonly Tag[]): boolean {
    const carried = this.tagsAt(i);
    return carried !== undefined && anyOf(carried, tags);
  }
  cardAt(i: number): GpuMention | undefined {
    return this.gpus.at(this.tokens, i);
  }
  /** Whether `i` goes on a word that begins before it: the `100` of `a100`. */
  joinedLeft(i: number): boolean {
    const token = this.at(i);
    const before = this.at(i - 1);
    return token.glued && before.kind === 'word' && !isIdeographic(before.text) && !isIdeographic(token.text);
  }
}
