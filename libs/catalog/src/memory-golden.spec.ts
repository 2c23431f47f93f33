import {
  candidateLayouts,
  customGpu,
  customModel,
  kvBytesPerToken,
  replicaMemory,
  requirement,
  weightBreakdown,
  weightBytes,
  weightBytesPerGpu,
  type GpuFacts,
  type ModelFacts,
  type ServingConfig,
  type WeightPrecision,
} from '@compute-advisor/domain';
import { PackagedCatalog } from './index';

const { models, gpus } = new PackagedCatalog().current();
/** The row of that id. @throws {Error} when there is none */
function rowOf<T extends { readonly id: string }>(rows: readonly T[], id: string): T {
  const row = rows.find((r) => r.id === id);
  if (row === undefined) throw new Error(`no ${id}`);
  return row;
}
const model = (id: string): ModelFacts => rowOf(models, id);
const gpu = (id: string): GpuFacts => rowOf(gpus, id);
const BF16: ServingConfig = { engine: 'vllm', weightPrecision: 'bf16', kvPrecision: 'bf16' };
/** Bytes of the tensors of the files: all groups but what an engine holds beside them. */
const storedBytes = (m: ModelFacts, precision: WeightPrecision): number =>
  weightBreakdown(m, precision)
    .groups.filter((g) => g.name !== 'rotary_cache' && g.name !== 'allocator_rest')
    .reduce((sum, g) => sum + g.bytes, 0);
const LLAMA_70B = 'meta-llama/Llama-3.3-70B-Instruct';

describe('weights of published models, by hand', () => {
  it.each<[string, WeightPrecision, number, string]>([
    ['meta-llama/Llama-3.1-8B-Instruct', 'bf16', 16_060_522_496, '8,030,261,248 parameters x 2'],
    [LLAMA_70B, 'bf16', 141_107_412_992, '70,553,706,496 x 2'],
    [
      LLAMA_70B,
      'fp8',
      72_656_371_712,
      '68,451,041,280 linear x 1 + (2 x 1,050,673,152 embedding and head + 1,318,912 norms) x 2',
    ],
    [LLAMA_70B, 'awq', 39_765_646_377, '68,451,041,280 x 4.156 / 8 + 4,205,330,432'],
    [LLAMA_70B, 'q4_k_m', 42_773_184_562, '70,553,706,496 x 4.85 / 8'],
    [
      'openai/gpt-oss-120b',
      'mxfp4',
      69_309_753_984,
      '36 layers x 128 experts x 3 x 2,880 x 3,072 (padded) x 4.25 / 8 = 64,975,011,840, and 2,167,371,072 others x 2',
    ],
    ['deepseek-ai/DeepSeek-V3', 'fp8', 672_987_229_184, '669,065,609,216 linear x 1 + 1,960,809,984 others x 2'],
    [
      'moonshotai/Kimi-K2-Thinking',
      'int4',
      594_205_305_856,
      '60 layers x 384 experts x 3 x 7,168 x 2,048 x 4.5 / 8 = 570,760,888,320, the rest x 2',
    ],
  ])('%s in %s: %i bytes (%s)', (id, precision, bytes) => {
    expect(storedBytes(model(id), precision)).toBe(bytes);
  });

  it.each<[string, WeightPrecision, number, number, string]>([
    ['Qwen/Qwen2.5-7B-Instruct', 'bf16', 15_299_390_464, 14.2488, 'tables 32,768 x 128 x 2, 28 layers x 2 MiB, 1 MiB'],
    ['Qwen/Qwen2.5-7B-Instruct', 'fp8', 8_737_401_856, 8.14, 'tables 8,388,608, 28 layers x 3/4 MiB, 1 MiB'],
    ['ibm-granite/granite-3.3-8b-instruct', 'bf16', 16_375_283_712, 15.25, 'tables 131,072 x 128 x 2, 0 MiB'],
    ['google/gemma-3-4b-it', 'bf16', 9_204_138_720, 8.58, 'tables 1,048,576 x 256 x 2 and 131,072 x 256 x 2'],
    ['meta-llama/Llama-3.1-8B-Instruct', 'bf16', 16_094_076_928, 14.99, 'tables 131,072 x 128 x 2, 0 MiB'],
  ])(
    '%s in %s loads as %i bytes, the engine printed %d GiB (beside the files: %s)',
    (id, precision, bytes, printed) => {
      expect(weightBytes(model(id), precision)).toBe(bytes);
      expect(Math.abs(bytes / 2 ** 30 / printed - 1)).toBeLessThan(0.0012);
    },
  );

  it('Llama 3.1 405B in FP8 keeps attention and two blocks at 16 bits: a fifth over pure 8 bit', () => {
    const m = model('meta-llama/Llama-3.1-405B-Instruct');
    expect(weightBytes(m, 'fp8') / m.parametersTotal).toBeCloseTo(1.2, 2);
    expect(weightBreakdown(m, 'fp8').groups.find((g) => g.name === 'attention')?.bitsPerElement).toBe(16);
  });

  it('DeepSeek-V3 over two stages of 16: 21.44 GiB on the fuller GPU, the engine printed 21.41', () => {
    expect(
      weightBytesPerGpu(model('deepseek-ai/DeepSeek-V3'), 'fp8', { tensorParallel: 16, pipelineParallel: 2 }) / 2 ** 30,
    ).toBeCloseTo(21.44, 2);
  });

  it('Llama 4 Scout over four GPUs: 53.10 GiB each with its rotary table of 2.5 GiB, the engine printed 53.12', () => {
    expect(
      weightBytesPerGpu(model('meta-llama/Llama-4-Scout-17B-16E-Instruct'), 'bf16', {
        tensorParallel: 4,
        pipelineParallel: 1,
      }) /
        2 ** 30,
    ).toBeCloseTo(53.1, 1);
  });
});

