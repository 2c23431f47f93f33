import type { WeightPrecision } from '@compute-advisor/domain';

/** Names of number formats and quantisation methods. `near`: the catalog has no such format; the nearest is taken and
 *  said so. */
export interface PrecisionName {
  readonly precision: WeightPrecision;
  readonly near?: true;
  readonly generic?: true;
}

const exact = (precision: WeightPrecision, names: string): readonly (readonly [string, PrecisionName])[] =>
  names.split('|').map((n) => [n, { precision }] as const);
const generic = (precision: WeightPrecision, names: string): readonly (readonly [string, PrecisionName])[] =>
  names.split('|').map((n) => [n, { precision, generic: true }] as const);
const near = (precision: WeightPrecision, names: string): readonly (readonly [string, PrecisionName])[] =>
  names.split('|').map((n) => [n, { precision, near: true }] as const);

/** Widths of EXL2 and EXL3 near four bits: no other engine loads these files, whatever format is nearer in size. */
const EXL_WIDTHS = ['3.5', '3.75', '4.15', '4.2', '4.25', '4.4', '4.5', '4.65', '4.8', '4.85', '4.9']
  .flatMap((w) =>
    ['exl2', 'exl3'].flatMap((f) => [
      `${f} ${w}bpw`,
      `${f} ${w} bpw`,
      `${f}-${w}bpw`,
      `${f} ${w}`,
      `${w}bpw ${f}`,
      `${w}bpw-${f}`,
      `${w} bpw ${f}`,
    ]),
  )
  .join('|');

