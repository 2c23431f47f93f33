import type { PriceFreshness } from '@compute-advisor/domain';
import type { SetAsideReason } from '@compute-advisor/intake';
import type { OptionMemoryView, OptionView, PerformanceView } from './option-members';
import type { SensitivityInput } from '../use-cases/sensitivity';
import type { SpecSoFar } from './spec-so-far';

export interface PrecisionView {
  readonly precision: string;
  readonly weights_bytes: number;
  readonly kv_cache_bytes: number;
  readonly total_required_bytes: number;
  /** Repository of the published checkpoint of another format than the model's own. */
  readonly checkpoint?: string;
  readonly quantise_yourself?: boolean;
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
  /** Absent where some of the fleet cannot load the model. */
  readonly memory?: OptionMemoryView;
  /** How many GPUs make one replica and how many replicas there are; absent for several groups. */
  readonly layout?: { readonly replicas: number; readonly gpus_per_replica: number };
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
  /** With `verbose`: the best plan over the range of each input that a reader may turn. */
  readonly sensitivity?: readonly SensitivityView[];
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
  /** Every part that the answer names by id, in the order of the ids, so that a saved answer needs no catalog. */
  readonly gpus: readonly GpuView[];
}

/** A part as it is called in this answer. */
export interface GpuView {
  readonly gpu_id: string;
  readonly name: string;
  readonly vendor: string;
  /** As it is sold, GB. */
  readonly memory_gb: number;
  /** As the driver reports it. */
  readonly memory_bytes: number;
}

/** The best plan over the range of one input. `at`: where the question stands. Ranges are closed; neighbouring ones of
 *  a figure meet without a gap at the resolution of the input. */
export interface SensitivityView {
  readonly input: SensitivityInput;
  readonly at: number | string;
  readonly segments: readonly {
    readonly from: number | string;
    readonly to: number | string;
    /** The four are absent where nothing that can be bought carries it. */
    readonly gpu_id?: string;
    readonly replicas?: number;
    readonly gpus_per_replica?: number;
    /** Absent also where it follows the input: at a price per GPU-hour, and per hours rented. USD. */
    readonly monthly_cost?: number;
    /** The plan of this answer. */
    readonly is_current?: true;
  }[];
}

/** What stands in the description and shaped nothing. `at`: UTF-16 offsets, end exclusive. */
export interface SetAsideView {
  readonly text: string;
  readonly at: readonly [number, number];
  readonly reason: SetAsideReason;
}

/** The whole answer, members in the order they are sent (README of this library, "The answer"). Money is USD rounded
 *  to cents, bytes are integers. */
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
