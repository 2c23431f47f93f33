import {
  type Affordable,
  type BudgetAnswer,
  carriedWithin,
  defined,
  type QualityScore,
  rentOf,
  type Rung,
} from '@compute-advisor/domain';
import type { Books } from '../ports/books';
import { interpret } from '../question/interpret';
import { monthlyBudget, type Asked, type Question } from '../question/question';
import { derived, withoutInput } from '../question/spec-ledger';
import { namedModel } from '../question/what-runs';
import { affordableModels, bestRegarded, type BudgetSearch, modelsFor, searchOf } from './affordable-models';
import { boughtAs, type BuyOrRent } from './buy-or-rent';
import { currentSituation } from './current-fleet';
import { type Figures, figuresOf } from './figures';
import type { PlanBase } from './plan-base';
import { plan, type Planned } from './planned';
import { type RunsOfFleet, runsOf } from './run-figures';
import { weighedHardware } from './weighed-hardware';

/** What the budget buys, or the smallest sum that would do. USD per month; with `bought` a sum spent once. */
export type BudgetVerdict =
  | {
      readonly code: 'affordable';
      readonly budgetUsd: number;
      readonly best: Rung;
      readonly leftUsd: number;
      readonly bought?: BuyOrRent;
    }
  /** Without `best`: nothing on the market carries it at a known price. */
  | {
      readonly code: 'budget_too_small';
      readonly budgetUsd: number;
      readonly best?: Rung;
      readonly bought?: BuyOrRent;
    };

/** The largest model and the best precision that a budget affords. */
export interface BoughtByBudget extends PlanBase, RunsOfFleet {
  readonly kind: 'budget';
  readonly verdict: BudgetVerdict;
  /** The next larger model, and what it costs more than the budget. */
  readonly nextStep?: Affordable & { readonly overUsd: number };
  /** The best-regarded model for the use case that the money serves, by one public benchmark. */
  readonly regarded?: { readonly bought: Affordable; readonly score: QualityScore };
  /** The largest model the money does buy, where the one asked for is too dear. */
  readonly instead?: Affordable;
  /** Sequences in flight that the same money carries with the same model, where that is more than planned. */
  readonly concurrencyAtTheEdge?: number;
}

/** "What can this budget buy?" */
export class ReverseBudget {
  /** The largest model whose plan stays inside, at its best fidelity; a named model keeps its name and gets the best
   *  fidelity the money allows.
   *  @param asked the request and its reading @param books the editions to answer on */
  run(asked: Asked, books: Books): BoughtByBudget {
    const asIs = interpret(asked, books.catalog);
    const named = namedModel(asked.reading, books.catalog);
    const search = searchOf(asked, books, asIs);
    const found = affordableModels(search, named ? [named] : modelsFor(asked.reading, books.catalog));
    const pick = found.best ?? found.cheapest;
    const planned = plan(named ? settled(asIs, pick) : chosen(asked, books, asIs, pick), books);
    const figures = figuresBought(planned, search, found);
    const tooDear = named !== undefined && !found.best;
    return defined({
      kind: 'budget',
      planned,
      figures,
      current: currentSituation(planned, figures.further),
      weighed: named && weighedHardware(planned),
      verdict: budgetVerdict(planned, figures.buyOrRent),
      nextStep: search.isPurchase
        ? undefined
        : found.nextStep && {
            ...found.nextStep,
            overUsd: (found.nextStep.rung.orderedUsd ?? 0) - search.budgetUsd,
          },
      regarded: named || search.isPurchase ? undefined : bestRegarded(search, planned.question.useCase.value),
      instead:
        tooDear && !search.isPurchase
          ? affordableModels(search, modelsFor(asked.reading, books.catalog)).best
          : undefined,
      concurrencyAtTheEdge: concurrencyAtTheEdge(planned),
      ...runsOf(planned, []),
    });
  }
}

/** With a sum that is spent once the hardware that it buys stands beside the rented options. */
function figuresBought(planned: Planned, search: BudgetSearch, { best, cheapest }: BudgetAnswer): Figures {
  const rung = (best ?? cheapest)?.rung;
  const figures = figuresOf(planned);
  return search.isPurchase && rung ? defined({ ...figures, buyOrRent: boughtAs(planned, rung) }) : figures;
}

const budgetOf = (q: Question): number => monthlyBudget(q) ?? 0;

/** The question with the model and precision that the money picked. */
const chosen = (asked: Asked, books: Books, asIs: Question, pick: Affordable | undefined): Question =>
  pick ? interpret(asked, books.catalog, { model: pick.model, precision: pick.precision }) : asIs;

/** The same question with the precision picked by the money instead of the default one. */
function settled(q: Question, pick: Affordable | undefined): Question {
  if (!pick || q.weightPrecision.source !== 'defaulted') return q;
  return {
    ...q,
    assumptions: withoutInput(q.assumptions, 'weight_precision'),
    weightPrecision: derived(pick.precision),
  };
}

function budgetVerdict({ best, question }: Planned, bought: BuyOrRent | undefined): BudgetVerdict {
  const oneOffUsd = question.budget?.usdOneOff?.value;
  if (monthlyBudget(question) === undefined && oneOffUsd !== undefined) return purchaseVerdict(oneOffUsd, best, bought);
  const budgetUsd = budgetOf(question);
  if (best?.orderedUsd === undefined) return { code: 'budget_too_small', budgetUsd };
  return best.orderedUsd <= budgetUsd
    ? { code: 'affordable', budgetUsd, best, leftUsd: budgetUsd - paidWithin(best, budgetUsd) }
    : { code: 'budget_too_small', budgetUsd, best };
}

/** What is usual, where that is inside the budget; else what the order comes to. */
function paidWithin(r: Rung, budgetUsd: number): number {
  const usual = rentOf(r);
  return (usual !== undefined && usual <= budgetUsd ? usual : r.orderedUsd) ?? 0;
}

function purchaseVerdict(budgetUsd: number, best: Rung | undefined, bought: BuyOrRent | undefined): BudgetVerdict {
  const leftUsd = budgetUsd - (bought?.purchase.usd ?? Infinity);
  if (!best || !bought || leftUsd < 0) return defined({ code: 'budget_too_small', budgetUsd, best, bought });
  return { code: 'affordable', budgetUsd, best, leftUsd, bought };
}

/** Nobody plans past this many sequences. */
const MOST_SEQUENCES = 100_000;

/** How much more load the same money carries with the same model, on whatever hardware is best then; undefined where
 *  it is no more. */
function concurrencyAtTheEdge({ question, work, market, best }: Planned): number | undefined {
  const budget = budgetOf(question);
  const { concurrentRequests } = work.demand;
  if (concurrentRequests === undefined || best?.orderedUsd === undefined || best.orderedUsd > budget) return undefined;
  const inside = (n: number): boolean => carriedWithin({ ...work, demand: { concurrentRequests: n } }, market, budget);
  let low = concurrentRequests;
  let high = MOST_SEQUENCES;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (inside(middle)) low = middle;
    else high = middle;
  }
  return low > concurrentRequests ? low : undefined;
}
