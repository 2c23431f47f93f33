import { isIdeographic, tokenAt } from '../lexer/token';
import type { Token } from '../lexer/token';
import { SHY_HEADS } from './data/model-defaults';
import { BEHIND_A_NAME, LOOSE } from './data/name-words';
import type { NameParts } from './model-name';
import { sizeAt, type WrittenSize } from './model-name';
import { sizeBefore } from './size-before';

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
export interface Gathering {
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
const RANGE = new Set(['to', 'or', 'and', '-']);
const MACHINES = /^(?:x|gpus?|cards?|nodes?|instances?|replicas?|machines?|servers?|times)$/;

/** Takes everything up to `end` into the name. */
export function take(g: Gathering, end: number): number {
  g.to = end;
  return end;
}

/** Nothing but a joiner stands between the token and the name so far. */
export function isJoined(g: Gathering, j: number): boolean {
  const before = tokenAt(g.tokens, j - 1);
  return tokenAt(g.tokens, j).glued && (before.kind !== 'mark' || JOINERS.has(before.text) || before.text === '(');
}

export function mark(g: Gathering, j: number): number | undefined {
  const { text, glued } = tokenAt(g.tokens, j);
  if (text === '(' && g.parts.sizes.length === 0 && sizeAt(g.tokens, j + 1) !== undefined) return j + 1;
  const next = tokenAt(g.tokens, j + 1);
  if (!JOINERS.has(text) || !glued || !next.glued || isIdeographic(next.text)) return undefined;
  return text === '/' && g.parts.sizes.length > 0 ? undefined : j + 1;
}

export function takeSize(g: Gathering, j: number, size: WrittenSize): number | undefined {
  if (g.parts.sizes.length > 0 && !isJoined(g, j)) return undefined;
  g.parts.sizes.push(size.text);
  const isBracketed = tokenAt(g.tokens, j - 1).text === '(' && tokenAt(g.tokens, size.end).text === ')';
  return take(g, isBracketed ? size.end + 1 : size.end);
}

/** Whether a number that stands apart is a version nobody knows yet: the last piece of a name that states none. */
export function isNewVersion(g: Gathering, j: number): boolean {
  const token = tokenAt(g.tokens, j);
  if (g.parts.versions.length > 0 || token.value >= 20) return false;
  if (sizeAt(g.tokens, j + 1) !== undefined) return true;
  const lastPiece = j === g.start + 1 || (j === g.to && g.parts.words.length > 1 && g.parts.sizes.length === 0);
  return lastPiece && (token.decimal || endsName(tokenAt(g.tokens, j + 1)));
}

/** "2 to 4 GPUs": a number that begins a range counts something. */
export function isRange(tokens: readonly Token[], j: number): boolean {
  if (!RANGE.has(tokenAt(tokens, j + 1).text) || tokenAt(tokens, j + 2).kind !== 'number') return false;
  return MACHINES.test(tokenAt(tokens, j + 3).text);
}

/** Whether a number before this token can be the last piece of a name: "Gemma 5, ", "Gemma 5 on". */
export function endsName(after: Token): boolean {
  if (after.text === '' || BEHIND_A_NAME.has(after.text)) return true;
  return (after.kind === 'mark' && !after.glued) || /^[,.;:?!)]$/.test(after.text);
}

/** The bag with a size that stands before the family; undefined for an everyday word that nothing makes a name. */
export function finished(g: Gathering): Bag | undefined {
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
