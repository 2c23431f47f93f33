import {
  assessGroup,
  type FleetGroup,
  largestFirst,
  MEMORY_UTILIZATION,
  type ModelFacts,
  weightBytes,
} from '@compute-advisor/domain';
import type { Planned } from './planned';

/** The largest text model of the catalog, in its own precision, that a group of GPUs holds with one sequence of the
 *  planned context; undefined when none fits. */
function largestHeld(p: Planned, group: FleetGroup): ModelFacts | undefined {
  const room = group.gpuCount * group.gpu.memoryBytesUsable * MEMORY_UTILIZATION;
  const candidates = p.books.catalog.models.filter(
    (m) =>
      m.kind === 'text' &&
      weightBytes(m, m.nativePrecision) < room &&
      (m.maxContext ?? Infinity) >= p.work.contextTokens,
  );
  return largestFirst(candidates).find(
    (model) =>
      assessGroup(
        {
          ...p.work,
          model,
          config: { ...p.work.config, weightPrecision: model.nativePrecision },
          demand: { concurrentRequests: 1 },
          capacityShare: 1,
        },
        p.market,
        group,
      ).fits,
  );
}

/** One group of a fleet and the largest model it holds. */
export interface LargestHeld {
  readonly group: FleetGroup;
  readonly model: ModelFacts;
}

/** What each group of a mixed fleet could hold, and what a fleet without a named model could: the answer to "which
 *  models should go where". */
export function largestHeldByGroups(p: Planned, groups: readonly FleetGroup[]): LargestHeld[] {
  if (groups.length < 2 && p.question.modelMember.source !== 'defaulted') return [];
  return groups.flatMap((group) => {
    const model = largestHeld(p, group);
    return model ? [{ group, model }] : [];
  });
}
