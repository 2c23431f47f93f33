import type { GpuFacts } from '../facts/gpu-facts';
import type { ParallelLayout } from '../facts/workload';
import type { PlannedWorkload } from './planned-workload';
import type { ReplicaService } from './replica-service';

/** Image, video, speech and training replicas, counted in their own units; undefined for work counted in tokens. */
export function otherService(_work: PlannedWorkload, _gpu: GpuFacts, _layout: ParallelLayout): ReplicaService | undefined {
  return undefined;
}
