import type { ModelFacts } from '../facts/model-facts';
import type { Engine, WeightPrecision } from '../facts/precision-name';
import { isGguf, PRECISION_FORMATS } from './precision';

const TEXT: readonly WeightPrecision[] = ['bf16', 'fp8', 'int8', 'q8_0', 'q6_k', 'q5_k_m', 'q4_k_m', 'nvfp4', 'awq', 'gptq', 'int4'];
const MEDIA: readonly WeightPrecision[] = ['bf16', 'fp8'];
const ENCODER: readonly WeightPrecision[] = ['fp32', 'fp16', 'bf16', 'int8'];

/** Formats a model can be served in, best fidelity first (most bits first; the model's own before others of the same width). docs/model.md#servable */
export function servablePrecisions(model: ModelFacts): WeightPrecision[] {
  const list = model.kind === 'text' || model.kind === 'vision-language' ? TEXT : model.kind === 'image' || model.kind === 'video' ? MEDIA : ENCODER;
  const own = model.nativePrecision;
  const all = list.includes(own) ? [...list] : [own, ...list];
  return all.map((precision, at) => ({ precision, at })).sort((a, b) =>
    PRECISION_FORMATS[b.precision].bits - PRECISION_FORMATS[a.precision].bits || Number(b.precision === own) - Number(a.precision === own) || a.at - b.at).map((p) => p.precision);
}

/** The engine that serves a format: GGUF is llama.cpp's, the quantised safetensors formats are the servers'; what both take stays with the one that was chosen. docs/model.md#servable */
export function engineFor(precision: WeightPrecision, chosen: Engine): Engine {
  if (isGguf(precision)) return 'llama.cpp';
  const plain = precision === 'bf16' || precision === 'fp16' || precision === 'fp32' || precision === 'mxfp4';
  return chosen === 'llama.cpp' && !plain ? 'vllm' : chosen;
}
