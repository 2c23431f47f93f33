/** Which parts a gate is about, by what their makers call them. */
export type PartGroup =
  | 'ampere-or-older'
  | 'hopper'
  | 'hopper-or-datacenter-blackwell'
  | 'datacenter-blackwell'
  | 'cdna3-or-cdna4'
  | 'mi300x'
  | 'h100-80gb'
  | 'trillium';

/** A combination that does not run although nothing in its shape says so, as published. A fact with its source: the
 *  newest engine may differ. */
export interface EngineGate {
  /** Catalog ids it is about; absent: every model with the trait. */
  readonly models?: RegExp;
  readonly trait?:
    'sparse-latent-attention' | 'compressed-attention' | 'fp8-mixture' | 'autoawq-or-gptq' | 'sixteen-bit';
  readonly engines: readonly ('vllm' | 'sglang' | 'tensorrt-llm')[];
  /** Runs on these groups alone; empty: on none. */
  readonly only?: readonly PartGroup[];
  /** Does not run on these groups. */
  readonly not?: readonly PartGroup[];
  /** Only layouts of this kind are affected; absent: all. */
  readonly layout?:
    | 'pipeline'
    | 'attention-per-gpu-over-nodes'
    | 'tensor-parallel-over-nodes'
    | 'under-four-chips'
    | 'one-node'
    | 'under-32-gpus';
  readonly reason: string;
  /** What would run instead, in words. */
  readonly instead: string;
  /** Repository, file and commit that were opened, with the line or section. */
  readonly source: string;
  /** What of the gate goes beyond the words of the source: kept because it is the safe side, never presented as
   *  published. */
  readonly inferred?: string;
}

/** Every source was opened on 2026-11-22 at the commit it names. */
export const ENGINE_GATES: readonly EngineGate[] = [
  {
    models: /^(deepseek-ai\/DeepSeek-V4-|moonshotai\/Kimi-K3$)/,
    engines: ['tensorrt-llm'],
    only: ['datacenter-blackwell'],
    reason: 'TensorRT-LLM runs this model on datacentre Blackwell (SM100 and later) only',
    instead: 'vLLM or SGLang, or a B200 or B300',
    source:
      'NVIDIA/TensorRT-LLM examples/models/core/deepseek_v4/README.md at 3699edadb4b7 (Hardware ' +
      'Requirements) and docs/source/deployment-guide/deployment-guide-for-kimi-k3-on-trtllm.md at ' +
      '1ce3636a890c (Prerequisites)',
    inferred: 'desktop and workstation Blackwell (SM120), which neither page names',
  },
  {
    trait: 'sparse-latent-attention',
    engines: ['vllm', 'sglang', 'tensorrt-llm'],
    only: ['hopper-or-datacenter-blackwell', 'cdna3-or-cdna4'],
    reason: 'sparse latent attention is published as running on Hopper, datacentre Blackwell and AMD CDNA only',
    instead: 'Hopper, B200, B300 or MI300 and later',
    source:
      'sgl-project/sglang docs/basic_usage/deepseek_v32.md at 01253e4ea511 (images for H200, B200, MI350 ' +
      'and MI355; kernels for Hopper and Blackwell); vllm-project/recipes ' +
      'models/deepseek-ai/DeepSeek-V3.2.yaml at 8959cf64189c, lines 13-15 (H100 and H200)',
    inferred: 'TensorRT-LLM, of which no page was opened, and MI300X and MI325X, which are let through beside MI350',
  },
  {
    models: /^deepseek-ai\/DeepSeek-V4-Flash/,
    engines: ['vllm'],
    not: ['mi300x'],
    reason: 'the vLLM recipe marks MI300X as unsupported for this model',
    instead: 'MI325X or MI355X, Hopper or Blackwell',
    source: 'vllm-project/recipes models/deepseek-ai/DeepSeek-V4-Flash.yaml at 8959cf64189c, line 22',
  },
  {
    trait: 'compressed-attention',
    engines: ['vllm', 'sglang', 'tensorrt-llm'],
    not: ['ampere-or-older'],
    reason: 'nobody publishes compressed attention as running on a part before SM90',
    instead: 'Hopper, Blackwell or MI325X and later',
    source:
      'vllm-project/recipes models/deepseek-ai/DeepSeek-V4-Flash.yaml at 8959cf64189c, lines 13-24 ' +
      '(hardware list); NVIDIA/TensorRT-LLM examples/models/core/deepseek_v4/README.md at 3699edadb4b7',
    inferred: 'the recipe lists what was verified and says nothing of older parts',
  },
  {
    models: /^zai-org\/GLM-4\.5/,
    engines: ['sglang'],
    not: ['ampere-or-older'],
    trait: 'fp8-mixture',
    reason: 'SGLang failed to start the FP8 checkpoint of GLM-4.5-Air on A100',
    instead: 'BF16 weights, vLLM, or a part with FP8 units',
    source: 'gpustack/gpustack docs/performance-lab/glm-4.5-air/a100.md at 1dbc3b8130da (Quantization in SGLang)',
    inferred: 'the other sizes of the family, and parts older than A100',
  },
  {
    models: /^zai-org\/GLM-4\.5-Air/,
    engines: ['sglang'],
    not: ['ampere-or-older'],
    layout: 'pipeline',
    reason: 'SGLang failed to start pipeline stages of this model on A100',
    instead: 'tensor parallelism',
    source: 'gpustack/gpustack docs/performance-lab/glm-4.5-air/a100.md at 1dbc3b8130da (Parallelism in SGLang)',
    inferred: 'parts older than A100, and other numbers of stages than eight',
  },
  {
    models: /^(moonshotai\/Kimi-K3|thinkingmachines\/Inkling)$/,
    engines: ['vllm'],
    not: ['hopper'],
    layout: 'attention-per-gpu-over-nodes',
    reason: 'the recipe marks data and expert parallelism over several Hopper nodes as unsupported',
    instead: 'tensor parallelism inside each node and data-parallel ranks between them, or Blackwell',
    source:
      'vllm-project/recipes at 8959cf64189c: models/moonshotai/Kimi-K3.yaml, lines 132-138, and ' +
      'models/thinkingmachines/Inkling.yaml, lines 165-183 (multi_node_dep)',
  },
  {
    models: /^thinkingmachines\/Inkling/,
    engines: ['vllm'],
    not: ['hopper'],
    layout: 'tensor-parallel-over-nodes',
    reason: 'the recipe marks tensor parallelism over several Hopper nodes as unsupported',
    instead: 'tensor parallelism inside each node and data-parallel ranks between them',
    source:
      'vllm-project/recipes at 8959cf64189c: models/thinkingmachines/Inkling.yaml, lines 165-178, and ' +
      'Inkling-Small.yaml, lines 223-231 (multi_node_tp, multi_node_tep)',
  },
  {
    trait: 'autoawq-or-gptq',
    engines: ['tensorrt-llm'],
    only: [],
    reason: 'TensorRT-LLM loads checkpoints made with NVIDIA ModelOpt; one of AutoAWQ failed to load',
    instead: 'vLLM, or a checkpoint made with NVIDIA ModelOpt',
    source:
      'gpustack/gpustack docs/performance-lab/qwen3-14b/a100.md at 10e9444a07c7 (TensorRT-LLM 1.2.0rc1: ' +
      "KeyError: 'weight'); NVIDIA/TensorRT-LLM docs/source/features/quantization.md at 09d4c79ba941 " +
      '(Running Pre-quantized Models)',
    inferred: 'GPTQ checkpoints that were not made with ModelOpt, of which no run was read',
  },
  {
    models: /^Qwen\/Qwen3-VL-235B-A22B/,
    trait: 'sixteen-bit',
    engines: ['sglang'],
    not: ['h100-80gb'],
    layout: 'one-node',
    reason: 'the cookbook of SGLang calls the 16-bit weights too large for eight H100 of 80 GB',
    instead: 'H200, or the FP8 checkpoint',
    source:
      'sgl-project/sgl-cookbook src/components/autoregressive/Qwen3VLConfigGenerator/index.js at ' +
      '6589b517760e (specialCommands: too large for 8 x H100)',
  },
  {
    models: /^moonshotai\/Kimi-K3$/,
    engines: ['vllm', 'sglang'],
    not: ['h100-80gb'],
    layout: 'under-32-gpus',
    reason: 'the recipe starts every layout on H100 at 32 GPUs (4 nodes): 1.68 TB of weights do not fit fewer',
    instead: '32 H100, 16 H200, or Blackwell',
    source: 'vllm-project/recipes models/moonshotai/Kimi-K3.yaml at 8959cf64189c, lines 145-157',
    inferred: 'SGLang, because the reason is the memory of the nodes',
  },
  {
    models: /^(google\/gemma-4-26B-A4B|meta-llama\/Llama-3\.3-70B)/,
    engines: ['vllm', 'sglang'],
    not: ['trillium'],
    layout: 'under-four-chips',
    reason: 'a Trillium slice has at least four chips',
    instead: 'four chips, or one Ironwood chip',
    source:
      'vllm-project/recipes at 8959cf64189c: models/meta-llama/Llama-3.3-70B-Instruct.yaml, line 160, and ' +
      'models/Google/gemma-4-26B-A4B-it.yaml, line 357',
    inferred: 'SGLang, because the slice is a property of the machine',
  },
];

