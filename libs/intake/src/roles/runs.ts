import type { Element } from '../elements/element';
import type { Page } from '../page/page';
import type { Tag } from '../words';
import { shaped } from './form';
import type { Proposal } from './weigh';

/** Lines of runs at several loads: "8 clients: 214 tok/s total, TTFT 0.6 s", "concurrency 25: 3 tok/s", "single
 *  request: 63 tok/s". What stands behind the colon was measured at the load before it. */

/** How many elements the load of a line has at most, its colon included. */
const LABEL = 6;
const BULLETS: ReadonlySet<string> = new Set(['-', '*', '•', '·']);
const SIGNS: ReadonlySet<string> = new Set(['=', '@', '(', ')', '-']);

/** The load that a line begins with, where the figure at `k` stands behind its colon; undefined in any other line. */
export function runLoad(page: Page, k: number): number | undefined {
  return inRow(page, k) ?? ofLine(page, k);
}

/** `1 -> 55 tok/s, 8 -> 390 tok/s`: the load before the arrow, where more than one such pair stands in the sentence. */
function inRow(page: Page, k: number): number | undefined {
  const load = loadBeforeArrow(page, k);
  if (load === undefined) return undefined;
  for (let j = k - PAIR_REACH; j <= k + PAIR_REACH; j += 1)
    if (j !== k && page.sameSentence(j, k) && loadBeforeArrow(page, j) !== undefined) return load;
  return undefined;
}
/** How far apart two pairs of a row may stand, elements. */
const PAIR_REACH = 8;

function loadBeforeArrow(page: Page, k: number): number | undefined {
  if (page.at(k)?.kind !== 'figure' || !page.has(k + 1, 'tps', 'tpsUser')) return undefined;
  const arrow = page.is(k - 1, '>') ? k - 2 : k - 1;
  const load = isColon(page, arrow) && !page.is(arrow, ':') ? page.at(arrow - 1) : undefined;
  return load?.kind === 'figure' && page.sameSentence(arrow - 1, k) ? load.figure?.value : undefined;
}

function ofLine(page: Page, k: number): number | undefined {
  let at = page.lineStart(k);
  while (BULLETS.has(page.textAt(at))) at += 1;
  let colon = at;
  while (colon < at + LABEL && colon < k && !isColon(page, colon)) colon += 1;
  if (!isColon(page, colon) || colon >= k) return undefined;
  const label = page.elements.slice(at, colon);
  const [load, ...more] = label.filter((e) => e.kind === 'figure');
  const isLoad = label.some((e) => LOADS.some((tag) => e.tags.has(tag)));
  const isWish = label.some((e) => WISHES.some((tag) => e.tags.has(tag)));
  return isLoad && !isWish && more.length === 0 && label.every(isOfLabel) ? load?.figure?.value : undefined;
}
/** `conc=16 -> 540 tok/s`, "8 conc → 1.4 s". */
const isColon = (page: Page, j: number): boolean =>
  page.is(j, ':') || page.is(j, '→') || (page.is(j, '-') && page.is(j + 1, '>')) || page.is(j, '=>');
/** An arrow may be two marks. */
const ARROW = 2;
/** "Target for 24 users: 20 tok/s each" is no run. */
const WISHES: readonly Tag[] = ['want', 'aim', 'target', 'least', 'future', 'ask'];
const LOADS: readonly Tag[] = ['conc', 'seqs', 'who', 'req', 'batchSize'];
const isOfLabel = (e: Element): boolean => e.kind === 'word' || e.kind === 'figure' || SIGNS.has(e.text);

/** Whether the figure at `k` is the load of such a line: a speed or a wait stands behind its colon. */
export function isRunLoad(page: Page, k: number): boolean {
  if (!page.tells(...RESULTS)) return false;
  if (isRowLoad(page, k)) return true;
  for (let j = k + 1; j <= k + LABEL && page.sameSentence(j, k); j += 1)
    if (isColon(page, j)) return hasResult(page, j) && runLoad(page, j + ARROW) === page.at(k)?.figure?.value;
  return false;
}
/** `8 -> 390 tok/s, 32 -> 1250 tok/s`: the load that each run was put under. */
export const rowLoad = (page: Page, k: number): Proposal | undefined =>
  isRowLoad(page, k)
    ? shaped('concurrentRequests', k, ROW_LOAD, { dimension: 'inflight', end: k, scale: 1, noun: k })
    : undefined;
const ROW_LOAD = 5;

/** Whether the figure at `k` is the load before an arrow in a row of runs. */
function isRowLoad(page: Page, k: number): boolean {
  const value = page.at(k)?.figure?.value;
  return value !== undefined && [k + 2, k + 3].some((j) => inRow(page, j) === value);
}

const hasResult = (page: Page, colon: number): boolean => {
  const unit = page.after(colon, RESULT, RESULTS);
  return unit >= 0;
};
const RESULT = 4;
const RESULTS: readonly Tag[] = ['tps', 'tpsUser', 'ttft', 'tpot'];

/** How much firmer a run is for its load: of several the one at the largest counts. */
export const runWeight = (page: Page, k: number): number =>
  Math.min(runLoad(page, k) ?? 0, LARGEST_RUN) / (LARGEST_RUN * 10);
const LARGEST_RUN = 10_000;
