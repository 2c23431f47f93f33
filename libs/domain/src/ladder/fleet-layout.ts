import type { GpuFacts } from '../facts/gpu-facts';
import { gpusOf, type ParallelLayout } from '../facts/workload';
import { startRefusal } from '../layout/layout-refusal';
import { nodeSize } from '../layout/nodes';
import { layoutText } from '../layout/layout-text';
import { refusalText } from '../layout/refusal';
import { assembleRung } from './assemble-rung';
import { type CandidateReplica, candidateReplicas } from './candidate-replicas';
import { isOtherWork } from './other-service';
import type { Market, PlannedWorkload } from './planned-workload';
import type { Rung } from './rung';
import { standsInTime } from './slowest-twentieth';

/** A layout as the text states it: any of its numbers; `dataParallel` counts copies of the model. */
export type StatedLayout = Partial<Pick<ParallelLayout, 'tensorParallel' | 'pipelineParallel' | 'dataParallel'>>;

/** A layout that was stated and does not start. */
export interface RefusedLayout {
  readonly layout: ParallelLayout;
  readonly reason: string;
}

/** GPUs of one part laid out one way under their load. */
export type Standing = Rung;

/** The layout that stated numbers leave no choice about; undefined where none is stated. Copies alone say how many
 *  GPUs each has. */
export function layoutStated(stated: StatedLayout | undefined, gpuCount: number): ParallelLayout | undefined {
  const { tensorParallel, pipelineParallel = 1, dataParallel } = stated ?? {};
  if (tensorParallel === undefined && stated?.pipelineParallel === undefined && dataParallel === undefined)
    return undefined;
  const per = Math.max(1, Math.floor(gpuCount / (pipelineParallel * (dataParallel ?? 1))));
  return { tensorParallel: tensorParallel ?? per, pipelineParallel };
}

/** A stated layout of a mixture as it starts: with its experts dealt out whole where they cannot be cut, which is what
 *  vendors mean by "TP 8" then. Undefined when the layout starts as it is, or not at all. docs/model.md#layouts */
export function startsWithWholeExperts(
  work: PlannedWorkload,
  gpu: GpuFacts,
  layout: ParallelLayout,
): ParallelLayout | undefined {
  if (work.model.architecture?.moe === undefined || statedRefusal(work, gpu, layout) === undefined) return undefined;
  const dealt = { ...layout, expertParallel: true };
  return statedRefusal(work, gpu, dealt) === undefined ? dealt : undefined;
}

/** Boards that one machine takes, whatever its makers usually build: risers and mining frames hold eight. */
export const MOST_BOARDS = 8;
const BOARDS: ReadonlySet<string> = new Set(['PCIe', 'consumer']);
/** A part that is a card in a slot, so that it can stand beside other parts in one machine. */
export const isBoard = (gpu: GpuFacts): boolean => BOARDS.has(gpu.formFactor);
const joined = new WeakMap<GpuFacts, Map<number, GpuFacts>>();

/** Boards that stand somewhere already: up to eight are taken to be in one machine, since nothing else would join
 *  them. Other parts, and fewer than a usual machine holds, as they are. docs/ladder.md ("GPUs that stand") */
export function inOneMachine(gpu: GpuFacts, gpuCount: number): GpuFacts {
  if (!isBoard(gpu) || gpuCount <= nodeSize(gpu) || gpuCount > MOST_BOARDS) return gpu;
  let counts = joined.get(gpu);
  if (!counts) joined.set(gpu, (counts = new Map<number, GpuFacts>()));
  const known = counts.get(gpuCount) ?? { ...gpu, maxGpusPerNode: gpuCount };
  counts.set(gpuCount, known);
  return known;
}

/** Why a stated layout does not start, or undefined when it does. */
export function statedRefusal(work: PlannedWorkload, gpu: GpuFacts, layout: ParallelLayout): RefusedLayout | undefined {
  const refusal = isOtherWork(work) ? undefined : startRefusal(work.model, work.config, gpu, layout);
  return refusal && { layout, reason: `${layoutText(layout)}: ${refusalText(refusal)}` };
}

/** So many GPUs of one part as replicas of one kind under their load; undefined when not even one replica finds place.
 */
export function standingAs(
  work: PlannedWorkload,
  market: Market,
  gpu: GpuFacts,
  gpuCount: number,
  { layout, service }: CandidateReplica,
): Standing | undefined {
  const replicas = Math.floor(gpuCount / gpusOf(layout));
  if (replicas < 1 || service.maxSequences < 1) return undefined;
  return assembleRung(work, market, { gpu, layout, service, replicas, drivenBy: 'one' });
}

/** What all replicas serve at most, requests per second. */
export const capacityOf = (r: Rung): number => r.replicas * r.service.saturated().requestsPerSecond;

/** How many GPUs of one part serve best when nobody says how they are laid out: first what meets the stated targets,
 *  then what keeps the load inside the share of capacity a plan may use, then what serves most;
 *  where nothing keeps it, what is least full. Fewer GPUs per replica on a tie. docs/ladder.md */
export function bestStanding(
  work: PlannedWorkload,
  market: Market,
  gpu: GpuFacts,
  gpuCount: number,
): Standing | undefined {
  const found = candidateReplicas(work, gpu, gpuCount).replicas.flatMap(
    (c) => standingAs(work, market, gpu, gpuCount, c) ?? [],
  );
  const { usualTargets: _rankOnly, ...stated } = work;
  const late = (r: Standing): number => Number(standsInTime(r, stated) === false);
  const over = (r: Standing): number => Math.max(0, r.utilizationFraction - work.capacityShare);
  return found.sort(
    (a, b) =>
      late(a) - late(b) ||
      over(a) - over(b) ||
      capacityOf(b) - capacityOf(a) ||
      gpusOf(a.layout) - gpusOf(b.layout) ||
      a.layout.pipelineParallel - b.layout.pipelineParallel,
  )[0];
}
