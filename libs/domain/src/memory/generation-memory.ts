import type { ModelFacts } from '../facts/model-facts';
import type { WeightPrecision } from '../facts/precision-name';
import type { ParallelLayout } from '../facts/workload';
import type { GenerationDemand } from './demand';
import type { Footprint } from './footprint';
import { PRECISION_FORMATS } from './precision';
import type { ServingConfig } from './serving-config';

const GIB = 2 ** 30;

/** Latent patches: 8 pixels per latent, 2 latents per patch; video also folds 4 frames into one.
 *  docs/model.md#pipelines */
const PIXELS_PER_PATCH = 16;
const FRAMES_PER_LATENT = 4;
/** Bytes alive per token and hidden unit in one denoiser block, 16-bit. */
const DENOISER_BYTES_PER_HIDDEN = 48;
/** Bytes the decoder keeps per output pixel: 128 channels of 16 bits in about ten maps; a video decoder works on four
 *  frames at a time. */
const DECODER_BYTES_PER_PIXEL = 2_560;
const DECODER_FRAMES = 4;
const RUNTIME = { one: Math.round(0.8 * GIB), several: Math.round(2.5 * GIB) } as const;
const UTILIZATION = 0.95;

/** Parameters of the parts of a pipeline; a model without named parts is its own denoiser. */
function parts(model: ModelFacts): { readonly denoiser: number; readonly rest: number; readonly largest: number } {
  let denoiser = 0;
  let total = 0;
  let largest = 0;
  for (const [name, parameters] of Object.entries(model.components ?? {})) {
    total += parameters;
    if (/denoiser|transformer|unet|expert/.test(name)) denoiser += parameters;
    if (parameters > largest) largest = parameters;
  }
  if (denoiser === 0 || total > model.parametersTotal * 1.05)
    return { denoiser: model.parametersTotal, rest: 0, largest: model.parametersTotal };
  return { denoiser, rest: Math.max(0, model.parametersTotal - denoiser), largest };
}

/** All parts of a pipeline resident: the denoiser at the chosen precision, encoders and decoder at no less than 16
 *  bits less than that. docs/model.md#pipelines */
export function pipelineWeightBytes(model: ModelFacts, precision: WeightPrecision): number {
  const { denoiser, rest } = parts(model);
  const { bits, otherBits } = PRECISION_FORMATS[precision];
  return Math.round((denoiser * bits + rest * otherBits) / 8);
}

/** The largest part alone: what a pipeline needs at least when the others wait in host memory. */
export function largestPartBytes(model: ModelFacts, precision: WeightPrecision): number {
  return Math.round((parts(model).largest * PRECISION_FORMATS[precision].bits) / 8);
}

/** Width of the denoiser from its size: 12 h² weights a layer, one layer per 64 units of width. */
const denoiserWidth = (parameters: number): number => Math.cbrt(parameters / 0.1875);

/** An image or video pipeline with all parts resident; denoiser and decoder run in turn, so the larger of their
 *  activations counts. */
export function generationFootprint(
  model: ModelFacts,
  config: ServingConfig,
  layout: ParallelLayout,
  demand: GenerationDemand,
): Footprint {
  const gpus = layout.tensorParallel * layout.pipelineParallel;
  const video = model.kind === 'video';
  const width = demand.width ?? (video ? 1280 : 1024);
  const height = demand.height ?? (video ? 720 : 1024);
  const frames = video ? (demand.frames ?? 81) : 1;
  const latents =
    Math.ceil(width / PIXELS_PER_PATCH) *
    Math.ceil(height / PIXELS_PER_PATCH) *
    (video ? Math.ceil(frames / FRAMES_PER_LATENT) : 1);
  const denoise = (latents * denoiserWidth(parts(model).denoiser) * DENOISER_BYTES_PER_HIDDEN) / gpus;
  const decode = width * height * DECODER_BYTES_PER_PIXEL * (video ? DECODER_FRAMES : 1);
  return {
    weightsBytes: Math.ceil(pipelineWeightBytes(model, config.weightPrecision) / gpus),
    cacheBytesPerSequence: 0,
    sharedCacheBytes: 0,
    activationBytes: 0,
    activationBytesPerSequence: Math.max(denoise, decode),
    activationFloorSequences: 1,
    runtimeBytes: gpus > 1 ? RUNTIME.several : RUNTIME.one,
    outsideBudgetBytes: 0,
    driverBytes: 0,
    utilization: UTILIZATION,
    engineSequences: 64,
  };
}
