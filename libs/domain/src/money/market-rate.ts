import { credibleOffers, isPrivateHost, type LeftAside, leftAsideOf } from './credible-offers';
import { type MachineRate, machineRates, medianOfProviders, type SoldOffer } from './machine-rates';
import { allows, type MarketFilter, namesSellers, remembered } from './market-filter';
import type { Offer, PriceBook, PriceFreshness } from './price-book';
import { canonicalProvider } from './provider';

/** Whose prices made the rate: the operator's, the providers' on demand or, when nobody else sells, private hosts'. */
export type RateBasis = 'operator' | 'on_demand' | 'community' | NonNullable<MarketFilter['soldAs']>;

/** What the market asks for one part. USD per GPU-hour, before tax. */
export interface MarketRate {
  readonly gpuId: string;
  /** Median of the provider medians, to a hundredth of a cent (half up): the figure shown is the figure multiplied;
   *  where the text says who sells, what the cheapest credible offer asks. */
  readonly usdPerGpuHour: number;
  readonly basis: RateBasis;
  /** What it could be bought at: the cheapest credible offer among those behind the rate. */
  readonly cheapest: Offer;
  /** Every credible offer behind the rate, cheapest first. */
  readonly credible: readonly Offer[];
  /** Cheaper offers that are not named, and why; cheapest first (`cheaperLeftAside`). */
  readonly leftAside: readonly LeftAside[];
  /** How current the rate is: that of the middle provider behind it, as the rate is the middle one's price; of two
   *  middle ones the worse. */
  readonly freshness: Exclude<PriceFreshness, 'unavailable'>;
  /** The oldest day any offer behind the rate vouches for, `2026-10-04`. */
  readonly asOf: string;
  /** The smallest number of GPUs that can be bought; 8 for a part sold only as 8-GPU nodes. */
  readonly instanceGranularity: number;
  /** How many GPUs the instances on sale hold, ascending, each once. */
  readonly instanceSizes: readonly number[];
  /** The machines the part is sold in, smallest first; what is planned is one of these. */
  readonly machines: readonly MachineRate[];
  /** Providers behind the rate and their sources, in code-unit order. */
  readonly providers: readonly string[];
  readonly sources: readonly string[];
}

const FRESHNESS = ['live', 'stale', 'fallback'] as const;
const FRESHNESS_RANK: Readonly<Record<Offer['freshness'], number>> = { live: 0, stale: 1, fallback: 2 };

/** The market rate of every part that someone sells within the filter, by GPU id; a part nobody sells there is absent.
 *  Order of offers never matters. The rules, for one part (docs/prices.md):
 *  1. whole GPUs only; spot and reserved never count; the operator's own prices, when there are any, win over the
 *  market;
 *  2. of one provider only the freshest word counts, live before stale before packaged; it shuts out nobody else's;
 *  3. on-demand offers make the rate; community hosts only when no one else sells the part, and then `basis` says so.
 */
export function marketRates(book: PriceBook, filter: MarketFilter = {}): ReadonlyMap<string, MarketRate> {
  const byGpu = new Map<string, SoldOffer[]>();
  const providerOf = remembered(canonicalProvider);
  const allowed = allows(filter);
  for (const offer of book.offers) {
    if (!countsForARate(offer, filter.soldAs)) continue;
    const sold = { offer, provider: providerOf(offer.provider) };
    if (!allowed(sold)) continue;
    const same = byGpu.get(offer.gpuId);
    if (same) same.push(sold);
    else byGpu.set(offer.gpuId, [sold]);
  }
  const rates = new Map<string, MarketRate>();
  for (const [gpuId, sold] of [...byGpu].sort(([a], [b]) => byCodeUnit(a, b))) {
    const rate = rateOf(gpuId, sold, filter.soldAs, namesSellers(filter));
    if (rate) rates.set(gpuId, rate);
  }
  return rates;
}

function countsForARate({ kind, gpuCount, usdPerGpuHour }: Offer, soldAs: MarketFilter['soldAs']): boolean {
  const wanted =
    soldAs === undefined ? kind !== 'spot' && kind !== 'reserved' : kind === (soldAs === 'spot' ? 'spot' : 'reserved');
  return wanted && gpuCount >= 1 && Number.isInteger(gpuCount) && usdPerGpuHour > 0;
}

