import { defined } from '@compute-advisor/domain';
import type { FurtherFigures, FurtherPlan } from '../use-cases/further-workloads';
import type { RecommendationSet } from './advice';
import { optionView } from './option-view';
import { requirementView } from './requirement-view';
import { describeRung, machines, perMonth } from './wording';

type FurtherMembers = Pick<RecommendationSet, 'further_workloads' | 'total'>;

/** The other services of the text, and the sum of all. */
export function furtherMembers(further: FurtherFigures | undefined): FurtherMembers {
  if (!further) return {};
  return defined({
    further_workloads: further.plans.map(furtherView),
    total: further.total && { gpu_count: further.total.gpuCount, monthly_cost: further.total.monthlyUsd },
  });
}

function furtherView(f: FurtherPlan): NonNullable<FurtherMembers['further_workloads']>[number] {
  const why = whyOf(f);
  const labels = f.rung?.monthlyUsd === undefined ? ['unpriced'] : ['best'];
  return defined({
    label: f.label,
    model: f.planned.question.model.id,
    use_case: f.planned.question.useCase.value,
    requirement: requirementView(f.need),
    option: f.rung && optionView(f.rung, labels, why, f.planned.work),
    monthly_cost: f.monthlyUsd,
    why,
  });
}

function whyOf({ placed, rung, planned, fleetTooSmall }: FurtherPlan): string {
  const model = planned.question.model.id;
  if (!rung)
    return `Nothing allowed carries ${model}: ${planned.ladder.rejected[0]?.reason ?? 'the catalog is empty'}.`;
  if (placed === 'shared') return `${model} shares ${machines(rung.gpuCount, rung.gpu)} that are counted already.`;
  if (placed === 'spare') return `${model} takes ${describeRung(rung)} that are there and in no use.`;
  const price = rung.monthlyUsd === undefined ? 'at a price nobody quotes' : `for ${perMonth(rung.monthlyUsd)}`;
  const lead = fleetTooSmall ? 'The hardware that stands has no room for it; ' : '';
  return `${lead}${model} takes ${describeRung(rung)} of its own ${price}.`;
}

/** Sentences for the verdict: what stands beside the first service, and what does not fit. */
export function furtherWords(further: FurtherFigures | undefined): string {
  if (!further) return '';
  const each = further.plans.map((f) => `${f.label}: ${whyOf(f)}`);
  const { total } = further;
  const sum = total ? [`All of it: ${total.gpuCount} GPUs, ${perMonth(total.monthlyUsd)}.`] : [];
  return [...each, ...sum].join(' ');
}
