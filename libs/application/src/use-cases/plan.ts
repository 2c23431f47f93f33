import type { CurrentSituation } from './current-fleet';
import type { Figures } from './figures';
import type { Planned } from './planned';
import type { AdvisedPlan } from './advise-plan.use-case';
import type { AuditedFleet } from './audit-fleet.use-case';
import type { BoughtByBudget } from './reverse-budget.use-case';
import type { SizedModel } from './size-model.use-case';

/** What the four plans have in common. Figures and domain objects only: words are made of them in `answer`. */
export interface PlanBase {
  readonly planned: Planned;
  readonly figures: Figures;
  /** The fleet in use, when one is stated or has to be assumed. */
  readonly current?: CurrentSituation;
}

/** What a question came to; `kind` is the mode that decided it. */
export type Plan = SizedModel | AdvisedPlan | AuditedFleet | BoughtByBudget;
