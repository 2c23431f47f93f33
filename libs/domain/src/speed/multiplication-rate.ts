import type { GpuFacts } from '../facts/gpu-facts';
import type { WeightPrecision } from '../facts/precision-name';
import type { SpeedConstants } from './speed-constants';

/** Compute rate assumed where the vendor publishes none, FLOPs per byte of bandwidth; below every part that does
 *  publish one. */
const UNPUBLISHED_FLOPS_PER_BYTE = 50;

const FOUR_BIT = new Set<WeightPrecision>(['nvfp4', 'mxfp4']);
const WEIGHT_ONLY_FOUR_BIT = new Set<WeightPrecision>([
  'int4',
  'w4a16',
  'w4a8',
  'awq',
  'gptq',
  'bnb-4bit',
  'exl2-4.0bpw',
]);
const WEIGHT_ONLY_EIGHT_BIT = new Set<WeightPrecision>(['bnb-8bit', 'w8a16']);
const EIGHT_BIT_INTEGER = new Set<WeightPrecision>(['int8', 'w8a8']);

/** Weights are unpacked before every multiplication, whatever the part: four bits an integer weight. */
export const isFourBitWeightOnly = (precision: WeightPrecision): boolean => WEIGHT_ONLY_FOUR_BIT.has(precision);

/** Weights are unpacked before every multiplication, whatever the part. */
export const isWeightOnly = (precision: WeightPrecision): boolean =>
  WEIGHT_ONLY_FOUR_BIT.has(precision) || WEIGHT_ONLY_EIGHT_BIT.has(precision);

/** Dense 16-bit rate of a part, FLOPs per second. */
export function sixteenBitFlops(gpu: GpuFacts): number {
  const t = gpu.tflopsDense;
  const best = gpu.supports.bf16 ? (t.bf16 ?? t.fp16) : Math.max(t.fp16 ?? 0, t.fp32 ?? 0);
  return best !== undefined && best > 0 ? best * 1e12 : gpu.memoryBandwidthGbps * 1e9 * UNPUBLISHED_FLOPS_PER_BYTE;
}

/** A part's own format below 16 bits: its published rate, FLOPs per second, and whose share of it is reached. */
interface NarrowFormat {
  readonly flops: number;
  readonly reaches: 'fp8' | 'fp4';
}

/** The part's own narrow format for a precision; undefined where it has none and weights are unpacked to 16 bits. */
function narrowFormat(gpu: GpuFacts, precision: WeightPrecision): NarrowFormat | undefined {
  const t = gpu.tflopsDense;
  if (precision === 'fp8' && gpu.supports.fp8 && t.fp8 !== undefined) return { flops: t.fp8 * 1e12, reaches: 'fp8' };
  if (EIGHT_BIT_INTEGER.has(precision) && t.int8 !== undefined && t.int8 * 1e12 > sixteenBitFlops(gpu))
    return { flops: t.int8 * 1e12, reaches: 'fp8' };
  return FOUR_BIT.has(precision) && gpu.supports.fp4 && t.fp4 !== undefined
    ? { flops: t.fp4 * 1e12, reaches: 'fp4' }
    : undefined;
}

/** How many times faster than in 16 bits a part is said to multiply in this precision; 1 where weights are unpacked. */
export function timesFaster(gpu: GpuFacts, precision: WeightPrecision): number {
  const narrow = narrowFormat(gpu, precision);
  return narrow === undefined ? 1 : Math.max(1, narrow.flops / sixteenBitFlops(gpu));
}

/** FLOPs per second of a part's multiplications in this precision, before what share of it is reached. */
export function multiplicationRate(gpu: GpuFacts, precision: WeightPrecision, c: SpeedConstants): number {
  const sixteen = sixteenBitFlops(gpu);
  if (precision === 'fp32') return (gpu.tflopsDense.tf32 ?? gpu.tflopsDense.fp32 ?? sixteen / 2e12) * 1e12;
  const narrow = narrowFormat(gpu, precision);
  if (narrow !== undefined) return narrow.flops * c.computeFactor[narrow.reaches];
  const unpacked =
    precision === 'fp8' || EIGHT_BIT_INTEGER.has(precision) || FOUR_BIT.has(precision) || isWeightOnly(precision);
  return unpacked ? sixteen * c.computeFactor.weightOnly : sixteen;
}
