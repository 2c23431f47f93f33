/** The words of a list that stands as one line in the code, apart by blanks; folded. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));
