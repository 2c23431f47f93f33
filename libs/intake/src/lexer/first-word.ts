/** The first of the words of a phrase, which stand apart by blanks. */
export function firstWord(phrase: string): string {
  const blank = phrase.indexOf(' ');
  return blank < 0 ? phrase : phrase.slice(0, blank);
}
