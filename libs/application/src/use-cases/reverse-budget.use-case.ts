import {
  type Affordable,
  bestRungWithin,
  type BudgetAnswer,
  memoryFloorUsd,
  type ModelFacts,
  reverseBudget,
  servablePrecisions,
  weightBytes,
  type WeightPrecision,
  isGguf,
} from '@compute-advisor/domain';
import type { Reading } from '@compute-advisor/intake';
import type { AdviseRequest } from '../advise-request';
import type { Decision } from '../answer/assemble';
import { describeRung, figure, usd } from '../answer/wording';
import { interpret } from '../interpretation/interpret';
import type { Question } from '../interpretation/question';
import { namedModel, useCaseOf } from '../interpretation/what-runs';
import { SpecLedger } from '../interpretation/spec-ledger';
import { perMonth } from './current-fleet';
import { marketOf } from './market';
import { type Books, type Planned, workloadOf } from './planned';
import { QuestionUseCase } from './question-use-case';

const KIND_FOR: Partial<Record<string, ModelFacts['kind']>> = {
  embeddings: 'embedding',
  reranking: 'reranker',
  image_generation: 'image',
  video_generation: 'video',
  speech: 'speech',
};

/** Lower than this many bits per weight costs so much quality that a smaller model serves better; such formats are never chosen, only taken when named. */
const FEWEST_BITS: ReadonlySet<WeightPrecision> = new Set<WeightPrecision>(['q3_k_m', 'q2_k']);

/** "What can this budget buy?" */
export class ReverseBudget extends QuestionUseCase {
  private answerOf = new WeakMap<Question, BudgetAnswer>();
  /** The largest model the money does buy, where the one asked for is too dear. */
  private insteadOf = new WeakMap<Question, Affordable>();

  /** The largest model whose plan stays inside, at its best fidelity; a named model keeps its name and gets the best fidelity the money allows. */
  protected override ask(request: AdviseRequest, reading: Reading, books: Books): Question {
    const asIs = interpret(request, reading, books.catalog);
    const budget = asIs.budget?.usdPerMonth.value ?? 0;
    const named = namedModel(reading, books.catalog);
    const candidates = named ? [named] : this.candidates(reading, books);
    const market = marketOf(books.catalog, books.prices, reading);
    const at = (model: ModelFacts, precision: WeightPrecision): Question =>
      interpret(request, reading, books.catalog, { model, precision });
    const search = (among: readonly ModelFacts[]): BudgetAnswer =>
      reverseBudget(
        among,
        budget,
        market,
        (model, precision) => {
          const q = at(model, precision);
          return q.lengths.contextTokens.value > (model.maxContext ?? Infinity) ? undefined : workloadOf(q);
        },
        (model) => this.precisions(model, reading),
        (model) => this.floor(model, market, asIs),
      );
    const found = search(candidates);
    const pick = found.best ?? found.cheapest;
    const question = named
      ? interpret({ ...request }, reading, books.catalog, undefined)
      : pick
        ? at(pick.model, pick.precision)
        : asIs;
    const settled: Question =
      named && pick && question.weightPrecision.source === 'defaulted'
        ? withPrecision(question, pick.precision)
        : question;
    this.answerOf.set(settled, found);
    const instead = named && !found.best ? search(this.candidates(reading, books)).best : undefined;
    if (instead) this.insteadOf.set(settled, instead);
    return settled;
  }

  protected decide(p: Planned): Decision {
    const notes: string[] = [];
    const found = this.answerOf.get(p.question) ?? {};
    const situation = this.situation(p, notes);
    if (found.nextStep) notes.push(stepNote(found.nextStep, p));
    const instead = this.insteadOf.get(p.question);
    if (instead)
      notes.push(
        `The same money buys ${instead.model.id} in ${instead.precision} on ${describeRung(instead.rung)} for ${perMonth(instead.rung.monthlyUsd!)}.`,
      );
    notes.push(...edgeNote(p));
    return { ...situation, verdict: budgetVerdict(p), notes };
  }

