import type { GpuFacts } from '../facts/gpu-facts';
import type { Engine, WeightPrecision } from '../facts/precision-name';
import { gpuClassOf, scaleUpGbps, type GpuClass } from './gpu-class';
import type { SpeedConstants } from './speed-constants';

/** What a part delivers to one engine and number format: bytes and FLOPs per second, seconds per event. */
export interface PartRates {
  readonly gpuClass: GpuClass;
  /** Whether several of them talk over a scale-up link. */
  readonly scaleUp: boolean;
  readonly bytesPerSecond: number;
  /** While decoding, and while reading a prompt. */
  readonly decodeFlopsPerSecond: number;
  readonly prefillFlopsPerSecond: number;
  readonly layerSeconds: number;
  readonly sequenceSeconds: number;
  readonly allReduceSeconds: number;
  /** Bytes per second and direction between two of these parts. */
  readonly linkBytesPerSecond: number;
}

/** PCIe x16, bytes per second and direction: Gen5 from Hopper, Blackwell and CDNA 3 on, Gen4 before. */
const PCIE_GEN5_BYTES_PER_SECOND = 64e9;
const PCIE_GEN4_BYTES_PER_SECOND = 32e9;
const GEN5 = new Set(['Hopper', 'Blackwell', 'Blackwell Ultra', 'CDNA3', 'CDNA4', 'RDNA4', 'Xe2']);
/** Compute rate assumed where the vendor publishes none, FLOPs per byte of bandwidth; below every part that does publish one. */
const UNPUBLISHED_FLOPS_PER_BYTE = 50;

const FOUR_BIT = new Set<WeightPrecision>(['nvfp4', 'mxfp4']);
const WEIGHT_ONLY = new Set<WeightPrecision>([
  'int4',
  'w4a16',
  'w4a8',
  'awq',
  'gptq',
  'bnb-4bit',
  'exl2-4.0bpw',
  'bnb-8bit',
  'w8a16',
]);
const EIGHT_BIT_INTEGER = new Set<WeightPrecision>(['int8', 'w8a8']);
const EIGHT_BIT_WEIGHTS = new Set<WeightPrecision>(['bnb-8bit', 'w8a16']);

/** Dense 16-bit rate of a part, FLOPs per second. */
export function sixteenBitFlops(gpu: GpuFacts): number {
  const t = gpu.tflopsDense;
  const best = gpu.supports.bf16 ? (t.bf16 ?? t.fp16) : Math.max(t.fp16 ?? 0, t.fp32 ?? 0);
  return best !== undefined && best > 0 ? best * 1e12 : gpu.memoryBandwidthGbps * 1e9 * UNPUBLISHED_FLOPS_PER_BYTE;
}

function multiplicationRate(gpu: GpuFacts, precision: WeightPrecision, c: SpeedConstants): number {
  const t = gpu.tflopsDense;
  const base = sixteenBitFlops(gpu);
  if (precision === 'fp32') return (t.tf32 ?? t.fp32 ?? base / 2e12) * 1e12;
  if (precision === 'fp8')
    return gpu.supports.fp8 && t.fp8 !== undefined
      ? t.fp8 * 1e12 * c.computeFactor.fp8
      : base * c.computeFactor.weightOnly;
  if (EIGHT_BIT_INTEGER.has(precision))
    return t.int8 !== undefined && t.int8 * 1e12 > base
      ? t.int8 * 1e12 * c.computeFactor.fp8
      : base * c.computeFactor.weightOnly;
  if (FOUR_BIT.has(precision))
    return gpu.supports.fp4 && t.fp4 !== undefined
      ? t.fp4 * 1e12 * c.computeFactor.fp4
      : base * c.computeFactor.weightOnly;
  return WEIGHT_ONLY.has(precision) ? base * c.computeFactor.weightOnly : base;
}

/** The rates of a part under an engine and precision, with the calibrated shares applied. */
export function partRates(
  gpu: GpuFacts,
  engine: Engine,
  precision: WeightPrecision,
  mixture: boolean,
  c: SpeedConstants,
): PartRates {
  const gpuClass = gpuClassOf(gpu);
  const llama = engine === 'llama.cpp';
  const hbm = gpuClass === 'hopper' || gpuClass === 'blackwell' || gpuClass === 'ampere' || gpuClass === 'cdna';
  const scaleUpRate = scaleUpGbps(gpu);
  const scaleUp = scaleUpRate !== undefined;
  const gen5 = GEN5.has(gpu.architecture);
  const packed = WEIGHT_ONLY.has(precision) && !EIGHT_BIT_WEIGHTS.has(precision);
  const bandwidth =
    c.bandwidth[gpuClass] *
    (llama ? (hbm ? c.bandwidthFactor.llamaHbm : c.bandwidthFactor.llamaOther) : packed ? c.bandwidthFactor.int4 : 1);
  const geforce = llama && gpuClass === 'gddr' && gpu.formFactor === 'consumer';
  const flops = llama
    ? sixteenBitFlops(gpu) * c.llamaCompute[gpuClass] * (geforce ? 2 : 1)
    : multiplicationRate(gpu, precision, c) * c.compute[gpuClass];
  const link =
    scaleUpRate !== undefined
      ? scaleUpRate * 5e8 * c.linkEfficiency.scaleUp
      : (gen5 ? PCIE_GEN5_BYTES_PER_SECOND : PCIE_GEN4_BYTES_PER_SECOND) * c.linkEfficiency.pcie;
  return {
    gpuClass,
    scaleUp,
    bytesPerSecond: gpu.memoryBandwidthGbps * 1e9 * bandwidth,
    decodeFlopsPerSecond: flops * c.engineDecode[engine] * (mixture ? c.computeFactor.mixtureOfExperts : 1),
    prefillFlopsPerSecond: flops * c.enginePrefill[engine] * (mixture ? c.computeFactor.mixturePrefill : 1),
    layerSeconds: c.layerUs[engine] * 1e-6 * (mixture ? c.layerFactor.mixtureOfExperts : 1),
    sequenceSeconds: c.sequenceUs[engine] * 1e-6,
    allReduceSeconds:
      (scaleUp
        ? c.allReduceUs.scaleUp[engine] * (gpuClass === 'blackwell' ? c.allReduceUs.blackwell : 1)
        : gen5
          ? c.allReduceUs.pcieGen5
          : c.allReduceUs.pcieGen4) * 1e-6,
    linkBytesPerSecond: link * (mixture ? c.linkEfficiency.mixtureOfExperts : 1),
  };
}
