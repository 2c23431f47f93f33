import { onceInText } from './once';
import type { Page } from './page';

/** The words of all elements, a line each: what is looked for by how it is written is looked for in all of them at
 *  once. */
interface Lines {
  readonly text: string;
  /** Where the line of each element begins. */
  readonly starts: readonly number[];
}

const linesOf = onceInText<Lines>(({ elements }) => {
  const starts: number[] = [];
  let text = '';
  for (const e of elements) {
    starts.push(text.length);
    text += `${e.text}\n`;
  }
  return { text, starts };
});

/** The places of a text, in its order, whose element is written in a way. The pattern must not match a line break. */
export function writtenLike({ source, flags }: RegExp): (page: Page) => readonly number[] {
  const pattern = new RegExp(source, `${flags}gm`);
  return onceInText<readonly number[]>((page) => {
    const { text, starts } = linesOf(page);
    const places: number[] = [];
    pattern.lastIndex = 0;
    for (let m = pattern.exec(text), k = 0; m !== null; m = pattern.exec(text)) {
      while ((starts[k + 1] ?? Infinity) <= m.index) k += 1;
      places.push(k);
      const next = starts[k + 1];
      if (next === undefined) break;
      pattern.lastIndex = next;
    }
    return places;
  });
}

/** The places of both, in the order of the text. */
export function together(some: readonly number[], others: readonly number[]): readonly number[] {
  if (others.length === 0) return some;
  if (some.length === 0) return others;
  return [...new Set([...some, ...others])].sort((a, b) => a - b);
}
