/** How an offer is sold. Only `on_demand` and `operator` offers set the market rate; nothing else wins silently. */
export type PriceKind = 'on_demand' | 'spot' | 'reserved' | 'community' | 'operator';

/** How current a price is. `live`: accepted from a feed and the source's own date at most 3 days old; `stale`: older,
 *  up to 14 days;
 *  `fallback`: the packaged book; `unavailable`: nobody sells it. */
export type PriceFreshness = 'live' | 'stale' | 'fallback' | 'unavailable';

/** One line of the market: what one GPU of this kind costs for an hour, USD, before tax, when bought as this instance.
 */
export interface Offer {
  readonly gpuId: string;
  readonly provider: string;
  /** The machine as the provider names it; absent where a price list names a GPU and no machine. */
  readonly instanceType?: string;
  readonly region?: string;
  /** GPUs that come in one instance; what must be bought at least. A fraction is a slice of one GPU and never sets a
   *  rate for whole ones. */
  readonly gpuCount: number;
  readonly usdPerGpuHour: number;
  readonly kind: PriceKind;
  /** The day the source vouches for, `2026-10-04`. */
  readonly asOf: string;
  readonly source: string;
  readonly freshness: Exclude<PriceFreshness, 'unavailable'>;
  /** More than {@link OLD_AFTER_DAYS} before the day the book was made. Whoever made the book judged it; the answer
   *  has no clock. */
  readonly old?: true;
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

/** A price older than this is said to be old: rents moved by 10 to 20 % from August to November 2026. */
export const OLD_AFTER_DAYS = 30;

/** The offers as they stand on `day` (`2026-11-22`): those more than 30 days old are marked, no others. Calendar days,
 *  UTC. */
export const offersOnDay = (offers: readonly Offer[], day: string): readonly Offer[] => {
  const today = dayNumber(day);
  return offers.map((offer) => {
    const isOld = today - dayNumber(offer.asOf) > OLD_AFTER_DAYS;
    // A row that stands is handed on as it is: thousands of copies would be made to say the same.
    if (isOld === (offer.old === true)) return offer;
    // V8 gives every object that a spread begins and a member ends a hidden class of its own; not so what is assigned.
    if (isOld) return Object.assign({}, offer, { old: true as const });
    const { old: _, ...current } = offer;
    return current;
  });
};

/** Days since 1 March of the year 0 in the calendar now in use, for `2026-10-04`; a month without a day counts from
 *  its first. */
function dayNumber(date: string): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const [y, m] = month > 2 ? [year, month - 3] : [year - 1, month + 9];
  return 365 * y + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400) + Math.floor((153 * m + 2) / 5) + day;
}
