import type { PhraseTrie } from '../lexer/phrase-trie';
import { isIdeographic, tokenAt } from '../lexer/token';
import type { Token } from '../lexer/token';
import { MODEL_VARIANTS, NAME_SUFFIXES, NOT_ORGANISATIONS, SPOKEN_VARIANTS } from './data/model-defaults';
import { GENERIC } from './data/name-words';
import { sizeAt } from './model-name';

/** Marks that join the pieces of one name: `Llama-3.3-70B`, `llama3:70b`, `Qwen3_8B`. */
export const NAME_JOINERS: ReadonlySet<string> = new Set(['-', '_', ':', '.', '@', '~']);
/** The longest name that is looked at, in tokens. */
const LONGEST = 32;

/** Where a name that stands in the text as one piece begins and ends, whatever the catalog knows of it. */
export class WrittenNames {
  constructor(
    private readonly precisions: PhraseTrie<unknown>,
    private readonly isWord: (word: string) => boolean,
  ) {}

  /** The token behind the name that goes on from token `from`: everything joined to it, up to a word of plain English
   *  (`GLM-5-based`).
   *  @param repository behind `org/` such words belong to the name */
  end(tokens: readonly Token[], from: number, repository = false): number {
    let j = from + 1;
    while (j < tokens.length && j < from + LONGEST && tokenAt(tokens, j).glued) {
      const token = tokenAt(tokens, j);
      if (isIdeographic(token.text) || token.text.startsWith("'")) break; // "32B'yi"
      if (token.kind !== 'mark') {
        j++;
        continue;
      }
      if (!this.joins(tokens, j, repository)) break;
      j++;
    }
    return j;
  }

  /** Whether the mark at `j` joins what follows to the name. */
  private joins(tokens: readonly Token[], j: number, repository: boolean): boolean {
    const mark = tokenAt(tokens, j);
    const next = tokenAt(tokens, j + 1);
    if (!NAME_JOINERS.has(mark.text) || !next.glued || next.kind === 'mark') return false;
    if (next.kind !== 'word') return true;
    if (mark.text === '.' && this.precisions.match(tokens, j + 1) === undefined) return false;
    return repository ? !NAME_SUFFIXES.has(next.text) : !this.isPlain(next.text);
  }

  /** Whether what stands from `from` to `to` leaves the model the same: formats, `instruct`, marks. A number or
   *  another word does not. */
  addsNothing(tokens: readonly Token[], from: number, to: number): boolean {
    for (let j = from; j < to;) {
      const precision = this.precisions.match(tokens, j);
      const token = tokenAt(tokens, j);
      if (precision === undefined && token.kind !== 'mark' && !GENERIC.has(token.text)) return false;
      j = precision?.end ?? j + 1;
    }
    return true;
  }

  /** A word behind a name that makes it another model: `GLM 5.3 Flash`, `Nemotron Nano Omni`. Not when it begins
   *  something else ("flash attention"). */
  variantAt(tokens: readonly Token[], i: number): boolean {
    const token = tokenAt(tokens, i);
    if (!SPOKEN_VARIANTS.has(token.text) || token.glued || token.line) return false;
    const next = tokenAt(tokens, i + 1);
    return next.kind !== 'word' || this.isPlain(next.text) || GENERIC.has(next.text);
  }

  /** Whether `org/name` stands at token `slash - n`: a repository of an organisation that the catalog does not know. */
  isRepository(tokens: readonly Token[], from: number, slash: number): boolean {
    if (tokenAt(tokens, from).text.length < 3 || NOT_ORGANISATIONS.has(tokenAt(tokens, from).text)) return false;
    if (tokenAt(tokens, from).glued && !isHub(tokens, from)) return false;
    const owner = tokens.slice(from, slash);
    if (owner.some((t) => t.kind === 'number')) return false;
    if (owner.every((t) => t.kind === 'mark' || this.isPlain(t.text))) return false;
    const first = tokenAt(tokens, slash + 1);
    if (!first.glued || first.kind !== 'word') return false;
    const lettered = first.text.length < 3 && tokenAt(tokens, slash + 2).kind === 'number';
    if (first.text.length < 3 && !lettered) return false;
    return this.looksLikeName(tokens, slash + 1, this.isPlain(first.text));
  }

  /** The end of a name nobody knows that states its size: `FooBar-13B`, `csm-1b`; undefined when this is none. */
  sizedName(tokens: readonly Token[], i: number): number | undefined {
    const first = tokenAt(tokens, i);
    if (first.kind !== 'word' || first.text.length < 3 || first.glued || !tokenAt(tokens, i + 1).glued)
      return undefined;
    if (this.isPlain(first.text) || GENERIC.has(first.text) || NAME_SUFFIXES.has(first.text)) return undefined;
    if (this.precisions.match(tokens, i) !== undefined) return undefined;
    const end = this.end(tokens, i);
    for (let j = i + 1; j < end; j++) if (sizeAt(tokens, j)?.end === j + 2 && tokenAt(tokens, j).glued) return end;
    return undefined;
  }

  /** A size makes a name of any words; a number or a variant of others than plain English. */
  private looksLikeName(tokens: readonly Token[], from: number, plain: boolean): boolean {
    const end = this.end(tokens, from);
    for (let j = from; j < end; j++) {
      if (sizeAt(tokens, j) !== undefined) return true;
      const token = tokenAt(tokens, j);
      if (!plain && (token.kind === 'number' || (j > from && MODEL_VARIANTS.has(token.text)))) return true;
    }
    return false;
  }

  /** A word of plain English, which is no piece of a name. */
  isPlain(word: string): boolean {
    if (word.length === 1) return false;
    return NAME_SUFFIXES.has(word) || (this.isWord(word) && !MODEL_VARIANTS.has(word) && !GENERIC.has(word));
  }
}

/** Behind the address of a model hub an organisation begins. */
function isHub(tokens: readonly Token[], from: number): boolean {
  return tokenAt(tokens, from - 1).text === '/' && /^(?:co|hf)$/.test(tokenAt(tokens, from - 2).text);
}
