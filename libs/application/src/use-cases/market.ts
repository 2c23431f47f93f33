import {
  committedOffers,
  type CommitmentTerm,
  defined,
  type GpuFacts,
  type Market,
  type MarketFilter,
  marketRates,
  type Power,
  type PriceBook,
  providersWithRegion,
  runningCostOf,
} from '@compute-advisor/domain';
import type { Wishes, Reading } from '@compute-advisor/intake';
import type { Catalog } from '../ports/catalog.port';
import { exclusionOf, type Rates } from './market-exclusions';

type Basis = NonNullable<Reading['constraints']['priceBasis']>['value'];

/** Market rates are the dearest thing to work out and depend only on the book and the wishes: the last few are kept
 *  per book, keyed by content.
 *  A memo of a pure function and nothing else: what it holds never changes an answer. */
const kept = new WeakMap<PriceBook, Map<string, Rates>>();
const KEPT_FILTERS = 32;

const TERM = { reserved_1y: '1y', reserved_3y: '3y' } as const satisfies Partial<Record<Basis, CommitmentTerm>>;

/** What the text allows, wherever the reader put it: demands with their words, and the same without. `on_prem` is no
 *  provider that sells. */
export function wishesOf({ wishes, constraints: c }: Reading): Wishes {
  const either = (demanded: readonly string[] | undefined, wished: readonly string[]): readonly string[] => [
    ...new Set([...(demanded ?? []), ...wished]),
  ];
  const gpus = (cards: typeof c.onlyGpus): readonly string[] | undefined =>
    cards?.value.filter((card) => card.notCounted !== true).map((card) => card.gpuId);
  const hosts = new Set(wishes.hosts);
  const providers = either(c.providers?.value, wishes.onlyProviders).filter((provider) => !hosts.has(provider));
  return {
    onlyGpuIds: either(gpus(c.onlyGpus), wishes.onlyGpuIds),
    excludedGpuIds: either(gpus(c.excludedGpus), wishes.excludedGpuIds),
    onlyVendors: either(c.vendors?.value, wishes.onlyVendors),
    excludedVendors: either(c.excludedVendors?.value, wishes.excludedVendors),
    onlyProviders: providers.filter((provider) => provider !== 'on_prem'),
    hosts: wishes.hosts ?? [],
    excludedProviders: either(c.excludedProviders?.value, wishes.excludedProviders),
    regions: either(c.regions?.value, wishes.regions),
    onPremises: wishes.onPremises || providers.includes('on_prem'),
    highAvailability: wishes.highAvailability || c.highAvailability?.value === true,
  };
}

/** The hardware is the writer's own, or has to stand in the writer's own rooms. Who says what the electricity of
 *  machines costs that run already pays no rent for them. */
export const isOwned = (reading: Reading): boolean =>
  reading.constraints.priceBasis?.value === 'owned' ||
  wishesOf(reading).onPremises ||
  (reading.fleet !== undefined && reading.constraints.usdPerKwh !== undefined && reading.fleetPerMonth === undefined);

function ratesFor(book: PriceBook, catalog: Catalog, wishes: Wishes, basis: Basis | undefined): Rates {
  const filter: MarketFilter = {
    onlyProviders: wishes.onlyProviders,
    excludedProviders: wishes.excludedProviders,
    regions: rentRegions(wishes),
  };
  const key = JSON.stringify([filter, basis, catalog.version]);
  const perBook = kept.get(book) ?? new Map<string, Rates>();
  if (!kept.has(book)) kept.set(book, perBook);
  const known = perBook.get(key);
  if (known) return known;
  const rates = ratesOn(basis, book, catalog, filter);
  if (perBook.size >= KEPT_FILTERS) perBook.clear();
  perBook.set(key, rates);
  return rates;
}

/** Rates on the basis the text asks for; a basis on which the book holds no price at all gives way to on demand. */
function ratesOn(basis: Basis | undefined, book: PriceBook, catalog: Catalog, filter: MarketFilter): Rates {
  const onBasis = basis === undefined ? undefined : ratesSoldAs(basis, book, catalog, filter);
  return onBasis && onBasis.size > 0 ? onBasis : marketRates(book, filter);
}

function ratesSoldAs(basis: Basis, book: PriceBook, catalog: Catalog, filter: MarketFilter): Rates | undefined {
  if (basis === 'spot') return marketRates(book, { ...filter, soldAs: basis });
  if (basis !== 'reserved_1y' && basis !== 'reserved_3y') return undefined;
  const offers = committedOffers(catalog.books.commitments, TERM[basis]);
  return marketRates({ ...book, offers }, { ...filter, soldAs: basis });
}

/** What the wished sellers sell in other places, where no price of theirs is known in the wished ones; undefined where
 *  the text names no seller, or none of them has a known price. A region id names its seller. */
function soldElsewhere(book: PriceBook, catalog: Catalog, wishes: Wishes): Rates | undefined {
  const named = wishes.onlyProviders.length ? wishes.onlyProviders : wishes.regions.flatMap(providersWithRegion);
  if (!named.length) return undefined;
  const rates = ratesFor(book, catalog, { ...wishes, onlyProviders: named, regions: [] }, undefined);
  return rates.size ? rates : undefined;
}

