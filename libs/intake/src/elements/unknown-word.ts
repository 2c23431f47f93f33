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

/** "d'articles", "l'utenza", "dell'ospedale": what is known of the word that an article or a preposition leans on. */
export function elidedAt(source: TokenSource, i: number): WordMeaning | undefined {
  const token = source.at(i);
  const behind = ELIDED.exec(token.text)?.[0].length ?? 0;
  if (behind === 0) return undefined;
  const word = { ...token, text: token.text.slice(behind) };
  const match = source.lexicon.phrases.match([word, ...source.tokens.slice(i + 1, i + 1 + FURTHER)], 0);
  const tags = match?.value.tags;
  const isNoun = tags !== undefined && LEANED_ON.some((tag) => tags.has(tag));
  return match === undefined || !isNoun ? undefined : { tags, end: i + match.end };
}
/** Nouns of work and of people; small words behind an apostrophe stay what they are. */
const LEANED_ON: readonly Tag[] = ['doc', 'req', 'who', 'out', 'image', 'audio', 'stock'];
const ELIDED = /^(?:d|l|qu|un|dell|all|sull|dall|nell)'(?=\p{L}{4})/u;

/** Shortest unknown word that is taken apart, shortest noun at its end, and shortest word before that. */
const SHORTEST_COMPOUND = 11;
const SHORTEST_NOUN = 5;
const SHORTEST_FIRST = 4;
/** What is counted and written as one word with what it is of: "Schadenakten", "klantvragen", "kundärenden". */
const COMPOUNDED: readonly Tag[] = ['doc', 'req', 'who'];

/** What the noun at the end of a long unknown word means. */
export function compoundAt(source: TokenSource, i: number): WordMeaning | undefined {
  const token = source.at(i);
  const { text } = token;
  if (token.kind !== 'word' || text.length < SHORTEST_COMPOUND || !/^[a-z]+$/.test(text)) return undefined;
  for (let from = SHORTEST_FIRST; from <= text.length - SHORTEST_NOUN && from < LONGEST_FIRST; from += 1) {
    const noun = { ...token, text: text.slice(from) };
    const tags = source.lexicon.isWord(noun.text) ? source.lexicon.phrases.match([noun], 0)?.value.tags : undefined;
    const counted = tags === undefined ? [] : COMPOUNDED.filter((tag) => tags.has(tag));
    if (counted.length > 0) return { tags: new Set(counted), end: i + 1 };
  }
  return undefined;
}
const LONGEST_FIRST = 24;

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
