import { rentOf, type Rung } from '@compute-advisor/domain';
import { monthlyBudget } from '../question/question';
import type { JobFigures } from '../use-cases/run-figures';
import type { AdvisedPlan, NamedHardware, PlanVerdict } from '../use-cases/advise-plan.use-case';
import { comparedRunWords } from './compared-run-words';
import { comparedWords } from './compared-words';
import { fleetWords } from './fleet-words';
import { paidWords } from './ordered-words';
import { jobNotes, sideJobNotes, tuningNotes } from './run-words';
import type { SaidOfPlan } from './said-of-plan';
import { paceSentence, reachedWords } from './speed-words';
import { weighedWords } from './weighed-words';
import { machines, MANY_TIMES, percent, perMonth, rough, usd } from './wording';

/** Which hardware carries the load, for how much, and whether the hardware named would. */
export function planWords(plan: AdvisedPlan): SaidOfPlan {
  const named = plan.namedHardware && plan.current && namedWords(plan.namedHardware, plan);
  return {
    summary: [
      ...weighedWords(plan.weighed ?? []),
      verdictWords(plan.verdict, plan.job, monthlyBudget(plan.planned.question)),
      ...tuningNotes(plan.tuning),
      comparedRunWords(plan.comparedRun, plan.tuning),
      named,
      comparedWords(plan.planned),
    ]
      .filter(Boolean)
      .join(' '),
    notes: [...jobNotes(plan.job), ...sideJobNotes(plan.sideJob)],
  };
}

function namedWords(named: NamedHardware, { current, planned }: AdvisedPlan): string {
  const slices = (current?.groups ?? []).filter((g) => g.group.gpu.formFactor === 'slice');
  const have = slices.length
    ? slices.map((g) => machines(g.group.gpuCount, g.group.gpu)).join(' and ')
    : fleetWords(current?.fleet.member.value ?? [], planned.books.catalog);
  switch (named.standing) {
    case 'cannot_hold':
      return `${have} cannot hold the model.`;
    case 'too_small': {
      const used = named.utilizationFraction;
      const load = used > MANY_TIMES ? `${rough(used)} times` : `${percent(used)} of`;
      return `${have} is too small: this load is ${load} its modelled capacity.`;
    }
    case 'misses_latency':
      return `${have} would carry it but miss the stated latency.`;
    case 'carries':
      return `${have} would carry it as well, at ${percent(named.utilizationFraction)} of its modelled capacity.`;
  }
}

/** What carries the load and for how much; how fast it is; then what else the verdict is about. */
function verdictWords(v: PlanVerdict, job: JobFigures | undefined, limitUsd: number | undefined): string {
  if (v.code === 'infeasible') return `No allowed part can carry this: ${v.reason ?? 'the catalog is empty'}.`;
  const what = machines(v.best.gpuCount, v.best.gpu);
  const price = priceWords(v.best, job, limitUsd);
  if (v.code === 'latency_unreachable')
    return (
      `No part reaches the latency asked for. ${what} is the cheapest that carries the load, with ` +
      `${reachedWords(v.best)}, for ${price}.${nearestWords(v.nearest, v.best)}`
    );
  if (v.code === 'feasible_over_budget' && v.isPurchase)
    return `Rented, ${what} carries this load for ${price}. ${paceSentence(v.best)}`.trim();
  const over = v.code === 'feasible_over_budget' ? overWords(v) : '';
  return [`${what} carries this load for ${price}.`, over, paceSentence(v.best)].filter(Boolean).join(' ');
}

/** What is over a budget: the first service, or all of the services of the text. */
function overWords({ allUsd, overUsd, budgetUsd }: Extract<PlanVerdict, { code: 'feasible_over_budget' }>): string {
  const what = allUsd === undefined ? 'That' : `All of it, ${perMonth(allUsd)},`;
  return `${what} is ${usd(overUsd)} over the budget of ${perMonth(budgetUsd)}.`;
}

/** A job that is done once is paid once, for as long as it takes. */
function priceWords(r: Rung, job: JobFigures | undefined, limitUsd: number | undefined): string {
  if (rentOf(r) === undefined) return 'a price nobody quotes';
  const hours = job?.isAll === true ? (job.atFullSpeed?.hours ?? job.hours) : undefined;
  const took =
    hours === undefined ? '' : `, about ${rough(hours)} of the ${rough(job?.hours ?? hours)} hours it may take`;
  return r.onceUsd === undefined && hours !== undefined
    ? `${usd(rentOf(r) ?? 0)}, the ${rough(job?.hours ?? hours)} hours of the job`
    : `${paidWords(r, limitUsd)}${took}`;
}

function nearestWords(nearest: Rung, best: Rung): string {
  if (nearest === best) return ' It also comes nearest.';
  const price = nearest.monthlyUsd === undefined ? '' : `, for ${perMonth(nearest.monthlyUsd)}`;
  return ` ${machines(nearest.gpuCount, nearest.gpu)} comes nearest, with ${reachedWords(nearest)}${price}.`;
}
