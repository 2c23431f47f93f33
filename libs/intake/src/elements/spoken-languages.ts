/** A language takes part in a sentence when it has this share of the function words of the one that has most. */
const SHARE = 0.6;
/** Fewer function words than this say nothing about the language of a sentence; the whole text does then. */
const ENOUGH = 2;

/** How many different function words of each language are heard. */
export class Heard {
  private readonly words = new Set<string>();
  readonly counts = new Map<string, number>();

  note(word: string, languages: readonly string[]): void {
    if (this.words.has(word)) return;
    this.words.add(word);
    for (const language of languages) this.counts.set(language, (this.counts.get(language) ?? 0) + 1);
  }
}

/** The languages with most function words; those of the text as well where a sentence has too few to tell. */
export function spoken(counts: ReadonlyMap<string, number>, usual: Iterable<string>): ReadonlySet<string> | undefined {
  let most = 0;
  for (const count of counts.values()) if (count > most) most = count;
  const own = new Set<string>();
  for (const [language, count] of counts) if (count >= most * SHARE) own.add(language);
  if (most >= ENOUGH) return own;
  const both = new Set([...own, ...usual, 'en']);
  return [...usual].length === 0 ? undefined : both;
}
