import type { SnapshotOffer } from '@compute-advisor/application';
import { canonicalProvider, isCommunityMarketplace, median } from '@compute-advisor/domain';
import { factor, type KeyedPrices, type PriceKey, partKeyOf, partPrices } from './price-keys';

/** Two sources that say the same of one provider differ by less than this: lists are read on different days and round
 *  differently. */
const SAME_PROVIDER_WITHIN = 1.15;
/** A price within this of the middle of the other providers' is what the market asks. */
const SAME_MARKET_WITHIN = 1.3;

/** What other sources say of a part: the shipped book and the snapshots of other feeds that are in force. */
export class Witnesses {
  private readonly ofProvider = new Map<string, number[]>();
  private readonly shippedOfProvider: ReadonlyMap<string, KeyedPrices>;
  private readonly byPart = new Map<string, Map<string, number[]>>();
  private readonly shippedByPart = new Map<string, Map<string, number[]>>();
  private readonly fetchedByPart = new Map<string, Map<string, number[]>>();

  constructor(packaged: readonly SnapshotOffer[], others: readonly (readonly SnapshotOffer[])[]) {
    this.shippedOfProvider = partPrices(packaged);
    for (const shipped of this.shippedOfProvider.values()) {
      addToMarket(this.byPart, shipped);
      addToMarket(this.shippedByPart, shipped);
    }
    for (const feed of others)
      for (const said of partPrices(feed).values()) {
        this.ofProvider.set(said.key, [...(this.ofProvider.get(said.key) ?? []), said.median]);
        addToMarket(this.byPart, said);
        addToMarket(this.fetchedByPart, said);
      }
  }

  /** What other feeds say this very provider asks for the part; empty when none speaks of it. */
  fetchedOf(price: PriceKey): readonly number[] {
    return this.ofProvider.get(partKeyOf(price)) ?? [];
  }

  /** What the shipped book says this provider asked: the price nearest to this one within its cheapest and its dearest
   *  machine and place. */
  shippedOf(price: KeyedPrices): number | undefined {
    const shipped = this.shippedOfProvider.get(partKeyOf(price));
    return shipped && Math.min(Math.max(price.median, shipped.lowest), shipped.highest);
  }

  /** The middle of what the other providers ask for the part, fetched and shipped, and how many they are; undefined
   *  when nobody else sells it. Marketplaces are no measure for others. */
  market(price: PriceKey): { readonly middle: number; readonly providers: number } | undefined {
    return marketWithout(this.byPart.get(price.gpuId), price.provider);
  }

  /** The same in the shipped book alone: dear clouds and cheap ones as they stood when it was made, whoever was read
   *  since. */
  shippedMarket(price: PriceKey): { readonly middle: number; readonly providers: number } | undefined {
    return marketWithout(this.shippedByPart.get(price.gpuId), price.provider);
  }

  /** Whether another feed says the same: of this provider, or of the market without it. The shipped book is too old to
   *  confirm that a price has moved. */
  confirms(price: KeyedPrices): boolean {
    if (this.fetchedOf(price).some((usd) => factor(usd, price.median) < SAME_PROVIDER_WITHIN)) return true;
    const market = middleWithout(this.fetchedByPart.get(price.gpuId), price.provider);
    return market !== undefined && factor(market, price.median) < SAME_MARKET_WITHIN;
  }
}

function addToMarket(market: Map<string, Map<string, number[]>>, said: KeyedPrices): void {
  if (said.kind !== 'on_demand' || isCommunityMarketplace(said.provider)) return;
  const providers = market.get(said.gpuId) ?? new Map<string, number[]>();
  market.set(said.gpuId, providers);
  providers.set(said.provider, [...(providers.get(said.provider) ?? []), said.median]);
}

function middleWithout(
  providers: ReadonlyMap<string, readonly number[]> | undefined,
  provider: string,
): number | undefined {
  const own = canonicalProvider(provider);
  return median([...(providers ?? [])].filter(([name]) => name !== own).map(([, prices]) => median([...prices]) ?? 0));
}

function marketWithout(
  providers: ReadonlyMap<string, readonly number[]> | undefined,
  provider: string,
): { readonly middle: number; readonly providers: number } | undefined {
  const middle = middleWithout(providers, provider);
  if (middle === undefined || providers === undefined) return undefined;
  return { middle, providers: providers.size - (providers.has(canonicalProvider(provider)) ? 1 : 0) };
}
