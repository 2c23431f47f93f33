import type { PhraseTrie } from '../lexer/phrase-trie';
import { tokenAt } from '../lexer/token';
import type { Token } from '../lexer/token';
import { SHY_HEADS } from './data/model-defaults';
import { BEHIND_A_NAME, COMMON, GENERIC, LOOSE, LOOSE_GENERIC, UNIT_LIKE } from './data/name-words';
import type { Candidate, ModelIndex } from './model-index';
import type { NameParts } from './model-name';
import { addPart, emptyParts, plainNumber, sizeAt, type WrittenSize } from './model-name';
import type { NameHeads } from './name-head';
import { sizeBefore } from './size-before';
import type { WrittenNames } from './written-name';

/** A family with the pieces that stand around it. */
export interface Bag {
  readonly head: string;
  readonly parts: NameParts;
  /** Tokens `from` to `to` (exclusive); a size before the family belongs to it. */
  readonly from: number;
  readonly to: number;
  /** A piece is joined to the name that no model of the family has. */
  readonly unknown: boolean;
}

/** A bag while it is filled. */
interface Gathering {
  readonly tokens: readonly Token[];
  readonly start: number;
  readonly head: string;
  readonly repository: boolean;
  readonly parts: NameParts;
  to: number;
  unknown: boolean;
  joinedVersion: boolean;
}

const JOINERS = new Set(['-', '_', '.', ':', '/', '~', '@']);
/** The longest name in tokens, and in words. */
const LONGEST = 24;
const MOST_WORDS = 40;
/** Chinese, Japanese and Korean characters stand alone: a name ends before them. */
const STANDS_ALONE = 0x2e80;
const DATE = /^[0-3]\d{3}$/;
/** Words that tell the sizes of one family apart. */
const TIERS = new Set(['small', 'medium', 'large', 'mini', 'nano', 'ultra', 'super']);
const RANGE = new Set(['to', 'or', 'and', '-']);
const MACHINES = /^(?:x|gpus?|cards?|nodes?|instances?|replicas?|machines?|servers?|times)$/;

/** Takes everything up to `end` into the name. */
function take(g: Gathering, end: number): number {
  g.to = end;
  return end;
}

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
    const after = tokenAt(g.tokens, j + 1);
    const joined = isJoined(g, j);
    if (!joined && (UNIT_LIKE.has(after.text) || isRange(g.tokens, j))) return false;
    if (DATE.test(token.text)) return joined || this.candidates(g).some((c) => c.dates.has(token.text));
    if (joined) return token.value < 100;
    if (known) return true;
    if (g.parts.versions.length > 0 || token.value >= 20) return false;
    if (sizeAt(g.tokens, j + 1) !== undefined) return true;
    const lastPiece = j === g.start + 1 || (j === g.to && g.parts.words.length > 1 && g.parts.sizes.length === 0);
    return lastPiece && (token.decimal || endsName(after));
  }

  private word(g: Gathering, j: number): number | undefined {
    const { text } = tokenAt(g.tokens, j);
    if (g.head === 'deepseek' && (text === 'distil' || text === 'distilled')) {
      g.parts.words.push('distill');
      return take(g, j + 1);
    }
    const joined = isJoined(g, j);
    const probe = emptyParts();
    const end = addPart(g.tokens, j, probe);
    if (this.belongs(g, probe, joined, text) && (joined || this.isNamePiece(g, probe, text))) {
      for (const part of ['words', 'versions', 'active', 'sizes'] as const) g.parts[part].push(...probe[part]);
      return take(g, end);
    }
    if (GENERIC.has(text) && (joined || LOOSE_GENERIC.has(text))) return take(g, j + 1);
    if (!joined && j === g.to && this.isUnknownSibling(g, j, end, probe)) {
      g.parts.words.push(...probe.words);
      g.unknown = true;
      return take(g, end);
    }
    return this.unknownWord(g, j, joined);
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
    const { words, versions } = g.parts;
    return this.candidates(g).some(
      (c) => c.words.has(text) && words.every((w) => c.words.has(w)) && versions.every((v) => c.versions.has(v)),
    );
  }

  private unknownWord(g: Gathering, j: number, joined: boolean): number | undefined {
    const { text } = tokenAt(g.tokens, j);
    if (!joined || (!g.repository && this.written.isPlain(text))) return undefined;
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

/** Nothing but a joiner stands between the token and the name so far. */
function isJoined(g: Gathering, j: number): boolean {
  const before = tokenAt(g.tokens, j - 1);
  return tokenAt(g.tokens, j).glued && (before.kind !== 'mark' || JOINERS.has(before.text) || before.text === '(');
}

function mark(g: Gathering, j: number): number | undefined {
  const { text, glued } = tokenAt(g.tokens, j);
  if (text === '(' && g.parts.sizes.length === 0 && sizeAt(g.tokens, j + 1) !== undefined) return j + 1;
  const next = tokenAt(g.tokens, j + 1);
  if (!JOINERS.has(text) || !glued || !next.glued || next.text.charCodeAt(0) >= STANDS_ALONE) return undefined;
  return text === '/' && g.parts.sizes.length > 0 && !g.repository ? undefined : j + 1;
}

function takeSize(g: Gathering, j: number, size: WrittenSize): number | undefined {
  if (g.parts.sizes.length > 0 && !isJoined(g, j)) return undefined;
  g.parts.sizes.push(size.text);
  return take(g, tokenAt(g.tokens, size.end).text === ')' ? size.end + 1 : size.end);
}

/** "2 to 4 GPUs": a number that begins a range counts something. */
function isRange(tokens: readonly Token[], j: number): boolean {
  if (!RANGE.has(tokenAt(tokens, j + 1).text) || tokenAt(tokens, j + 2).kind !== 'number') return false;
  return MACHINES.test(tokenAt(tokens, j + 3).text);
}

/** Whether a number before this token can be the last piece of a name: "Gemma 5, ", "Gemma 5 on". */
function endsName(after: Token): boolean {
  if (after.text === '' || BEHIND_A_NAME.has(after.text)) return true;
  return (after.kind === 'mark' && !after.glued) || /^[,.;:?!)]$/.test(after.text);
}

/** The bag with a size that stands before the family; undefined for an everyday word that nothing makes a name. */
function finished(g: Gathering): Bag | undefined {
  const { head, parts, to, unknown } = g;
  const left = parts.sizes.length === 0 ? sizeBefore(g.tokens, g.start) : undefined;
  if (left !== undefined) parts.sizes.push(left.text);
  if (SHY_HEADS.has(head) && isBare(g)) return undefined;
  return { head, parts, from: left?.from ?? g.start, to, unknown };
}

/** No size, no joined version, no second word: `step 3`, `command`. */
function isBare({ head, parts, joinedVersion }: Gathering): boolean {
  if (parts.sizes.length > 0 || joinedVersion || parts.words.length > 1) return false;
  return parts.versions.length === 0 || LOOSE.has(head);
}
