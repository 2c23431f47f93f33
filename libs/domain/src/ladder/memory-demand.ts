import type { MemoryDemand } from '../memory/demand';
import type { PlannedWorkload } from './planned-workload';

/** What one replica of so many GPUs has to hold with `sequences` in flight. A training step's batch is spread over the GPUs of the job. */
export function memoryDemandOf(work: PlannedWorkload, sequences: number, gpus = 1, contextTokens = work.contextTokens): MemoryDemand {
  if (work.tuning) {
    const { method, sequenceTokens, batchSize } = work.tuning;
    return { task: 'training', method, sequenceTokens, batchSize: Math.max(1, Math.ceil(batchSize / gpus)) };
  }
  const { kind } = work.model;
  if (kind === 'image' || kind === 'video') {
    const { width, height } = work.media ?? {};
    return { task: 'generation', sequences, ...(width === undefined ? {} : { width }), ...(height === undefined ? {} : { height }) };
  }
  // Recordings are worked off one after the other, as the speed of speech models is counted.
  if (kind === 'speech') return { contextTokens, sequences: 1 };
  return { contextTokens, sequences, ...(work.adapters === undefined ? {} : { adapters: work.adapters }) };
}
