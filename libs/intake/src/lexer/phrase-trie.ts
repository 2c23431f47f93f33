import { lex } from './lex';
import type { Token } from './token';

interface Node<T> {
  readonly next: Map<string, Node<T>>;
  /** Some phrase is written with a blank before this token. */
  apart?: true;
  value?: T;
}
/** What a phrase matched: its value and the token behind it. */
export interface PhraseMatch<T> {
  readonly value: T;
  readonly end: number;
}

const JOINERS = new Set(['-', '_', '/', '.', ':', "'"]);

/** A joiner inside a name touches both sides; a hyphen or underscore at least one. */
const joins = (joiner: Token, next: Token | undefined): boolean =>
  next !== undefined &&
  !next.line &&
  ((joiner.glued && next.glued) || ((joiner.text === '-' || joiner.text === '_') && (joiner.glued || next.glued)));

/** Syllables and ideographs that stand apart belong to two words, unless a phrase is written so. */
const isCut = (token: Token, node: Node<unknown>): boolean =>
  !token.glued && node.apart !== true && token.text.charCodeAt(0) >= FIRST_IDEOGRAPH;
const FIRST_IDEOGRAPH = 0x2e80;

/** Phrases by their tokens. Case, spacing, hyphens and underscores inside a phrase do not matter. Built once, read
 *  often. */
export class PhraseTrie<T> {
  private readonly root: Node<T> = { next: new Map() };

  /** Adds a phrase; the first value given for it stays. */
  add(phrase: string, value: T): void {
    let node = this.root;
    for (const token of lex(phrase)) {
      if (JOINERS.has(token.text)) continue;
      let next = node.next.get(token.text);
      if (next === undefined) {
        next = { next: new Map() };
        node.next.set(token.text, next);
      }
      if (!token.glued) next.apart = true;
      node = next;
    }
    if (node !== this.root && node.value === undefined) node.value = value;
  }

  /** The longest phrase that begins at token `i`. Looks at as many tokens as the longest phrase has, never more than
   *  40. */
  match(tokens: readonly Token[], i: number): PhraseMatch<T> | undefined {
    let node = this.root;
    let best: PhraseMatch<T> | undefined;
    for (let j = i; j < tokens.length && j < i + 40; j++) {
      const token = tokens[j]!;
      const next = node.next.get(token.text);
      if (next !== undefined && !(j > i && ((token.line && token.kind === 'number') || isCut(token, next)))) {
        node = next;
        if (node.value !== undefined) best = { value: node.value, end: j + 1 };
        continue;
      }
      if (j > i && JOINERS.has(token.text) && joins(token, tokens[j + 1])) continue;
      break;
    }
    return best;
  }
}
