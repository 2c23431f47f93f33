import { rowsBy } from '../facts/rows-by';

/** What one card, one server or one whole system was asked for, USD, when bought and not rented. A range is as the
 *  source gave it; both ends are equal where it gave one figure. */
export interface PurchasePrice {
  readonly gpuId: string;
  /** `card`: a bare accelerator; `server`: a machine with its accelerators; `system`: what is sold whole (a rack, a
   *  desktop computer). */
  readonly unit: 'card' | 'server' | 'system';
  /** Accelerators in the unit. */
  readonly gpuCount: number;
  /** For the whole unit. */
  readonly usdLow: number;
  readonly usdHigh: number;
  /** `msrp`: the maker's launch price, as old as `asOf`; the others were seen on the market on that day. */
  readonly basis: 'msrp' | 'street' | 'reseller_list' | 'quote_reported';
  readonly condition?: 'new' | 'used';
  /** Day or month the price was seen, `2026-03`; with `undated` the page bears no date and cannot be older. */
  readonly asOf: string;
  readonly undated?: true;
  readonly source: string;
  readonly note?: string;
}

/** Every known price of a part, in the order of the book; empty where nobody is known to have named one. */
export const purchasePricesOf = (book: readonly PurchasePrice[], gpuId: string): readonly PurchasePrice[] =>
  rowsBy(book, 'gpuId', gpuId);
