import {
  affordableAs,
  type Affordable,
  type BudgetAnswer,
  checkpointFor,
  choosableModels,
  type GpuFacts,
  isGguf,
  type Market,
  memoryFloorUsd,
  type ModelFacts,
  type PriceBook,
  type QualityScore,
  purchaseOffers,
  regardedFor,
  reverseBudget,
  servablePrecisions,
  type UseCase,
  weightBytes,
  type WeightPrecision,
} from '@compute-advisor/domain';
import type { Reading } from '@compute-advisor/intake';
import type { Books } from '../ports/books';
import type { Catalog } from '../ports/catalog.port';
import { interpret } from '../question/interpret';
import { modelOf } from '../question/catalog-rows';
import { monthlyBudget, type Asked, type Question } from '../question/question';
import { SpecLedger } from '../question/spec-ledger';
import { useCaseOf } from '../question/what-runs';
import { marketOf, wishesOf } from './market';
import { isForADesk } from './buy-or-rent';
import { HEADROOM_TO_SPARE } from './planned';
import { workloadOf } from './workload';

const KIND_FOR: Partial<Record<UseCase, ModelFacts['kind']>> = {
  embeddings: 'embedding',
  reranking: 'reranker',
  image_generation: 'image',
  video_generation: 'video',
  speech: 'speech',
};

/** Lower than this many bits per weight costs so much quality that a smaller model serves better; such formats are
 *  never chosen, only taken when named. */
const FEWEST_BITS: ReadonlySet<WeightPrecision> = new Set<WeightPrecision>(['q3_k_m', 'q2_k']);

/** What a search among models needs to know: the question, what may be bought, and for how much. */
export interface BudgetSearch {
  readonly asked: Asked;
  readonly catalog: Catalog;
  readonly market: Market;
  readonly budgetUsd: number;
  readonly hoursPerMonth: number;
  /** The money is spent once, on hardware. */
  readonly isPurchase: boolean;
}

/** The search of one question. @param asIs the question before a model is chosen */
export function searchOf(asked: Asked, books: Books, asIs: Question): BudgetSearch {
  const oneOffUsd = asIs.budget?.usdOneOff?.value;
  if (oneOffUsd !== undefined && monthlyBudget(asIs) === undefined)
    return purchaseSearch(asked, books, oneOffUsd, asIs.traffic.concurrentRequests?.value ?? 1);
  return {
    asked,
    catalog: books.catalog,
    market: marketOf(books.catalog, books.prices, asked.reading, { leastHeadroomFraction: HEADROOM_TO_SPARE }),
    budgetUsd: monthlyBudget(asIs) ?? 0,
    hoursPerMonth: asIs.traffic.hoursPerMonth.value,
    isPurchase: false,
  };
}

/** The same search among what can be bought for a sum that is spent once: a purchase is a bill for one hour. Wishes
 *  for providers and regions are for rent. */
function purchaseSearch(asked: Asked, { catalog }: Books, oneOffUsd: number, people: number): BudgetSearch {
  const wishes = wishesOf(asked.reading);
  const free = { ...wishes, onlyProviders: [], excludedProviders: [], regions: [] };
  const reading = { ...asked.reading, constraints: {}, wishes: free };
  const gpus = catalog.gpus.filter((gpu) => !isForADesk(gpu, people));
  const book = purchaseBook(catalog, gpus);
  const market = marketOf(catalog, book, reading, { leastHeadroomFraction: HEADROOM_TO_SPARE });
  return { asked, catalog, market, budgetUsd: oneOffUsd, hoursPerMonth: 1, isPurchase: true };
}

const purchaseBooks = new WeakMap<Catalog, Map<number, PriceBook>>();

/** What these parts are sold for, as a book; worked out once per catalog. Of a catalog two lists are asked about, with
 *  and without what stands on a desk: their lengths tell them apart. */
function purchaseBook(catalog: Catalog, gpus: readonly GpuFacts[]): PriceBook {
  let ofCatalog = purchaseBooks.get(catalog);
  if (!ofCatalog) purchaseBooks.set(catalog, (ofCatalog = new Map<number, PriceBook>()));
  let book = ofCatalog.get(gpus.length);
  if (!book) {
    book = { snapshotId: 'purchase', sources: [], offers: purchaseOffers(catalog.books.purchasePrices, gpus) };
    ofCatalog.set(gpus.length, book);
  }
  return book;
}

type Models = readonly ModelFacts[];
const choosable = new WeakMap<Models, Map<UseCase, Models>>();

