import { defined } from '../defined';
import type { GpuFacts } from '../facts/gpu-facts';
import { gpusOf, type ParallelLayout } from '../facts/workload';
import type { ReplicaMemoryParts } from '../memory/replica-memory';
import { candidateReplicas } from './candidate-replicas';
import {
  bestStanding,
  capacityOf,
  inOneMachine,
  layoutStated,
  type RefusedLayout,
  standingAs,
  startsWithWholeExperts,
  type StatedLayout,
  statedRefusal,
} from './fleet-layout';
import type { Market, PlannedWorkload } from './planned-workload';
import { jobPart } from './job-beside';
import { memoryPartsOf } from './rung-memory';
import type { Rung } from './rung';
import { standsInTime } from './slowest-twentieth';

/** GPUs of one part in a fleet. */
export interface FleetGroup {
  readonly gpu: GpuFacts;
  readonly gpuCount: number;
  /** Boards of several parts, each looked at as the slowest of them. */
  readonly isJoined?: true;
}

/** What one group of a fleet can do with the model. */
export interface GroupAssessment {
  readonly group: FleetGroup;
  readonly fits: boolean;
  /** The group laid out as well as it can be, carrying its share of the load; absent when the model cannot be loaded
   *  at all. */
  readonly rung?: Rung;
  /** GPUs that no whole replica could use. */
  readonly idleGpus: number;
  /** Bytes one replica needs, and what the group has, for the case that it does not fit. */
  readonly neededBytes: number;
  readonly installedBytes: number;
  /** What `neededBytes` is made of, where the model is loaded. */
  readonly memoryParts?: ReplicaMemoryParts;
  readonly reason?: string;
  /** A stated layout that does not start; the group is then looked at in the best one that does. */
  readonly refusedLayout?: RefusedLayout;
  /** A stated layout that starts only with whole experts on each GPU, and why it does not without: it is looked at
   *  with them. */
  readonly needsWholeExperts?: RefusedLayout;
  /** A layout of the same GPUs that serves clearly more than the stated one, and how many times as much. */
  readonly relayout?: { readonly rung: Rung; readonly throughputFactor: number };
}

/** A layout is worth a change when the same GPUs serve this many times as much. */
const WORTH_A_CHANGE = 1.25;

/** Looks at one group by itself: fits or not, how it is laid out or best is, how it stands under the load, and what
 *  another layout of the same GPUs would bring.
 *  @param stated the layout as the text states it */
export function assessGroup(
  load: PlannedWorkload,
  market: Market,
  found: FleetGroup,
  stated?: StatedLayout,
): GroupAssessment {
  const gpu = inOneMachine(found.gpu, found.gpuCount);
  const group = { ...found, gpu };
  const { gpuCount } = group;
  const started = { ...load, startedWithSequences: startedFor(load, gpu) };
  // What does not fit as engines start by themselves may fit with flags of the plan.
  const work = bestStanding(started, market, gpu, gpuCount) ? started : load;
  const asked = layoutStated(stated, gpuCount);
  const wholeExperts = asked && startsWithWholeExperts(work, gpu, asked);
  const layout = wholeExperts ?? asked;
  const refused = asked && statedRefusal(work, gpu, asked);
  const refusedLayout = wholeExperts === undefined ? refused : undefined;
  const asStated =
    layout === undefined || refusedLayout !== undefined
      ? undefined
      : (statedRung(work, market, group, layout) ?? rankedRung(work, market, group, layout));
  const best = bestStanding(work, market, gpu, gpuCount);
  const draft = asStated ?? best;
  if (!draft) return notHeld(work, group, refusedLayout);
  const inTime = standsInTime(draft, work);
  const rung: Rung = inTime === undefined ? draft : { ...draft, meetsTargets: inTime };
  return defined({
    group,
    fits: true,
    rung,
    idleGpus: gpuCount - rung.replicas * gpusOf(rung.layout),
    neededBytes: rung.service.neededBytes(rung.concurrency / rung.replicas) * rung.replicas,
    installedBytes: gpuCount * gpu.memoryBytesUsable,
    memoryParts: memoryPartsOf(rung, work),
    refusedLayout,
    needsWholeExperts: wholeExperts && refused,
    relayout: asStated && best ? betterLayout(asStated, best) : undefined,
  });
}

/** Sequences that engines take at once unless told otherwise: vLLM 1,024 on parts of 70 GB and more and 256 on smaller
 *  ones (`--max-num-seqs`), the others nothing that is held beforehand. */
