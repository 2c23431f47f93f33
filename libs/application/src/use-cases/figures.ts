import { defined } from '@compute-advisor/domain';
import { type ClosedLoad, closedLoad } from './closed-load';
import { type ReasonedDoubt, doubtsOf } from './doubts';
import { type FlipFigure, flipFigures } from './flip-figures';
import type { Planned } from './planned';
import { type RequirementFigures, requirementFigures } from './requirement-figures';
import { type TokenAlternative, tokenAlternative } from './token-alternative';

/** The figures every plan carries, whatever the mode. */
export interface Figures {
  readonly load: ClosedLoad;
  readonly requirement: RequirementFigures;
  readonly flips: readonly FlipFigure[];
  readonly doubts: readonly ReasonedDoubt[];
  /** The same work bought by the token, where somebody sells it so. */
  readonly byToken?: TokenAlternative;
}

/** Works out what every plan carries. */
export function figuresOf(p: Planned): Figures {
  const load = closedLoad(p.question, p.best);
  const flips = flipFigures(p);
  return defined({
    load,
    requirement: requirementFigures(p, load.concurrentRequests.value),
    flips,
    doubts: doubtsOf(p, flips),
    byToken: tokenAlternative(p),
  });
}
