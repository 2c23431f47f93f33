import type { TokenSource } from './token-source';

/** Turkish writes the ending of a case behind an apostrophe: "H100'ü", "9'dan 18'e", "AWS'yi". */

/** Endings behind a number or a name that ends in one, folded. */
const ENDING =
  /^(?:[yns]?[aeiu]|n?[iu]n|[dt][ae](?:n|ki|ydi)?|[yn]?[dl][ae]n?|l[ae]r[ie]?|[ae]r|l[iu]k?|s[ie]n[ae]|[iu]n[ae])$/;
/** Endings of where something begins: "9'dan". */
const FROM = /^[dt][ae]n$/;

/** The token behind the ending that touches a number before `i`; `i` where there is none. */
export function behindCase(source: TokenSource, i: number): number {
  const [mark, ending] = [source.at(i), source.at(i + 1)];
  const isEnding =
    mark.text === "'" && mark.glued && ending.glued && ending.kind === 'word' && ENDING.test(ending.text);
  return isEnding ? i + 2 : i;
}

/** Whether the ending before `i` says that something begins there. */
export const isFromCase = (source: TokenSource, i: number): boolean =>
  source.text(i - 2) === "'" && source.at(i - 1).glued && FROM.test(source.text(i - 1));

/** The token behind an ending that begins at `i`, with its apostrophe or right behind it; undefined where none does. */
export function caseEndingAt(source: TokenSource, i: number): number | undefined {
  const { text, glued, kind } = source.at(i);
  if (!glued) return undefined;
  if (kind === 'word' && text.startsWith("'") && ENDING.test(text.slice(1))) return i + 1;
  if (kind === 'word' && isBehindMark(source, i) && ENDING.test(text)) return i + 1;
  const end = source.at(i - 1).kind === 'number' ? behindCase(source, i) : i;
  return end > i ? end : undefined;
}

/** The apostrophe before `i` touches a name that ends before it, and nothing goes on behind. */
function isBehindMark(source: TokenSource, i: number): boolean {
  const touches = source.text(i - 1) === "'" && source.at(i - 1).glued && source.at(i - 2).kind !== 'mark';
  return touches && !source.at(i + 1).glued;
}
