import { isIdeographic } from '../lexer/token';
import type { TokenSource } from './token-source';

/** Whether the precision from token `i` to `end` stands alone: glued before letters it is part of another word, and
 *  behind a decimal point of a number. */
export function isPrecisionAlone(source: TokenSource, i: number, end: number): boolean {
  const next = source.at(end);
  if (next.glued && next.kind === 'word' && !isIdeographic(next.text) && next.text !== 's') return false;
  if (next.glued && next.kind === 'number') return false;
  return !(source.at(i).kind === 'number' && source.text(i - 1) === '.');
}
