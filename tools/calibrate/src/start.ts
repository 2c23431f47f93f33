import type { SpeedConstants } from '@compute-advisor/domain';

/** Where every fit begins and what sparse constants are held to: round figures of the right order, so that a refit does not depend on the last one. */
export const START: SpeedConstants = {
  bandwidth: {
    hopper: 0.8,
    blackwell: 0.8,
    ampere: 0.75,
    gddr: 0.85,
    cdna: 0.65,
    unified: 0.85,
    apple: 0.75,
    other: 0.6,
  },
  compute: { hopper: 0.7, blackwell: 0.5, ampere: 0.7, gddr: 0.6, cdna: 0.45, unified: 0.5, apple: 0.5, other: 0.4 },
  llamaCompute: {
    hopper: 0.25,
    blackwell: 0.2,
    ampere: 0.3,
    gddr: 0.27,
    cdna: 0.2,
    unified: 0.3,
    apple: 0.6,
    other: 0.2,
  },
  bandwidthFactor: { int4: 0.85, llamaHbm: 0.75, llamaOther: 1 },
  computeFactor: { fp8: 0.7, fp4: 0.7, weightOnly: 0.75, mixtureOfExperts: 0.6, mixturePrefill: 0.8 },
  engineDecode: { vllm: 0.9, sglang: 0.7, 'tensorrt-llm': 1, 'llama.cpp': 1 },
  enginePrefill: { vllm: 0.9, sglang: 0.8, 'tensorrt-llm': 1, 'llama.cpp': 1 },
  layerUs: { vllm: 40, sglang: 45, 'tensorrt-llm': 30, 'llama.cpp': 90 },
  layerFactor: { mixtureOfExperts: 1.2, sparseAttention: 1.2 },
  sequenceUs: { vllm: 6, sglang: 6, 'tensorrt-llm': 6, 'llama.cpp': 6 },
  allReduceUs: {
    scaleUp: { vllm: 15, sglang: 15, 'tensorrt-llm': 12, 'llama.cpp': 15 },
    blackwell: 1,
    pcieGen4: 60,
    pcieGen5: 60,
  },
  linkEfficiency: { scaleUp: 0.5, pcie: 0.5, mixtureOfExperts: 1.5 },
  ttft: {
    fixedMs: { vllm: 40, sglang: 60, 'tensorrt-llm': 40, 'llama.cpp': 40 },
    perClient: 0.05,
    clientMs: 2,
    steps: 1,
    prompt: { vllm: 1, sglang: 1, 'tensorrt-llm': 1, 'llama.cpp': 1 },
  },
};
