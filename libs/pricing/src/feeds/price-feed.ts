import type { SnapshotOffer } from '@compute-advisor/application';
import type { FeedReading } from '../readings/feed-reading';
import type { GpuNames } from '../readings/gpu-names';

/** What is known of the last accepted fetch of this feed. */
export interface LastFetch {
  readonly etag?: string;
  readonly lastModified?: string;
  readonly contentDigest: string;
  readonly sourceDate: string;
}

/** One fetch of one feed. */
export type FeedFetch =
  | { readonly modified: false }
  | {
      readonly modified: true;
      readonly contentDigest: string;
      readonly reading: FeedReading;
      readonly etag?: string;
      readonly lastModified?: string;
    };

/** One source of prices: fetches it and reads its wire format. Whether to believe it is decided elsewhere. */
export interface PriceFeed {
  /** `toolshed`, `azure`, `skypilot/aws`. */
  readonly name: string;
  /** @throws {FetchFailure} it could not be fetched. @throws {UnreadableFeed} it was, and is not what it should be.
   *  `nowMs` is the clock's, not the machine's. */
  fetch(names: GpuNames, last: LastFetch | undefined, nowMs: number): Promise<FeedFetch>;
  /** Lets go of connections, which feeds of one family share. */
  close(): Promise<void>;
}

/** The bytes came, but are not this feed: truncated, another format, a column missing. `message` is one sentence for
 *  the run's record. */
export class UnreadableFeed extends Error {
  override readonly name = 'UnreadableFeed';
}

/** Collects the offers of one reading: distinct rows only, every row counted under one heading. */
export class OfferTally {
  private readonly rows = new Set<string>();
  private readonly offers = new Map<string, SnapshotOffer>();
  private readonly unplaced = new Map<string, number>();
  private ambiguous = 0;
  private unresolved = 0;
  private withoutPrice = 0;

  /** True for a row not seen before; `identity` is all of it that matters. */
  isNew(identity: string): boolean {
    if (this.rows.has(identity)) return false;
    this.rows.add(identity);
    return true;
  }

  leaveOut(reason: 'ambiguous' | 'unknown' | 'without_price', name: string): void {
    if (reason === 'without_price') {
      this.withoutPrice += 1;
      return;
    }
    if (reason === 'ambiguous') this.ambiguous += 1;
    else this.unresolved += 1;
    this.unplaced.set(name, (this.unplaced.get(name) ?? 0) + 1);
  }

  /** Zones of one region repeat each other's price: one offer per price remains. */
  keep(offer: SnapshotOffer): void {
    this.offers.set(
      JSON.stringify([
        offer.gpuId,
        offer.provider,
        offer.instanceType,
        offer.region,
        offer.gpuCount,
        offer.kind,
        offer.usdPerGpuHour,
      ]),
      offer,
    );
  }

  reading(sourceDate: string): FeedReading {
    return {
      sourceDate,
      offers: [...this.offers.values()],
      rowsRead: this.rows.size,
      rowsAmbiguous: this.ambiguous,
      rowsUnresolved: this.unresolved,
      rowsWithoutPrice: this.withoutPrice,
      unplaced: this.unplaced,
    };
  }
}

/** A price that says something: a finite number above zero. Zero and absent say nothing; what is negative is passed
 *  on, for the acceptance rules to refuse. */
export const saysPrice = (price: unknown): price is number =>
  typeof price === 'number' && Number.isFinite(price) && price !== 0;
