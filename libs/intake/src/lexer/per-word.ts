/** Answers are kept for so many words, and then forgotten together: all words of everyday texts, and no room for a
 *  flood of made-up ones. */
const KEPT = 8_000;
/** What is longer is hardly met again. */
const LONGEST_KEPT = 32;

/** Makes a question about a word, whose answer never changes, be worked out once for each word: all texts are made of
 *  the same few thousand. */
export function perWord<T extends NonNullable<unknown> | null>(answer: (word: string) => T): (word: string) => T {
  const known = new Map<string, T>();
  return (word) => {
    const kept = known.get(word);
    if (kept !== undefined) return kept;
    const found = answer(word);
    if (word.length > LONGEST_KEPT) return found;
    if (known.size >= KEPT) known.clear();
    known.set(apart(word), found);
    return found;
  };
}

/** The word cut from a copy: a piece of a text holds on to the whole of it. */
const apart = (word: string): string => ` ${word}`.slice(1);