/** Models that may be picked for the use case: of the kind it wants, of today's generation. Sought once per catalog. */
export function modelsFor(reading: Reading, { models }: Catalog): Models {
  const useCase = useCaseOf(new SpecLedger(), reading, undefined).value;
  let byUse = choosable.get(models);
  if (!byUse) choosable.set(models, (byUse = new Map<UseCase, Models>()));
  let found = byUse.get(useCase);
  if (!found) {
    const kind = KIND_FOR[useCase];
    const ofKind = models.filter((m) => (kind ? m.kind === kind : m.kind === 'text' || m.kind === 'vision-language'));
    byUse.set(useCase, (found = choosableModels(ofKind, useCase)));
  }
  return found;
}

/** The largest of these models whose plan stays inside the budget, the next larger one, and the cheapest of all where
 *  none does. Where the money is spent once, the model is bought what keeps the usual pace with it, where the sum is
 *  enough: what is left of it answers nobody. */
export function affordableModels(search: BudgetSearch, among: readonly ModelFacts[]): BudgetAnswer {
  const { budgetUsd, market, isPurchase } = search;
  const found = reverseBudget(among, budgetUsd, market, ...askedOf(search));
  if (!isPurchase || found.best?.rung.meetsTargets !== false) return found;
  const atPace = affordableAs(found.best.model, budgetUsd, market, ...askedOf(search, 'held'));
  return atPace ? { ...found, best: atPace } : found;
}

/** Whether the usual pace of the work is held to like a stated one, or weighed against the bill. */
type Pace = 'held' | 'weighed';

/** The best-regarded model for the use case that the budget serves, with its score; undefined where no benchmark
 *  speaks of the use case or none of its models is served. */
export function bestRegarded(
  search: BudgetSearch,
  useCase: UseCase,
): { readonly bought: Affordable; readonly score: QualityScore } | undefined {
  const { catalog, budgetUsd, market } = search;
  for (const score of regardedFor(catalog.books.qualityScores, useCase)) {
    const model = modelOf(catalog, score.modelId);
    const bought = model && affordableAs(model, budgetUsd, market, ...askedOf(search));
    if (bought) return { bought, score };
  }
  return undefined;
}

/** What a search asks of each model: its workload, the fidelities worth buying, a bill it cannot undercut. */
function askedOf(search: BudgetSearch, pace: Pace = 'weighed') {
  const { asked, catalog } = search;
  return [
    (model: ModelFacts, precision: WeightPrecision) => {
      const q = interpret(asked, catalog, { model, precision });
      if (q.lengths.contextTokens.value > (model.maxContext ?? Infinity)) return undefined;
      const work = { ...workloadOf(q), hoursPerMonth: search.hoursPerMonth };
      return pace === 'held' ? { ...work, targets: { ...work.usualTargets, ...work.targets } } : work;
    },
    (model: ModelFacts) => precisionsWorthBuying(model, asked.reading),
    (model: ModelFacts, precision?: WeightPrecision) => floorUsd(search, model, precision),
  ] as const;
}

/** The stated precision; else those a model can be served in and somebody publishes it in, best first. */
export function precisionsWorthBuying(model: ModelFacts, reading: Reading): readonly WeightPrecision[] {
  if (reading.weightPrecision) return [reading.weightPrecision.value];
  let known = worthBuying.get(model);
  if (!known) worthBuying.set(model, (known = publishedPrecisions(model)));
  return known;
}

const worthBuying = new WeakMap<ModelFacts, readonly WeightPrecision[]>();

function publishedPrecisions(model: ModelFacts): readonly WeightPrecision[] {
  const served = servablePrecisions(model).filter((p) => isPublished(model, p));
  // Above the checkpoint's own precision there is no more fidelity to buy, and nobody publishes it; fp32 ones are
  // loaded in 16 bits.
  return served
    .slice(served.indexOf(model.nativePrecision))
    .filter((p) => p !== 'fp32' && !FEWEST_BITS.has(p) && !isGguf(p));
}

/** Somebody publishes the model in this precision: its own checkpoint, or a quantised one. What a buyer would have to
 *  make first is no purchase. */
const isPublished = (model: ModelFacts, precision: WeightPrecision): boolean =>
  precision === model.nativePrecision || checkpointFor(model, precision) !== undefined;

/** What the memory of a fidelity, else of the smallest one, costs at the cheapest memory on the market. */
function floorUsd({ asked, market, hoursPerMonth }: BudgetSearch, model: ModelFacts, one?: WeightPrecision): number {
  const among = one === undefined ? precisionsWorthBuying(model, asked.reading) : [one];
  const bytes = among.map((p) => weightBytes(model, p));
  return memoryFloorUsd(Math.min(...bytes), market, hoursPerMonth);
}
