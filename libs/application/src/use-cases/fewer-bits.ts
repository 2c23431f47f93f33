import {
  checkpointFor,
  type FleetLine,
  type GroupAssessment,
  isGguf,
  servablePrecisions,
  type WeightPrecision,
} from '@compute-advisor/domain';
import { assessFleet } from './current-fleet';
import type { Planned } from './planned';
import { workloadOf } from './workload';

/** A smaller format of the weights in which what stands holds the model. */
export interface FewerBits {
  readonly precision: WeightPrecision;
  /** GiB that the fullest group needs are in its `neededBytes`. */
  readonly groups: readonly GroupAssessment[];
  /** Share of the modelled capacity that the load would take; over 1 where it is more than what stands carries. */
  readonly utilizationFraction: number;
  /** It carries the load within what a plan uses of the capacity, too. */
  readonly carries: boolean;
}

/** The first format with fewer bits, published or made by llama.cpp itself, in which every group of the fleet holds the
 *  model: one that also carries the load before one that only holds it. Undefined where none does.
 *  @param fleet what stands or is asked about, too small for the planned format */
export function fewerBitsThatHold(
  { question, books, work, market }: Planned,
  fleet: readonly FleetLine[],
): FewerBits | undefined {
  const all = servablePrecisions(work.model);
  const published = all
    .slice(all.indexOf(work.config.weightPrecision) + 1)
    .filter((precision) => isGguf(precision) || checkpointFor(work.model, precision) !== undefined);
  const holding = published.flatMap((precision): FewerBits[] => {
    const asked = { question, books, market, work: workloadOf(question, precision) };
    const groups = assessFleet(asked, fleet);
    if (!groups.length || !groups.every((g) => g.fits)) return [];
    const used = groups.flatMap((g) => g.rung ?? []).map((r) => r.utilizationFraction);
    const utilizationFraction = Math.max(0, ...used);
    return [{ precision, groups, utilizationFraction, carries: utilizationFraction <= work.capacityShare }];
  });
  return holding.find((h) => h.carries) ?? holding[0];
}
