/** The words of a list that stands as one line in the code, apart by blanks; folded. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** A pattern of whole words, each a part of a regular expression, apart by blanks or lines; folded. */
export const wordPattern = (words: string): RegExp => new RegExp(`^(?:${words.trim().split(/\s+/).join('|')})$`);

/** The same of words in languages that decline: `\\p{L}` stands for any letter. */
export const declinedPattern = (words: string): RegExp =>
  new RegExp(`^(?:${words.trim().split(/\s+/).join('|')})$`, 'u');

/** Phrases of several lines, apart by bars; folded. */
export const phraseSet = (lines: string): ReadonlySet<string> => new Set(lines.trim().split(/\s*\n\s*|\|/));
