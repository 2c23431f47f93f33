import { tokenAt } from '../lexer/token';
import type { Token } from '../lexer/token';
import type { ModelIndex } from './model-index';
import { NAME_JOINERS, type WrittenNames } from './written-name';

/** An organisation's name is at most so many tokens long. */
const LONGEST_OWNER = 8;

/** Where the name begins behind `org/`; `i` itself when this is no repository. */
export function repositoryName(index: ModelIndex, written: WrittenNames, tokens: readonly Token[], i: number): number {
  const known = index.orgs.match(tokens, i);
  if (known !== undefined && isSlash(tokens, known.end)) return known.end + 1;
  if (tokenAt(tokens, i).kind !== 'word') return i;
  const slash = ownerEnd(tokens, i);
  return slash !== undefined && written.isRepository(tokens, i, slash) ? slash + 1 : i;
}

/** A slash that joins what stands on both sides. */
const isSlash = (tokens: readonly Token[], i: number): boolean =>
  tokenAt(tokens, i).text === '/' && tokenAt(tokens, i).glued && tokenAt(tokens, i + 1).glued;

/** The slash behind a word and what is joined to it; undefined where none follows. */
function ownerEnd(tokens: readonly Token[], i: number): number | undefined {
  for (let j = i + 1; j < i + LONGEST_OWNER; j++) {
    const token = tokenAt(tokens, j);
    if (!token.glued) return undefined;
    if (token.text === '/') return j;
    if (token.kind === 'mark' && !NAME_JOINERS.has(token.text)) return undefined;
  }
  return undefined;
}
