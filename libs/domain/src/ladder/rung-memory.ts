import { replicaMemoryParts, type ReplicaMemoryParts } from '../memory/replica-memory';
import { oneSequenceOf } from './memory-demand';
import { isOtherWork } from './other-service';
import type { PlannedWorkload } from './planned-workload';
import type { Rung } from './rung';

/** What the memory of a rung is taken by under the planned peak, bytes over all its replicas; idle GPUs hold nothing.
 *  @param work the workload the rung was laid out for */
export function memoryPartsOf({ gpu, layout, replicas, concurrency }: Rung, work: PlannedWorkload): ReplicaMemoryParts {
  const one = replicaMemoryParts(
    work.model,
    work.config,
    layout,
    gpu,
    oneSequenceOf(work),
    isOtherWork(work) ? undefined : concurrency / replicas,
  );
  return {
    weightsBytes: one.weightsBytes * replicas,
    cacheBytes: one.cacheBytes * replicas,
    activationBytes: one.activationBytes * replicas,
    runtimeBytes: one.runtimeBytes * replicas,
  };
}
