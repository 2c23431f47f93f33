import type { Demand, PlannedWorkload, Sites } from './planned-workload';
import type { ReplicaService } from './replica-service';
import { planReplicas, type ReplicaPlan } from './replicas';
import { wholeSequences } from './whole-sequences';

const ONE_SITE: Sites = { count: 1, loadShare: 1 };

/** The places of a workload; one that carries everything where nothing is said of any. */
export const sitesOf = ({ sites }: PlannedWorkload): Sites => sites ?? ONE_SITE;

/** Whether the others carry the load of a place that is gone. */
export const areForEachOther = ({ count, loadShare }: Sites): boolean => loadShare * count > 1;

/** What one place has to carry of a demand; sequences in flight are whole. */
export function demandOfSite(work: PlannedWorkload): Demand {
  const { loadShare } = sitesOf(work);
  if (loadShare === 1) return work.demand;
  const { concurrentRequests, requestsPerSecond } = work.demand;
  return {
    ...(concurrentRequests === undefined ? {} : { concurrentRequests: wholeSequences(concurrentRequests * loadShare) }),
    ...(requestsPerSecond === undefined ? {} : { requestsPerSecond: requestsPerSecond * loadShare }),
  };
}

/** The smallest number of replicas that carries the workload in each of its places; undefined as of `planReplicas`. */
export function planSites(service: ReplicaService, work: PlannedWorkload): ReplicaPlan | undefined {
  const { targets, capacityShare, highAvailability } = work;
  const inEach = planReplicas(service, demandOfSite(work), targets, capacityShare, highAvailability);
  const { count } = sitesOf(work);
  if (inEach === undefined || count === 1) return inEach;
  const drivenBy = inEach.drivenBy === 'one' ? ('sites' as const) : inEach.drivenBy;
  return { ...inEach, replicas: inEach.replicas * count, drivenBy };
}
