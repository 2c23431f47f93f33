import type { PricingPort } from '@compute-advisor/application';
import { isCommunityMarketplace, type Offer, type PriceBook } from '@compute-advisor/domain';
import { contentVersion } from './content-version';
import rows from './data/fallback-offers.json';
import { deepFreeze } from './deep-freeze';

/** One row of the packaged offers: USD for one GPU for one hour, on demand. A `gpuCount` below one is a slice of a GPU; its rate is that of a whole one. */
interface OfferRow {
  readonly provider: string;
  readonly instanceType: string;
  readonly gpuId: string;
  readonly gpuCount: number;
  readonly region?: string;
  readonly usdPerGpuHour: number;
  readonly observedOn: string;
  readonly source: string;
}

let packaged: PriceBook | undefined;

/** The prices that come with the product, for when no feed was ever reached: dated on-demand offers only, every one `fallback`.
 *  Slices of a GPU stay in the book with their fractional count, which keeps them from setting the rate of a whole one. */
export class PackagedPriceBook implements PricingPort {
  currentBook(): PriceBook {
    return (packaged ??= deepFreeze(read(rows as unknown as readonly OfferRow[])));
  }
}

function read(offerRows: readonly OfferRow[]): PriceBook {
  const offers = offerRows.map((r): Offer => ({
    gpuId: r.gpuId,
    provider: r.provider,
    instanceType: r.instanceType,
    ...(r.region === undefined ? {} : { region: r.region }),
    gpuCount: r.gpuCount,
    usdPerGpuHour: r.usdPerGpuHour,
    kind: isCommunityMarketplace(r.provider) ? 'community' : 'on_demand',
    asOf: r.observedOn,
    source: r.source,
    freshness: 'fallback',
  }));
  return {
    snapshotId: `packaged-${contentVersion(JSON.stringify(offers))}`,
    asOf: offers.reduce((newest, o) => (o.asOf > newest ? o.asOf : newest), ''),
    sources: [...new Set(offers.map((o) => o.source))].sort(),
    offers,
  };
}
