import type { Engine } from '../facts/precision-name';
import type { GpuClass } from './gpu-class';

/** Every number of the speed model that is not a fact of the model or the part. Efficiencies are fractions of the datasheet rate. */
export interface SpeedConstants {
  /** Share of the memory bandwidth that decoding reaches. */
  readonly bandwidth: Readonly<Record<GpuClass, number>>;
  /** Share of the dense 16-bit rate. */
  readonly compute: Readonly<Record<GpuClass, number>>;
  /** The same under llama.cpp, which has its own kernels. */
  readonly llamaCompute: Readonly<Record<GpuClass, number>>;
  /** Further factors on `bandwidth`. */
  readonly bandwidthFactor: { readonly int4: number; readonly llamaHbm: number; readonly llamaOther: number };
  /** Further factors on `compute`, by the number format of the multiplication and by the kind of layer. */
  readonly computeFactor: { readonly fp8: number; readonly fp4: number; readonly weightOnly: number; readonly mixtureOfExperts: number };
  readonly engineCompute: Readonly<Record<Engine, number>>;
  /** Host and kernel-launch time per layer and step, microseconds. */
  readonly layerUs: Readonly<Record<Engine, number>>;
  /** Latency of one all-reduce, microseconds. */
  readonly allReduceUs: { readonly scaleUp: number; readonly pcie: number };
  /** Share of the link's rate that moved activations reach. */
  readonly linkEfficiency: { readonly scaleUp: number; readonly pcie: number };
  readonly ttft: { readonly fixedMs: number; readonly perClient: number };
}
