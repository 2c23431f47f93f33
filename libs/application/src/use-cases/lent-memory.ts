import { assessGroup, type GroupAssessment } from '@compute-advisor/domain';
import type { Planned } from './planned';

/** What macOS and what else runs keeps of a machine's memory when the limit is raised, GB; an estimate. */
export const KEPT_BY_SYSTEM_GB = 8;

/** A Mac whose GPU may use more of the unified memory than macOS lends it by default (about three quarters; the limit
 *  is set by `sysctl iogpu.wired_limit_mb`): the group as it stands with all but `KEPT_BY_SYSTEM_GB` lent. Undefined
 *  for other machines, and where that is not enough either. */
export function withMoreLent(
  { work, market }: Pick<Planned, 'work' | 'market'>,
  [only, ...others]: readonly GroupAssessment[],
): GroupAssessment | undefined {
  if (only === undefined || others.length || only.fits || only.group.gpu.vendor !== 'apple') return undefined;
  const { gpu, gpuCount } = only.group;
  const memoryBytesUsable = (gpu.memoryGbMarketing - KEPT_BY_SYSTEM_GB) * 2 ** 30;
  const raised = assessGroup(work, market, { gpu: { ...gpu, memoryBytesUsable }, gpuCount });
  return raised.fits ? raised : undefined;
}
