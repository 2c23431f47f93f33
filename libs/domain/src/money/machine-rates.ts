import { POD_SIZES } from './data/pod-sizes';
import { median } from './median';
import type { Offer } from './price-book';

/** Machines of one size with one part, as the market sells them. */
export interface MachineRate {
  /** GPUs in one machine. */
  readonly gpus: number;
  /** USD per GPU-hour: median of the provider medians over the providers that sell this size; where the text says who
   *  sells, what `order` asks. Not rounded: bills are worked out from it and rounded once. */
  readonly usdPerGpuHour: number;
  /** Who sells it, in code-unit order. */
  readonly providers: readonly string[];
  /** What one such machine could be ordered as today: the cheapest credible offer of this size. */
  readonly order: Offer;
}

/** An offer and the one id of who sells it. */
export interface SoldOffer {
  readonly offer: Offer;
  readonly provider: string;
}

/** Sizes an operator's price per GPU holds for: the operator builds the machine. */
const OPERATOR_SIZES: readonly number[] = [1, 2, 4, 8];

/** True when an offer names the machine it is sold as; price lists that name a GPU alone hold nothing or a word in
 *  brackets there. */
export const namesMachine = ({ instanceType: name }: Offer): boolean => name !== undefined && !name.startsWith('(');

/** How many GPUs the machines hold that an offer can be ordered as: the machine it names, or for a price per GPU every
 *  size its provider is known to sell, ascending.
 *  @param provider canonical id of the seller */
export function sizesOf(offer: Offer, provider: string): readonly number[] {
  if (namesMachine(offer) || offer.gpuCount > 1) return [offer.gpuCount];
  if (offer.kind === 'operator') return OPERATOR_SIZES;
  const listed = Object.hasOwn(POD_SIZES, provider) ? POD_SIZES[provider] : undefined;
  return listed && Object.hasOwn(listed, offer.gpuId) ? (listed[offer.gpuId] ?? [1]) : [1];
}

/** The machines one part is sold in, smallest first; never empty for at least one offer. The order of offers never
 *  matters.
 *  @param behind every offer behind the part's rate @param credible those not too good to be true, cheapest first
 *  @param cheapestFirst a total order of offers @param isOrdered the sellers are given: a list of theirs is no market
 *  with a middle, a machine costs what it is ordered at */
export function machineRates(
  behind: readonly SoldOffer[],
  credible: ReadonlySet<Offer>,
  cheapestFirst: (a: Offer, b: Offer) => number,
  isOrdered = false,
): readonly MachineRate[] {
  const bySize = new Map<number, SoldOffer[]>();
  for (const sold of behind) for (const gpus of sizesOf(sold.offer, sold.provider)) addTo(bySize, gpus, sold);
  return [...bySize]
    .sort(([a], [b]) => a - b)
    .flatMap(([gpus, sold]) => {
      const named = sold.map(({ offer }) => offer).sort(cheapestFirst);
      const order = named.find((offer) => credible.has(offer)) ?? named[0];
      const rate = isOrdered ? order?.usdPerGpuHour : medianOfProviders(sold);
      const providers = [...new Set(sold.map(({ provider }) => provider))].sort();
      return rate === undefined || order === undefined ? [] : [{ gpus, usdPerGpuHour: rate, providers, order }];
    });
}

/** Median of each provider's offers, then of those medians: thirty regions of one provider weigh as much as one of
 *  another. Undefined for no offers. */
export function medianOfProviders(sold: readonly SoldOffer[]): number | undefined {
  const prices = new Map<string, number[]>();
  for (const { offer, provider } of sold) addTo(prices, provider, offer.usdPerGpuHour);
  return median([...prices.values()].flatMap((p) => median(p) ?? []));
}

function addTo<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
