import type { SnapshotOffer } from '@compute-advisor/application';

/** What a source says, read but not yet believed. Rows are counted once however often the source repeats them. */
export interface FeedReading {
  /** The day the source vouches for, `2026-10-04`. */
  readonly sourceDate: string;
  readonly offers: readonly SnapshotOffer[];
  /** Distinct rows that speak of an accelerator. */
  readonly rowsRead: number;
  readonly rowsAmbiguous: number;
  readonly rowsUnresolved: number;
  /** Rows without a usable price or count: absent, zero, no number. */
  readonly rowsWithoutPrice: number;
  /** Names that fit no part or several, each with its rows; for people who look after the catalog. */
  readonly unplaced: ReadonlyMap<string, number>;
}
