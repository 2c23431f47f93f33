import type { GpuFacts } from '../facts/gpu-facts';
import type { ModelFacts } from '../facts/model-facts';
import { gpuClassOf, hasScaleUpLink, type GpuClass } from './gpu-class';
import { attentionFlops, weightWork } from './model-work';
import { sixteenBitFlops } from './multiplication-rate';
import { publishedRange, type WorkSpeed } from './work-speed';

export interface TrainingQuery {
  readonly model: ModelFacts;
  readonly gpu: GpuFacts;
  readonly method: 'full' | 'lora' | 'qlora';
  readonly sequenceTokens: number;
  /** GPUs that train together. */
  readonly gpuCount: number;
}

/** Tokens trained per second: forward and backward, all GPUs busy. */
export interface TrainingSpeed extends WorkSpeed {
  readonly trainingTokensPerSecondPerGpu: number;
  readonly trainingTokensPerSecond: number;
}

/** FLOPs per weight and token: forward 2, gradients of the activations 2, gradients of the weights 2; adapters need no
 *  gradients of the frozen weights.
 *  Measured ratio LoRA over full on H100: 1.44 to 1.47 (NVIDIA NeMo 24.12 performance summary, Llama-2 7B and 70B).
 *  QLoRA recomputes activations and unpacks 4-bit weights. */
const FLOPS_PER_WEIGHT = { full: 6, lora: 4, qlora: 7 } as const;

/** Model FLOPs utilisation in BF16. Hopper: 0.38 to 0.43 in the Llama 3 report (arXiv 2407.21783) on 8,192 and more
 *  GPUs; the others are defaults below their serving rates. */
const UTILISATION: Readonly<Record<GpuClass, number>> = {
  hopper: 0.4,
  blackwell: 0.35,
  ampere: 0.45,
  gddr: 0.4,
  cdna: 0.3,
  unified: 0.25,
  apple: 0.3,
  other: 0.25,
};
/** Sharded training over PCIe waits for weights and gradients. */
const PCIE_SHARE = 0.5;
const MIXTURE_SHARE = 0.5;

/** Training speed from FLOPs and utilisation. docs/speed.md#training */
export function trainingSpeed(query: TrainingQuery): TrainingSpeed {
  const { model, gpu, method, gpuCount } = query;
  const work = weightWork(model, 'bf16');
  const a = model.architecture;
  const attention = a === undefined ? 0 : attentionFlops(a, query.sequenceTokens / 2, false);
  const flopsPerToken = (FLOPS_PER_WEIGHT[method] / 2) * (work.flopsPerToken + work.headFlops + attention);
  const slowLink = gpuCount > 1 && !hasScaleUpLink(gpu);
  const share = UTILISATION[gpuClassOf(gpu)] * (work.mixture ? MIXTURE_SHARE : 1) * (slowLink ? PCIE_SHARE : 1);
  const perGpu = (sixteenBitFlops(gpu) * share) / flopsPerToken;
  return {
    trainingTokensPerSecondPerGpu: perGpu,
    trainingTokensPerSecond: perGpu * gpuCount,
    range: publishedRange(gpu),
    boundBy: slowLink ? 'interconnect' : 'compute',
    note:
      `${FLOPS_PER_WEIGHT[method]} FLOPs per weight and token at ${Math.round(100 * share)} % of the BF16 ` +
      'rate; published runs on Hopper, a default elsewhere',
  };
}