describe('where a model fits', () => {
  it('Llama 3.3 70B in bf16 needs two H100s to load and four for ten sequences of 8,192 tokens', () => {
    const at = (tensorParallel: number): ReturnType<typeof replicaMemory> =>
      replicaMemory(model(LLAMA_70B), BF16, { tensorParallel, pipelineParallel: 1 }, gpu('h100-sxm-80gb'), {
        contextTokens: 8_192,
        sequences: 10,
      });
    expect(at(2).fits).toBe(false);
    expect(at(2).maxSequences).toBe(1);
    expect(at(2).reason).toBe('the replica holds 1 of the 10 sequences');
    expect(at(4).fits).toBe(true);
    expect(at(4).maxSequences).toBe(56);
    expect(at(4).headroomFraction).toBeCloseTo(0.456, 3);
  });

  it('Llama 3.1 405B in bf16 takes two nodes of eight H100s, and every smaller layout says why not', () => {
    const { layouts, rejected } = candidateLayouts(
      model('meta-llama/Llama-3.1-405B-Instruct'),
      BF16,
      gpu('h100-sxm-80gb'),
    );
    expect(layouts[0]).toEqual({ tensorParallel: 8, pipelineParallel: 2 });
    expect(rejected.map((r) => r.layout.tensorParallel)).toEqual([1, 2, 4, 8]);
    expect(rejected[3]?.reason).toBe(
      'weights and runtime take 97.7 GiB of each GPU, 71.3 GiB of one H100 SXM5 80GB can be used',
    );
  });

  it('Qwen2.5 7B does not split over eight GPUs: it has 28 attention heads', () => {
    const { layouts, rejected } = candidateLayouts(model('Qwen/Qwen2.5-7B-Instruct'), BF16, gpu('h100-sxm-80gb'));
    expect(layouts.map((l) => l.tensorParallel)).toEqual([1, 2, 4]);
    expect(rejected).toEqual([
      {
        layout: { tensorParallel: 8, pipelineParallel: 1 },
        cause: 'divisibility',
        reason: '28 attention heads do not divide by 8',
      },
    ]);
  });

  it('a 70B in Q4_K_M goes over the layers of two RTX 4090s under llama.cpp', () => {
    const { layouts } = candidateLayouts(
      model(LLAMA_70B),
      { engine: 'llama.cpp', weightPrecision: 'q4_k_m', kvPrecision: 'fp16' },
      gpu('rtx-4090-24gb'),
    );
    expect(layouts[0]).toEqual({ tensorParallel: 1, pipelineParallel: 2 });
  });

  it('desktop machines are not joined: 405B in bf16 is refused on RTX 4090s', () => {
    const { layouts, rejected } = candidateLayouts(
      model('meta-llama/Llama-3.1-405B-Instruct'),
      BF16,
      gpu('rtx-4090-24gb'),
    );
    expect(layouts).toEqual([]);
    expect(rejected[rejected.length - 1]?.reason).toBe(
      'GeForce RTX 4090 is a desktop part: machines of them are not joined into one replica',
    );
  });
});

