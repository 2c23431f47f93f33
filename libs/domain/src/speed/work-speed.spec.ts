import type { GpuFacts } from '../facts/gpu-facts';
import type { ModelFacts } from '../facts/model-facts';
import { packagedGpus, packagedModels, rowOf } from '../testing/packaged-facts.spec';
import { imageSpeed, videoSpeed } from './diffusion-speed';
import { speechSpeed } from './speech-speed';
import { trainingSpeed } from './training-speed';

const [models, gpus] = [packagedModels(), packagedGpus()];
const model = (id: string): ModelFacts => rowOf(models, id);
const gpu = (id: string): GpuFacts => rowOf(gpus, id);
const bf16 = { weightPrecision: 'bf16' as const };

describe('images', () => {
  it(
    'FLUX.1-dev at 1024 x 1024: 74 TFLOPs per pass as published, 28 passes, at 36 % of 989 TFLOPS and 15 ms ' +
      'a step: 6.4 s on an H100',
    () => {
      const tokens = 64 * 64 + 512;
      const pass = 2 * 11_901_408_320 * 0.54 * tokens + 4 * 40 * Math.sqrt(11_901_408_320 / 560) * tokens ** 2;
      expect(pass / 1e12).toBeCloseTo(74.9, 0);
      const s = imageSpeed({ model: model('black-forest-labs/FLUX.1-dev'), gpu: gpu('h100-sxm-80gb'), ...bf16 });
      const around = 2 * (4_762_310_656 + 123_060_480) * 512 + 9.5e6 * 1024 * 1024;
      expect(s.secondsPerImage).toBeCloseTo((28 * pass + around) / (0.36 * 989.4e12) + 28 * 0.015, 6);
      expect(s.secondsPerImage).toBeCloseTo(6.38, 1);
      expect(s.imagesPerSecondPerGpu * s.secondsPerImage).toBeCloseTo(1, 12);
    },
  );
  it.each([
    ['stabilityai/stable-diffusion-xl-base-1.0', 'a100-sxm4-80gb', { steps: 50 }, 5.93],
    ['stable-diffusion-v1-5/stable-diffusion-v1-5', 'a100-sxm4-80gb', { steps: 50 }, 1.6],
    ['black-forest-labs/FLUX.1-dev', 'l20-48gb', { steps: 28 }, 24.94],
    ['black-forest-labs/FLUX.1-dev', 'l40s-48gb', { steps: 50, width: 512, height: 512 }, 8.71],
  ])('%s on %s (%o): the published %d seconds lie in the stated range', (id, part, what, published) => {
    const s = imageSpeed({ model: model(id), gpu: gpu(part), ...bf16, ...what });
    expect(1 / published).toBeGreaterThan(s.imagesPerSecondPerGpu * s.range.low);
    expect(1 / published).toBeLessThan(s.imagesPerSecondPerGpu * s.range.high);
  });
  it('twice the steps take nearly twice the time, four times the pixels more than four times', () => {
    const of = (what: object): number =>
      imageSpeed({ model: model('Qwen/Qwen-Image'), gpu: gpu('h100-sxm-80gb'), ...bf16, ...what }).secondsPerImage;
    expect(of({ steps: 40 }) / of({ steps: 20 })).toBeCloseTo(2, 1);
    expect(of({ width: 2048, height: 2048 }) / of({})).toBeGreaterThan(4);
  });
});

describe('video', () => {
  it('Wan2.1 1.3B, 5 s at 832 x 480 on an RTX 4090: about 4 minutes published, inside the range', () => {
    const s = videoSpeed({
      model: model('Wan-AI/Wan2.1-T2V-1.3B'),
      gpu: gpu('rtx-4090-24gb'),
      ...bf16,
      width: 832,
      height: 480,
    });
    expect(s.videoSecondsPerHourPerGpu).toBeCloseTo((3600 * 5) / s.secondsPerClip, 9);
    expect((3600 * 5) / 261).toBeGreaterThan(s.videoSecondsPerHourPerGpu * s.range.low);
    expect((3600 * 5) / 261).toBeLessThan(s.videoSecondsPerHourPerGpu * s.range.high);
  });
});

describe('speech', () => {
  it('Whisper large on the part it was measured on: 145 hours of audio per hour', () => {
    expect(
      speechSpeed({ model: model('openai/whisper-large-v3'), gpu: gpu('a100-sxm4-80gb') }).audioHoursPerHourPerGpu,
    ).toBeCloseTo(145, 6);
  });
  it('on an L4 the geometric mean of 121 / 312 TFLOPS and 300 / 2,039 GB/s is left of it: 34.6', () => {
    expect(
      speechSpeed({ model: model('openai/whisper-large-v3'), gpu: gpu('l4-24gb') }).audioHoursPerHourPerGpu,
    ).toBeCloseTo(145 * Math.sqrt((121 / 312) * (300 / 2039)), 6);
  });
  it('a model nobody measured is scaled by size and says so', () => {
    const s = speechSpeed({ model: model('mistralai/Voxtral-Small-24B-2507'), gpu: gpu('a100-sxm4-80gb') });
    expect(s.note).toContain('not measured');
    expect(s.range).toEqual({ low: 0.3, high: 3 });
  });
});

describe('training', () => {
  const query = {
    model: model('meta-llama/Llama-3.1-8B-Instruct'),
    gpu: gpu('h100-sxm-80gb'),
    sequenceTokens: 8192,
    gpuCount: 8,
  };
  it(
    'a full run of Llama 3.1 8B spends 6 FLOPs per weight and token: 7,689 tokens per second and H100 at 40 ' +
      '% utilisation',
    () => {
      const flops = 3 * (2 * 7_504_924_672 + 2 * 32 * 256 * 32 * 4096);
      const s = trainingSpeed({ ...query, method: 'full' });
      expect(s.trainingTokensPerSecondPerGpu).toBeCloseTo((0.4 * 989.4e12) / flops, 0);
      expect(s.trainingTokensPerSecond).toBeCloseTo(8 * s.trainingTokensPerSecondPerGpu, 6);
    },
  );
  it('adapters skip the gradients of the weights: 1.5 times the tokens (measured 1.44 to 1.47)', () => {
    expect(
      trainingSpeed({ ...query, method: 'lora' }).trainingTokensPerSecond /
        trainingSpeed({ ...query, method: 'full' }).trainingTokensPerSecond,
    ).toBeCloseTo(1.5, 9);
  });
  it('several boards without a link run at half the rate and name the interconnect', () => {
    const one = trainingSpeed({ ...query, gpu: gpu('l40s-48gb'), gpuCount: 1, method: 'lora' });
    const two = trainingSpeed({ ...query, gpu: gpu('l40s-48gb'), gpuCount: 2, method: 'lora' });
    expect(two.trainingTokensPerSecondPerGpu).toBeCloseTo(one.trainingTokensPerSecondPerGpu / 2, 9);
    expect(two.boundBy).toBe('interconnect');
  });
});
