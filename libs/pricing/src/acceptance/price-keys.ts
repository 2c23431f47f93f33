import type { SnapshotOffer } from '@compute-advisor/application';
import { canonicalProvider, median, type PriceKind } from '@compute-advisor/domain';

/** What is compared with itself over time: one part at one provider, sold in one way, by the machine of one size. */
export interface PriceKey {
  readonly gpuId: string;
  readonly provider: string;
  readonly kind: PriceKind;
  /** GPUs in the machine. */
  readonly gpuCount: number;
}

/** The prices behind one key. USD per GPU-hour. */
export interface KeyedPrices extends PriceKey {
  readonly key: string;
  readonly median: number;
  readonly lowest: number;
  readonly highest: number;
}

export const keyOf = ({ gpuId, provider, kind, gpuCount }: PriceKey): string =>
  [gpuId, canonicalProvider(provider), kind, gpuCount].join('|');

/** Medians by key of what makes a rate: on-demand and community prices. Spot prices move by the hour and never make
 *  one. */
export function ratePrices(offers: readonly SnapshotOffer[]): ReadonlyMap<string, KeyedPrices> {
  return mediansBy(
    offers.filter(({ kind }) => kind === 'on_demand' || kind === 'community'),
    keyOf,
  );
}

/** The same whatever the machine's size: what a provider asks for the part. */
export function partPrices(offers: readonly SnapshotOffer[]): ReadonlyMap<string, KeyedPrices> {
  return mediansBy(
    offers.filter(({ kind }) => kind === 'on_demand' || kind === 'community'),
    partKeyOf,
  );
}

export const partKeyOf = (offer: PriceKey): string => keyOf({ ...offer, gpuCount: 0 });

function mediansBy(
  offers: readonly SnapshotOffer[],
  keyed: (offer: SnapshotOffer) => string,
): ReadonlyMap<string, KeyedPrices> {
  const groups = new Map<string, { readonly first: SnapshotOffer; readonly prices: number[] }>();
  for (const offer of offers) {
    const key = keyed(offer);
    const group = groups.get(key);
    if (group) group.prices.push(offer.usdPerGpuHour);
    else groups.set(key, { first: offer, prices: [offer.usdPerGpuHour] });
  }
  return new Map(
    [...groups].map(([key, { first, prices }]) => [
      key,
      {
        key,
        gpuId: first.gpuId,
        provider: canonicalProvider(first.provider),
        kind: first.kind,
        gpuCount: first.gpuCount,
        median: median(prices) ?? 0,
        lowest: Math.min(...prices),
        highest: Math.max(...prices),
      },
    ]),
  );
}

/** How far apart two prices are: 2 for twice and for half. */
export const factor = (a: number, b: number): number => Math.max(a / b, b / a);

/** Four significant digits: what the record needs, and no float noise. */
export const figure = (value: number): string => String(Number(value.toPrecision(4)));
