import type { Element } from '../elements/element';
import type { Page } from '../page/page';

/** How many cards a mention counts, and the words that say so. `at` is the element where the count begins. */
export interface Count {
  readonly count: number;
  readonly start: number;
  readonly end: number;
  readonly at: number;
  readonly explicit: boolean;
  readonly plural?: boolean;
  readonly memoryGb?: number | undefined;
}

/** Whether so many cards or machines can stand somewhere: a whole number up to 100,000. */
export const validCount = (n: number): boolean => n >= 1 && n <= 100000 && n === Math.floor(n);

/** `x` or `*` between a number and what it counts. */
export const isTimes = (e: Element | undefined): boolean => e !== undefined && (e.text === 'x' || e.text === '*');

/** The value of the plain figure at `k`; undefined for everything else, sizes and money too. */
export const numberAt = (page: Page, k: number): number | undefined =>
  page.at(k)?.kind === 'figure' ? page.at(k)?.figure?.value : undefined;

/** Words right before a figure that make it the number of one card, a setting or a cell of a table. */
const BEFORE_INDEX = new Set(['=', 'gpu', 'device', 'cuda', '|']);
const BEHIND_INDEX = new Set([':', '|', '.']);

/** `gke-a-2`: the number is joined to a name. */
const isEndOfName = (page: Page, j: number): boolean =>
  page.at(j)?.glued === true &&
  page.is(j - 1, '-') &&
  page.at(j - 1)?.glued === true &&
  page.at(j - 2)?.kind === 'word';

/** `| 3x 3090 |`: the cell of a row counts. */
const isCellOfCards = (page: Page, j: number): boolean => page.is(j - 1, '|') && isTimes(page.at(j + 1));

/** `gpu 3`, `GPU=3`, `#3`, `3:`: the figure numbers something and counts nothing. */
export const looksLikeIndex = (page: Page, j: number): boolean =>
  (BEFORE_INDEX.has(page.textAt(j - 1)) && page.sameSentence(j - 1, j) && !isCellOfCards(page, j)) ||
  isEndOfName(page, j) ||
  BEHIND_INDEX.has(page.textAt(j + 1)) ||
  (page.has(j - 1, 'ctx', 'batchSize', 'isl', 'osl') && page.sameSentence(j - 1, j)) ||
  (page.is(j - 1, '#') && page.at(j)?.figure?.spelled !== true);

/** The most cards that one mention counts behind its name. */
export const MOST_CARDS = 10000;
