import type { GpuFacts } from '../facts/gpu-facts';
import type { ParallelLayout } from '../facts/workload';
import { type CandidateReplica, candidateReplicas } from './candidate-replicas';
import type { PlannedWorkload } from './planned-workload';
import type { ReplicaService } from './replica-service';
import type { ReplicaPlan } from './replicas';
import { planSites, sitesOf } from './sites';

/** A job beside a service on the same machines: "chat by day, and 42,000 reports every night". A plan carries both:
 *  the job by night when the service rests, or at the same time where it takes days. */

const services = new WeakMap<PlannedWorkload, WeakMap<ReplicaService, number>>();

/** Requests of the job that one replica serves a second at full speed, at the lengths of the job. */
export function jobSpeedOf(
  work: PlannedWorkload,
  gpu: GpuFacts,
  layout: ParallelLayout,
  service: ReplicaService,
): number {
  const own = lengthsOfJob(work);
  if (own === undefined) return service.saturated().requestsPerSecond;
  let ofWork = services.get(work);
  if (!ofWork) services.set(work, (ofWork = new WeakMap<ReplicaService, number>()));
  let speed = ofWork.get(service);
  if (speed === undefined) {
    speed = candidateReplicas.forLayout({ ...work, ...own }, gpu, layout).saturated().requestsPerSecond;
    ofWork.set(service, speed);
  }
  return speed;
}

/** The lengths of the job where they are other ones; undefined where it is done at those of the service. */
function lengthsOfJob(work: PlannedWorkload): Partial<PlannedWorkload> | undefined {
  const { inputTokens = work.inputTokens, outputTokens = work.outputTokens } = work.jobBeside ?? {};
  if (inputTokens === work.inputTokens && outputTokens === work.outputTokens) return undefined;
  const tokensPerSequence = inputTokens + outputTokens;
  const contextTokens = Math.max(work.contextTokens, tokensPerSequence);
  return { inputTokens, outputTokens, tokensPerSequence, contextTokens };
}

/** Share of their capacity that so many replicas give to the job; 0 where there is none. */
export function jobShareOf(
  work: PlannedWorkload,
  gpu: GpuFacts,
  layout: ParallelLayout,
  service: ReplicaService,
  replicas: number,
): number {
  if (work.jobBeside === undefined) return 0;
  return work.jobBeside.requestsPerSecond / (jobSpeedOf(work, gpu, layout, service) * replicas);
}

/** Replicas of one kind that carry the job beside so many that the service takes; Infinity where none do. */
function replicasWithJob(
  work: PlannedWorkload,
  gpu: GpuFacts,
  layout: ParallelLayout,
  service: ReplicaService,
  replicas: number,
): number {
  const { jobBeside, demand, capacityShare } = work;
  if (jobBeside === undefined) return replicas;
  const forJob = jobBeside.requestsPerSecond / (jobSpeedOf(work, gpu, layout, service) * capacityShare);
  if (jobBeside.isTogether !== true) return Math.max(replicas, Math.ceil(forJob));
  const rate = demand.requestsPerSecond;
  if (rate === undefined) return Math.ceil(replicas + forJob);
  const forService = rate / (service.saturated().requestsPerSecond * capacityShare);
  return Math.max(replicas, Math.ceil(forService + forJob));
}

/** The replicas that carry the service, and the job beside it. */
export function planWithJob(
  work: PlannedWorkload,
  gpu: GpuFacts,
  { layout, service }: CandidateReplica,
): ReplicaPlan | undefined {
  const plan = planSites(service, work);
  if (!plan || work.jobBeside === undefined) return plan;
  const { count } = sitesOf(work);
  const replicas = Math.ceil(replicasWithJob(work, gpu, layout, service, plan.replicas) / count) * count;
  if (!Number.isSafeInteger(replicas)) return undefined;
  return replicas > plan.replicas ? { ...plan, replicas, drivenBy: 'throughput' } : plan;
}

/** What a group does of a job beside the service. */
export function jobPart({ jobBeside }: PlannedWorkload, share: number): Pick<PlannedWorkload, 'jobBeside'> {
  if (jobBeside === undefined) return {};
  return { jobBeside: { ...jobBeside, requestsPerSecond: jobBeside.requestsPerSecond * share } };
}
