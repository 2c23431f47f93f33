import { tokenAt } from '../lexer/token';
import type { Token } from '../lexer/token';
import { FILLERS } from './data/name-words';
import { sizeAt } from './model-name';

/** "the 70B version of Llama": the size that leads to a family, where it begins. */
export function sizeBefore(
  tokens: readonly Token[],
  i: number,
): { readonly text: string; readonly from: number } | undefined {
  let j = i - 1;
  for (let fillers = 0; fillers < 4 && j > 0 && FILLERS.has(tokenAt(tokens, j).text); fillers++) j--;
  if (tokenAt(tokens, j).kind !== 'word') return undefined;
  // "total 5.1B / 71M", and a model at the head of the next line: a volume
  if (j === i - 1 && tokenAt(tokens, i).line) return undefined;
  for (const start of [j - 3, j - 1]) {
    const size = start >= 0 ? sizeAt(tokens, start) : undefined;
    const joined = tokenAt(tokens, start).glued && tokenAt(tokens, start - 1).kind === 'word';
    if (size?.end === j + 1 && !joined) return { text: size.text, from: start };
  }
  return undefined;
}
