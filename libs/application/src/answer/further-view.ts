import { defined } from '@compute-advisor/domain';
import type { FanOut } from '../use-cases/fan-out';
import type { FleetForAll, FurtherFigures, FurtherPlan } from '../use-cases/further-workloads';
import type { RecommendationSet } from './advice';
import { optionView } from './option-view';
import { requirementView } from './requirement-view';
import { counted, describeRung, figure, machines, percent, perMonth, rough } from './wording';

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

const whyOf = (f: FurtherPlan): string =>
  [placedWords(f), f.fanOut && f.rung && sentWords(f.fanOut)].filter(Boolean).join(' ');

/** "For 150 passages a second: 50 of each of 3 requests." */
function sentWords({ ofFirst, each, isAssumed, perSecond }: FanOut): string {
  if (each === 1) return `That is for ${rough(perSecond)} a second, one for each request.`;
  const of = `${figure(each)} of each of ${rough(ofFirst)} requests`;
  const assumed = isAssumed === true ? `; ${figure(each)} are assumed, say how many each request sends` : '';
  return `That is for ${rough(perSecond)} passages a second, ${of}${assumed}.`;
}

function placedWords({ placed, rung, planned, sharedUse }: FurtherPlan): string {
  const model = planned.question.model.id;
  if (!rung)
    return `Nothing allowed carries ${model}: ${planned.ladder.rejected[0]?.reason ?? 'the catalog is empty'}.`;
  if (placed === 'shared') {
    const together = sharedUse === undefined ? '' : `: together ${percent(sharedUse)} of its modelled capacity`;
    return `${model} shares ${machines(rung.gpuCount, rung.gpu)}, counted already${together}.`;
  }
  if (placed === 'spare') return `${model} takes ${describeRung(rung)}, there and in no use.`;
  const price = rung.monthlyUsd === undefined ? 'at a price nobody quotes' : `for ${perMonth(rung.monthlyUsd)}`;
  return `${model} takes ${describeRung(rung)} of its own ${price}.`;
}

/** Sentences for the verdict: what the stated fleet has room for, what stands beside the first service, and the sum. */
export function furtherWords(further: FurtherFigures | undefined): string {
  if (!further) return '';
  const { total, plans } = further;
  const each = plans.map((f) => `${f.label}: ${whyOf(f)}`);
  const sum = total ? [`All of it: ${counted(total.gpuCount, 'GPU')}, ${perMonth(total.monthlyUsd)}.`] : [];
  return [...each, ...sum].join(' ');
}

/** Whether the hardware that stands carries every service: then nothing is rented beside it. */
export const hasRoomForAll = (onFleet: FleetForAll | undefined): boolean =>
  onFleet?.carriesFirst === true && onFleet.withoutRoom.length === 0;

/** Whether the hardware that stands carries every service; what comes first where the text asks that. */
export function fleetForAllWords(onFleet: FleetForAll | undefined): string {
  if (!onFleet) return '';
  const { carriesFirst, withoutRoom } = onFleet;
  if (!carriesFirst)
    return 'The hardware that stands does not even carry the first service within 80 % of its capacity.';
  return withoutRoom.length
    ? `The hardware that stands carries the first service and has no room for ${withoutRoom.join(', ')}.`
    : 'The hardware that stands has room for all of it.';
}
