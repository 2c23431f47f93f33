import { perWord } from '../lexer/per-word';
import { type Tag, WORDS } from '../words';
import type { TokenSource } from './token-source';

/** Shorter words are not taken for misspelt ones. */
const SHORTEST = 4;
/** Tokens that the phrase of a misspelt word may go on for. */
const FURTHER = 4;

/** What a word that is no known phrase means all the same: its tags and the token behind it. */
interface WordMeaning {
  readonly tags: ReadonlySet<Tag>;
  readonly end: number;
  /** The use of a model that it names. */
  readonly name?: string;
}

/** "colleague's", "competitor's": what is known of the one whose it is. */
function ownerAt(source: TokenSource, i: number): WordMeaning | undefined {
  const token = source.at(i);
  if (!/'s?$/.test(token.text)) return undefined;
  const owner = { ...token, text: token.text.replace(/'s?$/, '') };
  const tags = source.lexicon.phrases.match([owner], 0)?.value.tags;
  return tags?.has('person') === true || tags?.has('org') === true ? { tags, end: i + 1 } : undefined;
}

/** "d'articles", "l'utenza", "dell'ospedale", "l'affinage": what is known of the word that an article or a preposition
 *  leans on. */
function elidedAt(source: TokenSource, i: number): WordMeaning | undefined {
  const token = source.at(i);
  const behind = ELIDED.exec(token.text)?.[0].length ?? 0;
  if (behind === 0) return undefined;
  const word = { ...token, text: token.text.slice(behind) };
  const match = source.lexicon.phrases.match([word, ...source.tokens.slice(i + 1, i + 1 + FURTHER)], 0);
  const tags = match?.value.tags;
  const isNoun = tags !== undefined && LEANED_ON.some((tag) => tags.has(tag));
  const use = match?.value.use;
  if (match === undefined || tags === undefined || !(isNoun || use !== undefined)) return undefined;
  return { tags, end: i + match.end, ...(use === undefined ? {} : { name: use }) };
}
/** Nouns of work and of people; small words behind an apostrophe stay what they are. */
const LEANED_ON: readonly Tag[] = ['doc', 'req', 'who', 'out', 'image', 'audio', 'stock', 'calendar'];
const ELIDED = /^(?:d|l|qu|un|dell|all|sull|dall|nell)'(?=\p{L}{3})/u;

/** Shortest unknown word that is taken apart, shortest noun at its end, and shortest word before that. */
const SHORTEST_COMPOUND = 11;
const SHORTEST_NOUN = 5;
const SHORTEST_FIRST = 4;
/** What is counted and written as one word with what it is of: "Schadenakten", "klantvragen", "kundärenden". */
const COMPOUNDED: readonly Tag[] = ['doc', 'req', 'who'];

/** What the noun at the end of a long unknown word means. */
function compoundAt(source: TokenSource, i: number): WordMeaning | undefined {
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

/** "raporları", "şikayeti", "avukatımız": what is known of a Turkish noun with endings. */
function inflectedAt(source: TokenSource, i: number): WordMeaning | undefined {
  const token = source.at(i);
  if (token.kind !== 'word' || !INFLECTABLE.test(token.text)) return undefined;
  for (const stem of stemsOf(token.text)) {
    const tags = source.lexicon.phrases.match([{ ...token, text: stem }], 0)?.value.tags;
    if (tags !== undefined && COUNTED.some((tag) => tags.has(tag))) return { tags, end: i + 1 };
  }
  return undefined;
}
/** The known words that a word is with endings, the longest first. */
const stemsOf = perWord((word): readonly string[] => {
  const stems: string[] = [];
  for (let end = word.length - 1; end >= SHORTEST_STEM; end -= 1) {
    const stem = word.slice(0, end);
    if (Object.hasOwn(INFLECTED, stem) && ENDINGS.test(word.slice(end))) stems.push(stem);
  }
  return stems;
});
const INFLECTED: Readonly<Record<string, string>> = WORDS['tr'] ?? {};
/** Longer runs of letters are no words: each end of them would be looked at. */
const INFLECTABLE = /^[a-z]{6,32}$/;
const SHORTEST_STEM = 4;
const COUNTED: readonly Tag[] = ['doc', 'req', 'who', 'in', 'out', 'pageUnit', 'wordUnit', 'gpuWord', 'node'];
const ENDINGS =
  /^(?:l[ae]r)?(?:[iu]m[iu]z|[iu]n[iu]z|s?[iu])?(?:y?[aeiu]|n?[iu]n|n?[dt][ae]n?|n[ae]|n[iu]|y?l[ae]|l[iu]k?|d[iu]r)?$/;

/** A key word with one slip in it: "concurent users". */
function misspeltAt(source: TokenSource, i: number): WordMeaning | undefined {
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

/** What the word at `i` means that no list holds: of an owner, behind an article that leans on it, misspelt, a compound
 *  or with endings. */
export function meaningAt(source: TokenSource, i: number) {
  const meaning =
    ownerAt(source, i) ??
    elidedAt(source, i) ??
    misspeltAt(source, i) ??
    compoundAt(source, i) ??
    inflectedAt(source, i);
  if (meaning === undefined) return undefined;
  const { tags, end, name } = meaning;
  return { kind: name === undefined ? ('word' as const) : ('use' as const), end, tags, name };
}
