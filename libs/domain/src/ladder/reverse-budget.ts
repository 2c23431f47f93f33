import type { ModelFacts } from '../facts/model-facts';
import type { WeightPrecision } from '../facts/precision-name';
import { bestRung, bestRungFor } from './best-rung';
import type { Market, PlannedWorkload } from './planned-workload';
import type { Rung } from './rung';

/** One model at one precision with its cheapest plan. */
export interface Affordable {
  readonly model: ModelFacts;
  readonly precision: WeightPrecision;
  readonly rung: Rung;
  /** The load in this model and precision that the rung was laid out for. */
  readonly work: PlannedWorkload;
}

/** What a budget buys. */
export interface BudgetAnswer {
  /** The largest model, at its best precision, whose plan stays inside; absent when not even the smallest does. */
  readonly best?: Affordable;
  /** The next larger model and what it would cost at its cheapest precision; absent at the top of the catalog. */
  readonly nextStep?: Affordable;
  /** The cheapest plan of all candidates: the smallest workable sum when the budget buys nothing. */
  readonly cheapest?: Affordable;
}

/** Largest first, the newest of equals; then the id decides, so that catalog order never matters. */
function bySize(a: ModelFacts, b: ModelFacts): number {
  if (a.parametersTotal !== b.parametersTotal || a.id === b.id) return b.parametersTotal - a.parametersTotal;
  const [ofA, ofB] = [a.released ?? '', b.released ?? ''];
  if (ofA !== ofB) return ofA > ofB ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}

const sortedKnown = new WeakMap<readonly ModelFacts[], readonly ModelFacts[]>();

/** Models from the largest down; sorted once for each list. */
export function largestFirst(models: readonly ModelFacts[]): readonly ModelFacts[] {
  let sorted = sortedKnown.get(models);
  if (!sorted) sortedKnown.set(models, (sorted = [...models].sort(bySize)));
  return sorted;
}

/** Walks the candidates from the largest down, each from its best fidelity down, and stops at the first plan inside
 *  the budget that meets the targets it can.
 *  @param workFor the workload with this model at this precision, or undefined where the model cannot serve it
 *  (context too short)
 *  @param precisions the fidelities worth serving a model in, best first
 *  @param floorUsd a bill the model cannot undercut, in one precision or in any, to pass over hopeless ones without
 *  planning them */
export function reverseBudget(
  candidates: readonly ModelFacts[],
  budgetUsdPerMonth: number,
  market: Market,
  workFor: (model: ModelFacts, precision: WeightPrecision) => PlannedWorkload | undefined,
  precisions: (model: ModelFacts) => readonly WeightPrecision[],
  floorUsd: (model: ModelFacts, precision?: WeightPrecision) => number,
): BudgetAnswer {
  const sorted = largestFirst(candidates);
  for (const standing of [0, PRIVATE_HOSTS]) {
    let above: ModelFacts | undefined;
    for (const model of sorted) {
      const found = affordableAs(model, budgetUsdPerMonth, market, workFor, precisions, floorUsd, standing);
      if (found) {
        const nextStep = above && cheapestOf(above, market, workFor, precisions);
        return { best: found, ...(nextStep === undefined ? {} : { nextStep }) };
      }
      above = model;
    }
  }
  let cheapest: Affordable | undefined;
  for (const model of sorted.slice(-SMALLEST_LOOKED_AT)) {
    const one = cheapestOf(model, market, workFor, precisions);
    if (one && billOf(one) < billOf(cheapest)) cheapest = one;
  }
  return cheapest === undefined ? {} : { cheapest };
}

/** Standing of what only private hosts rent: looked at where the budget buys nothing that providers sell. */
const PRIVATE_HOSTS = 1;

/** The smallest workable sum is sought among this many of the smallest candidates; larger ones never cost less. */
const SMALLEST_LOOKED_AT = 12;

/** One model at its best fidelity inside the budget; undefined when not even its smallest is. Parameters as of
 *  `reverseBudget` and `bestRungFor`. */
export function affordableAs(
  model: ModelFacts,
  budgetUsdPerMonth: number,
  market: Market,
  workFor: (model: ModelFacts, precision: WeightPrecision) => PlannedWorkload | undefined,
  precisions: (model: ModelFacts) => readonly WeightPrecision[],
  floorUsd: (model: ModelFacts, precision?: WeightPrecision) => number,
  standing = 0,
): Affordable | undefined {
  if (floorUsd(model) > budgetUsdPerMonth) return undefined;
  const affordable = (): readonly WeightPrecision[] =>
    precisions(model).filter((precision) => floorUsd(model, precision) <= budgetUsdPerMonth);
  return bestInside(model, budgetUsdPerMonth, market, workFor, affordable, standing);
}

function bestInside(
  model: ModelFacts,
  budget: number,
  market: Market,
  workFor: (model: ModelFacts, precision: WeightPrecision) => PlannedWorkload | undefined,
  precisions: (model: ModelFacts) => readonly WeightPrecision[],
  standing: number,
): Affordable | undefined {
  for (const precision of precisions(model)) {
    const work = workFor(model, precision);
    const rung = work && bestRungFor(work, market, budget, standing);
    if (rung) return { model, precision, rung, work };
  }
  return undefined;
}

function cheapestOf(
  model: ModelFacts,
  market: Market,
  workFor: (model: ModelFacts, precision: WeightPrecision) => PlannedWorkload | undefined,
  precisions: (model: ModelFacts) => readonly WeightPrecision[],
): Affordable | undefined {
  let cheapest: Affordable | undefined;
  for (const precision of precisions(model)) {
    const work = workFor(model, precision);
    const rung = work && bestRung(work, market);
    if (rung && (rung.orderedUsd ?? Infinity) < billOf(cheapest)) cheapest = { model, precision, rung, work };
  }
  return cheapest;
}

const billOf = (a: Affordable | undefined): number => a?.rung.orderedUsd ?? Infinity;
