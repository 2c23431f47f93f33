import type { PriceBook } from '@compute-advisor/domain';

/** What the market asks for a GPU, and as of when. USD per GPU-hour, on demand, before tax.
 *  What nobody sells is absent, never 0. A stale book keeps its old dates. Answers from memory, never waits.
 *  @throws {PricesUnavailable} no book, fresh or kept. Nothing else escapes an adapter. */
export interface PricingPort {
  currentBook(): PriceBook;
}

/** No price book at all; the plan is then made without costs (`price_freshness: unavailable`). */
export class PricesUnavailable extends Error {
  override readonly name = 'PricesUnavailable';
}

export const PricingPort = Symbol.for('@compute-advisor/PricingPort');
