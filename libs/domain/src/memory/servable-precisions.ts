import type { ModelFacts, ModelKind } from '../facts/model-facts';
import type { Engine, WeightPrecision } from '../facts/precision-name';
import { checkpointFor } from '../facts/checkpoint-choice';
import { isGguf } from './precision';
import { weightBytes } from './weights';

const TEXT: readonly WeightPrecision[] = [
  'bf16',
  'fp8',
  'int8',
  'q8_0',
  'q6_k',
  'q5_k_m',
  'q4_k_m',
  'nvfp4',
  'awq',
  'gptq',
  'int4',
];
/** Served where somebody publishes the model so. */
const WHERE_PUBLISHED: readonly WeightPrecision[] = ['mxfp8', 'mxfp4'];
const MEDIA: readonly WeightPrecision[] = ['bf16', 'fp8'];
const ENCODER: readonly WeightPrecision[] = ['fp32', 'fp16', 'bf16', 'int8'];

const FORMATS_OF_KIND: Partial<Record<ModelKind, readonly WeightPrecision[]>> = {
  text: TEXT,
  'vision-language': TEXT,
  image: MEDIA,
  video: MEDIA,
};

const memo = new WeakMap<ModelFacts, readonly WeightPrecision[]>();

/** Formats a model can be served in, by the bytes of its weights, heaviest first, its own before others that weigh the
 *  same. A model that is published in few bits can be unpacked to more; what lies before its own format adds bytes and
 *  no fidelity. docs/model.md#servable */
export function servablePrecisions(model: ModelFacts): WeightPrecision[] {
  let list = memo.get(model);
  if (list === undefined) memo.set(model, (list = ranked(model)));
  return [...list];
}

function ranked(model: ModelFacts): readonly WeightPrecision[] {
  const list = FORMATS_OF_KIND[model.kind] ?? ENCODER;
  const own = model.nativePrecision;
  const further =
    list === TEXT ? WHERE_PUBLISHED.filter((p) => p !== own && checkpointFor(model, p) !== undefined) : [];
  const all = [...(list.includes(own) ? list : [own, ...list]), ...further];
  const rank = (precision: WeightPrecision): number => (precision === own ? -1 : list.indexOf(precision));
  return all.sort((a, b) => weightBytes(model, b) - weightBytes(model, a) || rank(a) - rank(b));
}

/** The engine that serves a format: GGUF is llama.cpp's, the quantised safetensors formats are the servers'; what both
 *  take stays with the one that was chosen. docs/model.md#servable */
export function engineFor(precision: WeightPrecision, chosen: Engine): Engine {
  if (isGguf(precision)) return 'llama.cpp';
  const plain = precision === 'bf16' || precision === 'fp16' || precision === 'fp32' || precision === 'mxfp4';
  return chosen === 'llama.cpp' && !plain ? 'vllm' : chosen;
}
