import type { AcceptedPriceSnapshot, PriceFeedRun, SnapshotOffer } from '../ports/price-snapshot.repository';

/** The moment that the samples stand around. */
export const NOON = Date.UTC(2026, 9, 4, 12);

export const h100: SnapshotOffer = {
  gpuId: 'h100-sxm5-80gb',
  provider: 'aws',
  instanceType: 'p5.48xlarge',
  region: 'us-east-1',
  gpuCount: 8,
  usdPerGpuHour: 6.88,
  kind: 'on_demand',
  asOf: '2026-10-04',
  source: 'skypilot catalog v8 aws',
};
/** No instance type, no region, float noise, a slice of one GPU: all must come back as they went in. */
const a10: SnapshotOffer = {
  gpuId: 'a10-24gb',
  provider: 'azure',
  gpuCount: 1 / 3,
  usdPerGpuHour: 0.36979999999999996,
  kind: 'spot',
  asOf: '2026-10-03',
  source: 'azure retail prices "é"',
};

/** A snapshot as a feed would hand it in; pass what matters to the scenario. */
export const acceptedPriceSnapshot = (over: Partial<AcceptedPriceSnapshot> = {}): AcceptedPriceSnapshot => ({
  feed: 'skypilot/aws',
  sourceDate: '2026-10-04',
  offers: [h100, a10],
  contentDigest: 'a'.repeat(64),
  rowsRead: 2,
  etag: 'W/"5f3c"',
  lastModified: 'Sun, 04 Oct 2026 06:00:00 GMT',
  fetchedAtMs: NOON,
  acceptedAtMs: NOON + 20,
  confirmedAtMs: NOON + 20,
  ...over,
});

/** A run as the refresh would file it; pass what matters to the scenario. */
export const priceFeedRun = (over: Partial<PriceFeedRun> = {}): PriceFeedRun => ({
  feed: 'skypilot/aws',
  outcome: 'accepted',
  startedAtMs: NOON - 900,
  finishedAtMs: NOON + 20,
  rowsRead: 2,
  offersKept: 2,
  rowsUnresolved: 0,
  rowsAmbiguous: 0,
  rowsWithoutPrice: 0,
  ...over,
});

/** Snapshots in the order of their feeds' names. */
export const byFeed = (all: readonly AcceptedPriceSnapshot[]): AcceptedPriceSnapshot[] =>
  [...all].sort((a, b) => (a.feed < b.feed ? -1 : 1));
/** Offers in the order of their prices. */
export const byPrice = (offers: readonly SnapshotOffer[]): SnapshotOffer[] =>
  [...offers].sort((a, b) => a.usdPerGpuHour - b.usdPerGpuHour);
/** A snapshot with its offers in the order of their prices: adapters may keep them in any. */
export const sorted = (snapshot: AcceptedPriceSnapshot | undefined): AcceptedPriceSnapshot | undefined =>
  snapshot && { ...snapshot, offers: byPrice(snapshot.offers) };