describe('training', () => {
  const training = (method: 'full' | 'lora' | 'qlora', sequenceTokens: number) =>
    ({ task: 'training', method, sequenceTokens, batchSize: 1 }) as const;

  it('full fine-tuning of a 70B holds 16 bytes per parameter: 1,128,859,303,936 before activations', () => {
    const r = requirement(model(LLAMA_70B), BF16, training('full', 4_096));
    expect(r.weightsBytes).toBe(1_128_859_303_936);
    expect(r.training).toEqual({
      weightsBytes: 141_107_412_992,
      gradientBytes: 141_107_412_992,
      optimizerBytes: 846_644_477_952,
    });
    expect(r.activationBytes).toBe(11_762_925_568);
    expect(r.kvCacheBytes).toBe(0);
    expect(r.accuracy).toBe('estimated');
  });

  it(
    'LoRA of rank 16 on an 8B trains 41,943,040 parameters beside 16.1 GB of frozen weights: 24.7 GB, inside ' +
      'one 40 GB card',
    () => {
      const r = requirement(model('meta-llama/Llama-3.1-8B-Instruct'), BF16, training('lora', 4_096));
      expect(r.training?.gradientBytes).toBe(2 * 41_943_040);
      // With rotary tables of 131,072 x 128 x 2 bytes.
      expect(r.totalRequiredBytes).toBe(24_702_885_888 + 33_554_432);
    },
  );

  it('QLoRA of a 70B fits one 80 GB card, LoRA does not, full fine-tuning takes 24', () => {
    const fits = (method: 'full' | 'lora' | 'qlora', gpusInAll: number): boolean =>
      replicaMemory(
        model(LLAMA_70B),
        BF16,
        { tensorParallel: Math.min(8, gpusInAll), pipelineParallel: Math.ceil(gpusInAll / 8) },
        gpu('h100-sxm-80gb'),
        training(method, 4_096),
      ).fits;
    expect(fits('qlora', 1)).toBe(true);
    expect(fits('lora', 1)).toBe(false);
    expect(fits('lora', 4)).toBe(true);
    expect(fits('full', 16)).toBe(false);
    expect(fits('full', 24)).toBe(true);
  });

  it('sharding less never needs less', () => {
    const needed = (['zero3', 'zero2', 'zero1', 'none'] as const).map(
      (sharding) =>
        replicaMemory(
          model('meta-llama/Llama-3.1-8B-Instruct'),
          BF16,
          { tensorParallel: 8, pipelineParallel: 1 },
          gpu('h100-sxm-80gb'),
          { ...training('full', 4_096), sharding },
        ).neededBytes,
    );
    expect(needed).toEqual([...needed].sort((a, b) => a - b));
  });
});

