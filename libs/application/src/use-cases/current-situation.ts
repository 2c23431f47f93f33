import type { FleetLine, GroupAssessment } from '@compute-advisor/domain';
import type { Sourced } from '../answer/advice';
import { assessFleet, currentCost, type CurrentCost } from './current-fleet';
import type { Planned } from './planned';

/** The fleet in use: what it can do and what it costs. @param keep true when the advice is to change nothing, so that the saving is 0 */
export function currentSituation(
  p: Planned,
  fleet: Sourced<readonly FleetLine[]>,
  keep: boolean,
  notes: string[],
): { fleet: Sourced<readonly FleetLine[]>; assessment: GroupAssessment[]; cost: CurrentCost } {
  return {
    fleet,
    assessment: assessFleet(p, fleet.value),
    cost: currentCost(p, fleet.value, p.best?.monthlyUsd, keep, notes),
  };
}
