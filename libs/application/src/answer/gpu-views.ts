import type { GpuFacts } from '@compute-advisor/domain';
import type { GpuView } from './advice';

/** Every part that a piece of an answer names by id, in the order of the ids. A part that no book of the answer holds
 *  is left out.
 *  @param named the members of the answer @param known every part that could be named */
export function gpuViews(named: readonly unknown[], known: readonly GpuFacts[]): GpuView[] {
  const ids = new Set<string>();
  for (const piece of named) collect(piece, ids);
  return known
    .filter((gpu) => ids.has(gpu.id))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map((gpu) => ({
      gpu_id: gpu.id,
      name: gpu.name,
      vendor: gpu.vendor,
      memory_gb: gpu.memoryGbMarketing,
      memory_bytes: gpu.memoryBytesUsable,
    }));
}

function collect(node: unknown, ids: Set<string>): void {
  if (typeof node !== 'object' || node === null) return;
  const members = node as Readonly<Record<string, unknown>>;
  for (const key of Object.keys(members)) {
    const value = members[key];
    if (typeof value === 'object') collect(value, ids);
    else if (key === 'gpu_id' && typeof value === 'string') ids.add(value);
  }
}
