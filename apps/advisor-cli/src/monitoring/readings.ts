/** What is read of a serving engine, and of its cards. */
export interface ServingFigures {
  /** Engine by its own name. */
  readonly engine?: string;
  /** Requests in flight at the busiest moment. */
  readonly running?: number;
  readonly waiting?: number;
  readonly outputTokensPerSecond?: number;
  readonly requestsPerSecond?: number;
  readonly promptTokens?: number;
  readonly answerTokens?: number;
  readonly firstTokenSeconds?: number;
  readonly secondsPerToken?: number;
  /** Share of the cache in use, 0 to 1. */
  readonly cacheShare?: number;
}

/** How one figure comes out of a metric: the highest of a gauge, the mean of a gauge, the mean of a histogram or
 *  summary, the growth per second of a counter. */
export type How = 'peak' | 'average' | 'mean' | 'rate';

export interface Reading {
  readonly engine: 'vLLM' | 'SGLang' | 'TGI';
  readonly figure: Exclude<keyof ServingFigures, 'engine'>;
  readonly metric: string;
  readonly how: How;
}

const of =
  (engine: Reading['engine']) =>
  (figure: Reading['figure'], metric: string, how: How): Reading => ({ engine, figure, metric, how });
const vllm = of('vLLM');
const sglang = of('SGLang');
const tgi = of('TGI');

/** Metrics by the names that the engines give them; where a name changed, the newer one stands first.
 *  vLLM: docs/usage/metrics of the project; SGLang: production metrics of its reference; TGI: its metrics reference. */
export const READINGS: readonly Reading[] = [
  vllm('running', 'vllm:num_requests_running', 'peak'),
  vllm('waiting', 'vllm:num_requests_waiting', 'peak'),
  vllm('outputTokensPerSecond', 'vllm:generation_tokens_total', 'rate'),
  vllm('requestsPerSecond', 'vllm:request_success_total', 'rate'),
  vllm('promptTokens', 'vllm:request_prompt_tokens', 'mean'),
  vllm('answerTokens', 'vllm:request_generation_tokens', 'mean'),
  vllm('firstTokenSeconds', 'vllm:time_to_first_token_seconds', 'mean'),
  vllm('secondsPerToken', 'vllm:inter_token_latency_seconds', 'mean'),
  vllm('secondsPerToken', 'vllm:time_per_output_token_seconds', 'mean'),
  vllm('cacheShare', 'vllm:kv_cache_usage_perc', 'average'),
  vllm('cacheShare', 'vllm:gpu_cache_usage_perc', 'average'),
  sglang('running', 'sglang:num_running_reqs', 'peak'),
  sglang('waiting', 'sglang:num_queue_reqs', 'peak'),
  sglang('outputTokensPerSecond', 'sglang:generation_tokens_total', 'rate'),
  sglang('outputTokensPerSecond', 'sglang:gen_throughput', 'average'),
  sglang('requestsPerSecond', 'sglang:num_requests_total', 'rate'),
  sglang('firstTokenSeconds', 'sglang:time_to_first_token_seconds', 'mean'),
  sglang('secondsPerToken', 'sglang:inter_token_latency_seconds', 'mean'),
  sglang('secondsPerToken', 'sglang:time_per_output_token_seconds', 'mean'),
  sglang('cacheShare', 'sglang:token_usage', 'average'),
  tgi('running', 'tgi_batch_current_size', 'peak'),
  tgi('waiting', 'tgi_queue_size', 'peak'),
  tgi('outputTokensPerSecond', 'tgi_request_generated_tokens_sum', 'rate'),
  tgi('requestsPerSecond', 'tgi_request_count', 'rate'),
  tgi('promptTokens', 'tgi_request_input_length', 'mean'),
  tgi('answerTokens', 'tgi_request_generated_tokens', 'mean'),
  tgi('secondsPerToken', 'tgi_request_mean_time_per_token_duration', 'mean'),
];

/** What a card exporter says: NVIDIA DCGM. */
export const CARDS = {
  /** One series a card. Labels: `modelName`, `UUID`, `gpu`, `Hostname`. */
  count: 'DCGM_FI_DEV_GPU_UTIL',
  /** Share of the time in which a multiprocessor worked, 0 to 1. */
  active: 'DCGM_FI_PROF_SM_ACTIVE',
} as const;

/** Cards of one name. */
export interface CardsFound {
  readonly name: string;
  readonly count: number;
}

/** Everything that was found. */
export interface Found {
  /** Figures by the name of the model; '' where the engine does not say it. */
  readonly models: ReadonlyMap<string, ServingFigures>;
  readonly cards: readonly CardsFound[];
  /** Mean share of the time in which multiprocessors worked, 0 to 1. */
  readonly active?: number;
}

/** Figures as they come: the first metric of several that say the same counts. */
export class Gathering {
  private readonly models = new Map<string, Record<string, number | string>>();

  add({ engine, figure }: Reading, model: string, value: number): void {
    if (!Number.isFinite(value)) return;
    const figures = this.models.get(model) ?? { engine };
    if (figures[figure] === undefined) figures[figure] = value;
    this.models.set(model, figures);
  }

  done(cards: readonly CardsFound[], active: number | undefined): Found {
    return { models: this.models as Found['models'], cards, ...(active === undefined ? {} : { active }) };
  }
}
