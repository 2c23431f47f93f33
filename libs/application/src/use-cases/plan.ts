import type { AdvisedPlan } from './advise-plan.use-case';
import type { AuditedFleet } from './audit-fleet.use-case';
import type { BoughtByBudget } from './reverse-budget.use-case';
import type { SizedModel } from './size-model.use-case';

/** What a question came to; `kind` is the mode that decided it. */
export type Plan = SizedModel | AdvisedPlan | AuditedFleet | BoughtByBudget;
