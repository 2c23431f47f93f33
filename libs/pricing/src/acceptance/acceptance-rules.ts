import type { AcceptedPriceSnapshot, SnapshotOffer } from '@compute-advisor/application';
import { median, type Offer } from '@compute-advisor/domain';
import type { FeedReading } from '../feeds/price-feed';
import { ageInDays, OLDEST_STALE_DAYS } from '../book/freshness';

/** A refresh must keep this share of the rows and of the offers of the one before. */
export const LEAST_SHARE_OF_ROWS = 0.6;
/** Every price lies within these, USD per GPU-hour. */
export const LOWEST_USD_PER_GPU_HOUR = 0.02;
export const HIGHEST_USD_PER_GPU_HOUR = 60;
/** A provider's median for one part may move by less than this factor between refreshes; on marketplaces by less than the second one. */
export const LARGEST_MOVE = 2;
export const LARGEST_MARKETPLACE_MOVE = 5;
/** One on-demand offer on its own may move by less than this factor. */
const LARGEST_OFFER_MOVE = 5;
/** With nothing fetched to compare with: the typical price against the packaged one of the same provider. Catches cents for dollars and nodes for GPUs. */
const LARGEST_SCALE = 3;
const PARTS_FOR_SCALE = 3;
/** Sources in time zones ahead of UTC may date a day early; more is a date that would pass for fresh for too long. */
const DAYS_AHEAD = 1;

/** Why a reading is not believed, in one sentence with the figures; undefined when it is.
 *  `last`: the snapshot in force; one too old to be used any more is no measure. `packaged`: the shipped offers, a rough measure for a feed's first reading. */
export function reasonToReject(
  reading: FeedReading,
  last: AcceptedPriceSnapshot | undefined,
  packaged: readonly Offer[],
  nowMs: number,
): string | undefined {
  const measure = last && ageInDays(last.sourceDate, nowMs) <= OLDEST_STALE_DAYS ? last : undefined;
  return (
    nothingLeft(reading) ??
    fromTheFuture(reading, nowMs) ??
    olderThanBefore(reading, measure) ??
    impossiblePrice(reading) ??
    (measure
      ? (tooFew(reading, measure) ??
        movedTooFar(reading.offers, measure.offers) ??
        offerMovedTooFar(reading.offers, measure.offers))
      : wrongScale(reading.offers, packaged))
  );
}

function nothingLeft({
  offers,
  rowsRead,
  rowsUnresolved,
  rowsAmbiguous,
  rowsWithoutPrice,
}: FeedReading): string | undefined {
  return offers.length > 0
    ? undefined
    : `no offer is left of ${rowsRead} rows (${rowsUnresolved} with unknown parts, ${rowsAmbiguous} ambiguous, ${rowsWithoutPrice} without a price)`;
}

function fromTheFuture({ sourceDate }: FeedReading, nowMs: number): string | undefined {
  return ageInDays(sourceDate, nowMs) < -DAYS_AHEAD ? `the source is dated ${sourceDate}, in the future` : undefined;
}

function olderThanBefore({ sourceDate }: FeedReading, last: AcceptedPriceSnapshot | undefined): string | undefined {
  return last && sourceDate < last.sourceDate
    ? `the source is dated ${sourceDate}, before the ${last.sourceDate} of the data in force`
    : undefined;
}

function impossiblePrice({ offers }: FeedReading): string | undefined {
  const wrong = offers.find(
    ({ usdPerGpuHour }) => !(usdPerGpuHour >= LOWEST_USD_PER_GPU_HOUR && usdPerGpuHour <= HIGHEST_USD_PER_GPU_HOUR),
  );
  return (
    wrong &&
    `${named(wrong)} costs ${figure(wrong.usdPerGpuHour)} USD per GPU-hour, outside ${LOWEST_USD_PER_GPU_HOUR} to ${HIGHEST_USD_PER_GPU_HOUR}`
  );
}

