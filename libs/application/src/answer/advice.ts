import type { PriceFreshness } from '@compute-advisor/domain';
import type { SetAsideReason } from '@compute-advisor/intake';
import type { OptionView, PerformanceView } from './option-members';
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
