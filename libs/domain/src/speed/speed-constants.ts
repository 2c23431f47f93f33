import type { Engine } from '../facts/precision-name';
import type { GpuClass } from './gpu-class';

/** Every number of the speed model that is not a fact of the model or the part. Efficiencies are fractions of the
 *  datasheet rate. */
export interface SpeedConstants {
  /** Share of the memory bandwidth that decoding reaches. */
  readonly bandwidth: Readonly<Record<GpuClass, number>>;
  /** Share of the dense 16-bit rate. */
  readonly compute: Readonly<Record<GpuClass, number>>;
  /** The same under llama.cpp, which has its own kernels. */
  readonly llamaCompute: Readonly<Record<GpuClass, number>>;
  /** Further factors on `bandwidth`. */
  readonly bandwidthFactor: {
    /** Weights that are unpacked before they are multiplied. */
    readonly weightOnly: number;
    readonly llamaHbm: number;
    readonly llamaOther: number;
    /** H20: too few multiprocessors for its bandwidth. */
    readonly h20: number;
    /** Reading four-bit integer experts under SGLang, whose kernel for them is not tuned. */
    readonly sglangInt4Experts: number;
    /** Reading latents under SGLang for other shapes than DeepSeek's, which fall back to a general kernel. */
    readonly latentFallback: number;
  };
  /** Further factors on `compute`, by the number format of the multiplication and by the kind of layer. */
  readonly computeFactor: {
    readonly fp8: number;
    readonly fp4: number;
    readonly weightOnly: number;
    readonly mixtureOfExperts: number;
    /** The same again on data-center Blackwell, beside its dense layers. */
    readonly blackwellMixture: number;
  };
  /** Width of a dense model at which its multiplications reach half of the rate in 16 bits; as many times wider in a
   *  format as that is faster. */
  readonly halfRateWidth: number;
  /** The same of routed experts: the inner width of one expert. */
  readonly halfRateExpertWidth: number;
  /** What SGLang's FP8 kernels reach on CDNA 3 of what its others reach there, in bandwidth and in multiplications:
   *  they are not tuned for that part's own FP8. */
  readonly sglangCdnaFp8: number;
  /** Further factor on `compute` while decoding. */
  readonly engineDecode: Readonly<Record<Engine, number>>;
  /** Host and kernel-launch time per layer and step, microseconds. */
  readonly layerUs: Readonly<Record<Engine, number>>;
  /** Factors on it for models of routed experts, for latent attention, and for sparse attention, which ranks the
   *  tokens before it attends. */
  readonly layerFactor: {
    readonly mixtureOfExperts: Readonly<Record<Engine, number>>;
    readonly latentAttention: number;
    readonly sparseAttention: number;
  };
  /** Host time per sequence and step (scheduling, sampling, streaming), microseconds. */
  readonly sequenceUs: number;
  /** What SGLang adds to it for models of routed experts. */
  readonly sglangMixtureSequenceUs: number;
  /** Latency of one all-reduce, microseconds; `blackwell` is a factor on it over the newer scale-up link. */
  readonly allReduceUs: {
    readonly scaleUp: number;
    readonly blackwell: number;
    readonly pcieGen4: number;
    readonly pcieGen5: number;
  };
  /** Share of the link's rate that moved activations reach. */
  readonly linkEfficiency: { readonly scaleUp: number; readonly pcie: number };
  /** First token. */
  readonly ttft: {
    /** Launching the kernels of a pass over a prompt, which no recorded graph covers: microseconds per layer, and a
     *  factor for models of routed experts. */
    readonly passUs: Readonly<Record<Engine, number>>;
    readonly passMixture: number;
    /** What each further request in flight adds, as a share of one prompt and of one pass: a load begins with all of
     *  them at once. */
    readonly perClient: number;
    readonly passPerClient: Readonly<Record<Engine, number>>;
    /** Time of a single prompt relative to its share of a steady stream of them. */
    readonly prompt: Readonly<Record<Engine, number>>;
  };
}

/** What stands behind a constant: the factor one standard error up or down, and the measured figures it moves. */
export interface ConstantEvidence {
  readonly errorFactor: number;
  readonly figures: number;
}

/** How far the model is from the measurements, percent: median errors of the core figures (throughput, time per token,
 *  single stream), over all and over the medians
 *  of the groups, of the first token; shares within a factor of two and of pairs of parts in the right order; share of
 *  measured values inside the stated range. */
export interface FitQuality {
  readonly core: number;
  readonly balanced: number;
  readonly throughput: number;
  readonly tpot: number;
  readonly single: number;
  readonly ttft: number;
  readonly within2x: number;
  readonly pairs: number;
  readonly coverage: number;
}
