import type { SpeedConstants } from './speed-constants';

export const SPEED_CONSTANTS: SpeedConstants = {
  bandwidth: { hopper: 0.76, blackwell: 0.88, ampere: 0.68, gddr: 0.92, cdna: 0.57, unified: 0.92, apple: 0.71, other: 0.6 },
  compute: { hopper: 0.85, blackwell: 0.31, ampere: 0.74, gddr: 0.59, cdna: 0.33, unified: 0.5, apple: 0.5, other: 0.4 },
  llamaCompute: { hopper: 0.3, blackwell: 0.2, ampere: 0.3, gddr: 0.27, cdna: 0.2, unified: 0.41, apple: 0.68, other: 0.27 },
  bandwidthFactor: { int4: 0.84, llamaHbm: 0.74, llamaOther: 1 },
  computeFactor: { fp8: 0.69, fp4: 0.85, weightOnly: 0.78, mixtureOfExperts: 0.55 },
  engineCompute: { vllm: 1.07, sglang: 0.36, 'tensorrt-llm': 1, 'llama.cpp': 1 },
  layerUs: { vllm: 52, sglang: 82, 'tensorrt-llm': 30, 'llama.cpp': 94 },
  allReduceUs: { scaleUp: 19, pcie: 161 },
  linkEfficiency: { scaleUp: 0.5, pcie: 0.6 },
  ttft: { fixedMs: 48, perClient: 0.073 },
};
