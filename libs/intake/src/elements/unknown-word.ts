import type { Tag } from '../words';
import type { TokenSource } from './token-source';

/** Shorter words are not taken for misspelt ones. */
const SHORTEST = 4;
/** Tokens that the phrase of a misspelt word may go on for. */
const FURTHER = 4;

/** What a word that is no known phrase means all the same: its tags and the token behind it. */
export interface WordMeaning {
  readonly tags: ReadonlySet<Tag>;
  readonly end: number;
}

/** "colleague's", "competitor's": what is known of the one whose it is. */
export function ownerAt(source: TokenSource, i: number): WordMeaning | undefined {
  const token = source.at(i);
  if (!/'s?$/.test(token.text)) return undefined;
  const owner = { ...token, text: token.text.replace(/'s?$/, '') };
  const tags = source.lexicon.phrases.match([owner], 0)?.value.tags;
  return tags?.has('person') === true || tags?.has('org') === true ? { tags, end: i + 1 } : undefined;
}

/** A key word with one slip in it: "concurent users". */
export function misspeltAt(source: TokenSource, i: number): WordMeaning | undefined {
  const token = source.at(i);
  const goesOn = token.glued && source.at(i - 1).kind !== 'mark';
  if (token.kind !== 'word' || token.text.length < SHORTEST || goesOn || source.lexicon.isWord(token.text))
    return undefined;
  const meant = source.lexicon.slips.find(token.text);
  if (meant === undefined) return undefined;
  const behind = source.tokens.slice(i + 1, i + 1 + FURTHER);
  const match = source.lexicon.phrases.match([{ ...token, text: meant }, ...behind], 0);
  return match === undefined ? undefined : { tags: match.value.tags, end: i + match.end };
}
