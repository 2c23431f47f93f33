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
import type { StatedView } from './stated-members';

/** The normalized question. Absent members were neither stated nor need a default. */
export interface SpecSoFar extends StatedView {
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
    readonly prefix_cache_share?: Sourced<number>;
    /** Planned load over the present one. */
    readonly growth_factor?: Sourced<number>;
    /** The busiest moment over the load as stated. */
    readonly peak_factor?: Sourced<number>;
    readonly batch?: Sourced<BatchView>;
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
    readonly end_to_end_ms?: Sourced<number>;
  };
  readonly current_configuration?: CurrentConfigurationView;
  readonly budget?: {
    /** Absent when the text states a purchase sum only. */
    readonly usd_per_month?: Sourced<number>;
    readonly currency?: Sourced<string>;
    readonly usd_one_off?: Sourced<number>;
  };
}

/** A finite job: what is in it, the hours it may take, and how often it comes. */
export interface BatchView {
  readonly items?: number;
  readonly total_tokens?: number;
  readonly input_tokens?: number;
  readonly output_tokens?: number;
  readonly window_hours?: number;
  readonly recurrence?: string;
}

/** What is known of the hardware in use; any of it may be all that is known. */
export interface CurrentConfigurationView {
  readonly fleet?: Sourced<readonly FleetEntry[]>;
  readonly price_per_gpu_hour?: Sourced<number>;
  readonly utilization_fraction?: Sourced<number>;
  readonly usd_per_month?: Sourced<number>;
  readonly tensor_parallel?: Sourced<number>;
  readonly pipeline_parallel?: Sourced<number>;
  readonly data_parallel?: Sourced<number>;
  readonly observed?: {
    readonly output_tokens_per_second?: Sourced<number>;
    readonly tokens_per_second_per_user?: Sourced<number>;
    readonly ttft_ms?: Sourced<number>;
    readonly tpot_ms?: Sourced<number>;
  };
}

/** GPUs of one part. */
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
