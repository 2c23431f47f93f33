import type { SpeedConstants } from '@compute-advisor/domain';

/** Where every fit begins and what sparse constants are held to: round figures of the right order, so that a refit
 *  does not depend on the last one. */
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
  bandwidthFactor: {
    weightOnly: 0.85,
    llamaHbm: 0.75,
    llamaOther: 1,
    h20: 0.6,
    sglangInt4Experts: 0.5,
    latentFallback: 0.02,
  },
  computeFactor: { fp8: 0.7, fp4: 0.7, weightOnly: 0.75, mixtureOfExperts: 0.6, blackwellMixture: 0.7 },
  halfRateWidth: 1500,
  halfRateExpertWidth: 300,
  sglangCdnaFp8: 0.7,
  engineDecode: { vllm: 0.9, sglang: 0.7, 'tensorrt-llm': 1, 'llama.cpp': 1 },
  layerUs: { vllm: 40, sglang: 45, 'tensorrt-llm': 30, 'llama.cpp': 90 },
  layerFactor: {
    mixtureOfExperts: { vllm: 1.2, sglang: 1.2, 'tensorrt-llm': 1.2, 'llama.cpp': 1 },
    latentAttention: 1.2,
    sparseAttention: 1.2,
  },
  sequenceUs: 6,
  sglangMixtureSequenceUs: 30,
  allReduceUs: {
    scaleUp: 15,
    blackwell: 1,
    pcieGen4: 60,
    pcieGen5: 60,
  },
  linkEfficiency: { scaleUp: 0.5, pcie: 0.5 },
  ttft: {
    passUs: { vllm: 500, sglang: 1000, 'tensorrt-llm': 1000, 'llama.cpp': 500 },
    passMixture: 1.5,
    perClient: 0.05,
    passPerClient: { vllm: 0.03, sglang: 0.03, 'tensorrt-llm': 0.03, 'llama.cpp': 0.03 },
    prompt: { vllm: 1, sglang: 1, 'tensorrt-llm': 1, 'llama.cpp': 1 },
  },
};
