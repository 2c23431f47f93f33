import type { Engine, GpuFacts, KvPrecision, ModelFacts, WeightPrecision } from '@compute-advisor/domain';

/** What a source says of a run beside its figures. */
export const RUN_FLAGS = ['attention_data_parallel', 'peak_concurrency', 'whole_request'] as const;
export type RunFlag = (typeof RUN_FLAGS)[number];

/** One measured run, as it was imported. */
export interface MeasuredRow {
  /** The collection it came with. */
  readonly collection: string;
  readonly id: string;
  readonly group: string;
  readonly url: string;
  readonly engine: string;
  readonly engine_version?: string;
  readonly model: string;
  readonly weight_precision?: string;
  readonly kv_precision?: string;
  readonly gpu: string;
  readonly gpu_count: number;
  readonly tensor_parallel?: number;
  readonly pipeline_parallel?: number;
  readonly input_tokens?: number;
  readonly output_tokens?: number;
  readonly concurrency?: number;
  readonly mean_concurrency?: number;
  readonly requests?: number;
  readonly data_parallel?: number;
  readonly expert_parallel?: number;
  readonly scenario: string;
  /** How the run was made. */
  readonly flags: readonly RunFlag[];
  readonly output_tokens_per_second_total?: number;
  readonly tokens_per_second_single_stream?: number;
  readonly total_tokens_per_second?: number;
  readonly prefill_tokens_per_second?: number;
  readonly ttft_ms?: { readonly mean?: number; readonly p50?: number; readonly unspecified?: number };
  readonly tpot_ms?: { readonly mean?: number; readonly p50?: number; readonly unspecified?: number };
}

const squash = (text: string): string =>
  text
    .toLowerCase()
    .replace(/nvidia|geforce|amd|radeon|instinct|apple|tesla|quadro/g, '')
    .replace(/[^a-z0-9]/g, '');

/** Names of the measurements that squashing alone does not lead to a part of the catalog. */
const PART_NAMES: Readonly<Record<string, string>> = {
  'A100-SXM-80GB': 'a100-sxm4-80gb',
  'A100-SXM-40GB': 'a100-sxm4-40gb',
  'DGX-Spark-GB10': 'gb10-dgx-spark-128gb',
  'RTX-PRO-6000-Blackwell-Server': 'rtx-pro-6000-blackwell-server-96gb',
  'M3-Max-40core': 'apple-m3-max-128gb',
  'M3-Ultra-80core': 'apple-m3-ultra-512gb',
  'M4-10core': 'apple-m4-32gb',
};

/** Finds the catalog part of a measured name; undefined for parts outside the catalog. */
export function partFinder(gpus: readonly GpuFacts[]): (name: string) => GpuFacts | undefined {
  const byName = new Map<string, GpuFacts>();
  for (const g of gpus)
    for (const n of [g.id, g.name, ...g.aliases]) if (!byName.has(squash(n))) byName.set(squash(n), g);
  const byId = new Map(gpus.map((g) => [g.id, g]));
  return (name) => byId.get(PART_NAMES[name] ?? '') ?? byName.get(squash(name));
}