/** Every name the reader knows for a precision, folded spelling. */
export const PRECISION_NAMES: readonly (readonly [string, PrecisionName])[] = [
  ...exact('fp32', 'fp32|float32|f32|single precision|fp-32'),
  ...exact(
    'bf16',
    'bf16|bfloat16|b float 16|bf-16|brain float|unquantized|unquantised|non quantized|non-quantized|not ' +
      'quantized|not quantised|no quantization|no quantisation|no quant|no quants|without ' +
      "quantization|without quantisation|without quantizing|without quantising|don't quantise|don't " +
      'quantize|dont quantize|dont quantise|do not quantize|do not quantise|no quantizing|full weights|ohne ' +
      'quantisierung|keine quantisierung|unquantisiert|nicht quantisiert|sin cuantizar|sin cuantizacion|sans ' +
      'quantification|sans quantization|non quantifie|sem quantizacao|senza quantizzazione|non ' +
      'quantizzato|zonder quantisatie|不量化|未量化|无量化|量化なし|非量子化|量子化なし|bina quantization|без квантизации|full ' +
      'bf16|native bf16|16 bit bf16|not quantizing|never quantized|avoid quantization|no quantised|full ' +
      'precision|original precision|unquant',
  ),
  ...exact(
    'fp16',
    'fp16|float16|f16|half precision|half-precision|fp-16|float 16|16 bit|16-bit|16bit|16 bits|16 bit ' +
      'precision|dtype half|dtype=half|半精度',
  ),
  ...exact(
    'fp8',
    'fp8|fp-8|float8|f8|fp8_e4m3|fp8 e4m3|fp8_e5m2|e4m3|e5m2|fp8_e4m3fn|fp8 dynamic|fp8-dynamic|8 bit ' +
      'float|8-bit float|fp8 block',
  ),
  ...exact(
    'int8',
    'int8|int-8|i8|8 bitach|8 bity|8 bitow|8-bitowy|8-bitowa|8-bitowej|8-bitowym|8 bitov|8 bitu|8 битах|' +
      '8 бита|8 бит|8 битов|8-битный|8-битная|8-битной|8-битном|8-битные|8비트|8 비트|8 bitlik|acht bit|' +
      'eight bit|huit bits|ocho bits|otto bit|8 bit|8-bit|8bit|8 bits|8bits|llm.int8|eightbit',
  ),
  ...exact('w8a8', 'w8a8|w8a8 int8|int8 w8a8|smoothquant'),
  ...exact('w8a16', 'w8a16|int8 weight only'),
  ...near('w8a16', 'eetq'),
  ...exact(
    'bnb-8bit',
    'bnb 8bit|bnb 8-bit|bnb 8 bit|bitsandbytes 8bit|bitsandbytes 8-bit|bitsandbytes 8 bit|load in ' +
      '8bit|load_in_8bit|load-in-8bit|load in 8 bit|bnb int8|8bit bnb|8-bit bnb|8bit bitsandbytes|8-bit ' +
      'bitsandbytes',
  ),
  ...exact(
    'bnb-4bit',
    'bnb 4bit|bnb-4bit|bnb 4-bit|bnb 4 bit|bitsandbytes 4bit|bitsandbytes 4-bit|bitsandbytes 4 bit|load in ' +
      '4bit|load_in_4bit|load-in-4bit|load in 4 bit|nf4|bnb nf4|bitsandbytes nf4|bitsandbytes|bnb|4bit ' +
      'bnb|4-bit bnb|4 bit bnb|4bit bitsandbytes|4-bit bitsandbytes|4 bit bitsandbytes|nf4 double quant',
  ),
  ...exact('q8_0', 'q8_0|q8|q8 0|gguf q8|q8_0 gguf|8 bit gguf|8bit gguf|q80'),
  ...near('q8_0', 'q8_k_xl|ud-q8_k_xl|q8_k|q8_1|q8_k_l'),
  ...exact('q6_k', 'q6_k|q6k|q6|q6 k|6 bit|6-bit|6bit'),
  ...near('q6_k', 'q6_k_l|q6_k_xl|ud-q6_k_xl|6bpw|6.0bpw|6 bpw|6.5bpw|q6_0'),
  ...exact('q5_k_m', 'q5_k_m|q5km|q5_k|q5|q5 k m|5 bit|5-bit|5bit|q5_km'),
  ...exact('q5_k_s', 'q5_k_s|q5ks'),
  ...exact('q5_0', 'q5_0|q5 0'),
  ...near('q5_k_m', 'q5_1|q5_k_l|q5_k_xl|ud-q5_k_xl|5bpw|5.0bpw|5 bpw|5.5bpw|exl2 5.0bpw|exl2 5bpw'),
  ...exact('q4_k_m', 'q4_k_m|q4km|q4_k|q4 k m|q4k_m|q4_km|q4kmk|q4 km|q4k m'),
  ...exact('q4_k_s', 'q4_k_s|q4ks'),
  ...exact('q4_0', 'q4_0|q4 0|q40'),
  ...near('q4_k_m', 'q4_k_l|q4_k_xl|ud-q4_k_xl|q4_1|q4_k_xs|4.65bpw|4.5bpw|4.85bpw|4.8bpw|4.9bpw'),
  ...exact('iq4_xs', 'iq4_xs|iq4|iq4xs'),
  ...near('iq4_xs', 'iq4_nl|iq4_k|iq4_ks|iq4_kss|iq4_kt|4.25bpw'),
  ...exact('q3_k_m', 'q3_k_m|q3km|q3_k|q3|3 bit|3-bit|3bit'),
  ...near(
    'q3_k_m',
    'q3_k_s|q3_k_l|q3_k_xl|ud-q3_k_xl|iq3_xxs|iq3_xs|iq3_s|iq3_m|iq3_k|iq3_ks|iq3_kt|iq3|3bpw|3.0bpw|' +
      '3.5bpw|ud-iq3_xxs|3.25bpw',
  ),
  ...exact('q2_k', 'q2_k|q2k|q2|2 bit|2-bit|2bit'),
  ...near(
    'q2_k',
    'q2_k_s|q2_k_l|q2_k_xl|ud-q2_k_xl|iq2_xxs|iq2_xs|iq2_s|iq2_m|iq2_k|iq2_ks|iq2|iq1_s|iq1_m|iq1|2bpw|' +
      '2.0bpw|2.4bpw|2.5bpw|2.25bpw|ud-iq2_xxs|ud-iq1_s|ud-iq1_m|1.58bit|1.58-bit|1.58 ' +
      'bit|ud-iq2_m|tq1_0|ud-tq1_0|smol-iq2_ks',
  ),
  ...exact('mxfp8', 'mxfp8|mx fp8|mx-fp8|mxfp-8'),
  ...exact('nvfp4', 'nvfp4|nv fp4|nv-fp4|fp4|fp-4'),
  ...exact('mxfp4', 'mxfp4|mx fp4|mx-fp4|mxfp4_moe'),
  ...generic(
    'int4',
    'int4|int-4|i4|4 bitach|4 bity|4 bitow|4-bitowy|4-bitowa|4-bitowej|4-bitowym|4 bitov|4 bitu|4 битах|' +
      '4 бита|4 бит|4 битов|4-битный|4-битная|4-битной|4-битном|4-битные|4비트|4 비트|4 bitlik|4 bit|4-bit|' +
      '4bit|4 bits|4bits|four bit|vier bit|quatre bits|quattro bit|q4|4 bit ' +
      'quantized|4-bit quantized|4-bit ' +
      'quant|4bit quant|hqq|hqq 4bit|autoround|auto-round|u4|uint4|4-bit quantization|cuatro bits|4 bits ' +
      'de|mlx 4bit|4bit mlx|4-bit mlx|4位|4比特|4ビット|int4量化',
  ),
  ...exact('w4a16', 'w4a16|int4 weight only|int4_wo|w4a16_g128'),
  ...exact('w4a8', 'w4a8|qserve|w4a8kv4'),
  ...exact(
    'awq',
    'awq|awq 4bit|awq 4-bit|awq 4 bit|4bit awq|4-bit awq|4 bit awq|awq int4|int4 ' +
      'awq|awq-int4|awq_marlin|awq marlin|autoawq|awq quant|awq quantized|awq-4bit|w4a16 awq|awq w4a16',
  ),
  ...exact(
    'gptq',
    'gptq|gptq 4bit|gptq 4-bit|gptq 4 bit|4bit gptq|4-bit gptq|4 bit gptq|gptq int4|gptq-int4|int4 ' +
      'gptq|gptq_marlin|gptq marlin|autogptq|auto-gptq|gptq quant|gptq ' +
      'w4a16|gptq-4bit|gptq-for-llama|gptqmodel',
  ),
  ...exact(
    'w8a16',
    'gptq int8|gptq-int8|int8 gptq|int8-gptq|gptq 8bit|gptq 8-bit|gptq-8bit|gptq 8 bit|8bit gptq|8-bit gptq|' +
      '8 bit gptq|gptq w8a16|awq 8bit|awq-8bit',
  ),
  ...exact(
    'exl2-4.0bpw',
    'exl2|exl2 4.0bpw|exl2 4bpw|4.0bpw exl2|4bpw exl2|4bpw|4.0bpw|4 bpw|4.0 bpw|exl2 4.0|exl2 ' +
      '4bit|exl3|exl3 4bpw|exl3 4.0bpw|4.0bpw exl3|exl2-4.0bpw|4.0bpw-h6-exl2|4.0bpw h6 exl2|exl2 4 bit',
  ),
  ...near('exl2-4.0bpw', EXL_WIDTHS),
];
