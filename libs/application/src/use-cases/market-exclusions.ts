import type { GpuFacts, Market, MarketRate } from '@compute-advisor/domain';
import type { Wishes } from '@compute-advisor/intake';

/** Market rates by part. */
export type Rates = ReadonlyMap<string, MarketRate>;

/** One function for all questions that rule nothing out: what is known of their markets is shared. */
const NOTHING_EXCLUDED = (): undefined => undefined;

/** What the description leaves out of the market, with the reason.
 *  @param sold what the wished sellers sell elsewhere, where that is all that is known of them */
export const exclusionOf = (wishes: Wishes, sold: Rates | undefined): NonNullable<Market['excluded']> =>
  sold || excludes(wishes) ? (gpu: GpuFacts) => exclusion(gpu, wishes, sold) : NOTHING_EXCLUDED;

const excludes = (w: Wishes): boolean =>
  [w.excludedGpuIds, w.excludedVendors, w.onlyVendors, w.onlyGpuIds].some((list) => list.length > 0);

function exclusion(gpu: GpuFacts, w: Wishes, sold: Rates | undefined): string | undefined {
  if (w.excludedGpuIds.includes(gpu.id)) return 'ruled out by the description';
  if (w.excludedVendors.includes(gpu.vendor)) return `the description rules out ${gpu.vendor}`;
  if (w.onlyVendors.length && !w.onlyVendors.includes(gpu.vendor))
    return `the description allows only ${w.onlyVendors.join(', ')}`;
  if (w.onlyGpuIds.length && !w.onlyGpuIds.includes(gpu.id)) return 'the description allows only other parts';
  if (sold && !sold.has(gpu.id)) return 'the sellers that are asked for are not known to sell it anywhere';
  return undefined;
}
