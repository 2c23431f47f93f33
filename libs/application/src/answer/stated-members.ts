import type { SpeculativeMethod, UseCase } from '@compute-advisor/domain';
import type { MigReading } from '@compute-advisor/intake';
import type { Sourced } from '../question/sourced';

/** A card of the catalog, with the number of them where the text gives one. */
export interface CardEntry {
  readonly gpu_id: string;
  readonly gpu_count?: number;
  readonly instance_type?: string;
  readonly provider?: string;
}

/** An own model's shape, from words or a pasted config.json. */
export interface GeometryView {
  readonly layers?: number;
  readonly hidden_size?: number;
  readonly heads?: number;
  readonly kv_heads?: number;
  readonly head_dim?: number;
  readonly intermediate_size?: number;
  readonly vocab_size?: number;
  readonly experts?: number;
  readonly active_experts?: number;
  readonly max_context?: number;
}

/** What the text demands of the answer. */
export interface ConstraintsView {
  readonly providers?: Sourced<readonly string[]>;
  readonly excluded_providers?: Sourced<readonly string[]>;
  readonly regions?: Sourced<readonly string[]>;
  readonly only_gpus?: Sourced<readonly CardEntry[]>;
  readonly excluded_gpus?: Sourced<readonly CardEntry[]>;
  readonly vendors?: Sourced<readonly string[]>;
  readonly excluded_vendors?: Sourced<readonly string[]>;
  readonly max_gpus?: Sourced<number>;
  readonly gpu_count?: Sourced<number>;
  readonly high_availability?: Sourced<boolean>;
  readonly price_basis?: Sourced<string>;
  /** What a kilowatt-hour costs where the hardware stands. */
  readonly usd_per_kwh?: Sourced<number>;
}

/** Another service that the text asks for. */
export interface FurtherWorkloadEntry {
  readonly label: string;
  readonly model: Sourced<string>;
  readonly use_case?: Sourced<UseCase>;
  readonly traffic?: {
    readonly total_users?: Sourced<number>;
    readonly concurrent_requests?: Sourced<number>;
    readonly requests_per_second?: Sourced<number>;
    readonly requests_per_day?: Sourced<number>;
    readonly passages_per_request?: Sourced<number>;
    readonly hours_per_day?: Sourced<number>;
  };
  readonly token_lengths?: {
    readonly input_tokens?: Sourced<number>;
    readonly output_tokens?: Sourced<number>;
    readonly context_tokens?: Sourced<number>;
  };
  readonly media?: Sourced<MediaView>;
}

/** How a fine-tune or training run is done. */
export interface TuningView {
  readonly method?: Sourced<string>;
  readonly dataset_tokens?: Sourced<number>;
  readonly dataset_items?: Sourced<number>;
  readonly sequence_tokens?: Sourced<number>;
  readonly batch_size?: Sourced<number>;
  readonly epochs?: Sourced<number>;
  readonly deadline_hours?: Sourced<number>;
}

/** Work counted in other units than tokens. */
export interface MediaView {
  readonly width?: number;
  readonly height?: number;
  readonly steps?: number;
  readonly audio_hours_per_day?: number;
  readonly audio_seconds?: number;
  readonly video_seconds?: number;
}

/** What the text states beside the load. */
export interface StatedView {
  readonly model_geometry?: Sourced<GeometryView>;
  readonly constraints?: ConstraintsView;
  readonly candidates?: Sourced<readonly CardEntry[]>;
  readonly further_workloads?: Sourced<readonly FurtherWorkloadEntry[]>;
  readonly tuning?: TuningView;
  readonly media?: Sourced<MediaView>;
  readonly placements?: Sourced<readonly { readonly region: string; readonly share?: number }[]>;
  /** Places that each have machines of their own. */
  readonly sites?: Sourced<{ readonly count: number; readonly load_share: number }>;
  /** Techniques the text asks for that change speed or memory. */
  readonly techniques?: {
    readonly speculative_decoding?: Sourced<SpeculativeMethod>;
    readonly mig?: Sourced<MigReading>;
    readonly multi_lora?: Sourced<boolean>;
    readonly shared_prefix_tokens?: Sourced<number>;
    readonly lora_adapters?: Sourced<number>;
  };
}
