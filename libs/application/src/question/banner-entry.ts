import type { Engine, GpuFacts, KvPrecision, UseCase, WeightPrecision } from '@compute-advisor/domain';

/** GPUs of one part that a question assumes. */
export interface AssumedFleet {
  readonly gpu: GpuFacts;
  readonly gpuCount: number;
}

/** Why a length that nobody states is what it is: usual for the work, or in the proportion of a volume that the text
 *  tells in tokens sent and tokens written. */
type LengthRule =
  | { readonly rule: 'usual_for'; readonly useCase: UseCase }
  | { readonly rule: 'as_the_volume'; readonly sentPerWritten: number };

/** Every input that a documented default or a rule can settle: what it settles it at, and why so. The words are made
 *  in one place, `answer/banner-words`. */
export interface AssumedInputs {
  use_case: {
    readonly value: UseCase;
    readonly why:
      | { readonly rule: 'none_stated' }
      /** The named model writes text, and the words of the text ask for another kind of work. */
      | { readonly rule: 'model_writes_text'; readonly asked: UseCase; readonly modelId: string };
  };
  model: { readonly value: string; readonly why: { readonly rule: 'widely_served'; readonly useCase: UseCase } };
  engine: {
    readonly value: Engine;
    readonly why: { readonly rule: 'fills_the_field' } | { readonly rule: 'usual_engine' };
  };
  weight_precision: {
    readonly value: WeightPrecision;
    readonly why: { readonly rule: 'usual_download' | 'loaded_in_16_bits' | 'checkpoint_own' };
  };
  kv_cache_precision: {
    readonly value: KvPrecision;
    readonly why:
      | { readonly rule: 'training_keeps_none' | 'model_keeps_none' | 'engine_default' }
      | { readonly rule: 'follows_checkpoint'; readonly weights: WeightPrecision };
  };
  input_tokens: { readonly value: number; readonly why: LengthRule };
  output_tokens: {
    readonly value: number;
    readonly why:
      | LengthRule
      /** A translation whose text has a stated length. */
      | { readonly rule: 'as_long_as_its_text' };
  };
  context_tokens: {
    readonly value: number;
    readonly why:
      | { readonly rule: 'maximum_is_no_workload' }
      | { readonly rule: 'fits_current_fleet'; readonly usualTokens: number };
  };
  concurrent_requests: {
    readonly value: number;
    readonly why:
      | { readonly rule: 'one_job' | 'one_person' | 'no_load_stated' | 'no_window' }
      | { readonly rule: 'share_of_users'; readonly users: number };
  };
  requests_per_second: {
    readonly value: number;
    readonly why: { readonly rule: 'twice_the_mean'; readonly requestsPerDay: number; readonly hours: number };
  };
  hours_per_month: { readonly value: number; readonly why: { readonly rule: 'always_on' } };
  ttft_ms: { readonly value: number; readonly why: { readonly rule: 'only_ranks' } };
  tpot_ms: { readonly value: number; readonly why: { readonly rule: 'only_ranks' } };
  budget: { readonly value: number; readonly why: { readonly rule: 'no_sum_read' } };
  fleet: {
    readonly value: AssumedFleet;
    readonly why: { readonly rule: 'most_common_part' | 'price_without_fleet' };
  };
}

/** The entry of one assumed input. */
export type AssumedEntry<K extends keyof AssumedInputs = keyof AssumedInputs> = {
  readonly [I in K]: { readonly input: I } & AssumedInputs[I];
}[K];

/** Inputs that the text can state: each may be read and approximated. */
export type ReadInput =
  | keyof AssumedInputs
  | 'total_users'
  | 'requests_per_day'
  | 'output_tokens_per_second'
  | 'hours_per_day'
  | 'tokens_per_second_per_user'
  | 'price_per_gpu_hour'
  | 'utilization_fraction'
  | 'tensor_parallel'
  | 'pipeline_parallel'
  | 'data_parallel'
  | 'observed'
  | 'fleet_usd_per_month'
  | 'usd_one_off'
  | 'prefix_cache_share'
  | 'growth_factor'
  | 'peak_factor'
  | 'batch'
  | 'end_to_end_ms'
  | 'model_geometry'
  | 'constraints'
  | 'candidates'
  | 'further_workloads'
  | 'placements'
  | 'sites'
  | 'tuning'
  | 'media'
  | 'techniques';

/** A reading that was approximated ("about 50"): the reader says how, in one sentence. */
export interface ApproximatedEntry {
  readonly input: ReadInput;
  readonly value: unknown;
  readonly why:
    | { readonly rule: 'approximated'; readonly words: string }
    | { readonly rule: 'beyond_one_plan'; readonly evidence: string; readonly most: number };
}

/** One approximated or defaulted input: what, at which value, and why. */
export type BannerEntry = AssumedEntry | ApproximatedEntry;
