import type { Element } from '../elements/element';
import type { Page } from '../page/page';
import type { Tag } from '../words';
import { CONTEXT_CLOSERS, CONTEXT_OPENERS } from '../words/small-words';
import { shapedLength, valueAt } from './form';
import type { Proposal } from './weigh';

/** What a lone `32k` is worth, and one behind `-c`. */
const LONE = 1.9;
const FLAGGED = 6;
/** Behind `-c` smaller numbers are counts, tokens. */
const SHORTEST_FLAGGED = 256;
/** Contexts so usual that a lone `32k` can only be one, thousands of tokens. */
const USUAL: ReadonlySet<number> = new Set([
  4, 8, 12, 16, 20, 24, 32, 40, 48, 60, 64, 65, 80, 96, 100, 120, 128, 131, 160, 200, 256, 262, 512,
]);
/** Words and names that may stand on both sides of one. */
const BESIDE: readonly Tag[] = ['most', 'least', 'hedge', 'ask', 'want', 'own', 'run', 'and', 'or', 'conc', 'to'];
const NAMES: ReadonlySet<Element['kind']> = new Set<Element['kind']>(['model', 'precision', 'gpu', 'size']);

/** `with 64k`, `, 16k,`, `at 32k`: nothing but a context is written like that. */
export const bareContext = (page: Page, k: number): Proposal | undefined =>
  isUsual(page, k) && isClosed(page, k) && isOpened(page, k) ? shapedLength('contextTokens', k, LONE, k) : undefined;

/** `-c 16384`. */
export const flaggedContext = (page: Page, k: number): Proposal | undefined =>
  page.is(k - 1, 'c') && page.is(k - 2, '-') && valueAt(page, k) >= SHORTEST_FLAGGED
    ? shapedLength('contextTokens', k, FLAGGED, k, [k - 1])
    : undefined;

/** "a 64k window", "Fenster 128k", `| Window | 200000`: thousands beside the word are tokens, not a time. */
export const windowContext = (page: Page, k: number): Proposal | undefined =>
  valueAt(page, k) >= SHORTEST_WINDOW && (isWindowBehind(page, k) || isWindowBefore(page, k))
    ? shapedLength('contextTokens', k, WINDOW, k, [])
    : undefined;
const WINDOW = 4.6;
const SHORTEST_WINDOW = 1024;
const isWindowBehind = (page: Page, k: number): boolean =>
  page.has(k + 1, 'window') ||
  ((page.has(k + 1, 'tok') || WINDOW_OF.has(page.textAt(k + 1))) && page.has(k + 2, 'window'));
/** "64k of window". */
const WINDOW_OF: ReadonlySet<string> = new Set(['of', 'de', 'di', 'an', 'van']);
function isWindowBefore(page: Page, k: number): boolean {
  const mark = page.has(k - 1, 'hedge', 'most') ? k - 2 : k - 1;
  const leads = page.has(mark, 'window') || (WINDOW_MARKS.has(page.textAt(mark)) && page.has(mark - 1, 'window'));
  const next = page.at(k + 1);
  return leads && (!page.sameSentence(k, k + 1) || next?.kind === 'mark' || page.has(k + 1, 'tok', 'per', 'each'));
}
const WINDOW_MARKS: ReadonlySet<string> = new Set(['|', ':', '=', 'of', 'is', 'von', 'de', 'to']);

const isUsual = (page: Page, k: number): boolean => {
  const figure = page.at(k)?.figure;
  return figure?.kilo !== undefined && USUAL.has(figure.kilo) && figure.low === undefined;
};
function isClosed(page: Page, k: number): boolean {
  const next = page.at(k + 1);
  if (next === undefined || !page.sameSentence(k, k + 1)) return true;
  if (next.kind === 'mark' && next.text !== '%' && next.text !== '/') return true;
  return page.has(k + 1, ...BESIDE) || CONTEXT_CLOSERS.has(next.text) || NAMES.has(next.kind);
}
function isOpened(page: Page, k: number): boolean {
  const before = page.at(k - 1);
  if (before === undefined || !page.sameSentence(k, k - 1)) return true;
  return CONTEXT_OPENERS.has(before.text) || page.has(k - 1, ...BESIDE) || NAMES.has(before.kind);
}
