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
  if (page.has(k + 1, ...LOADS) || isOfPeriod(page, k)) return { reason: 'not_understood', note: 'load' };
  if (page.has(k + 1, 'tok', 'ctx', 'pageUnit', 'wordUnit', 'charUnit'))
    return { reason: 'not_understood', note: 'length' };
  return { reason: 'not_understood' };
}

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