/** Published under a name of its own, same weights in shape. */
const SAME_SHAPE: Readonly<Record<string, string>> = {
  'meta-llama/Meta-Llama-3-8B': 'meta-llama/Meta-Llama-3-8B-Instruct',
  'meta-llama/Meta-Llama-3-70B': 'meta-llama/Meta-Llama-3-70B-Instruct',
  'meta-llama/Llama-3.1-70B': 'meta-llama/Llama-3.1-70B-Instruct',
  'mistralai/Mixtral-8x7B-v0.1': 'mistralai/Mixtral-8x7B-Instruct-v0.1',
  'mistralai/Mixtral-8x22B-v0.1': 'mistralai/Mixtral-8x22B-Instruct-v0.1',
  'mistralai/Mistral-7B-v0.1': 'mistralai/Mistral-7B-Instruct-v0.3',
  'amd/Llama-3.1-70B-Instruct-FP8-KV': 'meta-llama/Llama-3.1-70B-Instruct',
  'meta-llama/Llama-3.1-405B-FP8': 'meta-llama/Llama-3.1-405B-Instruct',
  'Qwen/Qwen3-235B-A22B-FP8': 'Qwen/Qwen3-235B-A22B',
  'Qwen/Qwen3-235B-A22B-Instruct-2507-FP8': 'Qwen/Qwen3-235B-A22B-Instruct-2507',
  'Qwen/Qwen3-32B-FP8': 'Qwen/Qwen3-32B',
  'zhipuai/GLM-5': 'zai-org/GLM-5',
  'zai-org/GLM-5.2-FP8': 'zai-org/GLM-5.2',
  'zai-org/GLM-4.6-FP8': 'zai-org/GLM-4.6',
  'zai-org/GLM-4.5-Air-FP8': 'zai-org/GLM-4.5-Air',
  'cpatonn/GLM-4.5-Air-AWQ-4bit': 'zai-org/GLM-4.5-Air',
  'QuantTrio/Qwen3-Coder-30B-A3B-Instruct-AWQ': 'Qwen/Qwen3-Coder-30B-A3B-Instruct',
  'ibnzterrell/Meta-Llama-3.3-70B-Instruct-AWQ-INT4': 'meta-llama/Llama-3.3-70B-Instruct',
  'nvidia/NVIDIA-Nemotron-3-Nano-30B-A3B-FP8': 'nvidia/NVIDIA-Nemotron-3-Nano-30B-A3B-BF16',
  'nvidia/NVIDIA-Nemotron-3-Super-120B-A12B-FP8': 'nvidia/NVIDIA-Nemotron-3-Super-120B-A12B-BF16',
  'Qwen/Qwen3-Coder-480B-A35B-Instruct-FP8': 'Qwen/Qwen3-Coder-480B-A35B-Instruct',
  '01-ai/Yi-34B': '01-ai/Yi-34B-Chat',
  'codellama/CodeLlama-34b-hf': 'codellama/CodeLlama-34b-Instruct-hf',
  'meta-llama/Llama-2-13b-hf': 'meta-llama/Llama-2-13b-chat-hf',
  'tiiuae/falcon-180B': 'tiiuae/falcon-180B-chat',
  'Qwen/Qwen1.5-72B': 'Qwen/Qwen1.5-72B-Chat',
  'lmsys/vicuna-7b-v1.5': 'meta-llama/Llama-2-7b-chat-hf',
  'NousResearch/Llama-2-7b-chat-hf': 'meta-llama/Llama-2-7b-chat-hf',
  'neuralmagic/Llama-3.2-11B-Vision-Instruct-FP8-dynamic': 'meta-llama/Llama-3.2-11B-Vision-Instruct',
};

/** Finds the catalog model of a measured name. */
export function modelFinder(models: readonly ModelFacts[]): (name: string) => ModelFacts | undefined {
  const byName = new Map<string, ModelFacts>();
  for (const m of models)
    for (const n of [m.id, ...m.aliases]) if (!byName.has(n.toLowerCase())) byName.set(n.toLowerCase(), m);
  return (name) => byName.get((SAME_SHAPE[name] ?? name).toLowerCase());
}

const PRECISIONS: Readonly<Record<string, WeightPrecision>> = {
  fp8: 'fp8',
  nvfp4: 'nvfp4',
  q4_k_m: 'q4_k_m',
  q4_0: 'q4_0',
  q8_0: 'q8_0',
  fp16: 'fp16',
  f16: 'fp16',
  bf16: 'bf16',
  mxfp4: 'mxfp4',
  'int4-awq': 'awq',
  int4: 'int4',
  uint4: 'int4',
  'int8-gptq': 'w8a16',
  w4a16: 'w4a16',
  'w8a8-int8': 'w8a8',
  w4a8: 'w4a8',
  'int4-gptq': 'gptq',
};
const CACHES: Readonly<Record<string, KvPrecision>> = {
  fp8: 'fp8',
  f16: 'fp16',
  fp16: 'fp16',
  int8: 'int8',
  kv4: 'int4',
};
const ENGINES_BY_NAME: Readonly<Record<string, Engine>> = {
  'tensorrt-llm': 'tensorrt-llm',
  vllm: 'vllm',
  'vllm-rocm': 'vllm',
  sglang: 'sglang',
  'sglang-rocm': 'sglang',
  'llama.cpp': 'llama.cpp',
  'ollama/llama.cpp': 'llama.cpp',
};

export const weightPrecisionOf = (row: MeasuredRow): WeightPrecision | undefined =>
  PRECISIONS[row.weight_precision ?? ''];
export const engineOf = (row: MeasuredRow): Engine | undefined => ENGINES_BY_NAME[row.engine];

/** The stated cache precision, or what the engine takes by itself: TensorRT-LLM keeps an FP8 cache for FP8 and NVFP4
 *  checkpoints, the others 16 bits. */
export function kvPrecisionOf(row: MeasuredRow): KvPrecision {
  const stated = CACHES[row.kv_precision ?? ''];
  if (stated !== undefined) return stated;
  return row.engine === 'tensorrt-llm' && (row.weight_precision === 'fp8' || row.weight_precision === 'nvfp4')
    ? 'fp8'
    : 'bf16';
}
