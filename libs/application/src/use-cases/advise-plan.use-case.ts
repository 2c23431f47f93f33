import type { Rung } from '@compute-advisor/domain';
import type { Decision } from '../answer/assemble';
import { describeRung, percent, rough, usd } from '../answer/wording';
import { fleetWords, perMonth } from './current-fleet';
import type { Planned } from './planned';
import { batchNotes, tuningNotes } from './run-notes';
import { QuestionUseCase } from './question-use-case';

/** "Which GPUs does this workload need?" */
export class AdvisePlan extends QuestionUseCase {
  protected decide(p: Planned): Decision {
    const notes: string[] = [];
    const situation = this.situation(p, notes);
    const { code, summary } = planVerdict(p);
    return {
      ...situation,
      verdict: { code, summary: [summary, ...namedHardware(p, situation)].join(' ') },
      notes: [...notes, ...tuningNotes(p), ...batchNotes(p)],
    };
  }
}

/** Whether the hardware that the text names would do: a plan that passes it over has to say so. */
function namedHardware(p: Planned, { fleet, assessment }: Pick<Decision, 'fleet' | 'assessment'>): string[] {
  if (
    fleet === undefined ||
    fleet.source === 'defaulted' ||
    !assessment?.length ||
    assessment.every((g) => g.group.gpu.id === p.best?.gpu.id)
  )
    return [];
  const have = fleetWords(fleet.value, p.books.catalog);
  const running = assessment.flatMap((g) => g.rung ?? []);
  if (!running.length) return [`${have} cannot hold the model.`];
  const used = Math.max(...running.map((r) => r.utilizationFraction));
  if (used > p.work.capacityShare)
    return [
      `${have} is too small: this load is ${used > 2 ? `${rough(used)} times` : `${percent(used)} of`} its modelled capacity.`,
    ];
  return [
    p.question.latency.stated && running.some((r) => r.meetsTargets === false)
      ? `${have} would carry it but miss the stated latency.`
      : `${have} would carry it as well, at ${percent(used)} of its modelled capacity.`,
  ];
}

const reached = ({ planned: s }: Rung): string =>
  [
    s.ttftMs === undefined ? '' : `first token after ${rough(s.ttftMs)} ms`,
    s.tpotMs === undefined ? '' : `${rough(s.tpotMs)} ms per token`,
  ]
    .filter(Boolean)
    .join(' and ') || `${rough(s.endToEndMs)} ms per request`;

/** The rung that comes nearest to the targets: the one that misses the worst missed of them by the least. */
function fastestOf({ ladder, work: { targets: t }, best }: Planned): Rung {
  const over = (value: number | undefined, target: number | undefined): number =>
    value === undefined || target === undefined ? 0 : value / target;
  const missed = ({ planned: s }: Rung): number =>
    Math.max(over(s.ttftMs, t.ttftMs), over(s.tpotMs, t.tpotMs), over(s.endToEndMs, t.endToEndMs));
  return ladder.rungs.reduce((nearest, r) => (missed(r) < missed(nearest) ? r : nearest), best!);
}

/** Feasible, over the stated budget, out of reach of the stated latency, or not to be carried at all. */
export function planVerdict(p: Planned): Decision['verdict'] {
  const { best, question: q } = p;
  if (!best)
    return {
      code: 'infeasible',
      summary: `No allowed part can carry this: ${p.ladder.rejected[0]?.reason ?? 'the catalog is empty'}.`,
    };
  const price = best.monthlyUsd === undefined ? 'a price nobody quotes' : perMonth(best.monthlyUsd);
  if (q.latency.stated && best.meetsTargets === false) {
    const fastest = fastestOf(p);
    const nearest =
      fastest === best
        ? ' and comes nearest'
        : `; ${describeRung(fastest)} comes nearest with ${reached(fastest)}${fastest.monthlyUsd === undefined ? '' : ` for ${perMonth(fastest.monthlyUsd)}`}`;
    return {
      code: 'latency_unreachable',
      summary: `No part reaches the latency asked for; ${describeRung(best)} is the cheapest that carries the load, with ${reached(best)} for ${price}${nearest}.`,
    };
  }
  const budget = q.budget?.usdPerMonth.value;
  if (budget !== undefined && best.monthlyUsd !== undefined && best.monthlyUsd > budget)
    return {
      code: 'feasible_over_budget',
      summary: `${describeRung(best)} carries this load for ${price}, ${usd(best.monthlyUsd - budget)} over the budget of ${perMonth(budget)}.`,
    };
  return { code: 'feasible', summary: `${describeRung(best)} carries this load for ${price}.` };
}
