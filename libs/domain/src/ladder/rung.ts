import type { GpuFacts } from '../facts/gpu-facts';
import type { ParallelLayout } from '../facts/workload';
import type { MarketRate } from '../money/market-rate';
import type { ReplicaService, Served } from './replica-service';

/** What decided the number of replicas. */
export type ReplicaDriver = 'memory' | 'throughput' | 'latency' | 'availability' | 'instance_size' | 'one';

/** One way to carry the workload: a part, a layout, a number of replicas, and what follows from them. */
export interface Rung {
  readonly gpu: GpuFacts;
  readonly layout: ParallelLayout;
  readonly replicas: number;
  /** replicas x tensor parallel x pipeline parallel; what must be paid for. */
  readonly gpuCount: number;
  readonly nodes: number;
  readonly drivenBy: ReplicaDriver;
  readonly service: ReplicaService;
  /** Sequences in flight over all replicas at the planned peak. */
  readonly concurrency: number;
  /** Sequences that fit over all replicas. */
  readonly maxConcurrency: number;
  /** One replica at its share of the peak. */
  readonly planned: Served;
  /** Share of the modelled capacity the peak uses: of the cache room or of the throughput, whichever is more. */
  readonly utilizationFraction: number;
  /** Peak requests per second over all replicas. */
  readonly requestsPerSecond: number;
  /** Absent when no latency target is known. */
  readonly meetsTargets?: boolean;
  /** A replica spans more than one node. */
  readonly spansNodes: boolean;
  readonly preferred: boolean;
  /** Calibrated speed, a price that more than a marketplace of private hosts stands behind, and a machine on sale that holds a replica's GPUs together:
   *  the only rungs a plan leads with while there is another. */
  readonly proven: boolean;
  readonly rate?: MarketRate;
  /** USD per month, rounded to cents; absent when nobody sells the part. */
  readonly monthlyUsd?: number;
}

/** A part or layout that cannot carry the workload, and why. */
export interface Rejection {
  readonly gpu: GpuFacts;
  readonly reason: string;
}

/** The ladder's order, total and documented (docs/ladder.md): parts the text asks about; meets the latency targets; priced; proven; cheapest
 *  (unpriced: least installed memory); fewer GPUs; more headroom; GPU id; fewer tensor-parallel GPUs per replica. Negative: `a` stands before `b`. */
export function compareRungs(a: Rung, b: Rung): number {
  return (
    Number(b.preferred) - Number(a.preferred) ||
    Number(a.meetsTargets === false) - Number(b.meetsTargets === false) ||
    Number(a.monthlyUsd === undefined) - Number(b.monthlyUsd === undefined) ||
    Number(b.proven) - Number(a.proven) ||
    (a.monthlyUsd ?? installed(a)) - (b.monthlyUsd ?? installed(b)) ||
    a.gpuCount - b.gpuCount ||
    headroomFraction(b) - headroomFraction(a) ||
    (a.gpu.id < b.gpu.id ? -1 : a.gpu.id > b.gpu.id ? 1 : 0) ||
    a.layout.tensorParallel - b.layout.tensorParallel ||
    a.layout.pipelineParallel - b.layout.pipelineParallel
  );
}

const installed = (r: Rung): number => r.gpuCount * r.gpu.memoryBytesUsable;

/** 1 - needed / installed over the whole option; needed counts weights per replica and the cache of the planned peak. */
export function headroomFraction(r: Rung): number {
  return r.service.headroomFraction(r.concurrency / r.replicas);
}
