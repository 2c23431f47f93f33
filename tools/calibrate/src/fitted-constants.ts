import type { FittedConstant } from './fit';

const held = (path: string, low: number, high: number, priorSpread = 0.3): FittedConstant => ({
  path,
  low,
  high,
  priorSpread,
});
const free = (path: string, low: number, high: number): FittedConstant => held(path, low, high, 1);
const SERVERS = ['vllm', 'sglang', 'tensorrt-llm'];

/** What is fitted, between which bounds. No part reaches more than about 93 % of its bandwidth or of its
 *  multiplication rate. */
export const FITTED: readonly FittedConstant[] = [
  ...['hopper', 'blackwell', 'ampere', 'gddr', 'cdna', 'unified', 'apple'].map((k) =>
    held(`bandwidth/${k}`, 0.3, 0.93),
  ),
  ...['hopper', 'blackwell', 'ampere', 'gddr', 'cdna', 'unified'].map((k) => held(`compute/${k}`, 0.1, 0.93)),
  ...['ampere', 'gddr', 'unified', 'apple'].map((k) => held(`llamaCompute/${k}`, 0.02, 0.93)),
  held('bandwidthFactor/weightOnly', 0.3, 1),
  free('bandwidthFactor/sglangInt4Experts', 0.05, 1),
  free('bandwidthFactor/latentFallback', 0.0005, 1),
  held('bandwidthFactor/h20', 0.2, 1),
  held('bandwidthFactor/llamaHbm', 0.3, 1.1),
  held('bandwidthFactor/llamaOther', 0.5, 1.1),
  held('computeFactor/fp8', 0.3, 1),
  held('computeFactor/fp4', 0.2, 1),
  held('computeFactor/weightOnly', 0.3, 1.2),
  held('computeFactor/mixtureOfExperts', 0.2, 1),
  held('computeFactor/blackwellMixture', 0.2, 2),
  free('halfRateWidth', 10, 20000),
  free('halfRateExpertWidth', 10, 20000),
  free('sglangCdnaFp8', 0.1, 1),
  held('engineDecode/vllm', 0.2, 2),
  held('engineDecode/sglang', 0.1, 2),
  ...[...SERVERS, 'llama.cpp'].map((k) => held(`layerUs/${k}`, 5, 300)),
  ...SERVERS.map((k) => held(`layerFactor/mixtureOfExperts/${k}`, 0.5, 4)),
  held('layerFactor/latentAttention', 0.5, 4),
  held('layerFactor/sparseAttention', 1, 3),
  held('sequenceUs', 0.2, 60),
  free('sglangMixtureSequenceUs', 0.1, 300),
  held('allReduceUs/scaleUp', 2, 100),
  held('allReduceUs/blackwell', 0.1, 3),
  free('allReduceUs/pcieGen4', 5, 400),
  free('allReduceUs/pcieGen5', 5, 400),
  held('linkEfficiency/scaleUp', 0.05, 1),
  held('linkEfficiency/pcie', 0.05, 1),
  ...SERVERS.map((k) => free(`ttft/passUs/${k}`, 20, 5000)),
  free('ttft/passMixture', 0.5, 5),
  free('ttft/perClient', 0.001, 1),
  ...SERVERS.map((k) => free(`ttft/passPerClient/${k}`, 0.001, 1)),
  ...SERVERS.map((k) => held(`ttft/prompt/${k}`, 0.2, 6)),
];

/** Weight of each figure in the fit; prompts and first tokens vary most between two runs of the same configuration. */
export const FIGURE_WEIGHTS: Readonly<Record<string, number>> = {
  throughput: 1,
  tpot: 1,
  single: 1,
  endToEnd: 1,
  ttft: 0.8,
  prefill: 0.3,
};
