import type { PhraseTrie } from '../lexer/phrase-trie';
import { tokenAt } from '../lexer/token';
import type { Token } from '../lexer/token';
import {
  type Bag,
  endsName,
  finished,
  type Gathering,
  isJoined,
  isNewVersion,
  isRange,
  mark,
  take,
  takeSize,
} from './bag-gathering';
import { COMMON, GENERIC, LOOSE_GENERIC, UNIT_LIKE } from './data/name-words';
import type { Candidate, ModelIndex } from './model-index';
import type { NameParts } from './model-name';
import { addPart, emptyParts, plainNumber, sizeAt } from './model-name';
import type { NameHeads } from './name-head';
import type { WrittenNames } from './written-name';

export type { Bag } from './bag-gathering';

/** The longest name in tokens, and in words. */
const LONGEST = 24;
const MOST_WORDS = 40;
/** A release code: `2507`, `0528`. */
const DATE = /^[0-3]\d{3}$/;
const DISTILLED = new Set(['distil', 'distilled']);
/** Words that tell the sizes of one family apart. */
const TIERS = new Set(['small', 'medium', 'large', 'mini', 'nano', 'ultra', 'super']);

/** Gathers the pieces of a name around its head, one token after the other; a step gives the token behind what it
 *  took, or undefined where the name ends. */
export class NameBags {
  constructor(
    private readonly index: ModelIndex,
    private readonly precisions: PhraseTrie<unknown>,
    private readonly heads: NameHeads,
    private readonly written: WrittenNames,
  ) {}

  /** The name whose family stands at token `i`; undefined where none does. @param repository it stands behind `org/` */
  at(tokens: readonly Token[], i: number, repository: boolean): Bag | undefined {
    const head = this.heads.at(tokens, i);
    if (head === undefined) return undefined;
    const g: Gathering = {
      tokens,
      start: i,
      head,
      repository,
      parts: emptyParts(),
      to: i + 1,
      unknown: false,
      joinedVersion: false,
    };
    let j: number | undefined = this.begin(g);
    while (j !== undefined && j < tokens.length && j < i + LONGEST && !tokenAt(tokens, j).line) j = this.step(g, j);
    return finished(g);
  }

  /** The head itself; a single letter with a number behind it is one word with it. */
  private begin(g: Gathering): number {
    const next = tokenAt(g.tokens, g.start + 1);
    if (next.kind === 'number' && next.glued && tokenAt(g.tokens, g.start).text.length === 1)
      return take(g, addPart(g.tokens, g.start, g.parts));
    g.parts.words.push(g.head);
    return g.start + 1;
  }

  private step(g: Gathering, j: number): number | undefined {
    const token = tokenAt(g.tokens, j);
    if (token.kind === 'mark') return mark(g, j);
    if (token.text.startsWith("'")) return undefined; // the ending of a Turkish case
    const precision = this.precisions.match(g.tokens, j);
    if (precision !== undefined) return isJoined(g, j) ? take(g, precision.end) : undefined;
    return token.kind === 'number' ? this.number(g, j) : this.word(g, j);
  }

  private number(g: Gathering, j: number): number | undefined {
    const size = sizeAt(g.tokens, j);
    if (size !== undefined) return takeSize(g, j, size);
    const token = tokenAt(g.tokens, j);
    const known = this.index.versionsOf.get(g.head)?.has(plainNumber(token.text)) === true;
    if (!this.belongsAsNumber(g, j, known)) return undefined;
    const joined = isJoined(g, j);
    if (g.parts.versions.length > 0 && !known && !DATE.test(token.text)) {
      if (!joined) return undefined;
      g.unknown = true;
      return take(g, j + 1);
    }
    if (joined) g.joinedVersion = true;
    return take(g, addPart(g.tokens, j, g.parts));
  }

  /** Whether a number is a version or a release code of the family, known or written as one. */
  private belongsAsNumber(g: Gathering, j: number, known: boolean): boolean {
    const token = tokenAt(g.tokens, j);
    const joined = isJoined(g, j);
    if (!joined && (UNIT_LIKE.has(tokenAt(g.tokens, j + 1).text) || isRange(g.tokens, j))) return false;
    if (DATE.test(token.text)) return joined || this.candidates(g).some((c) => c.dates.has(token.text));
    return joined ? token.value < 100 : known || isNewVersion(g, j);
  }

