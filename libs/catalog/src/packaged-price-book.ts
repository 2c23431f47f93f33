import type { PricingPort } from '@compute-advisor/application';
import { offersOnDay, isCommunityMarketplace, type Offer, type PriceBook } from '@compute-advisor/domain';
import { contentVersion } from './content-version';
import rows from './data/fallback-offers.json';
import { deepFreeze } from './deep-freeze';

/** One row of the packaged offers: USD for one hour of a whole machine. A `gpuCount` below one is a slice of a GPU. */
interface OfferRow {
  readonly provider: string;
  readonly instanceType?: string;
  readonly gpuId: string;
  readonly gpuCount: number;
  readonly region?: string;
  readonly usdPerHour?: number;
  readonly spotUsdPerHour?: number;
  /** `community`: a private host's machine that the provider resells. */
  readonly kind?: string;
  readonly observedOn: string;
  readonly source: string;
}

const DAY_MS = 86_400_000;
let shipped: PriceBook | undefined;

/** The prices that come with the product, for when no feed was ever reached: dated offers, every one `fallback`, spot
 *  ones kept as spot.
 *  With a clock, offers that are more than 30 days old today are marked `old`; without one, those that are so beside
 *  the newest row of the book.
 *  Slices of a GPU stay in the book with their fractional count, which keeps them from setting the rate of a whole
 *  one. */
export class PackagedPriceBook implements PricingPort {
  private ofDay: { readonly day: string; readonly book: PriceBook } | undefined;

  /** @param nowMs the clock, milliseconds since 1970 UTC. */
  constructor(private readonly nowMs?: () => number) {}

  currentBook(): PriceBook {
    const book = (shipped ??= read(rows));
    if (this.nowMs === undefined) return book;
    const day = new Date(Math.floor(this.nowMs() / DAY_MS) * DAY_MS).toISOString().slice(0, 10);
    if (this.ofDay?.day !== day) this.ofDay = { day, book: named(offersOnDay(book.offers, day)) };
    return this.ofDay.book;
  }
}

function read(offerRows: readonly OfferRow[]): PriceBook {
  const offers = offerRows.flatMap((row) => [
    ...offerOf(row, row.usdPerHour, isPrivateHosts(row) ? 'community' : 'on_demand'),
    ...offerOf(row, row.spotUsdPerHour, 'spot'),
  ]);
  const newest = offers.reduce((day, offer) => (offer.asOf > day ? offer.asOf : day), '');
  return named(offersOnDay(offers, newest));
}

const isPrivateHosts = ({ provider, kind }: OfferRow): boolean =>
  kind === 'community' || isCommunityMarketplace(provider);

const named = (offers: readonly Offer[]): PriceBook =>
  deepFreeze({
    snapshotId: `packaged-${contentVersion(JSON.stringify(offers))}`,
    asOf: offers.reduce((newest, offer) => (offer.asOf > newest ? offer.asOf : newest), ''),
    sources: [...new Set(offers.map((offer) => offer.source))].sort(),
    offers,
  });

function offerOf(row: OfferRow, usdPerHour: number | undefined, kind: Offer['kind']): readonly Offer[] {
  if (usdPerHour === undefined) return [];
  return [
    {
      gpuId: row.gpuId,
      provider: row.provider,
      ...(row.instanceType === undefined ? {} : { instanceType: row.instanceType }),
      ...(row.region === undefined ? {} : { region: row.region }),
      gpuCount: row.gpuCount,
      usdPerGpuHour: usdPerHour / row.gpuCount,
      kind,
      asOf: row.observedOn,
      source: row.source,
      freshness: 'fallback',
    },
  ];
}
