import type { GpuFacts } from '../facts/gpu-facts';
import type { ParallelLayout } from '../facts/workload';
import { candidateLayouts } from '../layout/candidate-layouts';
import { replicaMemory } from '../memory/replica-memory';
import { weightBytes } from '../memory/weights';
import { prepareSpeed } from '../speed/replica-speed';
import type { PlannedWorkload } from './planned-workload';
import { otherService } from './other-service';
import type { ReplicaService, Served } from './replica-service';

/** A layout that can hold the model on a part, as a service. */
export interface CandidateReplica { readonly layout: ParallelLayout; readonly service: ReplicaService }

/** Every layout of one part that runs the model, smallest first, and why others do not.
 *  @param fleetSize at most this many GPUs (a fleet that stands); absent: as many as the layouts want */
export function candidateReplicas(work: PlannedWorkload, gpu: GpuFacts, fleetSize = Infinity): { replicas: CandidateReplica[]; rejected: string[] } {
  const { layouts, rejected } = candidateLayouts(work.model, work.config, gpu);
  const replicas: CandidateReplica[] = [];
  const reasons = rejected.map((r) => r.reason);
  for (const layout of layouts) {
    const gpus = layout.tensorParallel * layout.pipelineParallel;
    if (gpus > fleetSize) continue;
    if (gpus > (gpu.maxGpusPerNode ?? 8) && !joinsNodes(gpu)) { reasons.unshift(`the model is too large for one machine of ${gpu.maxGpusPerNode ?? 8}, and machines with ${gpu.name} come without the network to join several`); continue; }
    const service = candidateReplicas.forLayout(work, gpu, layout);
    if (service.maxSequences > 0) replicas.push({ layout, service });
    else reasons.unshift(`${gpu.name}: ${gpus} together are too small for the weights and one sequence`);
  }
  return { replicas, rejected: reasons };
}

/** One replica spans nodes only where the part is sold in machines built for it: boards with a scale-up link, modules and superchips, pod accelerators. */
export const joinsNodes = (gpu: GpuFacts): boolean => gpu.nvlinkGbps !== undefined || ['SXM', 'OAM', 'superchip', 'TPU', 'accelerator'].includes(gpu.formFactor);

/** GPUs below which the weights alone do not fit. */
candidateReplicas.smallestCount = (work: PlannedWorkload, gpu: GpuFacts): number =>
  Math.max(1, Math.ceil(weightBytes(work.model, work.config.weightPrecision) / gpu.memoryBytesUsable));

/** One layout as a service; `maxSequences` is 0 where it cannot hold even the weights. */
candidateReplicas.forLayout = (work: PlannedWorkload, gpu: GpuFacts, layout: ParallelLayout): ReplicaService => {
  const other = otherService(work, gpu, layout);
  return other ?? textService(work, gpu, layout);
};

/** Language, embedding and reranking models: cache room from the memory model, steady state from the speed model. */
function textService(work: PlannedWorkload, gpu: GpuFacts, layout: ParallelLayout): ReplicaService {
  const { model, config, contextTokens, inputTokens, outputTokens } = work;
  const memory = replicaMemory(model, config, layout, gpu, { contextTokens, sequences: 1 });
  const working = inputTokens + outputTokens;
  const workingSequences = working === contextTokens || memory.maxSequences <= 0 ? memory.maxSequences
    : replicaMemory(model, config, layout, gpu, { contextTokens: Math.max(1, working), sequences: 1 }).maxSequences;
  const speed = prepareSpeed({
    model, engine: config.engine, weightPrecision: config.weightPrecision, kvPrecision: config.kvPrecision, gpu, layout, inputTokens, outputTokens,
    maxSequences: Math.max(1, workingSequences),
  });
  // An encoder keeps no cache: what limits it is how many sequences the engine schedules at once.
  const maxSequences = Number.isFinite(memory.maxSequences) ? Math.max(0, memory.maxSequences) : speed.maxBatch;
  const generates = outputTokens > 0;
  const view = (concurrency: number): Served => served(speed.at(concurrency), generates);
  let full: Served | undefined;
  return {
    maxSequences,
    unit: generates ? 'requests' : 'documents',
    unitsPerRequest: 1,
    calibration: speed.calibration.level,
    range: speed.range('throughput'),
    at: view,
    saturated: () => (full ??= served(speed.saturated(), generates)),
    headroomFraction: (sequences) => replicaMemory(model, config, layout, gpu, { contextTokens, sequences }).headroomFraction,
    neededBytes: (sequences) => replicaMemory(model, config, layout, gpu, { contextTokens, sequences }).neededBytes,
  };
}

function served(s: ReturnType<ReturnType<typeof prepareSpeed>['at']>, generates: boolean): Served {
  return generates
    ? { requestsPerSecond: s.requestsPerSecond, endToEndMs: s.endToEndMs, outputTokensPerSecond: s.outputTokensPerSecond, ttftMs: s.ttftMs, tpotMs: s.tpotMs, boundBy: s.boundBy }
    : { requestsPerSecond: s.requestsPerSecond, endToEndMs: s.endToEndMs, boundBy: s.boundBy };
}
