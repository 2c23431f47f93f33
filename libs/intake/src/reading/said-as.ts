import type { Page } from '../page/page';

/** Whether the element at `k` is one of the words, alone or as the first of a phrase ("rechnet mit"); signs of Chinese
 *  and Japanese are listed without the blanks between them. */
export function isSaidAs(page: Page, k: number, words: ReadonlySet<string>): boolean {
  const text = page.textAt(k);
  return (
    words.has(text) ||
    (text.includes(' ') && (words.has(text.replace(/ .*$/, '')) || words.has(text.replaceAll(' ', ''))))
  );
}
