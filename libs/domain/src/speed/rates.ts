import type { GpuFacts } from '../facts/gpu-facts';
import type { Engine, WeightPrecision } from '../facts/precision-name';
import { gpuClassOf, scaleUpGbps, type GpuClass } from './gpu-class';
import { isWeightOnly, multiplicationRate, sixteenBitFlops, timesFaster } from './multiplication-rate';
import type { SpeedConstants } from './speed-constants';

/** What a part delivers to one engine and number format: bytes and FLOPs per second, seconds per event. */
export interface PartRates {
  readonly gpuClass: GpuClass;
  /** Whether several of them talk over a scale-up link. */
  readonly scaleUp: boolean;
  readonly bytesPerSecond: number;
  /** The same while weights are read. */
  readonly weightBytesPerSecond: number;
  /** While decoding, and while reading a prompt. */
  readonly decodeFlopsPerSecond: number;
  readonly prefillFlopsPerSecond: number;
  readonly layerSeconds: number;
  readonly sequenceSeconds: number;
  readonly allReduceSeconds: number;
  /** Bytes per second and direction between two of these parts. */
  readonly linkBytesPerSecond: number;
}

/** What is run on the part. */
export interface RateQuery {
  readonly engine: Engine;
  readonly precision: WeightPrecision;
  /** Whether the model routes its tokens to experts. */
  readonly mixture: boolean;
  /** Hidden size of the model. */
  readonly width: number;
  /** Inner width of one routed expert, and the share of the multiplications that routed experts do; 0 without. */
  readonly expertWidth: number;
  readonly expertShare: number;
}

/** PCIe x16, bytes per second and direction: Gen5 from Hopper, Blackwell and CDNA 3 on, Gen4 before. */
const PCIE_GEN5_BYTES_PER_SECOND = 64e9;
const PCIE_GEN4_BYTES_PER_SECOND = 32e9;
const GEN5 = new Set(['Hopper', 'Blackwell', 'Blackwell Ultra', 'CDNA3', 'CDNA4', 'RDNA4', 'Xe2']);
/** H20: 78 of the H200's 132 multiprocessors cannot ask for all of its bandwidth. */
const H20 = /^h20-/;
const HBM_CLASSES = new Set<GpuClass>(['hopper', 'blackwell', 'ampere', 'cdna']);
/** Microseconds in a second, inverted. */
const MICRO = 1e-6;

/** CDNA 3 has an FP8 of its own, for which SGLang's kernels are not tuned; those of ROCm's vLLM are. */
function untunedShare(gpu: GpuFacts, query: RateQuery, c: SpeedConstants): number {
  const untuned = query.engine === 'sglang' && query.precision === 'fp8' && gpu.architecture === 'CDNA3';
  return untuned ? c.sglangCdnaFp8 : 1;
}

/** Share of the memory bandwidth that decoding reaches. */
function bandwidthShare(gpu: GpuFacts, gpuClass: GpuClass, query: RateQuery, c: SpeedConstants): number {
  const share = c.bandwidth[gpuClass] * (H20.test(gpu.id) ? c.bandwidthFactor.h20 : 1);
  if (query.engine === 'llama.cpp')
    return share * (HBM_CLASSES.has(gpuClass) ? c.bandwidthFactor.llamaHbm : c.bandwidthFactor.llamaOther);
  return share * (isWeightOnly(query.precision) ? c.bandwidthFactor.weightOnly : 1);
}

/** FLOPs per second of dense layers; `llama.cpp` has kernels of its own, which on GeForce boards accumulate at twice
 *  the datasheet rate. */
function reachedFlops(gpu: GpuFacts, gpuClass: GpuClass, query: RateQuery, c: SpeedConstants): number {
  if (query.engine !== 'llama.cpp') return multiplicationRate(gpu, query.precision, c) * c.compute[gpuClass];
  const geforce = gpuClass === 'gddr' && gpu.formFactor === 'consumer';
  return sixteenBitFlops(gpu) * c.llamaCompute[gpuClass] * (geforce ? 2 : 1);
}

/** Factor on the rate where tokens go to experts: many small multiplications, which the widest units feel most. */
function expertFactor(gpuClass: GpuClass, query: RateQuery, c: SpeedConstants): number {
  if (!query.mixture) return 1;
  const wide = gpuClass === 'blackwell' && query.engine !== 'llama.cpp';
  return c.computeFactor.mixtureOfExperts * (wide ? c.computeFactor.blackwellMixture : 1);
}

/** Share of the rate that the width of dense layers leaves, or that of routed experts: beginning and ending a tile
 *  takes its time whatever the width that is summed over, the longer against the sum the faster the format. */
function widthFactor(gpu: GpuFacts, query: RateQuery, c: SpeedConstants): number {
  if (query.engine === 'llama.cpp') return 1;
  const faster = timesFaster(gpu, query.precision);
  if (!query.mixture) return query.width / (query.width + c.halfRateWidth * faster);
  return 1 / (1 + (query.expertShare * c.halfRateExpertWidth * faster) / Math.max(1, query.expertWidth));
}

function allReduceUs(gpuClass: GpuClass, scaleUp: boolean, gen5: boolean, c: SpeedConstants): number {
  if (!scaleUp) return gen5 ? c.allReduceUs.pcieGen5 : c.allReduceUs.pcieGen4;
  return c.allReduceUs.scaleUp * (gpuClass === 'blackwell' ? c.allReduceUs.blackwell : 1);
}

/** The rates of a part under an engine and precision, with the calibrated shares applied. */
export function partRates(gpu: GpuFacts, query: RateQuery, c: SpeedConstants): PartRates {
  const { engine, mixture } = query;
  const gpuClass = gpuClassOf(gpu);
  const scaleUpRate = scaleUpGbps(gpu);
  const gen5 = GEN5.has(gpu.architecture);
  const untuned = untunedShare(gpu, query, c);
  const flops =
    reachedFlops(gpu, gpuClass, query, c) * expertFactor(gpuClass, query, c) * widthFactor(gpu, query, c) * untuned;
  const bytesPerSecond = gpu.memoryBandwidthGbps * 1e9 * bandwidthShare(gpu, gpuClass, query, c);
  const perSequenceUs = c.sequenceUs + (mixture && engine === 'sglang' ? c.sglangMixtureSequenceUs : 0);
  return {
    gpuClass,
    scaleUp: scaleUpRate !== undefined,
    bytesPerSecond,
    weightBytesPerSecond: bytesPerSecond * untuned,
    decodeFlopsPerSecond: flops * c.engineDecode[engine],
    prefillFlopsPerSecond: flops,
    layerSeconds: c.layerUs[engine] * MICRO * (mixture ? c.layerFactor.mixtureOfExperts[engine] : 1),
    sequenceSeconds: perSequenceUs * MICRO,
    allReduceSeconds: allReduceUs(gpuClass, scaleUpRate !== undefined, gen5, c) * MICRO,
    linkBytesPerSecond:
      scaleUpRate !== undefined
        ? scaleUpRate * 5e8 * c.linkEfficiency.scaleUp
        : (gen5 ? PCIE_GEN5_BYTES_PER_SECOND : PCIE_GEN4_BYTES_PER_SECOND) * c.linkEfficiency.pcie,
  };
}
