import type { TensorGroup, WeightPrecision } from '@compute-advisor/domain';

/** What is known of a checkpoint's content beside the collections: bits per element by tensor group. */
export interface Composition {
  readonly model: string;
  readonly repo: string;
  readonly format: WeightPrecision;
  readonly publisher: 'vendor' | 'quantiser';
  readonly bitsByGroup: Readonly<Partial<Record<TensorGroup, number>>>;
  /** Bytes of its weight files. */
  readonly bytes?: number;
  readonly confidence: 'high' | 'medium';
  readonly source: string;
  readonly compositionSource: string;
}

const AICONFIGURATOR = 'ai-dynamo/aiconfigurator model_configs';
const config = (repo: string): string => `${AICONFIGURATOR}/${repo.replace('/', '--')}_hf_quant_config.json`;

/** Compositions by hand, each from the quantisation config or from published element counts. */
export const COMPOSITIONS: readonly Composition[] = [
  ...(
    [
      ['zai-org/GLM-5.2', 'zai-org/GLM-5.2-FP8', 755_663_692_616],
      ['zai-org/GLM-5.3', 'zai-org/GLM-5.3', 755_663_688_511],
    ] as const
  ).map(([model, repo, bytes]): Composition => ({
    model,
    repo,
    format: 'fp8',
    publisher: 'vendor',
    bitsByGroup: {},
    bytes,
    confidence: 'high',
    source: repo,
    compositionSource:
      'bytes of the 141 shards, the module for speculative decoding among them, as a deployment on MI355X read them ' +
      '(August 2026); GLM-5.3 is published in FP8 with blocks of 128 alone',
  })),
  {
    model: 'meta-llama/Llama-3.1-405B-Instruct',
    repo: 'meta-llama/Llama-3.1-405B-Instruct-FP8',
    format: 'fp8',
    publisher: 'vendor',
    // 124 of the 126 feed-forward blocks are 8-bit, the first and the last 16.
    bitsByGroup: { attention: 16, dense_mlp: (124 * 8 + 2 * 16) / 126 },
    confidence: 'high',
    source: 'meta-llama/Llama-3.1-405B-Instruct-FP8',
    compositionSource: 'quantization_config modules_to_not_convert: all attention, first and last block',
  },
  {
    model: 'meta-llama/Llama-4-Maverick-17B-128E-Instruct',
    repo: 'meta-llama/Llama-4-Maverick-17B-128E-Instruct-FP8',
    format: 'fp8',
    publisher: 'vendor',
    bitsByGroup: { attention: 16, dense_mlp: 16, shared_experts: 16, experts: 8 },
    confidence: 'high',
    source: 'meta-llama/Llama-4-Maverick-17B-128E-Instruct-FP8',
    compositionSource:
      'the FP8 checkpoint holds 66,060,288 elements more than the bf16 one (llmfit hf_models.json): one ' +
      'scale per output row of the experts alone',
  },
  ...[
    'deepseek-ai/DeepSeek-V4-Flash',
    'deepseek-ai/DeepSeek-V4-Flash-0731',
    'deepseek-ai/DeepSeek-V4-Pro',
    'deepseek-ai/DeepSeek-V4-Pro-0813',
  ].map((model): Composition => ({
    model,
    repo: model,
    format: 'mxfp4',
    publisher: 'vendor',
    bitsByGroup: { attention: 8, latent_projections: 8, dense_mlp: 8, shared_experts: 8 },
    confidence: 'high',
    source: model,
    compositionSource: 'published element counts: experts as packed 4-bit with 8-bit scales, FP8 elsewhere',
  })),
  ...['deepseek-ai/DeepSeek-V4-Flash', 'deepseek-ai/DeepSeek-V4-Pro'].map((model): Composition => ({
    model,
    repo: model.replace('deepseek-ai', 'nvidia').concat('-NVFP4'),
    format: 'nvfp4',
    publisher: 'quantiser',
    // The experts alone are converted; the rest stays what the vendor published.
    bitsByGroup: { attention: 8, latent_projections: 8, dense_mlp: 8, shared_experts: 8 },
    confidence: 'high',
    source: config(model.replace('deepseek-ai', 'nvidia').concat('-NVFP4')),
    compositionSource: config(model.replace('deepseek-ai', 'nvidia').concat('-NVFP4')),
  })),
  {
    model: 'Qwen/Qwen3.6-27B',
    repo: 'nvidia/Qwen3.6-27B-NVFP4',
    format: 'nvfp4',
    publisher: 'quantiser',
    // 193 modules in NVFP4: three per feed-forward block and the head; 208 in FP8: four per attention, three per state
    // layer.
    bitsByGroup: { attention: 8, state_layers: 8, dense_mlp: 4.5, head: 4.5 },
    confidence: 'high',
    source: config('nvidia/Qwen3.6-27B-NVFP4'),
    compositionSource: config('nvidia/Qwen3.6-27B-NVFP4'),
  },
  {
    model: 'Qwen/Qwen3.6-35B-A3B',
    repo: 'nvidia/Qwen3.6-35B-A3B-NVFP4',
    format: 'nvfp4',
    publisher: 'quantiser',
    // 161 modules in NVFP4: experts and shared expert of 40 layers and the head; 130 in FP8: attention and state
    // layers.
    bitsByGroup: { attention: 8, state_layers: 8, shared_experts: 4.5, experts: 4.5, head: 4.5 },
    confidence: 'high',
    source: config('nvidia/Qwen3.6-35B-A3B-NVFP4'),
    compositionSource: config('nvidia/Qwen3.6-35B-A3B-NVFP4'),
  },
  {
    model: 'Qwen/Qwen3.8-Flash-Next',
    repo: 'Qwen/Qwen3.8-Flash-Next-FP8',
    format: 'fp8',
    publisher: 'vendor',
    // The N-gram table is 8-bit too: 172.78 GiB of files.
    bitsByGroup: { embedding: 8 },
    bytes: Math.round(172.78 * 2 ** 30),
    confidence: 'high',
    source: 'vllm-project/recipes models/Qwen/Qwen3.8-Flash-Next.yaml',
    compositionSource: 'vllm-project/recipes models/Qwen/Qwen3.8-Flash-Next.yaml',
  },
  {
    model: 'Qwen/Qwen3.8-Flash-Next',
    repo: 'Inferact/Qwen3.8-Flash-Next-NVFP4',
    format: 'nvfp4',
    publisher: 'quantiser',
    // The N-gram table is 4-bit too.
    bitsByGroup: { embedding: 4.5 },
    confidence: 'high',
    source: 'vllm-project/recipes models/Qwen/Qwen3.8-Flash-Next.yaml',
    compositionSource: 'vllm-project/recipes models/Qwen/Qwen3.8-Flash-Next.yaml',
  },
  {
    model: 'MiniMaxAI/MiniMax-M3',
    repo: 'nvidia/MiniMax-M3-NVFP4',
    format: 'nvfp4',
    publisher: 'quantiser',
    // 21,888 modules in NVFP4 are the experts of 57 layers; the other linear layers are MXFP8.
    bitsByGroup: { attention: 8.25, dense_mlp: 8.25, shared_experts: 8.25, experts: 4.5 },
    confidence: 'high',
    source: config('nvidia/MiniMax-M3-NVFP4'),
    compositionSource: config('nvidia/MiniMax-M3-NVFP4'),
  },
  {
    model: 'nvidia/NVIDIA-Nemotron-3.5-Lightning-30B-A3B-BF16',
    repo: 'nvidia/NVIDIA-Nemotron-3.5-Lightning-30B-A3B-NVFP4',
    format: 'nvfp4',
    publisher: 'vendor',
    // 5,935 modules in NVFP4: experts and shared experts of 23 layers and the head; 46 in FP8: both projections of the
    // state layers.
    bitsByGroup: { attention: 16, state_layers: 8, shared_experts: 4.5, experts: 4.5, head: 4.5 },
    confidence: 'high',
    source: config('nvidia/NVIDIA-Nemotron-3.5-Lightning-30B-A3B-NVFP4'),
    compositionSource: config('nvidia/NVIDIA-Nemotron-3.5-Lightning-30B-A3B-NVFP4'),
  },
];
