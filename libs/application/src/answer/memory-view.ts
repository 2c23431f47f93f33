import type { ReplicaMemoryParts } from '@compute-advisor/domain';
import type { OptionMemoryView } from './option-members';

/** Memory by part beside what is installed, as it is sent. Bytes. */
export const memoryView = (parts: ReplicaMemoryParts, installedBytes: number): OptionMemoryView => ({
  installed_bytes: installedBytes,
  required_bytes: parts.weightsBytes + parts.cacheBytes + parts.activationBytes + parts.runtimeBytes,
  weights_bytes: parts.weightsBytes,
  kv_cache_bytes: parts.cacheBytes,
  activation_bytes: parts.activationBytes,
  runtime_overhead_bytes: parts.runtimeBytes,
});
