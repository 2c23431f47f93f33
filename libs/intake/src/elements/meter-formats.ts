/** What a figure of a log or an exporter is. `ignored` ones count something that is no member of the question. */
export type Meter =
  | 'running'
  | 'waiting'
  | 'speed'
  | 'prefill'
  | 'ttftMs'
  | 'ttftSeconds'
  | 'tpotMs'
  | 'tpotSeconds'
  | 'input'
  | 'output'
  | 'cached'
  | 'busy'
  | 'busyShare'
  | 'engineShare'
  | 'ignored';

const N = '\\d[\\d,]*(?:\\.\\d+)?';
const all = (source: string): RegExp => new RegExp(source, 'gid');

/** Names of an exporter's metrics and what their values are; the first that fits counts, and a metric of a known
 *  exporter that none fits is ignored. Waits are in seconds. */
export const METRICS: readonly (readonly [RegExp, Meter])[] = [
  [/_(?:sum|count|bucket|created|total)$/, 'ignored'],
  [/^vllm:num_requests_running$|^sglang:num_running_reqs$|^tgi_batch_current_size$/, 'running'],
  [/^llamacpp:requests_processing$|^trt\w*:?num_active_requests$/, 'running'],
  [
    /^vllm:num_requests_(?:waiting|swapped)$|^sglang:num_queue_reqs$|^tgi_queue_size$|^llamacpp:requests_deferred$/,
    'waiting',
  ],
  [/generation_throughput|gen_throughput|predicted_tokens_seconds/, 'speed'],
  [/prompt_throughput|prompt_tokens_seconds/, 'prefill'],
  [/time_to_first_token(?:_seconds)?(?:_p\d\d|_avg|_mean)?$/, 'ttftSeconds'],
  [/(?:time_per_output_token|inter_token_latency)(?:_seconds)?(?:_p\d\d|_avg|_mean)?$/, 'tpotSeconds'],
  [/cache_hit_rate$/, 'cached'],
  [/^dcgm_fi_dev_gpu_util$|^nvidia_gpu_duty_cycle$|^nv_gpu_utilization$/, 'busy'],
  [/^dcgm_fi_prof_gr_engine_active$/, 'busyShare'],
  [/^dcgm_fi_prof_sm_active$/, 'engineShare'],
];

/** A metric of an exporter with its labels: `vllm:num_requests_running{engine="0"} 12.0`, `DCGM_FI_DEV_GPU_UTIL 97`. */
export const EXPORTED = all(
  '(?<![\\w:])(?:vllm:|sglang:|llamacpp:|tgi_|trtllm|dcgm_fi_|nvidia_gpu_|nv_gpu_)[a-z0-9_:]{2,80}' +
    `(?:\\{[^}\\n]{0,600}\\})?[ \\t]*[=:]?[ \\t]*(?<value>${N})(?![\\w.%]*\\w)`,
);

/** Lines of engines; each group of a pattern is named by what its figure is. */
export const LOG_LINES: readonly RegExp[] = [
  // vLLM
  all(`\\brunning: (?<running>${N}) reqs?\\b`),
  all(`\\b(?:waiting|pending|swapped): (?<waiting>${N}) reqs?\\b`),
  // SGLang
  all(`#running-req: (?<running>${N})`),
  all(`#queue-req: (?<waiting>${N})`),
  all(`#(?:full token|swa token|token|new-seq|new-token|transfer-req|prealloc-req): (?<ignored>${N})`),
  all(`(?<![\\w-])(?:full |swa )?token usage: (?<ignored>${N})`),
  // llama.cpp
  all(
    `prompt eval(?: time)? *= *(?<ttftMs>${N}) ms / *(?<input>${N}) (?:tokens|runs) *` +
      `\\( *(?<ignored>${N}) ms per token, *(?<prefill>${N}) tokens per second`,
  ),
  all(
    `(?<!prompt )eval(?: time)? *= *(?<ignored>${N}) ms / *(?<output>${N}) (?:tokens|runs) *` +
      `\\( *(?<tpotMs>${N}) ms per token, *(?<speed>${N}) tokens per second`,
  ),
  all(`(?:total|load|sample) time *= *(?<ignored>${N}) ms`),
  all(`total time *= *${N} ms / *(?<ignored>${N}) tokens`),
  // nvidia-smi -q, nvtop
  all(`\\butilization\\s+gpu\\s*: *(?<busy>${N}) ?%`),
  all(`\\bgpu\\[\\|* *(?<busy>${N})%\\]`),
  // AMD's tools
  all(`\\bgpu use \\(%\\): *(?<busy>${N})`),
  all(`\\bgfx_activity: *(?<busy>${N})`),
  // Ollama
  all(`prompt eval count: *(?<input>${N})`),
  all(`(?<!prompt )eval count: *(?<output>${N})`),
  all(`(?:total|load|prompt eval|eval) duration: *(?<ignored>${N})(?:m?s|µs|m)`),
];
