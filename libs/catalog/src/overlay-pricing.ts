import { type OperatorCatalogPort, PricesUnavailable, type PricingPort } from '@compute-advisor/application';
import type { PriceBook } from '@compute-advisor/domain';
import { contentVersion } from './content-version';

/** Any price book with the operator's own prices added; the domain lets those set the rate of their part alone. Without a base book the operator's rows are the whole book. */
export class OverlayPricing implements PricingPort {
  private built: { readonly base: PriceBook | undefined; readonly operator: string; readonly book: PriceBook } | undefined;

  constructor(private readonly base: PricingPort, private readonly operator: OperatorCatalogPort) {}

  /** @throws {PricesUnavailable} no base book and no prices of the operator. */
  currentBook(): PriceBook {
    const { prices, version } = this.operator.current();
    if (prices.length === 0) return this.base.currentBook();
    const base = this.baseBook();
    if (this.built === undefined || this.built.base !== base || this.built.operator !== version) {
      const offers = [...(base?.offers ?? []), ...prices];
      const book = Object.freeze({
        snapshotId: `${base?.snapshotId ?? 'operator'}+${contentVersion(version)}`,
        asOf: offers.reduce((newest, o) => (o.asOf > newest ? o.asOf : newest), ''),
        sources: Object.freeze([...new Set(offers.map((o) => o.source))].sort()),
        offers: Object.freeze(offers),
      });
      this.built = { base, operator: version, book };
    }
    return this.built.book;
  }

  private baseBook(): PriceBook | undefined {
    try {
      return this.base.currentBook();
    } catch (problem) {
      if (problem instanceof PricesUnavailable) return undefined;
      throw problem;
    }
  }
}
