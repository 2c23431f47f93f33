import type { CurrentSituation } from './current-fleet';
import type { Figures } from './figures';
import type { Planned } from './planned';
import type { WeighedHardware } from './weighed-hardware';

/** What the four plans have in common. Figures and domain objects only: words are made of them in `answer`. */
export interface PlanBase {
  readonly planned: Planned;
  readonly figures: Figures;
  /** The fleet in use, when one is stated or has to be assumed. */
  readonly current?: CurrentSituation;
  /** How hardware stands that the text asks about, where it says how much of it. */
  readonly weighed?: readonly WeighedHardware[];
}
