import type { Page, Period } from '../page/page';
import { isAlone, isSum } from './bare-sums';
import { BELOW, OTHER_CAPS } from './data/money-words';

/** How far behind a bill the sum may stand that it has to come down to, elements. */
const REACH = 40;

/** A bill that the text told before. */
export interface BillBefore {
  readonly period: Period;
  readonly amount: number;
  readonly currency: string | undefined;
}

/** "We pay $9k a month and have to get below 6k", "it costs us $31k a month. Would own GPUs come under $15k?": the
 *  bill before `k` that the sum there is compared with. */
export function billBefore(page: Page, k: number): BillBefore | undefined {
  if (page.kinds('money').length === 0 || !isBelow(page, k)) return undefined;
  const sentence = page.at(k)?.sentence ?? 0;
  for (let j = k - 2; j >= k - REACH && (page.at(j)?.sentence ?? -1) >= sentence - SENTENCES; j -= 1) {
    const e = page.at(j);
    if (e?.kind !== 'money') continue;
    const period = page.period(j + 1)?.period;
    const isBill = e.figure !== undefined && (period === 'month' || period === 'year');
    return isBill ? { period, amount: e.figure.value, currency: e.currency } : undefined;
  }
  return undefined;
}
/** The bill stands in one of so many sentences before. */
const SENTENCES = 2;

/** "Below 6k", "sous les 2 500", "onder de 2.500", "bajar de 2.500". */
function isBelow(page: Page, k: number): boolean {
  const [word, before] = [page.textAt(k - 1), page.textAt(k - 2)];
  return (
    BELOW.has(word) || BELOW.has(word.replace(/ \S+$/, '')) || BELOW.has(`${before} ${word}`) || isArticle(page, k)
  );
}
const isArticle = (page: Page, k: number): boolean =>
  (page.has(k - 1, 'definite') || ARTICLES.has(page.textAt(k - 1))) && BELOW.has(page.textAt(k - 2));
const ARTICLES = new Set(['de', 'i', 'les', 'os', 'los']);

/** "$9k a month, and we have to get below 6k", "pagamos 6,720 dólares mensuales ... quiere bajar de 2,500": less than
 *  the bill, and nothing that it could count. */
export function isBareCeiling(page: Page, at: number): boolean {
  const bill = billBefore(page, at);
  const value = page.at(at)?.figure?.value ?? 0;
  if (bill === undefined || value >= bill.amount || !isAlone(page, at)) return false;
  return isSum(page, at) || (value >= bill.amount / MUCH_LESS && !OTHER_CAPS.some((tag) => page.speaksOf(at, tag)));
}
/** What has to come down is no such part of what is paid. */
const MUCH_LESS = 10;