  /** Models of the kind the use case wants. */
  private candidates(reading: Reading, books: Books): ModelFacts[] {
    const kind = KIND_FOR[useCaseOf(new SpecLedger(), reading, undefined).value];
    return books.catalog.models.filter((m) =>
      kind ? m.kind === kind : m.kind === 'text' || m.kind === 'vision-language',
    );
  }

  private precisions(model: ModelFacts, reading: Reading): readonly WeightPrecision[] {
    if (reading.weightPrecision) return [reading.weightPrecision.value];
    const served = servablePrecisions(model);
    // Above the checkpoint's own precision there is no more fidelity to buy, and nobody publishes it; fp32 ones are loaded in 16 bits.
    return served
      .slice(served.indexOf(model.nativePrecision))
      .filter((p) => p !== 'fp32' && !FEWEST_BITS.has(p) && !isGguf(p));
  }

  /** What the memory of the smallest fidelity costs at the cheapest memory on the market. */
  private floor(model: ModelFacts, market: ReturnType<typeof marketOf>, q: Question): number {
    return memoryFloorUsd(
      Math.min(...this.precisions(model, q.reading).map((p) => weightBytes(model, p))),
      market,
      q.traffic.hoursPerMonth.value,
    );
  }
}

/** The same question with the precision chosen by the budget instead of the default one. */
function withPrecision(q: Question, precision: WeightPrecision): Question {
  const ledger = q.ledger.without('Weight precision:');
  return { ...q, ledger, weightPrecision: ledger.derived(precision) };
}

function budgetVerdict(p: Planned): Decision['verdict'] {
  const { best, question: q } = p;
  const budget = q.budget?.usdPerMonth.value ?? 0;
  if (best?.monthlyUsd !== undefined && best.monthlyUsd <= budget)
    return {
      code: 'affordable',
      summary: `${perMonth(budget)} buys ${q.model.id} (${figure(q.model.parametersTotal / 1e9, 1)} B) in ${p.work.config.weightPrecision} on ${describeRung(best)} for ${perMonth(best.monthlyUsd)}; ${usd(budget - best.monthlyUsd)} are left.`,
    };
  const least =
    best?.monthlyUsd === undefined
      ? 'nothing on the market carries it at a known price'
      : `the smallest workable sum for this load is ${perMonth(best.monthlyUsd)}, ${q.model.id} in ${p.work.config.weightPrecision} on ${describeRung(best)}`;
  return { code: 'budget_too_small', summary: `${perMonth(budget)} is too little: ${least}.` };
}

/** Nobody plans past this many sequences. */
const MOST_SEQUENCES = 100_000;

/** How much more load the same money carries with the same model, on whatever hardware is best then. */
function edgeNote(p: Planned): string[] {
  const budget = p.question.budget?.usdPerMonth.value ?? 0;
  const { concurrentRequests } = p.work.demand;
  if (concurrentRequests === undefined || p.best?.monthlyUsd === undefined || p.best.monthlyUsd > budget) return [];
  const inside = (n: number): boolean =>
    bestRungWithin({ ...p.work, demand: { concurrentRequests: n } }, p.market, budget) !== undefined;
  let low = concurrentRequests;
  let high = MOST_SEQUENCES;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (inside(middle)) low = middle;
    else high = middle;
  }
  return low > concurrentRequests
    ? [`At the edge the same budget carries up to ${figure(low)} concurrent requests with this model.`]
    : [];
}

function stepNote(step: Affordable, p: Planned): string {
  const more = step.rung.monthlyUsd! - (p.question.budget?.usdPerMonth.value ?? 0);
  return `The next larger model, ${step.model.id} in ${step.precision}, would take ${describeRung(step.rung)} for ${perMonth(step.rung.monthlyUsd!)}, ${usd(more)} more than the budget.`;
}
