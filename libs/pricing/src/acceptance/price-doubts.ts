import type { SnapshotOffer } from '@compute-advisor/application';
import { median } from '@compute-advisor/domain';
import type { Anchored } from './price-anchors';
import { factor, figure, type KeyedPrices, ratePrices } from './price-keys';
import type { Witnesses } from './witnesses';

/** The median of one key may lie by less than this factor from where it was before; on marketplaces by less than the second one. */
export const LARGEST_MOVE = 1.6;
export const LARGEST_MARKETPLACE_MOVE = 3;
/** ... and by less than this from where it stood at most 30 days ago, however small the steps. */
export const LARGEST_DRIFT = 2;
/** All prices together do not move by this at once, nor drift by the second within 30 days. */
export const LARGEST_COMMON_MOVE = 1.3;
export const LARGEST_COMMON_DRIFT = 1.5;
/** One on-demand offer on its own may move by less than this factor. */
const LARGEST_OFFER_MOVE = 2.5;
/** With nothing of its own to compare with: the factor to what the shipped book says of the same provider, to what other feeds say of it, and to the middle of the other providers (an old part costs twelve times as much at a dear cloud; nobody asks a fifth). */
const LARGEST_FROM_SHIPPED = 2;
const LARGEST_FROM_OTHER_FEED = 1.6;
const LARGEST_BELOW_MARKET = 5;
/** Two dear clouds are no market: a neocloud may ask a tenth of what they do. */
const PROVIDERS_OF_A_MARKET = 3;
const LARGEST_FROM_FEW = 20;
const LARGEST_ABOVE_MARKET = 20;
/** Private hosts are cheaper than providers, or nobody would go there. */
const LARGEST_HOSTS_ABOVE_MARKET = 3;
/** ... and the typical price of a provider nobody knows against the middle of the others: 0.6 to 2.1 in the real lists, also where single parts cost six times as much. */
const LARGEST_SCALE_OF_STRANGERS = 3.5;
const WITHIN_MARKET = 1.5;
const MARKETPLACE_ALLOWANCE = 2;
/** ... and the typical price against the shipped ones of the same providers; less where several providers would have to have moved together. */
const LARGEST_SCALE = 2;
const LARGEST_SCALE_OF_SEVERAL = 1.5;
const SEVERAL_PROVIDERS = 3;
/** So many prices have to be compared before they say something together. */
const LEAST_COMPARED = 3;

/** A price that is not believed, and why. */
export interface Doubt extends KeyedPrices {
  readonly reason: string;
}

/** What a feed's own past says of a key: where it was, and where it stood at most 30 days ago. */
export interface Past {
  readonly usd: number;
  readonly oldest?: Anchored;
}

const named = (price: KeyedPrices): string => `${price.gpuId} at ${price.provider}`;

/** Prices that moved further from the feed's own past than one refresh, or 30 days, explain; and all of them when they moved together. A key without a past is judged by the witnesses. */
export function movedTooFar(
  prices: ReadonlyMap<string, KeyedPrices>,
  past: ReadonlyMap<string, Past>,
): readonly Doubt[] {
  const known = [...prices.values()].flatMap((price) => {
    const before = past.get(price.key);
    return before ? [{ price, before }] : [];
  });
  const single = known.flatMap(({ price, before }) => {
    const reason = ownMove(price, before);
    return reason === undefined ? [] : [{ ...price, reason }];
  });
  if (single.length > 0) return single;
  const together =
    commonly(
      known.map(({ price, before }) => price.median / before.usd),
      LARGEST_COMMON_MOVE,
      'what they were',
    ) ??
    commonly(
      known.flatMap(({ price, before }) => (before.oldest ? [price.median / before.oldest.oldest] : [])),
      LARGEST_COMMON_DRIFT,
      'what they were within 30 days',
    );
  return together === undefined ? [] : known.map(({ price }) => ({ ...price, reason: together }));
}

function ownMove(price: KeyedPrices, { usd, oldest }: Past): string | undefined {
  const limit = price.kind === 'community' ? LARGEST_MARKETPLACE_MOVE : LARGEST_MOVE;
  if (factor(price.median, usd) >= limit)
    return `the median of ${named(price)} moved from ${figure(usd)} to ${figure(price.median)} USD per GPU-hour, ${limit}x or more`;
  if (oldest && price.kind !== 'community' && factor(price.median, oldest.oldest) >= LARGEST_DRIFT)
    return `the median of ${named(price)} drifted from ${figure(oldest.oldest)} on ${oldest.oldestDay} to ${figure(price.median)} USD per GPU-hour, ${LARGEST_DRIFT}x or more within 30 days`;
  return undefined;
}

function commonly(ratios: readonly number[], limit: number, before: string): string | undefined {
  const typical = median([...ratios]);
  return typical !== undefined && ratios.length >= LEAST_COMPARED && factor(typical, 1) >= limit
    ? `prices are typically ${figure(typical)} times ${before} (${ratios.length} compared), ${limit}x or more`
    : undefined;
}

