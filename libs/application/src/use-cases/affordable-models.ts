import {
  type BudgetAnswer,
  isGguf,
  type Market,
  memoryFloorUsd,
  type ModelFacts,
  reverseBudget,
  servablePrecisions,
  weightBytes,
  type WeightPrecision,
} from '@compute-advisor/domain';
import type { Reading } from '@compute-advisor/intake';
import type { Books } from '../ports/books';
import type { Catalog } from '../ports/catalog.port';
import { interpret } from '../question/interpret';
import type { Asked, Question } from '../question/question';
import { SpecLedger } from '../question/spec-ledger';
import { useCaseOf } from '../question/what-runs';
import { marketOf } from './market';
import { workloadOf } from './workload';

const KIND_FOR: Partial<Record<string, ModelFacts['kind']>> = {
  embeddings: 'embedding',
  reranking: 'reranker',
  image_generation: 'image',
  video_generation: 'video',
  speech: 'speech',
};

/** Lower than this many bits per weight costs so much quality that a smaller model serves better; such formats are never chosen, only taken when named. */
const FEWEST_BITS: ReadonlySet<WeightPrecision> = new Set<WeightPrecision>(['q3_k_m', 'q2_k']);

/** What a search among models needs to know: the question, what may be bought, and for how much. */
export interface BudgetSearch {
  readonly asked: Asked;
  readonly catalog: Catalog;
  readonly market: Market;
  readonly budgetUsd: number;
  readonly hoursPerMonth: number;
}

/** The search of one question. @param asIs the question before a model is chosen */
export function searchOf(asked: Asked, books: Books, asIs: Question): BudgetSearch {
  return {
    asked,
    catalog: books.catalog,
    market: marketOf(books.catalog, books.prices, asked.reading),
    budgetUsd: asIs.budget?.usdPerMonth.value ?? 0,
    hoursPerMonth: asIs.traffic.hoursPerMonth.value,
  };
}

/** Models of the kind the use case wants. */
export function modelsFor(reading: Reading, catalog: Catalog): ModelFacts[] {
  const kind = KIND_FOR[useCaseOf(new SpecLedger(), reading, undefined).value];
  return catalog.models.filter((m) => (kind ? m.kind === kind : m.kind === 'text' || m.kind === 'vision-language'));
}

/** The largest of these models whose plan stays inside the budget, the next larger one, and the cheapest of all where none does. */
export function affordableModels(search: BudgetSearch, among: readonly ModelFacts[]): BudgetAnswer {
  const { asked, catalog, market, budgetUsd } = search;
  return reverseBudget(
    among,
    budgetUsd,
    market,
    (model, precision) => {
      const q = interpret(asked, catalog, { model, precision });
      return q.lengths.contextTokens.value > (model.maxContext ?? Infinity) ? undefined : workloadOf(q);
    },
    (model) => precisionsWorthBuying(model, asked.reading),
    (model) => floorUsd(search, model),
  );
}

/** The stated precision; else those a model can be served in, best first. */
function precisionsWorthBuying(model: ModelFacts, reading: Reading): readonly WeightPrecision[] {
  if (reading.weightPrecision) return [reading.weightPrecision.value];
  const served = servablePrecisions(model);
  // Above the checkpoint's own precision there is no more fidelity to buy, and nobody publishes it; fp32 ones are loaded in 16 bits.
  return served
    .slice(served.indexOf(model.nativePrecision))
    .filter((p) => p !== 'fp32' && !FEWEST_BITS.has(p) && !isGguf(p));
}

/** What the memory of the smallest fidelity costs at the cheapest memory on the market. */
function floorUsd({ asked, market, hoursPerMonth }: BudgetSearch, model: ModelFacts): number {
  const bytes = precisionsWorthBuying(model, asked.reading).map((p) => weightBytes(model, p));
  return memoryFloorUsd(Math.min(...bytes), market, hoursPerMonth);
}
