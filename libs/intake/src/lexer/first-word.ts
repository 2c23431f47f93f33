/** The first of the words of a phrase, which stand apart by blanks. */
export function firstWord(phrase: string): string {
  const blank = phrase.indexOf(' ');
  return blank < 0 ? phrase : phrase.slice(0, blank);
}

/** The last word of a text whose words stand a blank apart; a single word is its own last. */
export const lastWord = (text: string): string => text.slice(text.lastIndexOf(' ') + 1);

/** Whether one of the words of a text is of a pattern of whole words. */
export const hasWordOf = (text: string, pattern: RegExp): boolean => text.split(' ').some((word) => pattern.test(word));

/** Whether one of the words of a text is among some. */
export const hasWord = (text: string, words: ReadonlySet<string>): boolean =>
  text.split(' ').some((word) => words.has(word));
