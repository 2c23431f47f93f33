import type { ModelFacts } from '../facts/model-facts';
import type { WeightPrecision } from '../facts/precision-name';
import { bestRung, bestRungFor, bestRungWithin } from './best-rung';
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
  for (const buys of WAYS) {
    let above: ModelFacts | undefined;
    for (const model of sorted) {
      const found = affordableAs(model, budgetUsdPerMonth, market, workFor, precisions, floorUsd, buys);
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

/** The first plan for a workload that so much money pays for. */
type Buys = (work: PlannedWorkload, market: Market, budgetUsd: number) => Rung | undefined;

/** Standing of what only private hosts rent. */
const PRIVATE_HOSTS = 1;

/** What is usual has to be inside the money; where that buys nothing an order has to be that can be placed, in the end
 *  one at private hosts. */
const WAYS: readonly Buys[] = [
  bestRungWithin,
  bestRungFor,
  (work, market, budgetUsd) => bestRungFor(work, market, budgetUsd, PRIVATE_HOSTS),
];

/** The smallest workable sum is sought among this many of the smallest candidates; larger ones never cost less. */
const SMALLEST_LOOKED_AT = 12;

/** One model at its best fidelity inside the budget; undefined when not even its smallest is. Parameters as of
 *  `reverseBudget`. @param buys which price has to be inside */
export function affordableAs(
  model: ModelFacts,
  budgetUsdPerMonth: number,
  market: Market,
  workFor: (model: ModelFacts, precision: WeightPrecision) => PlannedWorkload | undefined,
  precisions: (model: ModelFacts) => readonly WeightPrecision[],
  floorUsd: (model: ModelFacts, precision?: WeightPrecision) => number,
  buys: Buys = bestRungWithin,
): Affordable | undefined {
  if (floorUsd(model) > budgetUsdPerMonth) return undefined;
  const affordable = (): readonly WeightPrecision[] =>
    precisions(model).filter((precision) => floorUsd(model, precision) <= budgetUsdPerMonth);
  return bestInside(model, budgetUsdPerMonth, market, workFor, affordable, buys);
}

function bestInside(
  model: ModelFacts,
  budget: number,
  market: Market,
  workFor: (model: ModelFacts, precision: WeightPrecision) => PlannedWorkload | undefined,
  precisions: (model: ModelFacts) => readonly WeightPrecision[],
  buys: Buys,
): Affordable | undefined {
  for (const precision of precisions(model)) {
    const work = workFor(model, precision);
    const rung = work && buys(work, market, budget);
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
