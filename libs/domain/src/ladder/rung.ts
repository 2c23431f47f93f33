import type { GpuFacts } from '../facts/gpu-facts';
import type { ParallelLayout } from '../facts/workload';
import type { MachineRate } from '../money/machine-rates';
import type { MarketRate } from '../money/market-rate';
import type { ReplicaService, Served } from './replica-service';

/** What decided the number of replicas. */
export type ReplicaDriver = 'memory' | 'throughput' | 'latency' | 'availability' | 'sites' | 'instance_size' | 'one';

/** The machines a rung stands in, as they are sold. */
export interface RungMachines {
  /** GPUs in one machine. */
  readonly gpus: number;
  readonly count: number;
  /** What this size costs and could be ordered as. */
  readonly rate: MachineRate;
}

/** One way to carry the workload: a part, a layout, a number of replicas, a machine size, and what follows from them.
 *  Hundreds are compared for an answer: all are made with the same members, some of them undefined. */
export interface Rung {
  readonly gpu: GpuFacts;
  readonly layout: ParallelLayout;
  readonly replicas: number;
  /** What must be paid for: replicas x GPUs of one, and the idle ones of whole machines. */
  readonly gpuCount: number;
  /** Paid for in whole machines, in use by no replica. */
  readonly gpusIdle: number;
  /** Machines; of a part without a price, nodes. */
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
  /** Every latency target that is known, default ones too; absent when there is none. */
  readonly meetsTargets?: boolean | undefined;
  /** How many times as long as usual people wait for the worst of the usual targets, 1 where all are met; absent where
   *  there are none. */
  readonly slowness?: number | undefined;
  /** A stated latency target is missed, the bill is above a stated limit, or less memory is free than the market's
   *  terms ask for. */
  readonly missesStated: boolean;
  /** A replica spans more than one node. */
  readonly spansNodes: boolean;
  /** Calibrated speed, a price that more than a marketplace of private hosts stands behind, and cards that talk fast
   *  enough for the layout:
   *  the only rungs a plan leads with while there is another. */
  readonly proven: boolean;
  /** What the market asks for the part; absent when nobody sells it. */
  readonly rate?: MarketRate | undefined;
  /** Absent when nobody sells the part in a machine that can host a replica. */
  readonly machines?: RungMachines | undefined;
  /** USD per month, rounded to cents; absent without `machines`. */
  readonly monthlyUsd?: number | undefined;
  /** Of work that ends: what all of it costs where the machines are given back then; USD. */
  readonly onceUsd?: number | undefined;
  /** What it comes to as it can be ordered today, never more than `monthlyUsd`: what a limit of money is held against.
   */
  readonly orderedUsd?: number | undefined;
  /** What it takes to run where all of it is owned already, USD per month; absent for what has to be rented. */
  readonly runningUsd?: number | undefined;
}

/** A part or layout that cannot carry the workload, and why. */
export interface Rejection {
  readonly gpu: GpuFacts;
  readonly reason: string;
}

/** GPU memory of the whole rung, bytes. */
export const installedBytes = (r: Rung): number => r.gpuCount * r.gpu.memoryBytesUsable;

/** 1 - needed / installed over the whole option; needed counts weights per replica and the cache of the planned peak.
 */
export const headroomFraction = (r: Rung): number => r.service.headroomFraction(r.concurrency / r.replicas);

/** What a rung is weighed by: what it takes to run where it is owned, else what renting it comes to; undefined without
 *  a price. */
export const costOf = (r: Pick<Rung, 'runningUsd' | 'onceUsd' | 'monthlyUsd'>): number | undefined =>
  r.runningUsd ?? rentOf(r);

/** What renting it comes to: all of the work where it ends, else a month; undefined without a price. */
export const rentOf = (r: Pick<Rung, 'onceUsd' | 'monthlyUsd'>): number | undefined => r.onceUsd ?? r.monthlyUsd;

/** The part is sold, but in no machine that can host a replica of this layout. */
export const notSold = (r: Rung): boolean => r.rate !== undefined && r.machines === undefined;
