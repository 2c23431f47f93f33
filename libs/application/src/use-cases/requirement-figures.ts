import {
  checkpointFor,
  defined,
  engineFor,
  mustBeQuantised,
  memoryDemandOf,
  requirement,
  type Requirement,
  servablePrecisions,
  type SmallestMachine,
  smallestMachines,
  type WeightPrecision,
} from '@compute-advisor/domain';
import { mostSequences } from '../question/most-sequences';
import type { Planned } from './planned';

/** Machines named per precision. */
const FITS_NAMED = 4;

/** What one precision needs, and the cheapest machines that hold it. */
export interface PrecisionFigures {
  readonly precision: WeightPrecision;
  readonly need: Requirement;
  readonly fits: readonly SmallestMachine[];
  /** Repository of the published checkpoint; absent for the model's own format and where none is known. */
  readonly checkpoint?: string;
  /** Nobody is known to publish it: whoever wants this format has to make it. */
  readonly quantiseYourself: boolean;
}

/** One full set of weights and the cache of so many sequences, and the same by precision, best fidelity first. */
export interface RequirementFigures {
  readonly need: Requirement;
  readonly byPrecision: readonly PrecisionFigures[];
}

/** The memory of a plan, whatever the GPUs. @param inFlight sequences at peak */
export function requirementFigures(p: Planned, inFlight: number): RequirementFigures {
  const { model, config, contextTokens, tuning } = p.work;
  const sequences = Math.min(inFlight, mostSequences(model, config.kvPrecision, contextTokens));
  return {
    need: requirement(model, config, memoryDemandOf(p.work, sequences)),
    byPrecision: listedPrecisions(servablePrecisions(model), config.weightPrecision, tuning !== undefined).map(
      (precision) => atPrecision(p, precision, sequences),
    ),
  };
}

/** A run that trains has one precision; a stated one that is not served stands before those that are. */
function listedPrecisions(
  served: readonly WeightPrecision[],
  planned: WeightPrecision,
  trains: boolean,
): readonly WeightPrecision[] {
  if (trains) return [planned];
  return served.includes(planned) ? served : [planned, ...served];
}

function atPrecision(p: Planned, precision: WeightPrecision, sequences: number): PrecisionFigures {
  const engine = engineFor(precision, p.work.config.engine);
  const work = { ...p.work, config: { ...p.work.config, weightPrecision: precision, engine } };
  return defined({
    precision,
    need: requirement(work.model, work.config, memoryDemandOf(work, sequences)),
    fits: smallestMachines(work, p.market, sequences, FITS_NAMED),
    checkpoint: precision === work.model.nativePrecision ? undefined : checkpointFor(work.model, precision)?.repo,
    quantiseYourself: work.tuning === undefined && mustBeQuantised(work.model, precision, engine),
  });
}
