import type { FittedConstant } from './fit';

const held = (path: string, low: number, high: number, priorSpread = 0.3): FittedConstant => ({
  path,
  low,
  high,
  priorSpread,
});
const free = (path: string, low: number, high: number): FittedConstant => held(path, low, high, 1);
const SERVERS = ['vllm', 'sglang', 'tensorrt-llm'];

/** What is fitted, between which bounds. No part reaches more than about 93 % of its bandwidth or of its multiplication rate. */
export const FITTED: readonly FittedConstant[] = [
  ...['hopper', 'blackwell', 'ampere', 'gddr', 'cdna', 'unified', 'apple'].map((k) =>
    held(`bandwidth/${k}`, 0.3, 0.93),
  ),
  ...['hopper', 'blackwell', 'ampere', 'gddr', 'cdna', 'unified'].map((k) => held(`compute/${k}`, 0.1, 0.93)),
  ...['ampere', 'gddr', 'unified', 'apple'].map((k) => held(`llamaCompute/${k}`, 0.02, 0.93)),
  held('bandwidthFactor/int4', 0.3, 1),
  held('bandwidthFactor/llamaHbm', 0.3, 1.1),
  held('bandwidthFactor/llamaOther', 0.5, 1.1),
  held('computeFactor/fp8', 0.3, 1),
  held('computeFactor/fp4', 0.2, 1),
  held('computeFactor/weightOnly', 0.3, 1.2),
  held('computeFactor/mixtureOfExperts', 0.2, 1),
  held('computeFactor/mixturePrefill', 0.2, 1.5),
  held('engineDecode/vllm', 0.2, 2),
  held('engineDecode/sglang', 0.1, 2),
  ...SERVERS.map((k) => held(`enginePrefill/${k}`, 0.2, 2)),
  ...[...SERVERS, 'llama.cpp'].map((k) => held(`layerUs/${k}`, 5, 300)),
  held('layerFactor/mixtureOfExperts', 0.5, 4),
  held('layerFactor/sparseAttention', 1, 3),
  ...SERVERS.map((k) => held(`sequenceUs/${k}`, 0.2, 60)),
  ...SERVERS.map((k) => held(`allReduceUs/scaleUp/${k}`, 2, 100)),
  held('allReduceUs/blackwell', 0.1, 3),
  free('allReduceUs/pcieGen4', 5, 400),
  free('allReduceUs/pcieGen5', 5, 400),
  held('linkEfficiency/scaleUp', 0.05, 1),
  held('linkEfficiency/pcie', 0.05, 1),
  held('linkEfficiency/mixtureOfExperts', 0.2, 8),
  ...SERVERS.map((k) => free(`ttft/fixedMs/${k}`, 5, 300)),
  free('ttft/perClient', 0.001, 1),
  free('ttft/clientMs', 0.1, 30),
  free('ttft/steps', 0.1, 10),
  ...SERVERS.map((k) => held(`ttft/prompt/${k}`, 0.2, 6)),
];

/** Weight of each figure in the fit; prompts and first tokens vary most between two runs of the same configuration. */
export const FIGURE_WEIGHTS: Readonly<Record<string, number>> = {
  throughput: 1,
  tpot: 1,
  single: 1,
  ttft: 0.4,
  prefill: 0.3,
};
