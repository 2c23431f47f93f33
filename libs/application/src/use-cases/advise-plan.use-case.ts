import type { Decision } from '../answer/assemble';
import { describeRung, rough, usd } from '../answer/wording';
import { perMonth } from './current-fleet';
import type { Planned } from './planned';
import { QuestionUseCase } from './question-use-case';

/** "Which GPUs does this workload need?" */
export class AdvisePlan extends QuestionUseCase {
  protected decide(p: Planned): Decision {
    const notes: string[] = [];
    const situation = this.situation(p, notes);
    return { ...situation, verdict: planVerdict(p), notes };
  }
}

/** Feasible, over the stated budget, out of reach of the stated latency, or not to be carried at all. */
export function planVerdict(p: Planned): Decision['verdict'] {
  const { best, question: q } = p;
  if (!best) return { code: 'infeasible', summary: `No allowed part can carry this: ${p.ladder.rejected[0]?.reason ?? 'the catalog is empty'}.` };
  const price = best.monthlyUsd === undefined ? 'a price nobody quotes' : perMonth(best.monthlyUsd);
  if (q.latency.stated && best.meetsTargets === false) {
    const reached = [best.planned.ttftMs === undefined ? '' : `first token after ${rough(best.planned.ttftMs)} ms`, best.planned.tpotMs === undefined ? '' : `${rough(best.planned.tpotMs)} ms per token`].filter(Boolean).join(' and ');
    return { code: 'latency_unreachable', summary: `No part reaches the latency asked for; ${describeRung(best)} comes nearest with ${reached} for ${price}.` };
  }
  const budget = q.budget?.usdPerMonth.value;
  if (budget !== undefined && best.monthlyUsd !== undefined && best.monthlyUsd > budget)
    return { code: 'feasible_over_budget', summary: `${describeRung(best)} carries this load for ${price}, ${usd(best.monthlyUsd - budget)} over the budget of ${perMonth(budget)}.` };
  return { code: 'feasible', summary: `${describeRung(best)} carries this load for ${price}.` };
}
