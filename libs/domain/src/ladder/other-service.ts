import type { GpuFacts } from '../facts/gpu-facts';
import type { ParallelLayout } from '../facts/workload';
import { SECONDS_PER_HOUR } from '../money/calendar';
import { nodeSize } from '../layout/candidate-layouts';
import { precisionSupport } from '../layout/precision-support';
import { replicaMemory } from '../memory/replica-memory';
import { imageSpeed, videoSpeed } from '../speed/diffusion-speed';
import { gpuClassOf } from '../speed/gpu-class';
import { speechSpeed } from '../speed/speech-speed';
import { trainingSpeed } from '../speed/training-speed';
import { memoryDemandOf } from './memory-demand';
import { type PlannedWorkload, USUAL_AUDIO_SECONDS } from './planned-workload';
import type { ReplicaService, Served, WorkUnit } from './replica-service';

/** Requests that may wait at a replica which works on one at a time; they keep no cache, so memory does not bound
 *  them. */
const QUEUE = 64;

/** True for work that is not counted in tokens a server reads and writes. */
export const isOtherWork = (work: PlannedWorkload): boolean =>
  work.tuning !== undefined || OTHER_KINDS.has(work.model.kind);
const OTHER_KINDS: ReadonlySet<string> = new Set(['image', 'video', 'speech']);

/** Layouts of a training job: whole GPUs of one node, then whole nodes, weights and states sharded over all of them;
 *  `tensorParallel` counts the GPUs of a node. */
export function trainingLayouts(work: PlannedWorkload, gpu: GpuFacts): ParallelLayout[] {
  if (precisionSupport(gpu, work.config.weightPrecision, work.config.engine).level === 'unsupported') return [];
  const node = nodeSize(gpu);
  const within = [1, 2, 4, 8, 16]
    .filter((n) => n < node)
    .concat(node)
    .map((tensorParallel) => ({ tensorParallel, pipelineParallel: 1 }));
  return [...within, ...[2, 4, 8, 16, 32].map((pipelineParallel) => ({ tensorParallel: node, pipelineParallel }))];
}

/** Image, video, speech and training replicas, counted in their own units; undefined for work counted in tokens. */
export function otherService(work: PlannedWorkload, gpu: GpuFacts, layout: ParallelLayout): ReplicaService | undefined {
  if (work.tuning) return trainingService(work, work.tuning, gpu, layout);
  const { kind } = work.model;
  const query = { model: work.model, gpu, weightPrecision: work.config.weightPrecision, ...work.media };
  if (kind === 'image') {
    const s = imageSpeed(query);
    return queueing(work, gpu, layout, 'images', 1, s.secondsPerImage, s);
  }
  if (kind === 'video') {
    const s = videoSpeed(query);
    return queueing(work, gpu, layout, 'video_seconds', s.videoSeconds, s.secondsPerClip, s);
  }
  if (kind === 'speech') {
    const s = speechSpeed(query);
    const seconds = work.media?.audioSeconds ?? USUAL_AUDIO_SECONDS;
    const hours = seconds / SECONDS_PER_HOUR;
    return queueing(work, gpu, layout, 'audio_hours', hours, seconds / s.audioHoursPerHourPerGpu, s);
  }
  return undefined;
}

/** One request after the other: latency grows with the queue, throughput does not. Several GPUs share the memory; no
 *  speed-up is claimed for them. */
function queueing(
  work: PlannedWorkload,
  gpu: GpuFacts,
  layout: ParallelLayout,
  unit: WorkUnit,
  unitsPerRequest: number,
  secondsPerRequest: number,
  speed: { readonly range: { readonly low: number; readonly high: number }; readonly boundBy: string },
): ReplicaService {
  const at = (concurrency: number): Served => ({
    requestsPerSecond: 1 / secondsPerRequest,
    endToEndMs: 1000 * secondsPerRequest * Math.max(1, concurrency),
    boundBy: speed.boundBy,
  });
  const memory = replicaMemory(work.model, work.config, layout, gpu, memoryDemandOf(work, 1));
  return {
    maxSequences: memory.fits ? QUEUE : 0,
    unit,
    unitsPerRequest,
    range: speed.range,
    calibration: gpuClassOf(gpu) === 'other' ? 'uncalibrated' : 'class',
    at,
    saturated: () => at(1),
    headroomFraction: () => memory.headroomFraction,
    neededBytes: () => memory.neededBytes,
  };
}

/** One job that takes the whole replica; a request is one step of the batch. */
function trainingService(
  work: PlannedWorkload,
  tuning: NonNullable<PlannedWorkload['tuning']>,
  gpu: GpuFacts,
  layout: ParallelLayout,
): ReplicaService {
  const { method, sequenceTokens, batchSize } = tuning;
  const gpuCount = layout.tensorParallel * layout.pipelineParallel;
  const speed = trainingSpeed({ model: work.model, gpu, method, sequenceTokens, gpuCount });
  const tokensPerStep = sequenceTokens * batchSize;
  const stepsPerSecond = speed.trainingTokensPerSecond / tokensPerStep;
  const step: Served = { requestsPerSecond: stepsPerSecond, endToEndMs: 1000 / stepsPerSecond, boundBy: speed.boundBy };
  const memory = replicaMemory(work.model, work.config, layout, gpu, memoryDemandOf(work, 1));
  return {
    maxSequences: memory.fits ? 1 : 0,
    unit: 'training_tokens',
    unitsPerRequest: tokensPerStep,
    range: speed.range,
    calibration: gpuClassOf(gpu) === 'other' ? 'uncalibrated' : 'class',
    at: () => step,
    saturated: () => step,
    headroomFraction: () => memory.headroomFraction,
    neededBytes: () => memory.neededBytes,
  };
}
