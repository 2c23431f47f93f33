import type { PriceFreshness } from '@compute-advisor/domain';
import type { SetAsideReason } from '@compute-advisor/intake';
import type { SpecSoFar } from './spec-so-far';

/** Modelled speed at the planned concurrency; `max_*` at the batch that fills the cache room. Members that mean nothing for the use case are absent. */
export interface PerformanceView {
  readonly concurrency: number;
  readonly max_concurrency?: number;
  readonly output_tokens_per_second?: number;
  readonly max_output_tokens_per_second?: number;
  readonly ttft_ms?: number;
  readonly tpot_ms?: number;
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
  readonly performance: PerformanceView;
  readonly meets_latency?: boolean;
  readonly why: string;
}

export interface PrecisionView {
  readonly precision: string;
  readonly weights_bytes: number;
  readonly kv_cache_bytes: number;
  readonly total_required_bytes: number;
  readonly fits: readonly { readonly gpu_id: string; readonly gpu_count: number }[];
}

export interface RequirementView {
  readonly total_required_bytes: number;
  readonly weights_bytes: number;
  readonly kv_cache_bytes: number;
  readonly activation_bytes: number;
  readonly runtime_overhead_bytes: number;
  readonly kv_cache_bytes_per_token: number;
  readonly kv_cache_bytes_per_sequence: number;
  readonly kv_cache_tokens_per_sequence: number;
  readonly by_precision: readonly PrecisionView[];
  /** Low / expected / high total with the engine and version it is based on. */
  readonly range?: {
    readonly low_bytes: number;
    readonly expected_bytes: number;
    readonly high_bytes: number;
    readonly basis: string;
  };
}

export interface AssessmentView {
  /** The model and the cache of the planned load find room; exactly when `headroom_fraction` is not negative. */
  readonly fits: boolean;
  readonly required_bytes: number;
  /** Negative when the fleet is too small. */
  readonly headroom_fraction: number;
  /** Absent when the model cannot be loaded at all. */
  readonly performance?: PerformanceView;
  readonly summary: string;
  /** Fleets of several parts: each group by itself. */
  readonly groups?: readonly {
    readonly gpu_id: string;
    readonly gpu_count: number;
    readonly fits: boolean;
    readonly summary: string;
  }[];
}

export interface RecommendationSet {
  readonly requirement: RequirementView;
  readonly options: readonly OptionView[];
  readonly verdict: { readonly code: string; readonly summary: string };
  readonly confidence: {
    readonly level: 'high' | 'medium' | 'low';
    readonly score: number;
    readonly reasons: readonly string[];
  };
  readonly current_assessment?: AssessmentView;
  readonly current_monthly_cost?: number;
  readonly current_cost_is_estimated?: boolean;
  readonly savings_per_year?: number;
  readonly flip_points: readonly {
    readonly input: string;
    readonly at: number | string;
    readonly changes_to: string;
  }[];
  readonly deployment?: {
    readonly engine: string;
    readonly command: string;
    readonly kubernetes?: string;
    readonly skypilot?: string;
  };
  /** Other services of the text, and other places of the first one; a service on hardware already counted costs 0. */
  readonly further_workloads?: readonly {
    readonly label: string;
    readonly model: string;
    readonly use_case: string;
    readonly requirement: RequirementView;
    readonly option?: OptionView;
    readonly monthly_cost?: number;
    readonly why: string;
  }[];
  /** The first option and the further workloads, each machine counted once. */
  readonly total?: { readonly gpu_count: number; readonly monthly_cost: number };
  /** The cheapest credible token price for this load. USD. */
  readonly by_token?: {
    readonly provider: string;
    readonly model: string;
    readonly usd_per_month: number;
    /** From here on the first option costs less. */
    readonly break_even_requests_per_day: number;
    readonly as_of: string;
    readonly source: string;
  };
  /** Other ways that are worth a thought. */
  readonly also_consider?: readonly {
    readonly kind: 'best_regarded' | 'next_step_up' | 'commitment' | 'relayout' | 'lower_precision';
    readonly model?: string;
    readonly option?: OptionView;
    readonly usd_per_month?: number;
    readonly benchmark?: string;
    readonly score?: number;
    readonly as_of?: string;
    readonly source?: string;
    readonly why: string;
  }[];
  /** Buying against renting, where the text weighs it. USD. */
  readonly buy_or_rent?: {
    readonly purchase_usd: number;
    readonly months_to_break_even?: number;
    readonly rent_usd_per_month?: number;
    readonly running_usd_per_month: number;
    readonly basis: string;
  };
  /** With `verbose`: parts that cannot carry the plan, and why. */
  readonly rejected?: readonly { readonly gpu_id: string; readonly reason: string }[];
  readonly notes?: readonly string[];
}

/** What stands in the description and shaped nothing. `at`: UTF-16 offsets, end exclusive. */
export interface SetAsideView {
  readonly text: string;
  readonly at: readonly [number, number];
  readonly reason: SetAsideReason;
}

/** The whole answer, members in the order they are sent (README of this library, "The answer"). Money is USD rounded to cents, bytes are integers. */
export interface Advice {
  readonly status: 'complete';
  readonly analysis_id: string;
  readonly spec_so_far: SpecSoFar;
  readonly assumption_banner: readonly string[];
  /** Figures and names of the description that shaped nothing, in its order; absent when there are none. */
  readonly set_aside?: readonly SetAsideView[];
  readonly price_freshness: PriceFreshness;
  readonly recommendation_set: RecommendationSet;
  readonly pricing: {
    readonly as_of?: string;
    readonly sources: readonly string[];
    readonly currency: 'USD';
    readonly snapshot_id: string;
  };
  readonly warnings?: readonly string[];
}