  private word(g: Gathering, j: number): number | undefined {
    const { text } = tokenAt(g.tokens, j);
    if (g.head === 'deepseek' && DISTILLED.has(text)) {
      g.parts.words.push('distill');
      return take(g, j + 1);
    }
    const joined = isJoined(g, j);
    const probe = emptyParts();
    const end = addPart(g.tokens, j, probe);
    if (this.belongs(g, probe, joined, text)) {
      for (const part of ['words', 'versions', 'active', 'sizes'] as const) g.parts[part].push(...probe[part]);
      return take(g, end);
    }
    if (GENERIC.has(text) && (joined || LOOSE_GENERIC.has(text))) return take(g, j + 1);
    return joined ? this.joinedWord(g, j) : this.sibling(g, j, end, probe);
  }

  /** Takes an unknown sibling of the family's models into the name, which makes it unknown. */
  private sibling(g: Gathering, j: number, end: number, probe: NameParts): number | undefined {
    if (j !== g.to || !this.isUnknownSibling(g, j, end, probe)) return undefined;
    g.parts.words.push(...probe.words);
    g.unknown = true;
    return take(g, end);
  }

  /** A piece with a space before it that the family has of the same kind, and not this one: `Kimi K4` beside K2,
   *  `Magistral Medium` beside Small. */
  private isUnknownSibling(g: Gathering, j: number, end: number, probe: NameParts): boolean {
    const [word] = probe.words;
    if (word === undefined || g.parts.sizes.length > 0) return false;
    const pieces = this.candidates(g).flatMap((c) => [...c.words]);
    if (pieces.includes(word)) return false;
    if (/^[a-z]\d/.test(word)) return pieces.some((p) => p.charAt(0) === word.charAt(0) && /^[a-z]\d/.test(p));
    const next = tokenAt(g.tokens, end);
    const ends = next.kind === 'number' || endsName(next);
    return TIERS.has(word) && end === j + 1 && ends && pieces.some((p) => TIERS.has(p));
  }

  /** The pieces of a word are pieces of models of this family, or a version nobody knows yet. */
  private belongs(g: Gathering, probe: NameParts, joined: boolean, text: string): boolean {
    return this.isPiece(g, probe, joined, text) && (joined || this.isNamePiece(g, probe, text));
  }

  private isPiece(g: Gathering, probe: NameParts, joined: boolean, text: string): boolean {
    if (probe.active.length > 0) return true;
    if (probe.words.length + probe.versions.length === 0) return false;
    if (text === 'v' && probe.words.length === 0 && g.parts.versions.length === 0) return true;
    const versions = this.index.versionsOf.get(g.head);
    const candidates = this.candidates(g);
    return (
      probe.words.every((w) => this.index.vocabulary.has(w) && candidates.some((c) => c.words.has(w))) &&
      (joined || probe.versions.every((v) => versions?.has(v) === true))
    );
  }

  /** A plain word such as `small` or `next` belongs to the name only when a model with all words so far has it. */
  private isNamePiece(g: Gathering, probe: NameParts, text: string): boolean {
    if (!COMMON.has(text) || probe.words[0] !== text) return true;
    const { words, versions, sizes } = g.parts;
    return this.candidates(g).some(
      (c) =>
        c.words.has(text) &&
        words.every((w) => c.words.has(w)) &&
        versions.every((v) => c.versions.has(v)) &&
        (c.sizes.size === 0 || sizes.every((s) => c.sizes.has(s))),
    );
  }

  /** A word that no model of the family has, joined to the name: it makes the name unknown. */
  private joinedWord(g: Gathering, j: number): number | undefined {
    const { text } = tokenAt(g.tokens, j);
    if (!g.repository && this.written.isPlain(text)) return undefined;
    const afterSize = g.parts.sizes.length > 0 && tokenAt(g.tokens, j - 1).kind !== 'mark';
    if (!g.repository && afterSize && sizeAt(g.tokens, j + 1) === undefined) return undefined;
    g.unknown = true;
    take(g, j + 1);
    return g.parts.words.length > MOST_WORDS ? undefined : j + 1;
  }

  private candidates(g: Gathering): readonly Candidate[] {
    return this.index.byHead.get(g.head) ?? [];
  }
}
