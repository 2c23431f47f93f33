import type { GpuFacts } from '../facts/gpu-facts';
import type { ModelFacts } from '../facts/model-facts';
import type { WeightPrecision } from '../facts/precision-name';
import { type Pipeline, pipelineOf } from './diffusion-pipelines';
import { denseFlopsPerSecond, publishedRange, type WorkSpeed } from './work-speed';

export interface ImageQuery {
  readonly model: ModelFacts;
  readonly weightPrecision: WeightPrecision;
  readonly gpu: GpuFacts;
  /** Pixels; 1024 x 1024 when absent (512 x 512 for Stable Diffusion 1 and 2). */
  readonly width?: number;
  readonly height?: number;
  /** Denoising steps; the pipeline's own default when absent. */
  readonly steps?: number;
}

export interface VideoQuery extends ImageQuery {
  /** Length of one clip in seconds; 5 when absent. 1280 x 720 pixels when absent. */
  readonly videoSeconds?: number;
}

export interface ImageSpeed extends WorkSpeed {
  readonly imagesPerSecondPerGpu: number;
  readonly secondsPerImage: number;
  readonly steps: number;
  readonly width: number;
  readonly height: number;
}
export interface VideoSpeed extends WorkSpeed {
  readonly videoSecondsPerHourPerGpu: number;
  readonly secondsPerClip: number;
  readonly videoSeconds: number;
  readonly steps: number;
  readonly width: number;
  readonly height: number;
}

const TEXT_TOKENS = 512;
/** Autoencoder decoding, FLOPs per output pixel: 2.5 TFLOPs for 512 x 512 in the Stable Diffusion decoder. */
const DECODER_FLOPS_PER_PIXEL = 9.5e6;
/** A convolutional denoiser reaches about two thirds of what a transformer does: SDXL 0.32 of the A100's rate,
 *  transformers 0.5. */
const CONVOLUTION_SHARE = 0.64;
/** Host time per denoising step, seconds: Stable Diffusion 1.5 takes 1.6 s for 50 steps on an A100, twice its FLOPs'
 *  worth. */
const STEP_SECONDS = 0.015;
/** Gain of 8-bit over 16-bit denoisers, measured on FLUX.1-dev (compiled 20.24 s, with float8 13.29 s, L20). */
const EIGHT_BIT_GAIN = 1.4;
const EIGHT_BIT = new Set<WeightPrecision>(['fp8', 'int8', 'w8a8', 'nvfp4']);

function denoiserParameters(model: ModelFacts): number {
  const c = model.components;
  if (c === undefined) return model.parametersActive;
  // Two experts for early and late steps run one after the other; every step passes one of them.
  let largest = 0;
  for (const [name, parameters] of Object.entries(c))
    if (name.startsWith('denoiser') || name === 'model' || name === 'autoregressive_model')
      largest = Math.max(largest, parameters);
  return largest > 0 ? largest : model.parametersActive;
}

/** FLOPs of a transformer pass. Depth x width follows from the size: 14 weights per layer and squared width, 40 layers
 *  (Wan2.1-14B and FLUX.1 are within 10 %). */
function transformerPass(parameters: number, tokens: number, share: number): number {
  const depthTimesWidth = 40 * Math.sqrt(parameters / 560);
  return 2 * parameters * share * tokens + 4 * depthTimesWidth * tokens * tokens;
}

function clipFlops(
  p: Pipeline,
  model: ModelFacts,
  width: number,
  height: number,
  frames: number,
  steps: number,
): number {
  const parameters = denoiserParameters(model);
  const cells =
    (width / p.pixelsPerToken) * (height / p.pixelsPerToken) * Math.max(1, frames / (p.framesPerToken ?? 1));
  const pass =
    p.convolutionFlops === undefined
      ? transformerPass(parameters, cells + TEXT_TOKENS, p.share)
      : p.convolutionFlops * parameters * cells;
  let encoders = 0;
  for (const [name, n] of Object.entries(model.components ?? {}))
    if (name.startsWith('text_encoder')) encoders += 2 * n * TEXT_TOKENS;
  return pass * p.passes * steps + encoders + DECODER_FLOPS_PER_PIXEL * width * height * Math.max(1, frames);
}

function rate(query: ImageQuery, p: Pipeline): number {
  return (
    denseFlopsPerSecond(query.gpu) *
    (p.convolutionFlops === undefined ? 1 : CONVOLUTION_SHARE) *
    (query.gpu.supports.fp8 && EIGHT_BIT.has(query.weightPrecision) ? EIGHT_BIT_GAIN : 1)
  );
}

/** Images from one GPU, one at a time: denoising FLOPs over the rate this class of parts reaches.
 *  docs/speed.md#diffusion */
export function imageSpeed(query: ImageQuery): ImageSpeed {
  const p = pipelineOf(query.model);
  const side = /stable-diffusion-(v1|2)|sdxl-turbo/i.test(query.model.id) ? 512 : 1024;
  const width = query.width ?? side;
  const height = query.height ?? side;
  const steps = query.steps ?? p.steps;
  const seconds = clipFlops(p, query.model, width, height, 1, steps) / rate(query, p) + steps * STEP_SECONDS;
  return {
    imagesPerSecondPerGpu: 1 / seconds,
    secondsPerImage: seconds,
    steps,
    width,
    height,
    range: publishedRange(query.gpu),
    boundBy: 'compute',
    note:
      `${steps} steps at ${width}x${height}, from the FLOPs of the denoiser and five published runs; not ` +
      'calibrated on this part',
  };
}

/** Video from one GPU, one clip at a time. Attention over all frames grows with the square of the length.
 *  docs/speed.md#diffusion */
export function videoSpeed(query: VideoQuery): VideoSpeed {
  const p = pipelineOf(query.model);
  const width = query.width ?? 1280;
  const height = query.height ?? 720;
  const steps = query.steps ?? p.steps;
  const videoSeconds = query.videoSeconds ?? 5;
  const seconds =
    clipFlops(p, query.model, width, height, videoSeconds * (p.framesPerSecond ?? 24), steps) / rate(query, p) +
    steps * STEP_SECONDS;
  return {
    videoSecondsPerHourPerGpu: (3600 * videoSeconds) / seconds,
    secondsPerClip: seconds,
    videoSeconds,
    steps,
    width,
    height,
    range: publishedRange(query.gpu),
    boundBy: 'compute',
    note:
      `clips of ${videoSeconds} s, ${steps} steps at ${width}x${height}, from the FLOPs of the denoiser and ` +
      'published runs of Wan2.1; not calibrated on this part',
  };
}