/** The rate of a part at the sellers where the machines of the text stand now; that of the plan where it names none or
 *  they have no price for it. */
export function ratesWhereItRuns(
  { prices, catalog }: { readonly prices: PriceBook; readonly catalog: Catalog },
  reading: Reading,
  planned: Rates,
): (gpuId: string) => ReturnType<Rates['get']> {
  const wishes = wishesOf(reading);
  if (!wishes.hosts?.length) return (gpuId) => planned.get(gpuId);
  const there = ratesFor(
    prices,
    catalog,
    { ...wishes, onlyProviders: wishes.hosts },
    reading.constraints.priceBasis?.value,
  );
  return (gpuId) => there.get(gpuId) ?? planned.get(gpuId);
}

/** Places to rent in; a place of one's own rooms says where these are and limits no seller. */
const rentRegions = ({ regions, onPremises }: Wishes): readonly string[] => (onPremises ? [] : regions);

/** What the text says of the electricity that the writer's own hardware runs on. */
export const powerOf = (reading: Reading, hoursPerMonth: number | undefined): Power =>
  defined({ usdPerKwh: reading.constraints.usdPerKwh?.value, regions: placesOf(reading), hoursPerMonth });

/** Where the hardware stands: as the text says, else where its money is of. */
function placesOf(reading: Reading): readonly string[] {
  const { regions } = wishesOf(reading);
  const sum = reading.budget ?? reading.budgetOneOff ?? reading.fleetPerMonth;
  const currency = sum?.value.currency;
  return regions.length === 0 && currency !== undefined && EUROPEAN.has(currency) ? ['europe'] : regions;
}
const EUROPEAN: ReadonlySet<string> = new Set(['EUR', 'GBP', 'CHF', 'SEK', 'NOK', 'DKK', 'PLN', 'CZK', 'HUF', 'RON']);

/** What the writer owns and what it takes to run; a part whose power nobody states is left out. */
function ownedParts(reading: Reading, { books, gpus }: Catalog, terms: MarketTerms): Market['owned'] {
  if (!isOwned(reading) || !reading.fleet) return undefined;
  const counts = new Map<string, number>();
  for (const { gpuId, gpuCount } of reading.fleet.value) counts.set(gpuId, (counts.get(gpuId) ?? 0) + gpuCount);
  const owned = [...counts].flatMap(([gpuId, count]) => {
    const gpu = [...gpus, ...(terms.extra ?? [])].find((g) => g.id === gpuId);
    const running = gpu && runningCostOf(books.runningCosts, gpu, 1, powerOf(reading, terms.hoursPerMonth));
    return running ? [[gpuId, { count, usdPerGpuMonth: running.usdPerMonth }] as const] : [];
  });
  return owned.length ? new Map(owned) : undefined;
}

/** What holds for one question beside its wishes. */
export interface MarketTerms {
  /** Parts outside the catalog. */
  readonly extra?: readonly GpuFacts[];
  readonly limitUsdPerMonth?: number | undefined;
  readonly leastHeadroomFraction?: number | undefined;
  /** Hours that a month of the plan counts; absent: all of them. */
  readonly hoursPerMonth?: number | undefined;
  /** Whoever sells it: the sellers that the text demands have nothing for it at a known price. */
  readonly anySeller?: boolean;
}

const sellersOf = ({ anySeller }: MarketTerms, wishes: Wishes): Wishes =>
  anySeller === true ? { ...wishes, onlyProviders: [] } : wishes;

const weighedParts = ({ candidates, candidateFleet }: Reading): ReadonlySet<string> =>
  new Set([...(candidates?.value ?? []), ...(candidateFleet?.value ?? [])].map((l) => l.gpuId));

/** What may be bought for this question: the catalog's parts, the rates inside the wished providers and regions on the
 *  wished basis, and what the text rules out or asks about. */
export function marketOf(catalog: Catalog, book: PriceBook, reading: Reading, terms: MarketTerms = {}): Market {
  const { constraints } = reading;
  const { extra = [], limitUsdPerMonth, leastHeadroomFraction } = terms;
  const wishes = sellersOf(terms, wishesOf(reading));
  const weighed = weighedParts(reading);
  const rates = ratesFor(book, catalog, wishes, constraints.priceBasis?.value);
  const inUse = new Set(reading.fleet?.value.map((l) => l.gpuId) ?? []);
  const sold = rates.size ? undefined : soldElsewhere(book, catalog, wishes);
  // Parts of which nobody names a price would be ranked by their memory, boards for drones first.
  if (!rates.size && !sold && wishes.onlyProviders.length)
    return marketOf(catalog, book, reading, { ...terms, anySeller: true });
  return defined({
    gpus: extra.length ? [...catalog.gpus, ...extra] : catalog.gpus,
    rates,
    excluded: exclusionOf(wishes, sold),
    asked: (gpu: GpuFacts) => weighed.has(gpu.id),
    inUse: (gpu: GpuFacts) => inUse.has(gpu.id),
    limitUsdPerMonth,
    leastHeadroomFraction,
    maxGpus: constraints.maxGpus?.value ?? constraints.gpuCount?.value,
    owned: ownedParts(reading, catalog, terms),
  });
}
