import type { Page } from '../page/page';
import { type Count, numberAt, validCount } from './count';

/** How far before the name of the cards the key of their number may stand. */
const KEY_REACH = 12;
const CARD_KEYS: ReadonlySet<string> = new Set(['gpus', 'num gpus', 'gpu_count', 'gpu count', 'n gpus', 'cards']);
const BRACES: ReadonlySet<string> = new Set(['{', '}']);

/** `{"gpus": 8, "name": "H100 80GB"}`: the number of the cards stands at a key before their name in the same braces. */
export function countAtKey(page: Page, k: number, most: number): Count | undefined {
  const card = page.at(k);
  for (let j = k - 1; j >= k - KEY_REACH && j > 1; j -= 1) {
    const e = page.at(j);
    if (card === undefined || e === undefined || BRACES.has(e.text) || e.kind === 'gpu') return undefined;
    const count = isAtKey(page, j) ? numberAt(page, j) : undefined;
    if (count !== undefined && validCount(count) && count <= most)
      return { count, start: e.start, end: card.end, at: j, explicit: true };
  }
  return undefined;
}

const isAtKey = (page: Page, j: number): boolean =>
  page.at(j)?.kind === 'figure' &&
  !page.used.has(j) &&
  page.is(j - 1, ':') &&
  page.is(j - 2, '"') &&
  CARD_KEYS.has(page.textAt(j - 3));
