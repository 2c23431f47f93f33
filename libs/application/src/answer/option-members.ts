import type { PriceFreshness } from '@compute-advisor/domain';

/** Modelled speed at the planned concurrency; `max_*` at the batch that fills the cache room. Members that mean
 *  nothing for the use case are absent. */
export interface PerformanceView {
  readonly concurrency: number;
  readonly max_concurrency?: number;
  readonly output_tokens_per_second?: number;
  readonly max_output_tokens_per_second?: number;
  readonly ttft_ms?: number;
  readonly tpot_ms?: number;
  /** 19 of 20 requests that come at random at the planned rate have theirs by then: what a stated latency is held
   *  against. Absent without a rate. */
  readonly ttft_p95_ms?: number;
  readonly tpot_p95_ms?: number;
  readonly requests_per_second?: number;
  readonly samples_per_second?: number;
  readonly images_per_second?: number;
  readonly video_seconds_per_hour?: number;
  readonly audio_hours_per_hour?: number;
  readonly documents_per_second?: number;
  readonly training_tokens_per_second?: number;
  readonly usd_per_million_output_tokens?: number;
  readonly utilization_fraction: number;
  /** 80 % range as factors of the figures above. */
  readonly range: { readonly low: number; readonly high: number };
  readonly bound_by: string;
}

/** What the memory of the GPUs in use is taken by under the planned peak, bytes; the four parts sum to
 *  `required_bytes`, and `headroom_fraction` is 1 - required / installed. */
export interface OptionMemoryView {
  /** As the driver reports it, over all replicas. */
  readonly installed_bytes: number;
  readonly required_bytes: number;
  readonly weights_bytes: number;
  readonly kv_cache_bytes: number;
  readonly activation_bytes: number;
  readonly runtime_overhead_bytes: number;
}

/** One way to carry the workload, as it is sent. */
export interface OptionView {
  readonly gpu_id: string;
  readonly gpu_count: number;
  readonly headroom_fraction: number;
  readonly monthly_cost?: number;
  readonly labels: readonly string[];
  /** How it is paid, where that is not on demand. */
  readonly price_basis?: 'spot' | 'reserved_1y' | 'reserved_3y';
  readonly usd_per_gpu_hour?: number;
  readonly cheapest_offer?: {
    readonly provider: string;
    readonly instance_type?: string;
    readonly region?: string;
    readonly usd_per_gpu_hour: number;
    readonly as_of: string;
    readonly source: string;
  };
  /** One order that delivers this option as it is laid out: whole machines of one provider. */
  readonly order?: {
    readonly provider: string;
    readonly instance_type?: string;
    readonly gpus_per_machine: number;
    readonly machines: number;
    readonly region?: string;
    /** One machine, USD. */
    readonly usd_per_hour: number;
    readonly monthly_usd: number;
    readonly as_of: string;
  };
  readonly price_freshness: PriceFreshness;
  readonly replicas: number;
  readonly tensor_parallel: number;
  readonly pipeline_parallel: number;
  /** Paid for in whole machines and not used; absent for none. */
  readonly gpus_idle?: number;
  readonly data_parallel?: number;
  readonly nodes: number;
  readonly memory: OptionMemoryView;
  readonly performance: PerformanceView;
  readonly meets_latency?: boolean;
  readonly why: string;
}
