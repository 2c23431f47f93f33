import type { Page } from '../page/page';
import { shapedLength } from './form';
import { unitsOf } from './quantity';
import type { Proposal } from './weigh';

/** What it is worth that a figure is the total of a run. */
const TOTALLED = 9;

/** "1402 tokens of input in total": what a run of several requests took altogether is no length of one. */
export const totalled = (page: Page, k: number): Proposal | undefined => {
  const unit = unitsOf(page, k).find((u) => u.dimension === 'tokens');
  if (page.is(k + 1, 'generated') && isOfRun(page, k)) return shapedLength('aside', k, TOTALLED, k);
  if (unit === undefined || !page.speaksOf(k, 'total')) return undefined;
  const total = page.after(unit.end, TOTAL_REACH, ['total'], (e) => e.kind === 'figure');
  const isRun =
    total >= 0 && /^(?:in total|total|altogether|overall|insgesamt|en tout|en total)$/.test(page.textAt(total));
  return isRun && page.before(k, RUN_REACH, ['req']) >= 0 ? shapedLength('aside', k, TOTALLED, k) : undefined;
};
/** "Ten requests, 1402 tokens of input in total, 2190 generated". */
const isOfRun = (page: Page, k: number): boolean =>
  page.speaksOf(k, 'total') && page.speaksOf(k, 'req') && page.is(k - 1, ',');
const TOTAL_REACH = 4;
const RUN_REACH = 4;

/** "Total input tokens: 98304" of a printout. */
export const printed = (page: Page, k: number): Proposal | undefined =>
  page.printed.get(k) === 'result' ? shapedLength('aside', k, PRINTED, k) : undefined;
const PRINTED = 12;
