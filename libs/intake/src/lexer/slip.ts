/** Finds the one known word a misspelling is a single slip away from: one letter dropped, doubled, added or two
 *  swapped, and replaced where allowed. */
export interface SlipIndex {
  find(word: string): string | undefined;
}

const without = (word: string, i: number): string => word.slice(0, i) + word.slice(i + 1);

function swapped(a: string, b: string): boolean {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  return (
    a.length === b.length &&
    i + 1 < a.length &&
    a[i] === b[i + 1] &&
    a[i + 1] === b[i] &&
    a.slice(i + 2) === b.slice(i + 2)
  );
}
function replaced(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let different = 0;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) different++;
  return different === 1;
}

/** @param words what is known; only words of at least `shortest` letters are compared
 *  @param allowReplaced whether another letter in place of one counts (safe for names, not for plain words) */
export function indexSlips(words: Iterable<string>, shortest: number, allowReplaced: boolean): SlipIndex {
  const known = new Set<string>();
  const byCut = new Map<string, string[]>();
  for (const word of words) {
    if (word.length < shortest || !/^[a-z]+$/.test(word) || known.has(word)) continue;
    known.add(word);
    for (let i = 0; i < word.length; i++) {
      const cut = without(word, i);
      const list = byCut.get(cut);
      if (list === undefined) byCut.set(cut, [word]);
      else list.push(word);
    }
  }
  const better = (a: string | undefined, b: string): string => (a === undefined || b < a ? b : a);
  const isSlip = (word: string, whole: string): boolean =>
    swapped(word, whole) || ((allowReplaced || word.length >= LONG) && replaced(word, whole));
  /** The known words that `word` becomes with one letter less, or with two swapped or one replaced. */
  const cutDown = (word: string, near: string[]): void => {
    for (let i = 0; i < word.length; i++) {
      const cut = without(word, i);
      if (known.has(cut)) near.push(cut);
      for (const whole of byCut.get(cut) ?? NONE) if (isSlip(word, whole)) near.push(whole);
    }
  };
  return {
    find(word: string): string | undefined {
      if (word.length < shortest - 1 || word.length > LONGEST) return undefined;
      if (known.has(word)) return word;
      const near = [...(byCut.get(word) ?? NONE)];
      if (word.length >= shortest) cutDown(word, near);
      let found: string | undefined;
      for (const whole of near) if (whole[0] === word[0]) found = better(found, whole);
      return found;
    },
  };
}
/** Words this long may have another letter in place of one. */
const LONG = 8;
const LONGEST = 24;
const NONE: readonly string[] = [];
