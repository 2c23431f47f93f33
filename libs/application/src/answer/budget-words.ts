import type { BoughtByBudget } from '../use-cases/reverse-budget.use-case';
import { jobNotes, sideJobNotes, tuningNotes } from './run-words';
import type { SaidOfPlan } from './said-of-plan';
import { paidWords } from './ordered-words';
import { paceSentence } from './speed-words';
import { weighedWords } from './weighed-words';
import { figure, machines, perMonth, usd } from './wording';

/** What the money buys, what the next step costs, and how far the same money carries. */
export function budgetWords(plan: BoughtByBudget): SaidOfPlan {
  const { concurrencyAtTheEdge: edge } = plan;
  const notes = [...tuningNotes(plan.tuning), ...jobNotes(plan.job), ...sideJobNotes(plan.sideJob)];
  if (edge !== undefined)
    notes.push(`At the edge the same budget carries up to ${figure(edge)} concurrent requests with this model.`);
  return { summary: [...weighedWords(plan.weighed ?? []), verdictWords(plan)].join(' '), notes };
}

function verdictWords({ planned: { question: q, work }, verdict: v }: BoughtByBudget): string {
  const model = `${q.model.id} (${figure(q.model.parametersTotal / 1e9, 1)} B) in ${work.config.weightPrecision}`;
  if (v.bought)
    return [`What it serves: ${model}.`, paceSentence(v.bought.rung), 'The options are what it would cost rented.']
      .filter(Boolean)
      .join(' ');
  if (v.code === 'affordable')
    return (
      `${perMonth(v.budgetUsd)} buys ${model}. It runs on ${machines(v.best.gpuCount, v.best.gpu)} for ` +
      `${paidWords(v.best, v.budgetUsd)}; ${usd(v.leftUsd)} are left. ${paceSentence(v.best)}`
    ).trim();
  if (v.best?.monthlyUsd === undefined)
    return `${perMonth(v.budgetUsd)} is too little: nothing on the market carries it at a known price.`;
  return (
    `${perMonth(v.budgetUsd)} is too little. The smallest workable sum for this load is ` +
    `${paidWords(v.best, v.budgetUsd)}, for ${model} on ${machines(v.best.gpuCount, v.best.gpu)}.`
  );
}
