import { onceInText } from './once';
import type { Page } from './page';

/** Where the line of every element begins, looked for once in a text: as often as there are elements it costs the
 *  square of a long line. */
const begins = onceInText<{ readonly at: readonly number[] }>(({ elements, text }) => {
  let [begin, next] = [0, text.indexOf('\n')];
  const at = elements.map(({ start }) => {
    while (next >= 0 && next < start) [begin, next] = [next + 1, text.indexOf('\n', next + 1)];
    return begin;
  });
  return { at };
});

/** The place in the text where the line of the element at `k` begins. */
export const lineBegin = (page: Page, k: number): number => begins(page).at[k] ?? 0;