/** Checkpoints whose FP8 weights are scaled in blocks of 128 x 128 (`weight_block_size` of their config.json): every
 *  cut through a matrix has to fall between blocks. */
export const FP8_BLOCK = 128;
export const FP8_BLOCK_CHECKPOINTS: readonly { readonly models: RegExp; readonly source: string }[] = [
  {
    models: /^deepseek-ai\/DeepSeek-(V3|R1|V3\.1|V3\.2)/,
    source:
      'deepseek-ai/DeepSeek-V3 README_WEIGHTS.md at 0b39205aed0d (weight_block_size [128, 128]); R1, V3.1 ' +
      'and V3.2 taken to be stored alike',
  },
  {
    models: /^moonshotai\/Kimi-K2-(Instruct|Base)/,
    source: 'MoonshotAI/Kimi-K2 README.md at 11062d119a82 (block-fp8); the size of a block taken from DeepSeek-V3',
  },
  {
    models: /^MiniMaxAI\/MiniMax-M2/,
    source:
      'vllm-project/recipes models/MiniMaxAI/MiniMax-M2.yaml at 8959cf64189c, lines 96-97: TP 8 not ' +
      'supported, 1536 / 8 = 192',
  },
  {
    models: /^Qwen\/Qwen3/,
    source:
      'vllm-project/recipes at 8959cf64189c: models/Qwen/Qwen3-VL-235B-A22B-Instruct.yaml, line 63, and ' +
      'models/Qwen/Qwen3.8-27B.yaml, line 138 (weight_block_size [128, 128]); the rest of the family taken ' +
      'to be stored alike',
  },
  {
    models: /^stepfun-ai\/Step-3\.5/,
    source:
      'vllm-project/recipes models/stepfun-ai/Step-3.5-Flash.yaml at 8959cf64189c, lines 61-63: TP 4 ' +
      'fails, 1280 / 4 = 320',
  },
];
