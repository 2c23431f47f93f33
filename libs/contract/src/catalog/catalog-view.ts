import type { Catalog, PricingPort } from '@compute-advisor/application';
import { marketRates, type MarketRate, type PriceBook, type PriceFreshness } from '@compute-advisor/domain';
import { gpusPage, modelsPage, type CatalogPage, type CatalogQuery } from './catalog-query';

/** One GPU's place in the market; the figures are absent when nobody sells it. */
export interface GpuPriceView {
  readonly price_freshness: PriceFreshness;
  readonly market_rate_usd_per_gpu_hour?: number;
  readonly basis?: MarketRate['basis'];
  readonly as_of?: string;
  readonly providers?: readonly string[];
  readonly sources?: readonly string[];
  readonly cheapest_offer?: {
    readonly provider: string;
    readonly instance_type?: string;
    readonly region?: string;
    readonly usd_per_gpu_hour: number;
    readonly as_of: string;
    readonly source: string;
  };
}

/** Maps whose keys are names of things (instance types, components, facts with a source), not of members. */
const KEYED_BY_NAME = new Set(['cloudInstances', 'source', 'components', 'bitsByGroup']);

/** camelCase members as snake_case, all the way down. */
function snakeCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(snakeCase);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`),
      KEYED_BY_NAME.has(key) ? inner : snakeCase(inner),
    ]),
  );
}

function priceView(rate: MarketRate | undefined): GpuPriceView {
  if (rate === undefined) return { price_freshness: 'unavailable' };
  const { cheapest: offer } = rate;
  return {
    price_freshness: rate.freshness,
    market_rate_usd_per_gpu_hour: rate.usdPerGpuHour,
    basis: rate.basis,
    as_of: rate.asOf,
    providers: rate.providers,
    sources: rate.sources,
    cheapest_offer: {
      provider: offer.provider,
      ...(offer.instanceType === undefined ? {} : { instance_type: offer.instanceType }),
      ...(offer.region === undefined ? {} : { region: offer.region }),
      usd_per_gpu_hour: offer.usdPerGpuHour,
      as_of: offer.asOf,
      source: offer.source,
    },
  };
}

const cursorOf = ({ nextCursor }: CatalogPage<unknown>): object =>
  nextCursor === undefined ? {} : { next_cursor: nextCursor };

/** The models that are asked for with their facts and sources, by id. */
export function modelsView(catalog: Catalog, query: CatalogQuery = {}): object {
  const page = modelsPage(catalog, query);
  return {
    catalog_version: catalog.version,
    count: page.matching,
    ...cursorOf(page),
    models: page.rows.map(snakeCase),
  };
}

/** The GPUs that are asked for with their facts, sources and price, by id. Without a book every price is
 *  `unavailable`. */
export function gpusView(catalog: Catalog, book: PriceBook | undefined, query: CatalogQuery = {}): object {
  const rates = book === undefined ? new Map<string, MarketRate>() : marketRates(book);
  const page = gpusPage(catalog, query);
  return {
    catalog_version: catalog.version,
    count: page.matching,
    ...cursorOf(page),
    ...(book === undefined ? {} : { price_snapshot_id: book.snapshotId, price_sources: book.sources }),
    gpus: page.rows.map((gpu) => ({ ...(snakeCase(gpu) as object), price: priceView(rates.get(gpu.id)) })),
  };
}

/** The book in force, or undefined when there is none. */
export function bookOf(pricing: PricingPort): PriceBook | undefined {
  try {
    return pricing.currentBook();
  } catch {
    return undefined;
  }
}
