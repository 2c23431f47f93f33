import type { Element } from '../elements/element';
import type { Page } from '../page/page';
import type { Tag } from '../words';

/** Lines of runs at several loads: "8 clients: 214 tok/s total, TTFT 0.6 s", "concurrency 25: 3 tok/s", "single
 *  request: 63 tok/s". What stands behind the colon was measured at the load before it. */

/** How many elements the load of a line has at most, its colon included. */
const LABEL = 6;
const BULLETS: ReadonlySet<string> = new Set(['-', '*', '•', '·']);
const SIGNS: ReadonlySet<string> = new Set(['=', '@', '(', ')', '-']);

/** The load that a line begins with, where the figure at `k` stands behind its colon; undefined in any other line. */
export function runLoad(page: Page, k: number): number | undefined {
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
  for (let j = k + 1; j <= k + LABEL && page.sameSentence(j, k); j += 1)
    if (isColon(page, j)) return hasResult(page, j) && runLoad(page, j + ARROW) === page.at(k)?.figure?.value;
  return false;
}
const hasResult = (page: Page, colon: number): boolean => {
  const unit = page.after(colon, RESULT, ['tps', 'tpsUser', 'ttft', 'tpot']);
  return unit >= 0;
};
const RESULT = 4;

/** How much firmer a run is for its load: of several the one at the largest counts. */
export const runWeight = (page: Page, k: number): number =>
  Math.min(runLoad(page, k) ?? 0, LARGEST_RUN) / (LARGEST_RUN * 10);
const LARGEST_RUN = 10_000;
