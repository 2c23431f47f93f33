import type {
  AcceptedPriceSnapshot,
  ClockPort,
  PriceFeedMemory,
  PriceFeedMemoryRepository,
  PriceFeedRun,
  PriceSnapshotRepository,
} from '@compute-advisor/application';
import type { Offer } from '@compute-advisor/domain';
import { refusalOf } from '../acceptance/acceptance-rules';
import type { GpuNames } from '../readings/gpu-names';
import { anchorsAfter } from '../acceptance/price-anchors';
import { isTakenAfterAll, standingAfter } from '../acceptance/standing-refusal';
import { dayOf } from '../book/freshness';
import { offerText } from '../book/snapshot-id';
import { UnreadableFeed, type FeedFetch, type PriceFeed } from '../feeds/price-feed';
import type { FeedReading } from '../readings/feed-reading';
import { FetchFailure } from '../http/fetch-failure';
import type { PricingLog } from './pricing-log';
import { countsOf, ENDED, mostFrequent, NOTHING_READ, recorded } from './run-record';

/** What one refresh needs. */
export interface RefreshContext {
  readonly snapshots: PriceSnapshotRepository;
  readonly memories: PriceFeedMemoryRepository;
  readonly clock: ClockPort;
  readonly packaged: readonly Offer[];
  readonly names: GpuNames;
  readonly log: PricingLog;
  /** True while the service shuts down: a fetch that is cut off then is nobody's failure and is not filed. */
  readonly isStopping: () => boolean;
}

/** Fetches one feed, judges it, and files the outcome: the new snapshot in force, or the old one kept and the reason
 *  recorded.
 *  `conditionally`: ask the source whether anything changed; not when the same bytes might now be read differently (a
 *  new catalog).
 *  @throws {PriceSnapshotsUnavailable} only. Whatever a source does becomes a recorded run. */
export async function refreshFeed(
  feed: PriceFeed,
  conditionally: boolean,
  context: RefreshContext,
): Promise<PriceFeedRun> {
  const { snapshots, clock } = context;
  const startedAtMs = clock.now();
  const all = (await snapshots.current()).snapshots;
  const inForce = all.find((snapshot) => snapshot.feed === feed.name);
  const fetched = await fetchQuietly(feed, inForce, conditionally, context);
  const finishedAtMs = Math.max(startedAtMs, clock.now());
  const times = { feed: feed.name, startedAtMs, finishedAtMs };
  if ('outcome' in fetched) return recorded({ ...times, ...NOTHING_READ, ...fetched }, context);
  if (!fetched.modified) {
    if (inForce) await believed(feed.name, inForce.offers, finishedAtMs, context);
    return recorded({ ...times, ...NOTHING_READ, outcome: 'not_modified' }, context);
  }
  const run = { ...times, ...countsOf(fetched.reading) };
  const reason = await judged(fetched.reading, inForce, all, finishedAtMs, context, feed.name);
  if (reason !== undefined) return recorded({ ...run, outcome: 'rejected', reason }, context);
  await believed(feed.name, fetched.reading.offers, finishedAtMs, context);
  if (inForce && sameAsInForce(fetched, inForce)) return recorded({ ...run, outcome: 'not_modified' }, context);
  return accepted(fetched, { ...run, outcome: 'accepted' }, context);
}

