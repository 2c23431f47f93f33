import type { GpuFacts } from '../facts/gpu-facts';
import { gpusOf, type ParallelLayout } from '../facts/workload';
import { candidateReplicas } from './candidate-replicas';
import { assembleRung, type Draft } from './assemble-rung';
import type { Market, PlannedWorkload } from './planned-workload';
import { isTargeted, meetsTargets } from './replicas';
import type { ReplicaService } from './replica-service';
import type { Rung } from './rung';

/** GPUs of one part in a fleet. */
export interface FleetGroup {
  readonly gpu: GpuFacts;
  readonly gpuCount: number;
}

/** What one group of a fleet can do with the model. */
export interface GroupAssessment {
  readonly group: FleetGroup;
  readonly fits: boolean;
  /** The group laid out as well as it can be, carrying its share of the load; absent when the model cannot be loaded at all. */
  readonly rung?: Rung;
  /** GPUs that no whole replica could use. */
  readonly idleGpus: number;
  /** Bytes one replica needs, and what the group has, for the case that it does not fit. */
  readonly neededBytes: number;
  readonly installedBytes: number;
  readonly reason?: string;
}

interface Choice {
  readonly layout: ParallelLayout;
  readonly service: ReplicaService;
  readonly replicas: number;
}

/** Hardware that stands is not bought: a draft without machines. */
const standing = ({ gpu }: FleetGroup, { layout, service, replicas }: Choice): Draft => ({
  gpu,
  layout,
  service,
  replicas,
  drivenBy: 'one',
});

/** How a group would be laid out: as stated, else the layout that meets the targets, then the one under which the load uses the smallest share of the
 *  capacity (weights stored once leave more room than weights stored per GPU), then the one that serves most, smaller replicas first on a tie. */
function chooseLayout(
  work: PlannedWorkload,
  market: Market,
  group: FleetGroup,
  stated: Partial<ParallelLayout> | undefined,
): Choice | undefined {
  const choices: Choice[] = [];
  const consider = (layout: ParallelLayout, service: ReplicaService): void => {
    const replicas = Math.floor(group.gpuCount / gpusOf(layout));
    if (replicas >= 1 && service.maxSequences >= 1) choices.push({ layout, service, replicas });
  };
  if (stated?.tensorParallel !== undefined || stated?.pipelineParallel !== undefined) {
    const pipelineParallel = stated.pipelineParallel ?? 1;
    const layout = {
      tensorParallel: stated.tensorParallel ?? Math.max(1, Math.floor(group.gpuCount / pipelineParallel)),
      pipelineParallel,
    };
    consider(layout, candidateReplicas.forLayout(work, group.gpu, layout));
  }
  if (!choices.length)
    for (const { layout, service } of candidateReplicas(work, group.gpu, group.gpuCount).replicas)
      consider(layout, service);
  if (choices.length < 2) return choices[0];
  const capacity = (c: Choice): number => c.replicas * c.service.saturated().requestsPerSecond;
  const loads = new Map(choices.map((c) => [c, assembleRung(work, market, standing(group, c))]));
  const late = (c: Choice): number => Number(!meetsTargets(loads.get(c)!.planned, work.targets));
  choices.sort(
    (a, b) =>
      late(a) - late(b) ||
      loads.get(a)!.utilizationFraction - loads.get(b)!.utilizationFraction ||
      capacity(b) - capacity(a) ||
      a.layout.tensorParallel - b.layout.tensorParallel ||
      a.layout.pipelineParallel - b.layout.pipelineParallel,
  );
  return choices[0];
}

/** Looks at one group by itself: fits or not, how it is best laid out, how it stands under the load. */
export function assessGroup(
  work: PlannedWorkload,
  market: Market,
  group: FleetGroup,
  stated?: Partial<ParallelLayout>,
): GroupAssessment {
  const installedBytes = group.gpuCount * group.gpu.memoryBytesUsable;
  const choice = chooseLayout(work, market, group, stated);
  if (!choice) {
    const whole = candidateReplicas.forLayout(work, group.gpu, {
      tensorParallel: Math.max(1, group.gpuCount),
      pipelineParallel: 1,
    });
    const { rejected } = candidateReplicas(work, group.gpu, group.gpuCount);
    return {
      group,
      fits: false,
      idleGpus: group.gpuCount,
      neededBytes: whole.neededBytes(1),
      installedBytes,
      ...(rejected[0] === undefined ? {} : { reason: rejected[0] }),
    };
  }
  const { layout, service, replicas } = choice;
  const draft = assembleRung(work, market, standing(group, choice));
  const targets = { ...work.usualTargets, ...work.targets };
  const rung: Rung = isTargeted(targets) ? { ...draft, meetsTargets: meetsTargets(draft.planned, targets) } : draft;
  const used = replicas * gpusOf(layout);
  return {
    group,
    fits: true,
    rung,
    idleGpus: group.gpuCount - used,
    neededBytes: service.neededBytes(rung.concurrency / replicas) * replicas,
    installedBytes,
  };
}

/** The load each group of a mixed fleet carries: in proportion to what it can serve when saturated; groups that do not fit carry nothing. */
export function shareDemand(work: PlannedWorkload, groups: readonly GroupAssessment[]): PlannedWorkload[] {
  const capacity = groups.map((g) => (g.rung ? g.rung.replicas * g.rung.service.saturated().requestsPerSecond : 0));
  const total = capacity.reduce((a, b) => a + b, 0);
  return capacity.map((c) => ({
    ...work,
    demand: {
      ...(work.demand.concurrentRequests === undefined
        ? {}
        : { concurrentRequests: (work.demand.concurrentRequests * c) / (total || 1) }),
      ...(work.demand.requestsPerSecond === undefined
        ? {}
        : { requestsPerSecond: (work.demand.requestsPerSecond * c) / (total || 1) }),
    },
  }));
}
