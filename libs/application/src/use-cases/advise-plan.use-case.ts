import { type Affordable, defined, type Rung } from '@compute-advisor/domain';
import type { Books } from '../ports/books';
import { interpret } from '../question/interpret';
import { monthlyBudget, type Asked, type Question } from '../question/question';
import { affordableModels, modelsFor, searchOf } from './affordable-models';
import type { BuyOrRent } from './buy-or-rent';
import { comparedRun, type ComparedRun } from './compared-run';
import { currentSituation, type CurrentSituation } from './current-fleet';
import { type Figures, figuresOf } from './figures';
import type { PlanBase } from './plan-base';
import { plan, type Planned } from './planned';
import { type JobFigures, jobFigures, type TuningFigures, tuningFigures } from './run-figures';
import { type SideJobFigures, sideJobFigures } from './side-job';
import { weighedHardware } from './weighed-hardware';

/** Feasible, over the stated budget, out of reach of the stated latency, or not to be carried at all. USD per month. */
export type PlanVerdict =
  | { readonly code: 'infeasible'; readonly reason?: string }
  | { readonly code: 'latency_unreachable'; readonly best: Rung; readonly nearest: Rung }
  | {
      readonly code: 'feasible_over_budget';
      readonly best: Rung;
      readonly budgetUsd: number;
      readonly overUsd: number;
      /** A month of all services, where the text has several: what the budget is for. */
      readonly allUsd?: number;
      /** The sum is spent once, on hardware; else it is monthly. */
      readonly isPurchase?: true;
    }
  | { readonly code: 'feasible'; readonly best: Rung };

/** How hardware that the text names stands under the load; said where the plan passes it over. */
export type NamedHardware =
  | { readonly standing: 'cannot_hold' }
  | { readonly standing: 'too_small' | 'misses_latency' | 'carries'; readonly utilizationFraction: number };

/** Which GPUs a workload needs. */
export interface AdvisedPlan extends PlanBase {
  readonly kind: 'plan';
  readonly verdict: PlanVerdict;
  readonly namedHardware?: NamedHardware;
  readonly tuning?: TuningFigures;
  readonly comparedRun?: ComparedRun;
  readonly job?: JobFigures;
  readonly sideJob?: SideJobFigures;
  /** The largest model that a stated limit of money does buy under this load, where it does not buy the plan. */
  readonly instead?: Affordable;
}

/** The largest model of the wanted kind that the stated limit buys under this load. */
function largestWithin(asked: Asked, books: Books, question: Question): Affordable | undefined {
  const search = searchOf(asked, books, question);
  return affordableModels(search, modelsFor(asked.reading, books.catalog)).best;
}

/** "Which GPUs does this workload need?" */
export class AdvisePlan {
  /** @param asked the request and its reading @param books the editions to answer on */
  run(asked: Asked, books: Books): AdvisedPlan {
    const question = interpret(asked, books.catalog);
    const planned = plan(question, books);
    const figures = figuresOf(planned);
    const current = currentSituation(planned, figures.further);
    return defined({
      kind: 'plan',
      planned,
      figures,
      current,
      weighed: weighedHardware(planned),
      verdict: planVerdict(planned, figures),
      namedHardware: current && namedHardware(planned, current),
      tuning: tuningFigures(planned),
      comparedRun: comparedRun(planned),
      job: jobFigures(planned),
      sideJob: sideJobFigures(planned),
      instead: figures.withinLimit && largestWithin(asked, books, question),
    });
  }
}

/** What a purchase costs more than the sum that the text names; undefined where the sum is enough, or there is none. */
function shortOf(bought: BuyOrRent | undefined): number | undefined {
  if (bought?.oneOffUsd === undefined || bought.purchase.usd <= bought.oneOffUsd) return undefined;
  return bought.purchase.usd - bought.oneOffUsd;
}

/** Of several services the first that nothing allowed carries: without it the plan is not what was asked for. */
function notCarried({ further }: Figures): PlanVerdict | undefined {
  const without = further?.plans.find((f) => f.rung === undefined);
  if (without === undefined) return undefined;
  const why = without.planned.ladder.rejected[0]?.reason ?? 'the catalog is empty';
  return { code: 'infeasible', reason: `${without.label}: ${why}` };
}

function planVerdict(p: Planned, figures: Figures): PlanVerdict {
  const { best, question: q } = p;
  if (!best) return defined({ code: 'infeasible', reason: p.ladder.rejected[0]?.reason });
  const refused = notCarried(figures);
  if (refused) return refused;
  if (q.latency.stated && best.meetsTargets === false)
    return { code: 'latency_unreachable', best, nearest: nearestToTargets(p, best) };
  return overBudget(q, best, figures) ?? { code: 'feasible', best };
}

/** What the plan for all that the text asks for, or its purchase, costs more than the stated sum. */
function overBudget(q: Question, best: Rung, { further, buyOrRent: bought }: Figures): PlanVerdict | undefined {
  const budgetUsd = monthlyBudget(q);
  const allUsd = further?.total?.monthlyUsd;
  const monthlyUsd = allUsd ?? best.orderedUsd;
  if (budgetUsd !== undefined && monthlyUsd !== undefined && monthlyUsd > budgetUsd)
    return defined({ code: 'feasible_over_budget', best, budgetUsd, overUsd: monthlyUsd - budgetUsd, allUsd });
  const shortUsd = budgetUsd === undefined ? shortOf(bought) : undefined;
  if (bought?.oneOffUsd === undefined || shortUsd === undefined) return undefined;
  return { code: 'feasible_over_budget', best, budgetUsd: bought.oneOffUsd, overUsd: shortUsd, isPurchase: true };
}

/** The rung that comes nearest to the targets: the one that misses the worst missed of them by the least. */
function nearestToTargets({ ladder, work: { targets: t } }: Planned, best: Rung): Rung {
  const over = (value: number | undefined, target: number | undefined): number =>
    value === undefined || target === undefined ? 0 : value / target;
  const missed = ({ planned: s }: Rung): number =>
    Math.max(over(s.ttftMs, t.ttftMs), over(s.tpotMs, t.tpotMs), over(s.endToEndMs, t.endToEndMs));
  return ladder.rungs.reduce((nearest, r) => (missed(r) < missed(nearest) ? r : nearest), best);
}

/** Whether the hardware that the text names would do; undefined where the plan is on it, and for an assumed fleet. */
function namedHardware(p: Planned, { fleet, groups }: CurrentSituation): NamedHardware | undefined {
  if (fleet.member.source === 'defaulted' || !groups.length) return undefined;
  if (groups.every((g) => g.group.gpu.id === p.best?.gpu.id)) return undefined;
  const running = groups.flatMap((g) => g.rung ?? []);
  if (!running.length) return { standing: 'cannot_hold' };
  const utilizationFraction = Math.max(...running.map((r) => r.utilizationFraction));
  if (utilizationFraction > p.work.capacityShare) return { standing: 'too_small', utilizationFraction };
  const late = p.question.latency.stated && running.some((r) => r.meetsTargets === false);
  return { standing: late ? 'misses_latency' : 'carries', utilizationFraction };
}
