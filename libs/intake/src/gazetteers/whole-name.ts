import { tokenAt } from '../lexer/token';
import type { Token } from '../lexer/token';
import type { ModelReading } from '../reading';
import { GENERIC } from './data/name-words';
import { addPart, emptyParts, type NameParts } from './model-name';

/** A model named in the text: tokens `from` to `to` (exclusive). */
export interface ModelMention {
  readonly from: number;
  readonly to: number;
  readonly reading: ModelReading;
  readonly approximation?: string;
  readonly head: string;
  readonly parts: NameParts;
  /** The text says how large it is, itself or through an exact name. */
  readonly sized: boolean;
}

/** Where a name stands: `from` with what leads to it (`org/`, "70B"), `start` of the name itself, `end` behind all
 *  that is joined to it. */
export interface WholeName {
  readonly from: number;
  readonly start: number;
  readonly end: number;
}

/** The name as the text gives it, folded, with single spaces. */
export const labelOf = (tokens: readonly Token[], from: number, to: number): string =>
  tokens
    .slice(from, to)
    .map((t, k) => (k > 0 && !t.glued ? ' ' : '') + t.text)
    .join('');

/** Everything that the tokens from `from` to `to` say of a model. */
export function partsOf(tokens: readonly Token[], from: number, to: number): NameParts {
  const parts = emptyParts();
  for (let j = from; j < to;) j = addPart(tokens, j, parts);
  return parts;
}

/** `org/Meta-Llama-3-8B`: where the family begins behind words that say nothing about which model it is. */
export function familyAt(tokens: readonly Token[], start: number): number {
  const joined = tokenAt(tokens, start + 1).text === '-' && tokenAt(tokens, start + 2).kind === 'word';
  return GENERIC.has(tokenAt(tokens, start).text) && joined ? start + 2 : start;
}
