/** Which parts a gate is about, by what their makers call them. */
export type PartGroup =
  | 'ampere-or-older'
  | 'hopper'
  | 'hopper-or-datacenter-blackwell'
  | 'datacenter-blackwell'
  | 'cdna3-or-cdna4'
  | 'mi300x'
  | 'h100-80gb'
  | 'rtx-5090'
  | 'trillium';

/** A combination that does not run although nothing in its shape says so, as published. A fact with its source: the newest engine may differ. */
export interface EngineGate {
  /** Catalog ids it is about; absent: every model with the trait. */
  readonly models?: RegExp;
  readonly trait?:
    'sparse-latent-attention' | 'compressed-attention' | 'fp8-mixture' | 'autoawq-or-gptq' | 'sixteen-bit' | 'nvfp4';
  readonly engines: readonly ('vllm' | 'sglang' | 'tensorrt-llm')[];
  /** Runs on these groups alone; empty: on none. */
  readonly only?: readonly PartGroup[];
  /** Does not run on these groups. */
  readonly not?: readonly PartGroup[];
  /** Only layouts of this kind are affected; absent: all. */
  readonly layout?:
    | 'pipeline'
    | 'expert-parallel-over-nodes'
    | 'tensor-parallel-over-nodes'
    | 'under-four-chips'
    | 'one-node'
    | 'under-32-gpus';
  readonly reason: string;
  /** What would run instead, in words. */
  readonly instead: string;
  readonly source: string;
}

/** Read in November 2026. */
export const ENGINE_GATES: readonly EngineGate[] = [
  {
    models: /^(deepseek-ai\/DeepSeek-V4-|moonshotai\/Kimi-K3$)/,
    engines: ['tensorrt-llm'],
    only: ['datacenter-blackwell'],
    reason: 'TensorRT-LLM runs this model on datacentre Blackwell (SM100 and later) only',
    instead: 'vLLM or SGLang, or a B200 or B300',
    source: 'NVIDIA/TensorRT-LLM examples/models/core (deepseek_v4, kimi_k3), read 2026-11',
  },
  {
    trait: 'sparse-latent-attention',
    engines: ['vllm', 'sglang', 'tensorrt-llm'],
    only: ['hopper-or-datacenter-blackwell', 'cdna3-or-cdna4'],
    reason: 'the kernels of sparse latent attention exist for SM90, SM100, gfx942 and gfx950',
    instead: 'Hopper, B200, B300 or MI300 and later',
    source:
      'vllm-project/recipes models/deepseek-ai/DeepSeek-V3.2.yaml; sgl-project/sglang docs/basic_usage/deepseek_v32.md, read 2026-11',
  },
  {
    models: /^deepseek-ai\/DeepSeek-V4-Flash/,
    engines: ['vllm'],
    not: ['mi300x'],
    reason: 'the vLLM recipe marks MI300X as unsupported for this model',
    instead: 'MI325X or MI355X, Hopper or Blackwell',
    source: 'vllm-project/recipes models/deepseek-ai/DeepSeek-V4-Flash.yaml, read 2026-11',
  },
  {
    trait: 'compressed-attention',
    engines: ['vllm', 'sglang', 'tensorrt-llm'],
    not: ['ampere-or-older'],
    reason: 'compressed attention has no kernels before SM90',
    instead: 'Hopper, Blackwell or MI325X and later',
    source: 'vllm-project/recipes models/deepseek-ai/DeepSeek-V4-Flash.yaml (hardware list), read 2026-11',
  },
  {
    models: /^zai-org\/GLM-4\.5/,
    engines: ['sglang'],
    not: ['ampere-or-older'],
    trait: 'fp8-mixture',
    reason: 'SGLang fails to start this FP8 checkpoint on A100',
    instead: 'BF16 weights, vLLM, or a part with FP8 units',
    source: 'gpustack/gpustack docs/performance-lab/glm-4.5-air/a100.md, read 2026-11',
  },
  {
    models: /^zai-org\/GLM-4\.5/,
    engines: ['sglang'],
    not: ['ampere-or-older'],
    layout: 'pipeline',
    reason: 'SGLang fails to start pipeline stages of this model on A100',
    instead: 'tensor parallelism',
    source: 'gpustack/gpustack docs/performance-lab/glm-4.5-air/a100.md, read 2026-11',
  },
  {
    models: /^(moonshotai\/Kimi-K3$|thinkingmachines\/Inkling)/,
    engines: ['vllm'],
    not: ['hopper'],
    layout: 'expert-parallel-over-nodes',
    reason: 'the recipe marks data and expert parallelism over several Hopper nodes as unsupported',
    instead: 'pipeline stages over the nodes, or Blackwell',
    source: 'vllm-project/recipes models/moonshotai/Kimi-K3.yaml, read 2026-11',
  },
  {
    models: /^thinkingmachines\/Inkling/,
    engines: ['vllm'],
    not: ['hopper'],
    layout: 'tensor-parallel-over-nodes',
    reason: 'the recipe marks tensor parallelism over several Hopper nodes as unsupported',
    instead: 'tensor parallelism inside each node and pipeline stages between them',
    source: 'vllm-project/recipes models/thinkingmachines/Inkling.yaml, read 2026-11',
  },
  {
    trait: 'autoawq-or-gptq',
    engines: ['tensorrt-llm'],
    only: [],
    reason: 'the PyTorch backend of TensorRT-LLM does not load AutoAWQ and GPTQ checkpoints',
    instead: 'vLLM, or a checkpoint made with NVIDIA ModelOpt',
    source: "gpustack/gpustack docs/performance-lab/qwen3-14b/a100.md (KeyError: 'weight'), read 2026-11",
  },
  {
    models: /^Qwen\/Qwen3-VL-235B-A22B/,
    trait: 'sixteen-bit',
    engines: ['sglang'],
    not: ['h100-80gb'],
    layout: 'one-node',
    reason: 'the vendor calls eight H100 of 80 GB too small for the 16-bit weights beside the work on images',
    instead: 'H200, or the FP8 checkpoint',
    source: 'sgl-project/sglang docs (cookbook, Qwen3-VL), read 2026-11',
  },
  {
    models: /^meta-models\/Muse-Glimmer-30B/,
    trait: 'nvfp4',
    engines: ['vllm'],
    not: ['rtx-5090'],
    reason: 'the checkpoint brings a draft head of 5.11 GB beside 25.42 GB of weights and fails to start on 32 GB',
    instead: 'two cards, or one of 48 GB',
    source: 'vllm-project/recipes models/meta-models/Muse-Glimmer-30B.yaml (verified), read 2026-11',
  },
  {
    models: /^moonshotai\/Kimi-K3$/,
    engines: ['vllm', 'sglang'],
    not: ['h100-80gb'],
    layout: 'under-32-gpus',
    reason: 'the vendor asks for at least 32 H100 (4 nodes)',
    instead: '32 H100, 16 H200, or Blackwell',
    source: 'vllm-project/recipes models/moonshotai/Kimi-K3.yaml, read 2026-11',
  },
  {
    models: /^(google\/gemma-4-26B-A4B|meta-llama\/Llama-3\.3-70B)/,
    engines: ['vllm', 'sglang'],
    not: ['trillium'],
    layout: 'under-four-chips',
    reason: 'a Trillium slice has at least four chips',
    instead: 'four chips, or one Ironwood chip',
    source:
      'vllm-project/recipes models/meta-llama/Llama-3.3-70B-Instruct.yaml and models/google/gemma-4-26B-A4B-it.yaml (TPU guides), read 2026-11',
  },
];

