import type { Page, Period } from '../page/page';
import { shaped, valueAt } from './form';
import { unitsOf } from './quantity';
import type { Proposal } from './weigh';

/** Figures that what stands beside them says what they are: a volume that goes to a service, heads among heads. */

/** "2 billion tokens a month to GPT-4o": so many of a day or longer are a volume, whoever serves them today. */
export function tokensServed(page: Page, k: number): Proposal | undefined {
  const unit = unitsOf(page, k).find((u) => u.dimension === 'speed' && LONG.has(u.period ?? 'second'));
  const isVolume = unit !== undefined && valueAt(page, k) >= LEAST_VOLUME && page.after(unit.end, 5, ['api']) >= 0;
  return isVolume ? shaped('speed', k, SERVED, unit) : undefined;
}
const LONG: ReadonlySet<Period> = new Set<Period>(['day', 'week', 'month', 'quarter', 'year']);
const LEAST_VOLUME = 100_000;
const SERVED = 4.4;

/** "16 heads of which 8 KV", "32 heads, 8 kv": the heads of the cache among those that were counted right before. */
export const headsOfCache = (page: Page, k: number): Proposal | undefined =>
  page.has(k + 1, 'kv') && page.sameSentence(k, k + 1) && page.before(k, 5, ['geomHeads']) >= 0
    ? shaped('kvHeads', k, CACHE_HEADS, { dimension: 'setting', end: k + 1, scale: 1, noun: k + 1 })
    : undefined;
const CACHE_HEADS = 5;
