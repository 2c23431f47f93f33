import type { BoughtByBudget } from '../use-cases/reverse-budget.use-case';
import type { SaidOfPlan } from './said-of-plan';
import { describeRung, figure, perMonth, usd } from './wording';

/** What the money buys, what the next step costs, and how far the same money carries. */
export function budgetWords(plan: BoughtByBudget): SaidOfPlan {
  const { concurrencyAtTheEdge: edge } = plan;
  const notes: string[] = [];
  if (edge !== undefined)
    notes.push(`At the edge the same budget carries up to ${figure(edge)} concurrent requests with this model.`);
  return { summary: verdictWords(plan), notes };
}

function verdictWords({ planned: { question: q, work }, verdict: v }: BoughtByBudget): string {
  const precision = work.config.weightPrecision;
  if (v.bought) return `What it serves: ${q.model.id} (${figure(q.model.parametersTotal / 1e9, 1)} B) in ${precision}.`;
  if (v.code === 'affordable')
    return `${perMonth(v.budgetUsd)} buys ${q.model.id} (${figure(q.model.parametersTotal / 1e9, 1)} B) in ${precision} on ${describeRung(v.best)} for ${perMonth(v.best.monthlyUsd ?? 0)}; ${usd(v.leftUsd)} are left.`;
  const least =
    v.best?.monthlyUsd === undefined
      ? 'nothing on the market carries it at a known price'
      : `the smallest workable sum for this load is ${perMonth(v.best.monthlyUsd)}, ${q.model.id} in ${precision} on ${describeRung(v.best)}`;
  return `${perMonth(v.budgetUsd)} is too little: ${least}.`;
}
