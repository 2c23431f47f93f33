import { onceInText } from '../page/once';
import type { Page } from '../page/page';
import type { SetAsideReason } from '../reading';
import type { Tag } from '../words';
import { pricedAt } from './priced-offer';
import { isForPower } from './told-bills';

export interface Why {
  readonly reason: SetAsideReason;
  readonly note?: string;
}

/** Meanings of words that count a load. */
export const LOADS: readonly Tag[] = ['req', 'who', 'rps', 'rpm', 'rpd', 'conc'];

/** All cards and machines that the text names, put together once. */
const hardwareOf = onceInText((page) => new Set([...page.kinds('gpu'), ...page.kinds('instance')]));

/** A sum is a bill or the price of something when words say so; else it was not understood. */
export const moneyReason = (page: Page, k: number): Why =>
  page.takesOver ||
  page.before(k, 8, ['bill', 'api', 'price', 'charges']) >= 0 ||
  page.after(k, 6, ['bill', 'api', 'tok']) >= 0 ||
  isForPower(page, k) ||
  pricedAt(page, k, hardwareOf(page)) !== undefined
    ? { reason: 'other_matter' }
    : { reason: 'not_understood', note: 'money' };

/** A figure that no role took: the matter it stands beside decides what it costs. */
export function unread(page: Page, k: number): Why {
  if (page.has(k + 1, ...LOADS) || isOfPeriod(page, k) || isOfLoad(page, k))
    return { reason: 'not_understood', note: 'load' };
  if (isOfMoney(page, k)) return { reason: 'not_understood', note: 'money' };
  if (page.has(k + 1, 'tok', 'ctx', 'pageUnit', 'wordUnit', 'charUnit'))
    return { reason: 'not_understood', note: 'length' };
  return { reason: 'not_understood' };
}

/** "140 running at peak", "plan for 210", "14,600 books": the words right beside it are of work. */
function isOfLoad(page: Page, k: number): boolean {
  // "host gpu-17 runs": the number of a name
  if ((page.at(k)?.figure?.value ?? 0) < LEAST_LOAD || page.cells.has(k) || page.is(k - 1, '-')) return false;
  const [noun, behind] = [page.unitAt(k), page.unitAt(k) + 1];
  return (
    page.has(noun, 'run', 'doc', 'peak') ||
    (page.sameSentence(behind, k) && page.has(behind, 'peak', 'conc')) ||
    [k - 1, k - 2].some((j) => page.sameSentence(j, k) && page.has(j, 'peak', 'plan'))
  );
}

/** A column of sums, "costs 2,860", "the budget was 7k": words of money right before a bare sum. */
function isOfMoney(page: Page, k: number): boolean {
  const figure = page.at(k)?.figure;
  if (page.cells.get(k)?.paid !== undefined) return (figure?.value ?? 0) > 0;
  const isSum = figure?.kilo !== undefined || (figure?.value ?? 0) >= LEAST_SUM;
  return isSum && page.before(k, MONEY_WITHIN, ['price', 'budget', 'bill', 'billed']) >= 0;
}
const MONEY_WITHIN = 5;
const LEAST_SUM = 100;

/** "300 clips of 5 seconds per day", "120 im Monat": so many in a time, whatever it is that comes. */
function isOfPeriod(page: Page, k: number): boolean {
  if ((page.at(k)?.figure?.value ?? 0) < LEAST_LOAD) return false;
  for (let j = k + 1; j <= k + PERIOD_REACH && page.sameSentence(j, k); j += 1) {
    if (page.is(j, ',') || page.is(j, ';')) return false;
    const period = page.period(j)?.period;
    if (period !== undefined) return period !== 'second';
  }
  return false;
}
const PERIOD_REACH = 7;
/** Less is hardly a load. */
const LEAST_LOAD = 10;
