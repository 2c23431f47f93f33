import { defined, type Rung } from '@compute-advisor/domain';
import { buyOrRent, type BuyOrRent } from './buy-or-rent';
import { type ClosedLoad, closedLoad } from './closed-load';
import { type Consideration, considerationsOf } from './considerations';
import type { ReasonedDoubt } from './doubt-reasons';
import { doubtsOf } from './doubts';
import { type FlipFigure, flipFigures } from './flip-figures';
import { type FurtherFigures, furtherFigures } from './further-workloads';
import { planOfRate } from './load-gap';
import { withinTheLimit, type WithinTheLimit } from './money-limit';
import { latencyPrice, type LatencyPrice } from './latency-price';
import type { Planned } from './planned';
import { type RequirementFigures, requirementFigures } from './requirement-figures';
import { type Sensitivity, sensitivityOf } from './sensitivity';
import type { TuningFigures } from './run-figures';
import { sideRunFigures } from './side-run';
import { type TechniqueFigures, techniqueFigures } from './techniques';
import { type TokenAlternative, tokenAlternative, tokensElsewhere } from './token-alternative';
import { type WeighedModel, weighedModels } from './weighed-models';
import { wishPrice, type WishPrice } from './wish-price';

/** The figures every plan carries, whatever the mode. */
export interface Figures {
  readonly load: ClosedLoad;
  /** What would do for the stated rate alone, where the stated number at once is many times what it brings. */
  readonly ofRate?: Rung;
  readonly requirement: RequirementFigures;
  readonly flips: readonly FlipFigure[];
  /** The best plan over the range of each input, where the whole ladder is asked for. */
  readonly sensitivity?: readonly Sensitivity[];
  readonly doubts: readonly ReasonedDoubt[];
  /** The same work bought by the token, where somebody sells it so. */
  readonly byToken?: TokenAlternative;
  /** The same at endpoints outside the places that the text asks for, where none is known in them. */
  readonly byTokenElsewhere?: TokenAlternative;
  /** Buying against renting, where the text weighs it. */
  readonly buyOrRent?: BuyOrRent;
  /** Other ways worth a thought. */
  readonly considerations: readonly Consideration[];
  /** Further services and places of the same text. */
  readonly further?: FurtherFigures;
  /** A training run beside the service. */
  readonly sideRun?: TuningFigures;
  /** What a stated limit of money does buy, where it does not buy the plan. */
  readonly withinLimit?: WithinTheLimit;
  /** What proposing tokens ahead, and slices of cards, come to, where the text asks for them. */
  readonly techniques?: TechniqueFigures;
  /** Other models that the text weighs for the same work. */
  readonly weighedModels: readonly WeighedModel[];
  /** What the wishes of the text cost, where that is much. */
  readonly wishPrice?: WishPrice;
  /** What holding the stated latency for 19 of 20 requests costs, where that is much. */
  readonly latencyPrice?: LatencyPrice;
}

/** Works out what every plan carries. */
export function figuresOf(p: Planned): Figures {
  const load = closedLoad(p.question, p.best);
  const flips = flipFigures(p);
  return defined({
    load,
    ofRate: planOfRate(p),
    requirement: requirementFigures(p, load.plannedInFlight),
    flips,
    sensitivity: p.question.verbose ? sensitivityOf(p, flips) : undefined,
    doubts: doubtsOf(p, flips),
    byToken: tokenAlternative(p),
    byTokenElsewhere: tokensElsewhere(p),
    buyOrRent: buyOrRent(p),
    considerations: considerationsOf(p, flips),
    further: furtherFigures(p),
    sideRun: sideRunFigures(p),
    withinLimit: withinTheLimit(p),
    techniques: techniqueFigures(p),
    weighedModels: weighedModels(p),
    wishPrice: wishPrice(p),
    latencyPrice: latencyPrice(p),
  });
}
