import type { Offer } from '@compute-advisor/domain';

/** One offer as a feed gave it. Freshness is not stored: it is judged by the clock whenever a book is made. Operator
 *  prices are catalog rows, never feed offers. */
export type SnapshotOffer = Omit<Offer, 'freshness'>;

/** What one feed said, accepted as a whole. At most one per feed is in force. Times are milliseconds since 1970 UTC. */
export interface AcceptedPriceSnapshot {
  /** `toolshed`, `azure`, or one file of a family, `skypilot/aws`. */
  readonly feed: string;
  /** The day the source itself vouches for, `2026-10-04`. */
  readonly sourceDate: string;
  /** Never empty. Order carries no meaning; numbers come back bit for bit as they were given (0.36979999999999996
   *  stays that). */
  readonly offers: readonly SnapshotOffer[];
  /** SHA-256 of the bytes that were read, lower-case hex; equal bytes on a later fetch confirm the snapshot without
   *  replacing it. */
  readonly contentDigest: string;
  /** Rows of the source the offers were made from; the next refresh is held to a share of it. */
  readonly rowsRead: number;
  /** HTTP validators for a conditional request; absent when the source sent none. */
  readonly etag?: string;
  readonly lastModified?: string;
  readonly fetchedAtMs: number;
  readonly acceptedAtMs: number;
  /** The last time the source confirmed these bytes (accepted, or answered "not modified"); never before
   *  `acceptedAtMs`. */
  readonly confirmedAtMs: number;
}

/** `accepted`: a new snapshot is in force. `not_modified`: the source confirmed the one in force. `rejected`: read,
 *  but not believed. `failed`: could not be read. */
export type PriceFeedOutcome = 'accepted' | 'not_modified' | 'rejected' | 'failed';

/** One attempt to refresh one feed. Times are milliseconds since 1970 UTC. */
export interface PriceFeedRun {
  readonly feed: string;
  readonly outcome: PriceFeedOutcome;
  /** One plain sentence; present exactly when the run was rejected or failed. At most 500 characters. */
  readonly reason?: string;
  readonly startedAtMs: number;
  readonly finishedAtMs: number;
  /** Rows the source sent that speak of an accelerator; 0 when nothing could be read. */
  readonly rowsRead: number;
  readonly offersKept: number;
  /** Rows whose accelerator no catalog entry carries, rows that fit more than one entry, and rows whose price or count
   *  says nothing (zero, negative, not a number). */
  readonly rowsUnresolved: number;
  readonly rowsAmbiguous: number;
  readonly rowsWithoutPrice: number;
}

/** Everything in force at one moment, read in one transaction. `snapshots` holds at most one per feed, in no order. */
export interface CurrentPriceSnapshots {
  readonly version: string;
  readonly snapshots: readonly AcceptedPriceSnapshot[];
}

/** The memory of the market: which snapshot of each feed is in force, and how every attempt to refresh it ended.
 *  Shared by all replicas.
 *  Every method may reject with {@link PriceSnapshotsUnavailable}, and with nothing else of its own. */
export interface PriceSnapshotRepository {
  /** Puts a snapshot in force in place of the feed's former one and records the accepted run, in one transaction:
   *  readers see the old one whole or the
   *  new one whole, also when the process dies midway. Durable when it resolves. Other feeds are untouched. */
  accept(snapshot: AcceptedPriceSnapshot, run: PriceFeedRun): Promise<void>;
  /** Records a run that changes no offers. `not_modified` moves the snapshot's `confirmedAtMs` to the run's
   *  `finishedAtMs` in the same transaction (never
   *  back, and nothing else of it); `rejected` and `failed` leave every snapshot as it is. Without a snapshot in force
   *  only the run is filed. */
  record(run: PriceFeedRun): Promise<void>;
  /** The accepted snapshots and the version they are. Empty when nothing was ever accepted. */
  current(): Promise<CurrentPriceSnapshots>;
  /** Changes whenever anything `current()` returns has changed, also through another replica; equal otherwise. Cheap:
   *  asked every few seconds. */
  version(): Promise<string>;
  /** The feed's latest runs, newest first (by `finishedAtMs`, then order of filing); at most `limit`, fewer when there
   *  are fewer. At least 200 per feed are kept. */
  recentRuns(feed: string, limit: number): Promise<readonly PriceFeedRun[]>;
  /** Runs `work` when no one else, here or in another replica, is in the midst of it for this feed. Resolves true
   *  after the work has, or false at once
   *  and without calling it when someone is. Errors of `work` pass through and the lock is let go; a replica that dies
   *  lets go too. */
  runExclusively(feed: string, work: () => Promise<void>): Promise<boolean>;
}

/** The store is out of reach; the prices already in memory stay in force. */
export class PriceSnapshotsUnavailable extends Error {
  override readonly name = 'PriceSnapshotsUnavailable';
}

export const PriceSnapshotRepository = Symbol.for('@compute-advisor/PriceSnapshotRepository');