function tooFew(reading: FeedReading, last: AcceptedPriceSnapshot): string | undefined {
  const short = (now: number, before: number, what: string): string | undefined =>
    now < LEAST_SHARE_OF_ROWS * before
      ? `${now} of ${before} ${what} are left (${Math.floor((100 * now) / before)} %), at least ${LEAST_SHARE_OF_ROWS * 100} % are wanted`
      : undefined;
  return short(reading.rowsRead, last.rowsRead, 'rows') ?? short(reading.offers.length, last.offers.length, 'offers');
}

/** On-demand and community prices only: spot prices move by the hour and never make a rate. */
function mediansOf(offers: readonly SnapshotOffer[]): ReadonlyMap<string, number> {
  const prices = new Map<string, number[]>();
  for (const { gpuId, provider, kind, usdPerGpuHour } of offers) {
    if (kind !== 'on_demand' && kind !== 'community') continue;
    const key = `${gpuId}\n${provider}\n${kind}`;
    const same = prices.get(key);
    if (same) same.push(usdPerGpuHour);
    else prices.set(key, [usdPerGpuHour]);
  }
  return new Map([...prices].map(([key, values]) => [key, median(values)!]));
}

const factor = (a: number, b: number): number => Math.max(a / b, b / a);

function movedTooFar(offers: readonly SnapshotOffer[], before: readonly SnapshotOffer[]): string | undefined {
  const last = mediansOf(before);
  for (const [key, now] of mediansOf(offers)) {
    const then = last.get(key);
    const [gpuId, provider, kind] = key.split('\n');
    const limit = kind === 'community' ? LARGEST_MARKETPLACE_MOVE : LARGEST_MOVE;
    if (then !== undefined && factor(now, then) >= limit)
      return `the median of ${gpuId} at ${provider} moved from ${figure(then)} to ${figure(now)} USD per GPU-hour, ${limit}x or more`;
  }
  return undefined;
}

function offerMovedTooFar(offers: readonly SnapshotOffer[], before: readonly SnapshotOffer[]): string | undefined {
  const keyOf = (offer: SnapshotOffer): string =>
    JSON.stringify([offer.gpuId, offer.provider, offer.instanceType, offer.region, offer.gpuCount]);
  const listed = (all: readonly SnapshotOffer[]): readonly SnapshotOffer[] =>
    all.filter((offer) => offer.kind === 'on_demand');
  const ranges = new Map<string, { low: number; high: number }>();
  for (const offer of listed(before)) {
    const range = ranges.get(keyOf(offer));
    ranges.set(keyOf(offer), {
      low: Math.min(offer.usdPerGpuHour, range?.low ?? Infinity),
      high: Math.max(offer.usdPerGpuHour, range?.high ?? 0),
    });
  }
  const wrong = listed(offers).find((offer) => {
    const range = ranges.get(keyOf(offer));
    return (
      range &&
      (offer.usdPerGpuHour >= LARGEST_OFFER_MOVE * range.high || offer.usdPerGpuHour <= range.low / LARGEST_OFFER_MOVE)
    );
  });
  return (
    wrong && `${named(wrong)} moved ${LARGEST_OFFER_MOVE}x or more, to ${figure(wrong.usdPerGpuHour)} USD per GPU-hour`
  );
}

function wrongScale(offers: readonly SnapshotOffer[], packaged: readonly Offer[]): string | undefined {
  const shipped = mediansOf(packaged);
  const ratios = [...mediansOf(offers)].flatMap(([key, now]) => {
    const then = shipped.get(key);
    return then === undefined ? [] : [now / then];
  });
  const typical = median(ratios);
  if (typical === undefined || ratios.length < PARTS_FOR_SCALE || factor(typical, 1) < LARGEST_SCALE) return undefined;
  return `prices are typically ${figure(typical)} times the packaged ones of the same providers (${ratios.length} compared), ${LARGEST_SCALE}x or more`;
}

const named = ({ gpuId, provider, instanceType, region }: SnapshotOffer): string =>
  [gpuId, 'at', provider, instanceType, region].filter((part) => part !== undefined).join(' ');

/** Four significant digits: what the record needs, and no float noise. */
const figure = (value: number): string => String(Number(value.toPrecision(4)));
