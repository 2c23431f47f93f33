import type { WeightPrecision } from '../facts/precision-name';
import type { ConfigReader } from './config-json';

/** Formats by the name of the quantisation method; the first that matches holds. bitsandbytes without 8 bits asked for
 *  is 4-bit. */
const BY_METHOD: readonly (readonly [RegExp, WeightPrecision])[] = [
  [/mxfp4/, 'mxfp4'],
  [/nvfp4|fp4|modelopt/, 'nvfp4'],
  [/fp8|fbgemm/, 'fp8'],
  [/awq/, 'awq'],
  [/gptq/, 'gptq'],
  [/bitsandbytes/, 'bnb-4bit'],
  [/compressed/, 'int4'],
];

/** Formats by the type of the tensors. */
const BY_TENSOR_TYPE: ReadonlyMap<string, WeightPrecision> = new Map<string, WeightPrecision>([
  ['float32', 'fp32'],
  ['float16', 'fp16'],
]);

/** The format of the checkpoint: its quantisation where it has one, else its tensor type. */
export function checkpointPrecision(top: ConfigReader, c: ConfigReader): WeightPrecision {
  const q = top.inner('quantization_config') ?? c.inner('quantization_config');
  const method = q?.text('quant_method', 'quant_algo')?.toLowerCase() ?? '';
  const quantised = BY_METHOD.find(([pattern]) => pattern.test(method))?.[1];
  if (quantised !== undefined)
    return quantised === 'bnb-4bit' && q?.flag('load_in_8bit') === true ? 'bnb-8bit' : quantised;
  const type = c.text('torch_dtype', 'dtype') ?? top.text('torch_dtype', 'dtype') ?? 'bfloat16';
  return BY_TENSOR_TYPE.get(type.toLowerCase()) ?? 'bf16';
}
