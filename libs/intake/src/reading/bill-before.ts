import type { Page, Period } from '../page/page';
import { BELOW } from './data/money-words';

/** How far behind a bill the sum may stand that it has to come down to, elements. */
const REACH = 40;

/** "We pay $9k a month and have to get below 6k", "it costs us $31k a month. Would own GPUs come under $15k?": the
 *  period of the bill before `k` is that of the sum it is compared with. */
export function periodOfBillBefore(page: Page, k: number): Period | undefined {
  if (!BELOW.has(page.textAt(k - 1))) return undefined;
  const sentence = page.at(k)?.sentence ?? 0;
  for (let j = k - 2; j >= k - REACH && (page.at(j)?.sentence ?? -1) >= sentence - 1; j -= 1) {
    if (page.at(j)?.kind !== 'money') continue;
    const period = page.period(j + 1)?.period;
    return period === 'month' || period === 'year' ? period : undefined;
  }
  return undefined;
}
