import type { Engine, KvPrecision, UseCase } from '@compute-advisor/domain';

/** The documented defaults: what stands in for an input nobody stated. Each one used is named in the banner with its
 *  value and its basis (README, "Defaults"). */

/** A current, widely served open model per use case. */
export const DEFAULT_MODEL: Readonly<Record<UseCase, string>> = {
  chat: 'meta-llama/Llama-3.3-70B-Instruct',
  general: 'meta-llama/Llama-3.3-70B-Instruct',
  rag: 'meta-llama/Llama-3.3-70B-Instruct',
  summarization: 'meta-llama/Llama-3.3-70B-Instruct',
  document_processing: 'meta-llama/Llama-3.3-70B-Instruct',
  translation: 'meta-llama/Llama-3.3-70B-Instruct',
  agents: 'openai/gpt-oss-120b',
  coding: 'Qwen/Qwen3-Coder-30B-A3B-Instruct',
  code_completion: 'Qwen/Qwen2.5-Coder-7B-Instruct',
  classification: 'meta-llama/Llama-3.1-8B-Instruct',
  batch: 'meta-llama/Llama-3.1-8B-Instruct',
  voice: 'meta-llama/Llama-3.1-8B-Instruct',
  embeddings: 'BAAI/bge-m3',
  reranking: 'BAAI/bge-reranker-v2-m3',
  image_generation: 'black-forest-labs/FLUX.1-dev',
  video_generation: 'Wan-AI/Wan2.2-T2V-A14B',
  speech: 'openai/whisper-large-v3',
  fine_tuning: 'meta-llama/Llama-3.1-8B-Instruct',
  training: 'meta-llama/Llama-3.1-8B-Instruct',
};

/** Prompt and answer length per request, tokens. Basis: public traffic profiles (llm-d planner; Azure LLM inference
 *  traces 2023 and 2024). */
export const DEFAULT_TOKENS: Readonly<Record<UseCase, { readonly input: number; readonly output: number }>> = {
  chat: { input: 512, output: 256 },
  general: { input: 512, output: 256 },
  translation: { input: 512, output: 256 },
  voice: { input: 512, output: 256 },
  rag: { input: 4096, output: 512 },
  summarization: { input: 4096, output: 512 },
  document_processing: { input: 4096, output: 512 },
  coding: { input: 4096, output: 1024 },
  agents: { input: 4096, output: 1024 },
  code_completion: { input: 1024, output: 128 },
  classification: { input: 512, output: 16 },
  batch: { input: 1024, output: 256 },
  embeddings: { input: 512, output: 0 },
  reranking: { input: 512, output: 0 },
  image_generation: { input: 128, output: 0 },
  video_generation: { input: 128, output: 0 },
  speech: { input: 0, output: 0 },
  fine_tuning: { input: 2048, output: 0 },
  training: { input: 2048, output: 0 },
};

/** Longest sequence held when nobody states one: an advertised maximum is not a workload. */
export const DEFAULT_CONTEXT_TOKENS = 8192;
/** A model that is bought for code or agents has to hold this much of a repository, or nobody would keep it. */
export const REPOSITORY_CONTEXT_TOKENS = 32_768;
export const READS_REPOSITORIES: ReadonlySet<UseCase> = new Set<UseCase>(['coding', 'agents']);

/** vLLM keeps the cache in 16 bit unless told otherwise, also for FP8 checkpoints. */
export const DEFAULT_KV_PRECISION: KvPrecision = 'bf16';

/** The engine whose overhead and speed every figure is based on. */
export const DEFAULT_ENGINE: Engine = 'vllm';

/** Share of all users with a request in flight at peak. */
export const USERS_IN_FLIGHT_SHARE = 0.1;

/** Sequences in flight when no load is stated: mode `model` asks only whether it fits. */
export const DEFAULT_CONCURRENCY = { model: 1, plan: 10, existing: 10, budget: 10 } as const;

/** Requests one person sends on a day; llm-d planner. Only the comparison with per-token prices uses it. */
export const REQUESTS_PER_USER_AND_DAY = 10;

/** Peak over mean rate, and the hours people work in; llm-d planner. */
export const PEAK_OVER_MEAN = 2;
export const WORKING_HOURS_PER_DAY = 8;

/** Passages that one request sends to a model that puts them into order, where nobody says how many: what the ranker of
 *  a hosted search takes (Azure AI Search, semantic ranker). */
export const PASSAGES_PER_REQUEST = 50;

/** Targets for people who wait for the answer (MLPerf Inference, server scenario: first token within 2 s; 100 ms per
 *  token is faster than reading).
 *  They rank and label, they never fail a plan. */
export const INTERACTIVE_TTFT_MS = 2000;
export const INTERACTIVE_TPOT_MS = 100;
export const INTERACTIVE: ReadonlySet<UseCase> = new Set<UseCase>([
  'chat',
  'general',
  'rag',
  'coding',
  'code_completion',
  'agents',
  'voice',
  'translation',
]);

/** Answers that are heard. */
export const SPOKEN: ReadonlySet<UseCase> = new Set<UseCase>(['voice']);

/** Budget assumed when mode `budget` is asked for and no sum can be read, USD per month. */
export const DEFAULT_BUDGET_USD_PER_MONTH = 5000;

/** Peak share of the modelled capacity a plan may use. */
export const CAPACITY_SHARE = 0.8;

/** Work done one request after the other: nothing stated means one at a time. */
export const ONE_AT_A_TIME: ReadonlySet<UseCase> = new Set<UseCase>(['image_generation', 'video_generation', 'speech']);

/** Use cases whose work is not counted in generated tokens. */
export const TUNING: ReadonlySet<UseCase> = new Set<UseCase>(['fine_tuning', 'training']);
