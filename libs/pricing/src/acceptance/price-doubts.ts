import type { SnapshotOffer } from '@compute-advisor/application';
import { median } from '@compute-advisor/domain';
import type { Anchored } from './price-anchors';
import { factor, figure, type KeyedPrices, ratePrices } from './price-keys';

/** The median of one key may lie by less than this factor from where it was before; on marketplaces by less than the
 *  second one. */
export const LARGEST_MOVE = 1.6;
export const LARGEST_MARKETPLACE_MOVE = 3;
/** ... and by less than this from where it stood at most 30 days ago, however small the steps. */
export const LARGEST_DRIFT = 2;
/** All prices together do not move by this at once, nor drift by the second within 30 days. */
export const LARGEST_COMMON_MOVE = 1.3;
export const LARGEST_COMMON_DRIFT = 1.5;
/** One on-demand offer on its own may move by less than this factor. */
const LARGEST_OFFER_MOVE = 2.5;
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

/** A price's part and seller, for a sentence. */
export const named = (price: KeyedPrices): string => `${price.gpuId} at ${price.provider}`;

/** Prices that moved further from the feed's own past than one refresh, or 30 days, explain; and all of them when they
 *  moved together. A key without a past is judged by the witnesses. */
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
    return (
      `the median of ${named(price)} moved from ${figure(usd)} to ${figure(price.median)} USD per GPU-hour, ` +
      `${limit}x or more`
    );
  if (oldest && price.kind !== 'community' && factor(price.median, oldest.oldest) >= LARGEST_DRIFT)
    return (
      `the median of ${named(price)} drifted from ${figure(oldest.oldest)} on ${oldest.oldestDay} to ` +
      `${figure(price.median)} USD per GPU-hour, ${LARGEST_DRIFT}x or more within 30 days`
    );
  return undefined;
}

/** What is wrong with all prices together, from the ratio of each to what it is held to; undefined when too few were
 *  compared or they lie within `limit`. */
export function commonly(ratios: readonly number[], limit: number, before: string): string | undefined {
  const typical = median([...ratios]);
  return typical !== undefined && ratios.length >= LEAST_COMPARED && factor(typical, 1) >= limit
    ? `prices are typically ${figure(typical)} times ${before} (${ratios.length} compared), ${limit}x or more`
    : undefined;
}

/** Single on-demand offers that moved further than any one machine does: one wrong offer does not hide behind an
 *  honest median. */
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
