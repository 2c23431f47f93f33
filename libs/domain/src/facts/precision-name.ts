/** Every weight format the advisor can name, by the field's own words. The bits behind each name are in
 *  `memory/precision.ts`. */
export const WEIGHT_PRECISIONS = [
  'fp32',
  'bf16',
  'fp16',
  'fp8',
  'int8',
  'w8a8',
  'w8a16',
  'bnb-8bit',
  'q8_0',
  'q6_k',
  'q5_k_m',
  'q5_k_s',
  'q5_0',
  'q4_k_m',
  'q4_k_s',
  'q4_0',
  'iq4_xs',
  'q3_k_m',
  'q2_k',
  'mxfp8',
  'nvfp4',
  'mxfp4',
  'int4',
  'w4a16',
  'w4a8',
  'awq',
  'gptq',
  'bnb-4bit',
  'exl2-4.0bpw',
] as const;
export type WeightPrecision = (typeof WEIGHT_PRECISIONS)[number];

/** Every format the key/value cache can be kept in. */
export const KV_PRECISIONS = ['fp32', 'bf16', 'fp16', 'fp8', 'int8', 'q8_0', 'q4_0', 'int4', 'nvfp4'] as const;
export type KvPrecision = (typeof KV_PRECISIONS)[number];

/** Inference engines whose overhead and speed the model knows. */
export const ENGINES = ['vllm', 'sglang', 'tensorrt-llm', 'llama.cpp'] as const;
export type Engine = (typeof ENGINES)[number];