function rateOf(
  gpuId: string,
  sold: readonly SoldOffer[],
  soldAs: MarketFilter['soldAs'],
  isOrdered: boolean,
): MarketRate | undefined {
  const [basis, behind] =
    soldAs === undefined ? offersBehindTheRate(sold) : ([soldAs, notByPrivateHosts(sold)] as const);
  if (behind.length === 0) return undefined;
  const offers = behind.map(({ offer }) => offer);
  const middle = medianOfProviders(behind);
  if (middle === undefined) return undefined;
  const rate = toHundredthOfACent(middle);
  const named = credibleOffers(behind, freshest(sold), rate);
  const credible = named.map(({ offer }) => offer).sort(compareOffers);
  const [cheapest] = credible;
  if (cheapest === undefined) return undefined;
  const machines = machineRates(behind, new Set(credible), compareOffers, isOrdered);
  const sizes = machines.map(({ gpus }) => gpus);
  return {
    gpuId,
    usdPerGpuHour: isOrdered ? cheapest.usdPerGpuHour : rate,
    basis,
    cheapest,
    credible,
    leftAside: [...leftAsideOf(freshest(sold), behind, named)].sort((a, b) => compareOffers(a.offer, b.offer)),
    freshness: middleFreshness(behind),
    asOf: offers.reduce((oldest, offer) => (offer.asOf < oldest.asOf ? offer : oldest)).asOf,
    instanceGranularity: sizes[0] ?? 1,
    instanceSizes: sizes,
    machines,
    providers: [...new Set(behind.map(({ provider }) => provider))].sort(byCodeUnit),
    sources: [...new Set(offers.map((offer) => offer.source))].sort(byCodeUnit),
  };
}

function offersBehindTheRate(sold: readonly SoldOffer[]): readonly [RateBasis, readonly SoldOffer[]] {
  const operator = sold.filter(({ offer }) => offer.kind === 'operator');
  if (operator.length > 0) return ['operator', operator];
  const onDemand = freshest(sold.filter((one) => one.offer.kind === 'on_demand' && !isPrivateHost(one)));
  if (onDemand.length > 0) return ['on_demand', onDemand];
  return ['community', freshest(sold)];
}

/** Interruptible machines of private hosts may stand in no room at all; only what providers sell so counts. */
const notByPrivateHosts = (sold: readonly SoldOffer[]): readonly SoldOffer[] =>
  freshest(sold.filter((one) => !isPrivateHost(one)));

/** Of each provider its freshest word alone: a live list shuts out what the same provider said before, never what
 *  others say. */
function freshest(sold: readonly SoldOffer[]): readonly SoldOffer[] {
  const best = freshnessByProvider(sold, Math.min);
  return sold.filter(({ offer, provider }) => FRESHNESS_RANK[offer.freshness] === best.get(provider));
}

function middleFreshness(behind: readonly SoldOffer[]): Offer['freshness'] {
  const ranks = [...freshnessByProvider(behind, Math.max).values()].sort((a, b) => a - b);
  return FRESHNESS[ranks[Math.floor(ranks.length / 2)] ?? 0] ?? 'live';
}

function freshnessByProvider(
  sold: readonly SoldOffer[],
  of: (a: number, b: number) => number,
): ReadonlyMap<string, number> {
  const ranks = new Map<string, number>();
  for (const { offer, provider } of sold) {
    const rank = FRESHNESS_RANK[offer.freshness];
    ranks.set(provider, of(rank, ranks.get(provider) ?? rank));
  }
  return ranks;
}

/** Cheapest first; ties end at provider, instance type, region, size, source and day, so that the order of the book
 *  never shows. */
function compareOffers(a: Offer, b: Offer): number {
  return (
    a.usdPerGpuHour - b.usdPerGpuHour ||
    byCodeUnit(a.provider, b.provider) ||
    byCodeUnit(a.instanceType ?? '', b.instanceType ?? '') ||
    byCodeUnit(a.region ?? '', b.region ?? '') ||
    a.gpuCount - b.gpuCount ||
    byCodeUnit(a.source, b.source) ||
    byCodeUnit(b.asOf, a.asOf) ||
    FRESHNESS_RANK[a.freshness] - FRESHNESS_RANK[b.freshness]
  );
}

function byCodeUnit(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

const toHundredthOfACent = (usd: number): number => Math.round(usd * 1e4 * (1 + Number.EPSILON)) / 1e4;
