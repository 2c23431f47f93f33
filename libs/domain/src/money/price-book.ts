/** How an offer is sold. Only `on_demand` and `operator` offers set the market rate; nothing else wins silently. */
export type PriceKind = 'on_demand' | 'spot' | 'reserved' | 'community' | 'operator';

/** How current a price is. `live`: accepted from a feed and the source's own date at most 3 days old; `stale`: older, up to 14 days;
 *  `fallback`: the packaged book; `unavailable`: nobody sells it. */
export type PriceFreshness = 'live' | 'stale' | 'fallback' | 'unavailable';

/** One line of the market: what one GPU of this kind costs for an hour, USD, before tax, when bought as this instance. */
export interface Offer {
  readonly gpuId: string;
  readonly provider: string;
  readonly instanceType?: string;
  readonly region?: string;
  /** GPUs that come in one instance; what must be bought at least. A fraction is a slice of one GPU and never sets a rate for whole ones. */
  readonly gpuCount: number;
  readonly usdPerGpuHour: number;
  readonly kind: PriceKind;
  /** The day the source vouches for, `2026-10-04`. */
  readonly asOf: string;
  readonly source: string;
  readonly freshness: Exclude<PriceFreshness, 'unavailable'>;
}

/** All offers one plan is computed on, frozen. Order carries no meaning. */
export interface PriceBook {
  /** Content-derived name of this book; the same offers give the same id. */
  readonly snapshotId: string;
  /** The newest day any offer vouches for; absent in an empty book. */
  readonly asOf?: string;
  readonly sources: readonly string[];
  readonly offers: readonly Offer[];
}
