import type { Plan } from '../use-cases/plan';
import { auditWords } from './audit-words';
import { budgetWords } from './budget-words';
import { planWords } from './plan-words';
import type { SaidOfPlan } from './said-of-plan';
import { sizeWords } from './size-words';

/** The words of a plan, by the mode that decided it. */
export function saidInWords(plan: Plan): SaidOfPlan {
  switch (plan.kind) {
    case 'model':
      return sizeWords(plan);
    case 'plan':
      return planWords(plan);
    case 'existing':
      return auditWords(plan);
    case 'budget':
      return budgetWords(plan);
  }
}
