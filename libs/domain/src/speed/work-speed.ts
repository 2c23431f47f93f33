import type { GpuFacts } from '../facts/gpu-facts';
import { gpuClassOf, type GpuClass } from './gpu-class';
import type { BoundBy, SpeedRange } from './speed-query';
import { sixteenBitFlops } from './multiplication-rate';

/** Speed of work that is not counted in generated tokens, on one GPU. None of these rows were fitted: the range says
 *  so. */
export interface WorkSpeed {
  readonly range: SpeedRange;
  /** What the figure rests on, in words. */
  readonly note: string;
  readonly boundBy: BoundBy;
}

/** Share of the dense 16-bit rate that one class of parts reaches on long, dense multiplications outside serving
 *  engines. docs/speed.md#other-work */
export const DENSE_SHARE: Readonly<Record<GpuClass, number>> = {
  hopper: 0.36,
  blackwell: 0.28,
  ampere: 0.5,
  gddr: 0.55,
  cdna: 0.25,
  unified: 0.3,
  apple: 0.4,
  other: 0.3,
};

/** FLOPs per second of one part in such work. */
export function denseFlopsPerSecond(gpu: GpuFacts): number {
  return sixteenBitFlops(gpu) * DENSE_SHARE[gpuClassOf(gpu)];
}

/** Range around figures that rest on a handful of published runs; wider for parts of no calibrated class. */
export function publishedRange(gpu: GpuFacts): SpeedRange {
  return gpuClassOf(gpu) === 'other' ? { low: 0.3, high: 2.5 } : { low: 0.55, high: 1.7 };
}