/** Checkpoints whose FP8 weights are scaled in blocks of 128 x 128 (`weight_block_size` of their config.json): every cut through a matrix has to fall between blocks. */
export const FP8_BLOCK = 128;
export const FP8_BLOCK_CHECKPOINTS: readonly { readonly models: RegExp; readonly source: string }[] = [
  {
    models: /^deepseek-ai\/DeepSeek-(V3|R1|V3\.1|V3\.2)/,
    source: 'deepseek-ai/DeepSeek-V3 config.json quantization_config.weight_block_size [128, 128]',
  },
  {
    models: /^moonshotai\/Kimi-K2-(Instruct|Base)/,
    source: 'moonshotai/Kimi-K2-Instruct config.json quantization_config.weight_block_size [128, 128]',
  },
  {
    models: /^MiniMaxAI\/MiniMax-M2/,
    source: 'vllm-project/recipes models/MiniMaxAI/MiniMax-M2.yaml: TP 8 not supported, 1536 / 8 = 192',
  },
  {
    models: /^Qwen\/Qwen3/,
    source:
      'Qwen/Qwen3-235B-A22B-FP8 config.json quantization_config.weight_block_size [128, 128]; vllm-project/recipes models/Qwen/Qwen3-VL-235B-A22B-Instruct.yaml',
  },
  {
    models: /^stepfun-ai\/Step-3\.5/,
    source: 'vllm-project/recipes models/stepfun-ai/Step-3.5-Flash.yaml: TP 4 and 8 fail, 1280 / 4 = 320',
  },
];