describe('image and video pipelines, adapters, and what lies outside the catalog', () => {
  it.each<[string, WeightPrecision, number, string]>([
    ['black-forest-labs/FLUX.1-dev', 'bf16', 33_741_198_278, '16,870,599,139 parameters x 2'],
    [
      'black-forest-labs/FLUX.1-dev',
      'fp8',
      21_839_789_958,
      '11,901,408,320 of the denoiser x 1, 4,969,190,819 of encoders and decoder x 2',
    ],
    ['stabilityai/stable-diffusion-xl-base-1.0', 'fp16', 6_937_675_734, '3,468,837,867 x 2'],
  ])('%s in %s holds %i bytes of weights: %s', (id, weightPrecision, bytes) => {
    expect(
      requirement(model(id), { ...BF16, weightPrecision }, { task: 'generation', sequences: 1 }).weightsBytes,
    ).toBe(bytes);
  });

  it('HunyuanVideo at 720p and 129 frames needs 62 GiB; its makers ask for 60 GB', () => {
    const r = requirement(model('tencent/HunyuanVideo'), BF16, { task: 'generation', sequences: 1, frames: 129 });
    expect(r.totalRequiredBytes / 2 ** 30).toBeCloseTo(62, 0);
    expect(r.lowBytes / 2 ** 30).toBeLessThan(40);
  });

  it('ten adapters of rank 16 beside an 8B weigh 839 MB', () => {
    const load = { contextTokens: 8_192, sequences: 1 };
    const m = model('meta-llama/Llama-3.1-8B-Instruct');
    expect(
      requirement(m, BF16, { ...load, adapters: { count: 10, rank: 16 } }).weightsBytes -
        requirement(m, BF16, load).weightsBytes,
    ).toBe(838_860_800);
  });

  it(
    'a model of which only the size is known weighs its size, and its cache is an upper bound: every head ' +
      'has its own, 983,040 bytes per token where Llama 2 13B takes 819,200; 8 grouped heads are the lower end',
    () => {
      expect(storedBytes(customModel(13), 'bf16')).toBe(26_000_000_000);
      expect(customModel(13).id).toBe('custom/13b');
      expect(customModel(100, 10).id).toBe('custom/100b-a10b');
      expect(customModel(100, 10).parametersActive).toBe(10_000_000_000);
      expect(requirement(customModel(13), BF16, { contextTokens: 8_192, sequences: 1 }).kvCacheBytesPerToken).toBe(
        983_040,
      );
      expect(kvBytesPerToken(model('meta-llama/Llama-2-13b-chat-hf'), 'bf16')).toBe(819_200);
      const r = requirement(customModel(13), BF16, { contextTokens: 8_192, sequences: 1 });
      expect(r.totalRequiredBytes - r.lowBytes).toBeGreaterThan(0.8 * r.kvCacheBytes);
    },
  );

  it(
    'a model outside the catalog keeps its own name: the last part of it, and a derivative the shape of what ' +
      'its name states',
    () => {
      expect(customModel(0.9, undefined, { name: 'zai-org/glm-x' }).id).toBe('custom/glm-x');
      expect(customModel(353, 34, { name: 'glm-6', sizeAssumed: true }).notes).toMatch(/^The size is not known: 353/);
      const like = model('meta-llama/Llama-3.1-8B-Instruct');
      const tune = customModel(8, undefined, { name: 'acme/llama-3.1-8b-support', like });
      expect(tune.id).toBe('custom/llama-3.1-8b-support');
      expect(kvBytesPerToken(tune, 'bf16')).toBe(131_072);
    },
  );

  it('a part of which only the memory is known holds what 98 % of it can', () => {
    const part = customGpu('custom/rtx-4090-48gb', 48 * 2 ** 30);
    expect(part.memoryBytesUsable).toBe(50_508_815_400);
    expect(
      replicaMemory(model('meta-llama/Llama-3.1-8B-Instruct'), BF16, { tensorParallel: 1, pipelineParallel: 1 }, part, {
        contextTokens: 8_192,
        sequences: 1,
      }).fits,
    ).toBe(true);
  });
});
