import {
  defined,
  type Engine,
  type FleetLine,
  type KvPrecision,
  type Mode,
  type UseCase,
  type WeightPrecision,
} from '@compute-advisor/domain';
import type { Sourced } from '../question/sourced';

/** The normalized question. Absent members were neither stated nor need a default. */
export interface SpecSoFar {
  readonly mode: Mode;
  readonly use_case: Sourced<UseCase>;
  readonly model: Sourced<string>;
  readonly weight_precision: Sourced<WeightPrecision>;
  readonly kv_cache_precision: Sourced<KvPrecision>;
  readonly engine: Sourced<Engine>;
  readonly traffic: {
    readonly total_users?: Sourced<number>;
    readonly concurrent_requests: Sourced<number>;
    readonly requests_per_second: Sourced<number>;
    readonly requests_per_day?: Sourced<number>;
    readonly output_tokens_per_second?: Sourced<number>;
    readonly hours_per_day?: Sourced<number>;
    readonly hours_per_month: Sourced<number>;
  };
  readonly token_lengths: {
    readonly input_tokens: Sourced<number>;
    readonly output_tokens: Sourced<number>;
    readonly context_tokens: Sourced<number>;
  };
  readonly latency: {
    readonly ttft_ms?: Sourced<number>;
    readonly tpot_ms?: Sourced<number>;
    readonly tokens_per_second_per_user?: Sourced<number>;
  };
  readonly current_configuration?: {
    readonly fleet: Sourced<readonly FleetEntry[]>;
    readonly price_per_gpu_hour?: Sourced<number>;
    readonly utilization_fraction?: Sourced<number>;
    readonly tensor_parallel?: Sourced<number>;
    readonly pipeline_parallel?: Sourced<number>;
    readonly observed?: {
      readonly output_tokens_per_second?: Sourced<number>;
      readonly tokens_per_second_per_user?: Sourced<number>;
      readonly ttft_ms?: Sourced<number>;
      readonly tpot_ms?: Sourced<number>;
    };
  };
  readonly budget?: { readonly usd_per_month: Sourced<number>; readonly currency?: Sourced<string> };
}
export interface FleetEntry {
  readonly gpu_id: string;
  readonly gpu_count: number;
  readonly instance_type?: string;
  readonly provider?: string;
}
/** The fleet line of the domain under its public names. */
export const fleetEntry = (line: FleetLine): FleetEntry =>
  defined({
    gpu_id: line.gpuId,
    gpu_count: line.gpuCount,
    instance_type: line.instanceType,
    provider: line.provider,
  });
