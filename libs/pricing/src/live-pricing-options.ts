import type { ClockPort, PriceFeedMemoryRepository, PriceSnapshotRepository } from '@compute-advisor/application';
import type { GpuFacts, Offer, PriceBook } from '@compute-advisor/domain';
import type { PriceFeed } from './feeds/price-feed';
import type { FeedStatus } from './refresh/feed-status';
import type { PricingLog } from './refresh/pricing-log';

/** Everything the market is made of. Functions are asked again whenever a book is asked for or a feed is read. */
export interface LivePricingOptions {
  /** From `createPriceFeeds`; empty when all feeds are off. */
  readonly feeds: readonly PriceFeed[];
  readonly snapshots: PriceSnapshotRepository;
  /** How prices moved and what was refused; one store behind all replicas, like `snapshots`. */
  readonly memories: PriceFeedMemoryRepository;
  /** The shipped book; what is used while nothing better is known. */
  readonly packaged: PriceBook;
  /** The operator's own prices (catalog rows), as offers of kind `operator`; none when something else lays them over
   *  the book. */
  readonly operatorPrices: () => readonly Offer[];
  /** The catalog's parts, by whose names the feeds are read. */
  readonly gpus: () => readonly GpuFacts[];
  readonly clock: ClockPort;
  /** `PRICE_REFRESH_MINUTES` and `PRICE_STALE_AFTER_HOURS`. */
  readonly cadenceMinutes: number;
  readonly staleAfterHours: number;
  readonly log?: PricingLog;
  /** How often another replica's work is looked for; at most a minute. */
  readonly pollSeconds?: number;
}

/** How the market is doing. */
export interface PricingStatus {
  /** Absent when there is no book at all. */
  readonly snapshotId?: string;
  readonly asOf?: string;
  /** True once the stored snapshots were read; until then the packaged book answers. */
  readonly storeRead: boolean;
  readonly feeds: readonly FeedStatus[];
}
