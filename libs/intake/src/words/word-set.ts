/** The words of a list that stands as one line in the code, apart by blanks; folded. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Phrases of several lines, apart by bars; folded. */
export const phraseSet = (lines: string): ReadonlySet<string> => new Set(lines.trim().split(/\s*\n\s*|\|/));
