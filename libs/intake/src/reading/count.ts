import type { Element } from '../elements/element';
import type { Page } from '../page/page';
import type { Tag } from '../words';

/** How many cards a mention counts, and the words that say so. `at` is the element where the count begins. */
export interface Count {
  readonly count: number;
  readonly start: number;
  readonly end: number;
  readonly at: number;
  readonly explicit: boolean;
  readonly plural?: boolean;
  readonly memoryGb?: number | undefined;
  /** Figures apart from the name that it rests on. */
  readonly figures?: readonly number[];
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

/** `gke-a-2`, `node2`, the 6 of `v1.29.6`: the number is joined to a name or a version. "2x4" and "运行4" are not. */
function isEndOfName(page: Page, j: number): boolean {
  const [before, lead] = [page.at(j - 1), page.at(j - 2)];
  if (page.at(j)?.glued !== true || before === undefined) return false;
  if (before.text === '-') return before.glued && lead?.kind === 'word';
  if (before.text === '.') return before.glued && (lead?.kind === 'figure' || lead?.kind === 'word');
  return before.kind === 'word' && LETTERS.test(before.text) && !isTimes(before);
}
const LETTERS = /[a-z]$/;

/** `212d   v1.31   p4d.24xlarge`: a column of its own stands between the number and the name. */
const isColumnApart = (page: Page, j: number): boolean =>
  /\t| {2}/.test(page.text.slice(page.at(j)?.end ?? 0, page.at(j + 1)?.start ?? 0));

/** "744 h", "2048 GB", "97 %", "212 d": the number is one of a measure and counts no machines. */
export const isMeasure = (page: Page, j: number): boolean =>
  page.timeUnit(page.unitAt(j)) !== undefined || page.has(page.unitAt(j), ...MEASURES) || HOURS.has(page.textAt(j + 1));
const MEASURES: readonly Tag[] = ['gb', 'percent', 'tok', 'tps', 'tpsUser', 'who', 'req', 'ms', 'rps', 'rpm'];
const HOURS = new Set(['h', 'hr', 'hrs', 'd', 'gib', 'mib']);

/** `| 3x 3090 |`, "new box = 8x L40S": a number that multiplies is none of a card. */
const multiplies = (page: Page, j: number): boolean =>
  (page.is(j - 1, '|') || page.is(j - 1, '=')) && isTimes(page.at(j + 1));

/** `gpu 3`, `GPU=3`, `#3`, `3:`: the figure numbers something and counts nothing. */
export const looksLikeIndex = (page: Page, j: number): boolean =>
  (BEFORE_INDEX.has(page.textAt(j - 1)) && page.sameSentence(j - 1, j) && !multiplies(page, j)) ||
  isEndOfName(page, j) ||
  isColumnApart(page, j) ||
  BEHIND_INDEX.has(page.textAt(j + 1)) ||
  (page.has(j - 1, 'ctx', 'batchSize', 'isl', 'osl') && page.sameSentence(j - 1, j)) ||
  (page.is(j - 1, '#') && page.at(j)?.figure?.spelled !== true);

/** The most cards that one mention counts behind its name. */
export const MOST_CARDS = 10000;

/** More machines than this are not counted in words around one name. */
export const MOST_BESIDE = 4096;

/** The count of the name at `k` by the figure at `at` alone; takes it. */
export function countAt(page: Page, k: number, at: number): Count | undefined {
  const f = page.at(at);
  const value = f?.figure?.value ?? 0;
  if (f?.kind !== 'figure' || !validCount(value) || value > MOST_BESIDE || page.used.has(at) || isMeasure(page, at))
    return undefined;
  page.used.add(at);
  const e = page.at(k);
  return {
    count: value,
    start: Math.min(f.start, e?.start ?? f.start),
    end: Math.max(f.end, e?.end ?? f.end),
    at: Math.min(at, k),
    explicit: true,
  };
}
