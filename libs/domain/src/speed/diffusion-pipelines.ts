import type { ModelFacts } from '../facts/model-facts';

/** How one family of pipelines works; the first pattern that matches the model id holds. Sources: the published
 *  pipeline defaults, docs/speed.md#diffusion */
export interface Pipeline {
  readonly pattern: RegExp;
  readonly steps: number;
  /** Passes per step: 2 with classifier-free guidance, 1 where guidance was distilled. */
  readonly passes: 1 | 2;
  /** Pixels per side behind one token (autoencoder x patch). */
  readonly pixelsPerToken: number;
  /** Share of the weights that a token passes; about half where text and image have weights of their own. */
  readonly share: number;
  /** Convolutional network: FLOPs per pass, weight and latent pixel instead of tokens. */
  readonly convolutionFlops?: number;
  readonly framesPerToken?: number;
  readonly framesPerSecond?: number;
}
const PIPELINES: readonly Pipeline[] = [
  { pattern: /sdxl-turbo/i, steps: 1, passes: 1, pixelsPerToken: 8, share: 1, convolutionFlops: 0.142 },
  { pattern: /stable-diffusion-xl/i, steps: 30, passes: 2, pixelsPerToken: 8, share: 1, convolutionFlops: 0.142 },
  { pattern: /stable-diffusion-(v1|2)/i, steps: 30, passes: 2, pixelsPerToken: 8, share: 1, convolutionFlops: 0.227 },
  {
    pattern: /stable-video-diffusion/i,
    steps: 25,
    passes: 2,
    pixelsPerToken: 8,
    share: 1,
    convolutionFlops: 0.227,
    framesPerToken: 1,
    framesPerSecond: 7,
  },
  { pattern: /schnell|klein/i, steps: 4, passes: 1, pixelsPerToken: 16, share: 0.54 },
  { pattern: /flux/i, steps: 28, passes: 1, pixelsPerToken: 16, share: 0.54 },
  { pattern: /stable-diffusion-3.*turbo/i, steps: 4, passes: 1, pixelsPerToken: 16, share: 0.54 },
  { pattern: /stable-diffusion-3/i, steps: 28, passes: 2, pixelsPerToken: 16, share: 0.54 },
  { pattern: /z-image-turbo/i, steps: 8, passes: 1, pixelsPerToken: 16, share: 0.9 },
  { pattern: /qwen-image|longcat/i, steps: 50, passes: 2, pixelsPerToken: 16, share: 0.54 },
  { pattern: /hunyuanimage-2/i, steps: 50, passes: 2, pixelsPerToken: 32, share: 0.7 },
  { pattern: /sana/i, steps: 20, passes: 2, pixelsPerToken: 32, share: 0.9 },
  { pattern: /ltx/i, steps: 40, passes: 2, pixelsPerToken: 32, share: 0.9, framesPerToken: 8, framesPerSecond: 24 },
  {
    pattern: /wan2\.2-ti2v-5b/i,
    steps: 50,
    passes: 2,
    pixelsPerToken: 32,
    share: 0.9,
    framesPerToken: 4,
    framesPerSecond: 24,
  },
  { pattern: /wan2/i, steps: 50, passes: 2, pixelsPerToken: 16, share: 0.9, framesPerToken: 4, framesPerSecond: 16 },
  {
    pattern: /hunyuanvideo/i,
    steps: 50,
    passes: 1,
    pixelsPerToken: 16,
    share: 0.54,
    framesPerToken: 4,
    framesPerSecond: 24,
  },
  {
    pattern: /cogvideox/i,
    steps: 50,
    passes: 2,
    pixelsPerToken: 16,
    share: 0.9,
    framesPerToken: 4,
    framesPerSecond: 8,
  },
  { pattern: /mochi/i, steps: 64, passes: 2, pixelsPerToken: 16, share: 0.9, framesPerToken: 6, framesPerSecond: 30 },
];
const OTHER: Pipeline = {
  pattern: /./,
  steps: 30,
  passes: 2,
  pixelsPerToken: 16,
  share: 0.9,
  framesPerToken: 4,
  framesPerSecond: 24,
};

/** The pipeline of a model; one of the usual kind where no family is known. */
export const pipelineOf = (model: ModelFacts): Pipeline => PIPELINES.find((p) => p.pattern.test(model.id)) ?? OTHER;
