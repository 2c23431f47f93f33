import type { Page } from './page';

/** Makes a question about an element be worked out once for each page: for what many rules ask of the same figures.
 *  The answer must follow from the page as it was made, never from which figures are `used` by now. */
export function once<T extends object>(find: (page: Page, k: number) => T): (page: Page, k: number) => T {
  const known = new WeakMap<Page, Map<number, T>>();
  return (page, k) => {
    let answers = known.get(page);
    if (answers === undefined) known.set(page, (answers = new Map()));
    let answer = answers.get(k);
    if (answer === undefined) answers.set(k, (answer = find(page, k)));
    return answer;
  };
}
