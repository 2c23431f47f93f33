import type { Page } from './page';

let questions = 0;

/** Makes a question about an element be worked out once for each page: for what many rules ask of the same figures.
 *  The answer must follow from the page as it was made, never from which figures are `used` by now. */
export function once<T extends object>(find: (page: Page, k: number) => T): (page: Page, k: number) => T {
  const question = questions;
  questions += 1;
  return (page, k) => {
    const answers = (page.answers[question] ??= new Map<number, T>()) as Map<number, T>;
    let answer = answers.get(k);
    if (answer === undefined) answers.set(k, (answer = find(page, k)));
    return answer;
  };
}

/** The same of a question about the whole of a text. */
export function onceInText<T extends object>(find: (page: Page) => T): (page: Page) => T {
  const question = questions;
  questions += 1;
  return (page) => (page.answers[question] ??= find(page)) as T;
}
