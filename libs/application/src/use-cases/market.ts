import { type GpuFacts, type Market, marketRates, type MarketRate, type PriceBook } from '@compute-advisor/domain';
import type { Wishes, Reading } from '@compute-advisor/intake';
import type { Catalog } from '../ports/catalog.port';

/** Market rates are the dearest thing to work out and depend only on the book and the wishes: the last few are kept per book, keyed by content.
 *  A memo of a pure function and nothing else: what it holds never changes an answer. */
const kept = new WeakMap<PriceBook, Map<string, ReadonlyMap<string, MarketRate>>>();
const KEPT_FILTERS = 32;

function ratesFor(book: PriceBook, wishes: Wishes): ReadonlyMap<string, MarketRate> {
  const filter = {
    onlyProviders: wishes.onlyProviders,
    excludedProviders: wishes.excludedProviders,
    regions: wishes.regions,
  };
  const key = JSON.stringify(filter);
  const perBook = kept.get(book) ?? new Map<string, ReadonlyMap<string, MarketRate>>();
  if (!kept.has(book)) kept.set(book, perBook);
  const known = perBook.get(key);
  if (known) return known;
  const rates = marketRates(book, filter);
  if (perBook.size >= KEPT_FILTERS) perBook.clear();
  perBook.set(key, rates);
  return rates;
}

/** What may be bought for this question: the catalog's parts, the rates inside the wished providers and regions, and what the text rules out or asks about. */
export function marketOf(catalog: Catalog, book: PriceBook, reading: Reading, extra: readonly GpuFacts[] = []): Market {
  const { wishes } = reading;
  const asked = new Set(reading.candidateFleet?.value.map((l) => l.gpuId) ?? []);
  const inUse = new Set(reading.fleet?.value.map((l) => l.gpuId) ?? []);
  return {
    gpus: extra.length ? [...catalog.gpus, ...extra] : catalog.gpus,
    rates: ratesFor(book, wishes),
    excluded: (gpu) => exclusion(gpu, wishes),
    asked: (gpu) => asked.has(gpu.id),
    inUse: (gpu) => inUse.has(gpu.id),
  };
}

function exclusion(gpu: GpuFacts, w: Wishes): string | undefined {
  if (w.excludedGpuIds.includes(gpu.id)) return 'ruled out by the description';
  if (w.excludedVendors.includes(gpu.vendor)) return `the description rules out ${gpu.vendor}`;
  if (w.onlyVendors.length && !w.onlyVendors.includes(gpu.vendor))
    return `the description allows only ${w.onlyVendors.join(', ')}`;
  if (w.onlyGpuIds.length && !w.onlyGpuIds.includes(gpu.id)) return 'the description allows only other parts';
  return undefined;
}
