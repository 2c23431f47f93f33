import type { Element } from '../elements/element';
import type { Page } from '../page/page';
import type { Tag } from '../words';
import { labelledUnit } from './labelled-units';

/** Words before a figure that is asked for, not seen. */
export const DEMAND: readonly Tag[] = ['want', 'least', 'target'];
const WISHED_BEHIND: readonly Tag[] = ['want', 'target'];
const LIMITS: readonly Tag[] = ['most', 'least'];

const endsLook = (e: Element): boolean => e.kind === 'figure' || e.kind === 'money' || e.text === ';';
const endsResult = (e: Element): boolean => e.kind === 'money' || e.text === ';';

/** Whether a figure was measured by the writer (true), is wanted (false), or the text does not say (undefined). */
export function measured(page: Page, k: number): boolean | undefined {
  if (isReported(page, k)) return true;
  const seen = page.before(k, 8, ['observed'], endsLook);
  if (page.before(k, 8, DEMAND, endsLook) > seen || limitBefore(page, k) > seen) return false;
  const wished = page.after(k, 5, WISHED_BEHIND, endsLook);
  const seenBehind = page.after(k, 4, ['observed'], endsLook);
  const isWish = wished >= 0 && (seenBehind < 0 || wished < seenBehind);
  if (seen >= 0 && !(isWish && wished - k < k - seen)) return true;
  if (isWish) return false;
  if (seenBehind >= 0) return true;
  return isWanted(page, k) ? false : undefined;
}

/** A figure of a table of measurements or a printout, or one that is complained about. */
const isReported = (page: Page, k: number): boolean =>
  page.cells.get(k)?.measured === true || isPrinted(page, k) || page.after(k, 5, ['trouble'], endsLook) >= 0;

/** "I need 14 at once with 15 tokens per second each": a wish reaches over the figures of its list, not over names. */
function isWanted(page: Page, k: number): boolean {
  const want = page.before(k, WISH_REACH, ['want'], (e) => NAMES.has(e.kind) || e.tags.has('trouble'));
  return want >= 0 && !page.speaksOf(k, 'observed');
}
const WISH_REACH = 12;
const NAMES: ReadonlySet<string> = new Set(['model', 'gpu', 'instance', 'vendor', 'engine', 'provider', 'precision']);

/** `Mean TTFT (ms): 402.1`: a line of a benchmark's printout begins with the statistic and names the unit. */
const isPrinted = (page: Page, k: number): boolean =>
  labelledUnit(page, k) !== undefined && STATISTIC.test(page.at(page.lineStart(k))?.text ?? '');
const STATISTIC = /^(?:mean|median|p ?\d\d)\b/;

/** The word or sign of a limit right before a figure, -1 where there is none: an arrow leads to a result. */
function limitBefore(page: Page, k: number): number {
  const limit = page.before(k, 2, LIMITS);
  const isArrow =
    /^= ?>$/.test(page.at(limit)?.text ?? '') || (page.is(limit, '>') && /^[=-]$/.test(page.at(limit - 1)?.text ?? ''));
  return isArrow ? -1 : limit;
}

/** The mark of a claim that was measured or is wanted. */
export const observedAs = (observed: boolean | undefined): { observed?: boolean } =>
  observed === undefined ? {} : { observed };

/** "it did 2.4 requests per second", "tops out at 3": what came out of a test, not what must be served. */
export const isResult = (page: Page, k: number): boolean =>
  page.before(k, 7, ['measuredRate'], endsResult) >= 0 && page.before(k, 4, DEMAND, endsResult) < 0;

/** What a load that a test put on is less firm by: it comes behind the load that is there. */
export const testedBy = (page: Page, k: number): number => (page.speaksOf(k, 'loadTest') ? TESTED : 0);
const TESTED = 0.6;
