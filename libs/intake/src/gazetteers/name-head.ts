import { perWord } from '../lexer/per-word';
import { indexSlips } from '../lexer/slip';
import type { SlipIndex } from '../lexer/slip';
import { tokenAt } from '../lexer/token';
import type { Token } from '../lexer/token';
import { EVERYDAY_FAMILIES, MISSPELT, SHY_HEADS } from './data/model-defaults';
import type { ModelIndex } from './model-index';
import { sizeAt } from './model-name';

/** What a word is to the names of models, whatever stands around it: a family word itself or spelled otherwise. */
interface HeadWord {
  readonly word: string;
  /** It is one as it stands; an everyday word all the same begins no name. */
  readonly isHead: boolean;
  readonly isEveryday: boolean;
  readonly spelled: string | undefined;
}

/** The words that the mention of a model can begin with, misspelt ones included. */
export class NameHeads {
  private readonly slips: SlipIndex;
  private readonly shortNames: SlipIndex;
  constructor(
    private readonly index: ModelIndex,
    private readonly isWord: (word: string) => boolean,
  ) {
    const heads = [...index.byHead.keys()].filter((h) => !SHY_HEADS.has(h));
    this.slips = indexSlips(heads, 5, true);
    this.shortNames = indexSlips(heads, 4, false);
  }

  /** The family word that token `i` is, or undefined; everyday words are none, whoever put them into the catalog. */
  at(tokens: readonly Token[], i: number): string | undefined {
    const token = tokenAt(tokens, i);
    if (token.kind !== 'word') return undefined;
    const { word, isHead, isEveryday, spelled } = this.known(token.text);
    if (isHead) return isEveryday ? undefined : word;
    if (spelled !== undefined && word.length > LONGEST_SHORT) return spelled;
    if (!hasNumberBehind(tokens, i)) return undefined;
    return spelled ?? this.misspelt(word) ?? undefined;
  }

  private readonly known = perWord((text): HeadWord => {
    const word = text.endsWith("'s") ? text.slice(0, -2) : text;
    const isHead = this.index.byHead.has(word);
    return {
      word,
      isHead,
      isEveryday: isHead && this.isWord(word) && !EVERYDAY_FAMILIES.has(word),
      spelled: isHead ? undefined : (MISSPELT.get(word) ?? this.singular(word)),
    };
  });

  private singular(word: string): string | undefined {
    const bare = word.endsWith('s') ? word.slice(0, -1) : undefined;
    return bare !== undefined && this.index.byHead.has(bare) ? bare : undefined;
  }

  private readonly misspelt = perWord((word): string | null => {
    if (this.isWord(word) || VERBS.has(word)) return null;
    return this.slips.find(word) ?? (word.length >= 4 ? this.shortNames.find(word) : undefined) ?? null;
  });
}

/** "Cada consulta lleva 6.000 tokens": verbs one letter away from a family, before a number. */
const VERBS: ReadonlySet<string> = new Set(['lleva', 'llevan', 'llevo', 'lleve', 'leva', 'levam', 'lava', 'laver']);
/** A word so short is a name only before a number. */
const LONGEST_SHORT = 4;

/** A number, a joined number or a size stands behind the word. */
function hasNumberBehind(tokens: readonly Token[], i: number): boolean {
  const next = tokenAt(tokens, i + 1);
  if (next.kind === 'number' || sizeAt(tokens, i + 2) !== undefined) return true;
  return (next.text === '-' || next.text === ':') && tokenAt(tokens, i + 2).kind === 'number';
}
