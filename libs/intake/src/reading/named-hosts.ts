import type { Page } from '../page/page';
import { validCount } from './count';

/** "gpu01-gpu04, each 4x A100", "node1 to node3 have 8 each": hosts by their names from the first to the last. */

const NAMES =
  '(?<![\\p{L}\\d])(\\p{L}+[-_]?)(\\d{1,3})\\s{0,2}' +
  '(?:[-–—]|\\.{2,3}|…|to|through|bis|à|a|до|至|到|〜|~)\\s{0,2}\\1(\\d{1,3})';
const ENDING = new RegExp(`${NAMES}$`, 'iu');
const ANYWHERE = new RegExp(NAMES, 'iu');
/** How far before the cards the last name may stand, elements, and how long both names are, characters. */
const REACH = 8;
const LONGEST = 60;
const MOST = 512;

/** Whether a text names hosts so. */
export const namesHosts = (text: string): boolean => ANYWHERE.test(text);

/** How many hosts are named before the cards that begin at `from`, and the element of the last number. */
export function hostsBefore(page: Page, from: number): { readonly count: number; readonly at: number } | undefined {
  for (let j = from - 1; j >= from - REACH && page.at(j) !== undefined; j -= 1) {
    if (!/^\d{1,3}$/.test(page.textAt(j))) continue;
    const count = hostsUpTo(page, page.at(j)?.end ?? 0);
    return count !== undefined && page.against(j) === page.against(from) ? { count, at: j } : undefined;
  }
  return undefined;
}

function hostsUpTo(page: Page, end: number): number | undefined {
  const [, , first, last] = ENDING.exec(page.text.slice(Math.max(0, end - LONGEST), end)) ?? [];
  const count = Number(last) - Number(first) + 1;
  return count > 1 && count <= MOST && validCount(count) ? count : undefined;
}
