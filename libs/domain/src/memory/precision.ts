import type { KvPrecision, WeightPrecision } from '../facts/precision-name';

/** What one weight format does to a model. docs/model.md#bits */
export interface PrecisionFormat {
  /** Bits per quantised weight, scales and zero points included. */
  readonly bits: number;
  /** `linear`: only the linear layers are quantised, embedding, head, router, norms and towers stay 16-bit.
   *  `all`: every matrix of the language model carries the average (GGUF, and plain floating point). */
  readonly reach: 'linear' | 'all';
  /** Bits of what the format leaves alone. */
  readonly otherBits: number;
}

const plain = (bits: number): PrecisionFormat => ({ bits, reach: 'all', otherBits: bits });
const linear = (bits: number): PrecisionFormat => ({ bits, reach: 'linear', otherBits: 16 });
const gguf = (bits: number): PrecisionFormat => ({ bits, reach: 'all', otherBits: 16 });

/** Every weight format by its real bits per weight. Sources: docs/model.md#bits. */
export const PRECISION_FORMATS: Readonly<Record<WeightPrecision, PrecisionFormat>> = {
  fp32: plain(32),
  bf16: plain(16),
  fp16: plain(16),
  fp8: linear(8),
  int8: linear(8),
  w8a8: linear(8),
  w8a16: linear(8),
  'bnb-8bit': linear(8),
  mxfp8: linear(8.25),
  nvfp4: linear(4.5),
  mxfp4: linear(4.25),
  int4: linear(4.125),
  w4a16: linear(4.125),
  w4a8: linear(4.125),
  awq: linear(4.156),
  gptq: linear(4.156),
  'bnb-4bit': linear(4.5),
  'exl2-4.0bpw': linear(4),
  q8_0: gguf(8.5),
  q6_k: gguf(6.5625),
  q5_k_m: gguf(5.69),
  q5_k_s: gguf(5.54),
  q5_0: gguf(5.5),
  q4_k_m: gguf(4.85),
  q4_k_s: gguf(4.58),
  q4_0: gguf(4.55),
  iq4_xs: gguf(4.46),
  q3_k_m: gguf(3.91),
  q2_k: gguf(3.35),
};

/** Bytes of one cached element. docs/model.md#kv */
export const KV_BYTES: Readonly<Record<KvPrecision, number>> = {
  fp32: 4,
  bf16: 2,
  fp16: 2,
  fp8: 1,
  int8: 1,
  q8_0: 1.0625,
  q4_0: 0.5625,
  int4: 0.5,
  nvfp4: 0.5625,
};

/** Formats that llama.cpp loads as they are, beside its own blocks. */
const PLAIN_ON_LLAMA_CPP: ReadonlySet<WeightPrecision> = new Set<WeightPrecision>(['fp32', 'bf16', 'fp16', 'mxfp4']);

/** The GGUF block format nearest to what was asked of llama.cpp ("4 bit" is Q4_K_M, "8 bit" Q8_0); the format itself
 *  where it loads it. docs/model.md#bits */
export function nearestGguf(precision: WeightPrecision): WeightPrecision {
  if (isGguf(precision) || PLAIN_ON_LLAMA_CPP.has(precision)) return precision;
  return PRECISION_FORMATS[precision].bits >= 8 ? 'q8_0' : 'q4_k_m';
}

/** True for the block formats of llama.cpp. */
export function isGguf(precision: WeightPrecision): boolean {
  return /^i?q\d/.test(precision);
}