/** Why the reading is refused, remembering the refusal; undefined when it is believed, or taken after all. */
async function judged(
  reading: FeedReading,
  last: AcceptedPriceSnapshot | undefined,
  all: readonly AcceptedPriceSnapshot[],
  nowMs: number,
  { memories, packaged, log }: RefreshContext,
  feed: string,
): Promise<string | undefined> {
  const memory = await memories.memoryOf(feed);
  const others = all.filter((snapshot) => snapshot.feed !== feed);
  const measure = memory.startsAnew ? undefined : last;
  const measures = { ...(measure === undefined ? {} : { last: measure }), anchors: memory.anchors, packaged, others };
  const refusal = refusalOf(reading, measures, nowMs);
  if (refusal === undefined) return undefined;
  const standing = standingAfter(refusal, memory.refusal, nowMs);
  if (isTakenAfterAll(refusal, standing)) {
    const why = standing.acceptedByOperator
      ? 'an operator accepted it'
      : 'it stayed the same and another source agrees';
    log.warn('a refused reading of a price feed is taken after all', { feed, why, reason: standing.reason });
    // What it was held to is no measure any more: the feed starts anew from this reading.
    await memories.remember(feed, { anchors: [] });
    return undefined;
  }
  await memories.remember(feed, { ...memory, refusal: standing });
  return refusal.reason;
}

/** Files what the feed says today, and forgets a refusal that no longer stands. */
async function believed(
  feed: string,
  offers: FeedReading['offers'],
  nowMs: number,
  { memories }: RefreshContext,
): Promise<void> {
  const before = await memories.memoryOf(feed);
  const after: PriceFeedMemory = { anchors: anchorsAfter(before.anchors, offers, dayOf(nowMs), nowMs) };
  if (
    before.refusal === undefined &&
    !before.startsAnew &&
    JSON.stringify(after.anchors) === JSON.stringify(before.anchors)
  )
    return;
  await memories.remember(feed, after);
}

async function fetchQuietly(
  feed: PriceFeed,
  inForce: AcceptedPriceSnapshot | undefined,
  conditionally: boolean,
  { names, clock, log, isStopping }: RefreshContext,
): Promise<FeedFetch | { outcome: 'failed' | 'rejected'; reason: string }> {
  try {
    return await feed.fetch(names, inForce && lastFetchOf(inForce, conditionally), clock.now());
  } catch (error) {
    if (isStopping()) throw error;
    if (error instanceof UnreadableFeed) return { outcome: 'rejected', reason: error.message };
    if (error instanceof FetchFailure) return { outcome: 'failed', reason: error.message };
    log.warn('a price feed met an unexpected error', { feed: feed.name, error: String(error) });
    return { outcome: 'failed', reason: 'an unexpected error, see the log' };
  }
}

function lastFetchOf(inForce: AcceptedPriceSnapshot, conditionally: boolean): Parameters<PriceFeed['fetch']>[1] {
  const { contentDigest, sourceDate, etag, lastModified } = inForce;
  return {
    contentDigest,
    sourceDate,
    ...(conditionally && etag !== undefined ? { etag } : {}),
    ...(conditionally && lastModified !== undefined ? { lastModified } : {}),
  };
}

/** Equal bytes, read as the same offers of the same day: the source says what it said before. */
function sameAsInForce(
  { contentDigest, reading }: FeedFetch & { modified: true },
  inForce: AcceptedPriceSnapshot,
): boolean {
  return contentDigest === inForce.contentDigest && textOf(reading.offers) === textOf(inForce.offers);
}

const textOf = (offers: FeedReading['offers']): string => offers.map(offerText).sort().join('\n');

async function accepted(
  { contentDigest, reading, etag, lastModified }: FeedFetch & { modified: true },
  run: PriceFeedRun,
  { snapshots, log }: RefreshContext,
): Promise<PriceFeedRun> {
  const { feed, finishedAtMs, rowsRead } = run;
  await snapshots.accept(
    {
      feed,
      rowsRead,
      contentDigest,
      sourceDate: reading.sourceDate,
      offers: reading.offers,
      ...(etag === undefined ? {} : { etag }),
      ...(lastModified === undefined ? {} : { lastModified }),
      fetchedAtMs: finishedAtMs,
      acceptedAtMs: finishedAtMs,
      confirmedAtMs: finishedAtMs,
    },
    run,
  );
  log.info(`a price feed ${ENDED.accepted}`, {
    ...run,
    sourceDate: reading.sourceDate,
    unplaced: mostFrequent(reading.unplaced),
  });
  return run;
}
