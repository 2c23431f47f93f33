/** A match and where it stands. */
type Match = RegExpMatchArray & { readonly index: number };

/** All matches of a pattern with the flag `g`. Most texts have none, and to find that out costs less than the copy of
 *  the pattern that `matchAll` makes. */
export const matchesOf = (text: string, pattern: RegExp): Iterable<Match> =>
  text.search(pattern) < 0 ? [] : text.matchAll(pattern);