function startedFor({ config }: PlannedWorkload, gpu: GpuFacts): number {
  if (config.engine !== 'vllm') return 1;
  return gpu.memoryBytesUsable >= 70e9 ? 1024 : 256;
}

function statedRung(
  work: PlannedWorkload,
  market: Market,
  { gpu, gpuCount }: FleetGroup,
  layout: ParallelLayout,
): Rung | undefined {
  const service = candidateReplicas.forLayout(work, gpu, layout);
  return standingAs(work, market, gpu, gpuCount, { layout, service });
}

/** A mixture that one copy of the stated layout does not hold, as its makers run it then: the layout is that of a rank
 *  of attention, and the experts lie over all GPUs. docs/model.md#attention-ranks */
function rankedRung(
  work: PlannedWorkload,
  market: Market,
  group: FleetGroup,
  { tensorParallel, pipelineParallel }: ParallelLayout,
): Rung | undefined {
  const ranks = group.gpuCount / (tensorParallel * pipelineParallel);
  if (!(ranks > 1) || !Number.isInteger(ranks)) return undefined;
  const spread = { tensorParallel, pipelineParallel, dataParallel: ranks, expertParallel: true };
  return statedRefusal(work, group.gpu, spread) === undefined ? statedRung(work, market, group, spread) : undefined;
}

function betterLayout(now: Rung, best: Rung): GroupAssessment['relayout'] {
  const throughputFactor = capacityOf(best) / capacityOf(now);
  const late = best.meetsTargets === false && now.meetsTargets !== false;
  return throughputFactor >= WORTH_A_CHANGE && !late ? { rung: best, throughputFactor } : undefined;
}

/** A group that cannot hold the model: what one replica over all of it would need, and the reason of the layout that
 *  comes nearest. */
function notHeld(work: PlannedWorkload, group: FleetGroup, refusedLayout: RefusedLayout | undefined): GroupAssessment {
  const { gpu, gpuCount } = group;
  const whole = { tensorParallel: Math.max(1, gpuCount), pipelineParallel: 1 };
  return defined({
    group,
    fits: false,
    idleGpus: gpuCount,
    neededBytes: candidateReplicas.forLayout(work, gpu, whole).neededBytes(1),
    installedBytes: gpuCount * gpu.memoryBytesUsable,
    reason: candidateReplicas(work, gpu, gpuCount).rejected[0],
    refusedLayout,
  });
}

/** What each group of a mixed fleet carries: in proportion to what it serves when saturated, but never more sequences
 *  than its cache holds while another group has room; groups that do not fit carry nothing. docs/ladder.md */
export function shareDemand(work: PlannedWorkload, groups: readonly GroupAssessment[]): PlannedWorkload[] {
  const speeds = groups.map((g) => (g.rung ? capacityOf(g.rung) : 0));
  const total = speeds.reduce((a, b) => a + b, 0) || 1;
  const { concurrentRequests, requestsPerSecond } = work.demand;
  const rooms = groups.map((g) => g.rung?.maxConcurrency ?? 0);
  const sequences = concurrentRequests === undefined ? undefined : shareSequences(concurrentRequests, speeds, rooms);
  return speeds.map((speed, i) => ({
    ...work,
    demand: defined({
      concurrentRequests: sequences?.[i],
      requestsPerSecond: requestsPerSecond && (requestsPerSecond * speed) / total,
    }),
    ...jobPart(work, speed / total),
  }));
}

/** Sequences by speed, those past a group's room handed on to the groups that have some; what no group has room for
 *  waits where it is fastest. */
export function shareSequences(
  sequences: number,
  speeds: readonly number[],
  rooms: readonly number[],
): readonly number[] {
  const shares = speeds.map(() => 0);
  let left = sequences;
  let open = speeds.map((_, i) => i).filter((i) => (speeds[i] ?? 0) > 0);
  while (left > 1e-9 && open.length > 0) {
    const speed = open.reduce((sum, i) => sum + (speeds[i] ?? 0), 0);
    const handed = left;
    for (const i of open) {
      const wanted = (shares[i] ?? 0) + (handed * (speeds[i] ?? 0)) / speed;
      const taken = Math.min(wanted, rooms[i] ?? 0);
      left -= taken - (shares[i] ?? 0);
      shares[i] = taken;
    }
    open = open.filter((i) => (shares[i] ?? 0) < (rooms[i] ?? 0) - 1e-9);
  }
  const total = speeds.reduce((a, b) => a + b, 0) || 1;
  return shares.map((s, i) => s + (left > 1e-9 ? (left * (speeds[i] ?? 0)) / total : 0));
}