/** Single on-demand offers that moved further than any one machine does: one wrong offer does not hide behind an honest median. */
export function offersMovedTooFar(
  offers: readonly SnapshotOffer[],
  before: readonly SnapshotOffer[],
): readonly Doubt[] {
  const machineOf = (o: SnapshotOffer): string =>
    JSON.stringify([o.gpuId, o.provider, o.instanceType, o.region, o.gpuCount]);
  const ranges = new Map<string, { low: number; high: number }>();
  for (const offer of before.filter(({ kind }) => kind === 'on_demand')) {
    const range = ranges.get(machineOf(offer));
    ranges.set(machineOf(offer), {
      low: Math.min(offer.usdPerGpuHour, range?.low ?? Infinity),
      high: Math.max(offer.usdPerGpuHour, range?.high ?? 0),
    });
  }
  const wrong = offers.filter((offer) => {
    const range = offer.kind === 'on_demand' ? ranges.get(machineOf(offer)) : undefined;
    if (!range) return false;
    const { usdPerGpuHour: usd } = offer;
    return usd >= LARGEST_OFFER_MOVE * range.high || usd <= range.low / LARGEST_OFFER_MOVE;
  });
  return wrong.map((offer) => doubtOfOffer(offer));
}

function doubtOfOffer(offer: SnapshotOffer): Doubt {
  const [price] = ratePrices([offer]).values();
  const name = [offer.gpuId, 'at', offer.provider, offer.instanceType, offer.region].filter(
    (part) => part !== undefined,
  );
  const { gpuId, provider, kind, gpuCount, usdPerGpuHour } = offer;
  return {
    ...(price ?? {
      key: name.join('|'),
      gpuId,
      provider,
      kind,
      gpuCount,
      median: usdPerGpuHour,
      lowest: usdPerGpuHour,
      highest: usdPerGpuHour,
    }),
    reason: `${name.join(' ')} moved ${LARGEST_OFFER_MOVE}x or more, to ${figure(usdPerGpuHour)} USD per GPU-hour`,
  };
}

/** Prices without a past of their own, held to what other sources say of the same provider, or, where none does, of the part. What nobody else speaks of cannot be judged. */
export function unlikeOthers(prices: readonly KeyedPrices[], witnesses: Witnesses): readonly Doubt[] {
  const single = prices.flatMap((price) => {
    const reason = unlike(price, witnesses);
    return reason === undefined ? [] : [{ ...price, reason }];
  });
  if (single.length > 0) return single;
  const compared = prices.flatMap((price) => {
    const shipped = witnesses.shippedOf(price);
    return shipped === undefined ? [] : [{ price, ratio: price.median / shipped }];
  });
  const several = new Set(compared.map(({ price }) => price.provider)).size >= SEVERAL_PROVIDERS;
  const together = commonly(
    compared.map(({ ratio }) => ratio),
    several ? LARGEST_SCALE_OF_SEVERAL : LARGEST_SCALE,
    'the packaged ones of the same providers',
  );
  return together === undefined
    ? strangersApart(prices, witnesses)
    : compared.map(({ price }) => ({ ...price, reason: together }));
}

/** All prices of providers nobody else speaks of, when they lie together too far from the market's. */
function strangersApart(prices: readonly KeyedPrices[], witnesses: Witnesses): readonly Doubt[] {
  const compared = prices.flatMap((price) => {
    const unknown = witnesses.shippedOf(price) === undefined && witnesses.fetchedOf(price).length === 0;
    const market = unknown && price.kind === 'on_demand' ? witnesses.shippedMarket(price) : undefined;
    return market === undefined || market.providers < PROVIDERS_OF_A_MARKET
      ? []
      : [{ price, ratio: price.median / market.middle }];
  });
  const together = commonly(
    compared.map(({ ratio }) => ratio),
    LARGEST_SCALE_OF_STRANGERS,
    'what other providers ask in the packaged book',
  );
  return together === undefined ? [] : compared.map(({ price }) => ({ ...price, reason: together }));
}

function unlike(price: KeyedPrices, witnesses: Witnesses): string | undefined {
  const allowance = price.kind === 'community' ? MARKETPLACE_ALLOWANCE : 1;
  const said = (usd: number, who: string, limit: number): string =>
    `${named(price)} costs ${figure(price.median)} USD per GPU-hour, ${who} ${figure(usd)}: ${limit}x apart or more`;
  const market = witnesses.market(price);
  const asMarket = market !== undefined && factor(price.median, market.middle) < WITHIN_MARKET * allowance;
  const [shipped, fetched] = [witnesses.shippedOf(price), witnesses.fetchedOf(price)];
  const nearShipped = shipped !== undefined && factor(price.median, shipped) < LARGEST_FROM_SHIPPED * allowance;
  const [other] = fetched;
  if (other !== undefined) {
    const limit = LARGEST_FROM_OTHER_FEED * allowance;
    const agrees = fetched.some((usd) => factor(price.median, usd) < limit);
    return agrees || (nearShipped && asMarket) ? undefined : said(other, 'another feed says', limit);
  }
  if (shipped !== undefined)
    return nearShipped || asMarket
      ? undefined
      : said(shipped, 'the packaged book says', LARGEST_FROM_SHIPPED * allowance);
  if (market === undefined) return undefined;
  const known = market.providers >= PROVIDERS_OF_A_MARKET;
  const limit = known ? limitOf(price, market.middle) : LARGEST_FROM_FEW * allowance;
  return factor(price.median, market.middle) < limit
    ? undefined
    : said(market.middle, 'the middle of the other providers is', limit);
}

/** How far a provider nobody knows may be from the middle of a market. */
function limitOf({ kind, median: usd }: KeyedPrices, middle: number): number {
  if (kind === 'community')
    return usd > middle ? LARGEST_HOSTS_ABOVE_MARKET : LARGEST_BELOW_MARKET * MARKETPLACE_ALLOWANCE;
  return usd > middle ? LARGEST_ABOVE_MARKET : LARGEST_BELOW_MARKET;
}
