import { tokenAt } from '../lexer/token';
import type { Token } from '../lexer/token';
import { EVERYDAY_FAMILIES, SHY_HEADS } from './data/model-defaults';
import { LOOSE } from './data/name-words';
import type { ModelIndex } from './model-index';
import { sizeAt } from './model-name';

/** Words of plain English with spaces between them are no name, whoever put it into the catalog ("our internal"). */
function isEveryday(tokens: readonly Token[], i: number, end: number, isWord: (word: string) => boolean): boolean {
  const name = tokens.slice(i, end);
  const everyday = (t: Token): boolean => t.kind === 'mark' || (isWord(t.text) && !EVERYDAY_FAMILIES.has(t.text));
  if (name.some((t) => t.kind === 'number' || !everyday(t))) return false;
  return name.length < 2 || name.slice(1).some((t) => !t.glued);
}

/** Whether a catalog name that stands at token `i` is meant as one. A name of one everyday word (`bloom`, `step 3`)
 *  only counts when it is written as a name: joined, or with a size. */
export function isTrusted(
  index: ModelIndex,
  isWord: (word: string) => boolean,
  tokens: readonly Token[],
  i: number,
  end: number,
): boolean {
  const first = tokenAt(tokens, i);
  if (isEveryday(tokens, i, end, isWord)) return false;
  if (!SHY_HEADS.has(first.text)) return true;
  if (end - i === 1) return false;
  if (end - i > 2 || !LOOSE.has(first.text)) return true;
  return tokens
    .slice(i + 1, end)
    .some(
      (token, k) =>
        token.glued ||
        sizeAt(tokens, i + 1 + k) !== undefined ||
        (index.byHead.has(token.text) && !SHY_HEADS.has(token.text)),
    );
}
