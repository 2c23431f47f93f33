import { hasFarScript, isFarPhrase, PhraseCutter } from '../lexer/phrase-tokens';
import { perWord } from '../lexer/per-word';
import { PhraseTrie } from '../lexer/phrase-trie';
import type { SlipIndex } from '../lexer/slip';
import { indexSlips } from '../lexer/slip';
import type { Tag } from '../words';
import { BOUND, phrases as wordList } from '../words';
import type { PrecisionName } from './data/precisions';
import { PRECISION_NAMES } from './data/precisions';
import { FURTHER_SLIP_TARGETS, NEVER_SLIPS, SLIP_TARGETS } from './data/slip-words';
import { type Entry, LexiconEntries } from './lexicon-entries';

export type { Entry } from './lexicon-entries';

/** Everything the reader knows that is not a model or a card. */
export interface Lexicon {
  readonly phrases: PhraseTrie<Entry>;
  readonly precisions: PhraseTrie<PrecisionName>;
  readonly slips: SlipIndex;
  isWord(word: string): boolean;
}

/** The words that phrases are made of. Those of far scripts are put together when a text has one of them. */
class KnownWords {
  private near: Set<string> | undefined;
  private far: Set<string> | undefined;

  constructor(
    private readonly phrases: readonly string[],
    private readonly cutter: PhraseCutter,
  ) {}

  has(word: string): boolean {
    if ((this.near ??= this.wordsOf(false)).has(word)) return true;
    return hasFarScript(word) && (this.far ??= this.wordsOf(true)).has(word);
  }

  private wordsOf(far: boolean): Set<string> {
    const words = new Set<string>(NEVER_SLIPS);
    for (const phrase of this.phrases)
      if (isFarPhrase(phrase) === far) for (const word of this.cutter.textOf(phrase).split(' ')) words.add(word);
    return words;
  }
}

/** The words whose misspellings are read as them; names of trades are too many and too like other words. */
function slipTargets(): ReadonlySet<string> {
  const words = new Set<string>();
  for (const [phrase, said] of wordList(BOUND)) {
    const tags = said.split(' ');
    const isTarget = tags.some((t) => SLIP_TARGETS.has(t as Tag)) && !tags.includes('trade');
    if (isTarget && /^[a-z]{5,}$/.test(phrase)) words.add(phrase);
  }
  for (const word of FURTHER_SLIP_TARGETS) words.add(word);
  return words;
}

/** Builds the lexicon once. Most of it waits for a text that needs it, which changes nothing in what it holds. */
export function buildLexicon(): Lexicon {
  const cutter = new PhraseCutter();
  const entries = new LexiconEntries(cutter);
  const phrases = new PhraseTrie<Entry>(cutter, (first) => entries.take(first));
  const precisions = new PhraseTrie<PrecisionName>();
  for (const [name, precision] of PRECISION_NAMES) precisions.add(name, precision);
  const words = new KnownWords(entries.phrases, cutter);
  let slips: SlipIndex | undefined;
  const slipIndex = (): SlipIndex => (slips ??= indexSlips(slipTargets(), 5, false));
  const slipOf = perWord((word) => slipIndex().find(word) ?? null);
  return {
    phrases,
    precisions,
    slips: { find: (word) => slipOf(word) ?? undefined },
    isWord: (word) => words.has(word),
  };
}
