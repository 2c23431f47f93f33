import type { GpuFacts } from '../facts/gpu-facts';
import type { ModelFacts } from '../facts/model-facts';
import { packagedGpus, packagedModels, rowOf } from '../testing/packaged-facts.spec';
import { prepareSpeed, prepareSpeedWith } from './replica-speed';
import type { SpeedConstants } from './speed-constants';
import type { SpeedQuery } from './speed-query';

const [models, gpus] = [packagedModels(), packagedGpus()];
const model = (id: string): ModelFacts => rowOf(models, id);
const gpu = (id: string): GpuFacts => rowOf(gpus, id);

/** Round constants, so that every figure below can be checked with a pocket calculator. */
const ROUND: SpeedConstants = {
  bandwidth: { hopper: 0.8, blackwell: 0.8, ampere: 0.8, gddr: 0.8, cdna: 0.8, unified: 0.8, apple: 0.8, other: 0.8 },
  compute: { hopper: 0.5, blackwell: 0.5, ampere: 0.5, gddr: 0.5, cdna: 0.5, unified: 0.5, apple: 0.5, other: 0.5 },
  llamaCompute: {
    hopper: 0.25,
    blackwell: 0.25,
    ampere: 0.25,
    gddr: 0.25,
    cdna: 0.25,
    unified: 0.25,
    apple: 0.25,
    other: 0.25,
  },
  bandwidthFactor: {
    weightOnly: 0.8,
    llamaHbm: 0.75,
    llamaOther: 1,
    h20: 0.5,
    sglangInt4Experts: 0.1,
    latentFallback: 0.05,
  },
  computeFactor: { fp8: 0.7, fp4: 0.7, weightOnly: 0.7, mixtureOfExperts: 0.5, blackwellMixture: 0.5 },
  halfRateWidth: 0,
  halfRateExpertWidth: 0,
  sglangCdnaFp8: 1,
  engineDecode: { vllm: 1, sglang: 1, 'tensorrt-llm': 1, 'llama.cpp': 1 },
  layerUs: { vllm: 40, sglang: 50, 'tensorrt-llm': 30, 'llama.cpp': 100 },
  layerFactor: {
    mixtureOfExperts: { vllm: 1.5, sglang: 1.5, 'tensorrt-llm': 1.5, 'llama.cpp': 1 },
    latentAttention: 1.25,
    sparseAttention: 1.5,
  },
  sequenceUs: 5,
  sglangMixtureSequenceUs: 60,
  allReduceUs: { scaleUp: 15, blackwell: 1, pcieGen4: 200, pcieGen5: 200 },
  linkEfficiency: { scaleUp: 0.5, pcie: 0.5 },
  ttft: {
    passUs: { vllm: 500, sglang: 1000, 'tensorrt-llm': 1000, 'llama.cpp': 500 },
    passMixture: 1.5,
    perClient: 0.05,
    passPerClient: { vllm: 0.02, sglang: 0.05, 'tensorrt-llm': 0.01, 'llama.cpp': 0.02 },
    prompt: { vllm: 1, sglang: 1, 'tensorrt-llm': 1, 'llama.cpp': 1 },
  },
};

const query = (changes: Partial<SpeedQuery> = {}): SpeedQuery => ({
  model: model('meta-llama/Llama-3.1-8B-Instruct'),
  engine: 'vllm',
  weightPrecision: 'bf16',
  kvPrecision: 'bf16',
  gpu: gpu('h100-sxm-80gb'),
  layout: { tensorParallel: 1, pipelineParallel: 1 },
  inputTokens: 1000,
  outputTokens: 200,
  maxSequences: 300,
  ...changes,
});
const prepared = (changes: Partial<SpeedQuery> = {}): ReturnType<typeof prepareSpeed> =>
  prepareSpeedWith(ROUND, query(changes));

describe('one request alone on one GPU (Llama 3.1 8B, BF16, H100, vLLM, 1,000 tokens in, 200 out)', () => {
  const s = prepared().at(1);
  it(
    'reads every weight but the input embedding: (8,030,261,248 - 525,336,576) x 2 bytes at 0.8 x 3,352 GB/s ' +
      'is 5.597 ms',
    () => {
      expect(s.terms.weightsMs).toBeCloseTo((15_009_849_344 / (0.8 * 3352e9)) * 1e3, 2);
      expect(s.terms.weightsMs).toBeCloseTo(5.597, 2);
    },
  );
  it('reads the cache at half of its output: 1,100 tokens in 69 blocks of 16, 131,072 bytes each, is 0.054 ms', () => {
    expect(s.terms.kvCacheMs).toBeCloseTo(((1104 * 131_072) / (0.8 * 3352e9)) * 1e3, 4);
  });
  it('multiplies 2 x 7,504,924,672 weights and 577 MFLOP of attention at half of 989.4 TFLOPS: 0.0315 ms', () => {
    expect(s.terms.computeMs).toBeCloseTo(((15_009_849_344 + 2 * 32 * 256 * 32 * 1100) / (0.5 * 989.4e12)) * 1e3, 4);
  });
  it('spends 32 layers x 40 us and 5 us for the sequence on overhead', () => {
    expect(s.terms.overheadMs).toBeCloseTo(1.285, 6);
    expect(s.terms.interconnectMs).toBe(0);
  });
  it('gives 6.97 ms per token and says memory bandwidth binds', () => {
    expect(s.tpotMs).toBeCloseTo(6.968, 2);
    expect(s.boundBy).toBe('memory_bandwidth');
  });
});

describe('the first token', () => {
  it(
    'of one request: the prompt of 28.75 ms, a pass over 32 layers x 500 us, 5 ms fixed, and the step of ' +
      '6.97 ms that runs',
    () => {
      expect(prepared().at(1).ttftMs).toBeCloseTo(28.75 + 16 + 5 + 6.968, 1);
    },
  );
  it('beside 20 others: 5 % more prompt and 2 % more pass for each of them', () => {
    const r = prepared();
    expect(r.at(21).ttftMs).toBeCloseTo(28.75 * 2 + 16 * 1.4 + 5 + r.stepMs(21), 1);
  });
  it('of a prompt of which nine tenths are cached: 100 tokens are read, each attending to 950 on the mean', () => {
    const r = prepared({ cachedPromptShare: 0.9 });
    expect(r.promptWorkMs).toBeCloseTo(
      ((100 * (2 * 6_979_588_096 + 2 * 32 * 256 * 32 * 950)) / (0.5 * 989.4e12)) * 1e3,
      3,
    );
  });
});

describe('the width of dense layers', () => {
  const wide: SpeedConstants = { ...ROUND, halfRateWidth: 2048 };
  const slower = (changes: Partial<SpeedQuery>): number =>
    prepareSpeedWith(wide, query(changes)).promptWorkMs / prepared(changes).promptWorkMs;
  it('takes a third of the rate of Llama 3.1 8B (4,096 wide) in BF16: 4,096 / (4,096 + 2,048)', () => {
    expect(slower({})).toBeCloseTo(1.5, 9);
  });
  it('takes half in FP8, which an H100 multiplies twice as fast, and less of Llama 3.1 70B (8,192 wide)', () => {
    expect(slower({ weightPrecision: 'fp8' })).toBeCloseTo(1 + (2048 * (1978.9 / 989.4)) / 4096, 3);
    expect(slower({ model: model('meta-llama/Llama-3.1-70B-Instruct') })).toBeCloseTo(1.25, 9);
  });
  it('is of no account for routed experts, which have a width of their own, and under llama.cpp', () => {
    expect(slower({ model: model('Qwen/Qwen3-30B-A3B') })).toBe(1);
    expect(slower({ engine: 'llama.cpp', weightPrecision: 'q4_k_m' })).toBe(1);
  });
});

describe('FP8 under SGLang on CDNA 3', () => {
  const untuned: SpeedConstants = { ...ROUND, sglangCdnaFp8: 0.4 };
  const slower = (changes: Partial<SpeedQuery>): number => {
    const asked = query({ engine: 'sglang', weightPrecision: 'fp8', gpu: gpu('mi300x-192gb'), ...changes });
    return (
      prepareSpeedWith(untuned, asked).at(1).terms.weightsMs / prepareSpeedWith(ROUND, asked).at(1).terms.weightsMs
    );
  };
  it('reads weights two and a half times as long', () => {
    expect(slower({})).toBeCloseTo(2.5, 9);
  });
  it('is the only case: not vLLM, BF16, CDNA 4 or NVIDIA', () => {
    expect(slower({ engine: 'vllm' })).toBe(1);
    expect(slower({ weightPrecision: 'bf16' })).toBe(1);
    expect(slower({ gpu: gpu('mi355x-288gb') })).toBe(1);
    expect(slower({ gpu: gpu('h100-sxm-80gb') })).toBe(1);
  });
});

describe('a batch', () => {
  it('shares the weights: 32 requests at once give 15.8 times the tokens of one', () => {
    const one = prepared().at(1);
    const many = prepared().at(32);
    expect(many.terms.weightsMs).toBeCloseTo(one.terms.weightsMs, 9);
    expect(many.terms.kvCacheMs).toBeCloseTo(32 * one.terms.kvCacheMs, 9);
    expect(many.outputTokensPerSecond / one.outputTokensPerSecond).toBeCloseTo(15.8, 1);
  });
  it('interrupts every token by the prompts of the others: 31 x 28.75 ms of prompt over 200 tokens is 4.46 ms', () => {
    const promptMs = ((1000 * (2 * 6_979_588_096 + 2 * 32 * 256 * 32 * 500)) / (0.5 * 989.4e12)) * 1e3;
    expect(promptMs).toBeCloseTo(28.75, 1);
    expect(prepared().at(32).terms.prefillMs).toBeCloseTo((31 * promptMs) / 200, 3);
  });
  it(
    "keeps Little's law inside the replica: tokens per second = batch x output / (batch x prompt + output x " + 'step)',
    () => {
      const s = prepared().at(64);
      const step =
        s.terms.weightsMs + s.terms.kvCacheMs + s.terms.computeMs + s.terms.overheadMs + s.terms.interconnectMs;
      const prompt = (s.terms.prefillMs * 200) / 63;
      expect(s.outputTokensPerSecond).toBeCloseTo((64 * 200 * 1000) / (64 * prompt + 200 * step), 6);
      expect(s.requestsPerSecond).toBeCloseTo(s.outputTokensPerSecond / 200, 9);
    },
  );
  it(
    'holds 300 full sequences, or 321 in the middle of their output: 75 blocks of 16 at the end, 70 blocks ' +
      'at 60 %',
    () => {
      expect(prepared().maxBatch).toBe(Math.floor((300 * 1200) / 1120));
      expect(prepared().maxBatch).toBe(321);
      expect(prepared({ engine: 'tensorrt-llm' }).maxBatch).toBe(300);
      expect(prepared({ maxSequences: 5000 }).maxBatch).toBe(1024);
      expect(prepared({ maxSequences: 5000, gpu: gpu('l4-24gb') }).maxBatch).toBe(256);
    },
  );
  it(
    'lets what does not fit wait: throughput stands still, the first token comes later, and the cache room ' +
      'is named',
    () => {
      const r = prepared({ maxSequences: 16 });
      const full = r.saturated();
      const over = r.at(64);
      expect(over.batch).toBeCloseTo(full.batch, 9);
      expect(over.outputTokensPerSecond).toBeCloseTo(full.outputTokensPerSecond, 9);
      expect(over.ttftMs - full.ttftMs).toBeCloseTo(((64 - full.batch) / full.requestsPerSecond) * 1000, 3);
      expect(over.boundBy).toBe('kv_room');
    },
  );
});

describe('several GPUs', () => {
  it('split weights and cache eight ways and pay two all-reduces per layer: 64 x 15 us + moved activations', () => {
    const s = prepared({ layout: { tensorParallel: 8, pipelineParallel: 1 } }).at(1);
    expect(s.terms.weightsMs).toBeCloseTo(5.597 / 8, 2);
    const moved = (2 * 32 * 4096 * 2 * 2 * 7) / 8 / ((900e9 / 2) * 0.5);
    expect(s.terms.interconnectMs).toBeCloseTo(64 * 0.015 + moved * 1e3, 6);
  });
  it('without a scale-up link the same layout pays 200 us per all-reduce', () => {
    const s = prepared({ gpu: gpu('l40s-48gb'), layout: { tensorParallel: 2, pipelineParallel: 1 } }).at(1);
    expect(s.terms.interconnectMs).toBeGreaterThan(64 * 0.2);
    expect(s.boundBy).toBe('interconnect');
  });
  it('never split a cache past its key/value heads: 16 ranks read as much of it as 8', () => {
    const eight = prepared({ layout: { tensorParallel: 8, pipelineParallel: 1 } }).at(1).terms.kvCacheMs;
    expect(prepared({ layout: { tensorParallel: 16, pipelineParallel: 1 } }).at(1).terms.kvCacheMs).toBeCloseTo(
      eight,
      9,
    );
  });
  it('under llama.cpp two parts hold the layers but do not speed up one stream', () => {
    const one = prepared({ engine: 'llama.cpp', weightPrecision: 'q4_k_m' }).at(1);
    const two = prepared({
      engine: 'llama.cpp',
      weightPrecision: 'q4_k_m',
      layout: { tensorParallel: 2, pipelineParallel: 1 },
    }).at(1);
    expect(two.tpotMs).toBeCloseTo(one.tpotMs, 9);
  });
});

describe('mixtures of experts (Mixtral 8x7B, 2 of 8 experts)', () => {
  it('read a quarter of the experts for one token and 90 % of them for eight: 1 - 0.75^8', () => {
    const r = prepared({
      model: model('mistralai/Mixtral-8x7B-Instruct-v0.1'),
      layout: { tensorParallel: 2, pipelineParallel: 1 },
    });
    const at = (b: number): number => r.at(b).terms.weightsMs;
    const experts = ((32 * 8 * 3 * 4096 * 14336 * 2) / 2 / (0.8 * 3352e9)) * 1e3;
    expect(at(8) - at(1)).toBeCloseTo(experts * (1 - 0.75 ** 8 - 0.25), 1);
  });
});

describe('attention in data parallel (DeepSeek-R1, FP8, 8 x H200, vLLM)', () => {
  const with8 = (layout: SpeedQuery['layout']): ReturnType<typeof prepareSpeed> =>
    prepared({
      model: model('deepseek-ai/DeepSeek-R1'),
      weightPrecision: 'fp8',
      gpu: gpu('h200-sxm-141gb'),
      layout,
      maxSequences: 2000,
    });
  const ranks = with8({ tensorParallel: 1, pipelineParallel: 1, dataParallel: 8, expertParallel: true });
  const split = with8({ tensorParallel: 8, pipelineParallel: 1 });
  it(
    'reads the latents of its own eighth of the sequences: an eighth of the cache time of TP 8, where every ' +
      'rank reads all of them',
    () => {
      expect(split.at(64).terms.kvCacheMs / ranks.at(64).terms.kvCacheMs).toBeCloseTo(8, 6);
    },
  );
  it('reads the whole of what is not an expert on every GPU, so a single stream is slower', () => {
    expect(ranks.at(1).terms.weightsMs).toBeGreaterThan(3 * split.at(1).terms.weightsMs);
  });
  it('multiplies as much in all, each GPU its eighth', () => {
    expect(ranks.at(64).terms.computeMs).toBeCloseTo(split.at(64).terms.computeMs, 9);
  });
  it('schedules 1,024 sequences on each of eight ranks', () => {
    expect(with8({ tensorParallel: 1, pipelineParallel: 1, dataParallel: 8 }).maxBatch).toBeGreaterThan(1024);
  });
});

describe('kernels that an engine lacks', () => {
  const kimi = (engine: 'vllm' | 'sglang'): ReturnType<typeof prepareSpeed> =>
    prepared({
      model: model('moonshotai/Kimi-K2-Instruct'),
      engine,
      weightPrecision: 'int4',
      gpu: gpu('h200-sxm-141gb'),
      layout: { tensorParallel: 8, pipelineParallel: 1 },
    });
  it(
    'SGLang reads the latents of Kimi K2 (64 heads) at a twentieth, those of DeepSeek-R1 (128 heads) at full ' + 'rate',
    () => {
      expect(kimi('sglang').at(1).terms.kvCacheMs / kimi('vllm').at(1).terms.kvCacheMs).toBeCloseTo(20, 6);
      const r1 = (engine: 'vllm' | 'sglang'): number =>
        prepared({ model: model('deepseek-ai/DeepSeek-R1'), engine, weightPrecision: 'fp8' }).at(1).terms.kvCacheMs;
      expect(r1('sglang')).toBeCloseTo(r1('vllm'), 9);
    },
  );
  it('an H20 reaches half of its bandwidth', () => {
    const h20 = prepared({ gpu: gpu('h20-96gb') }).at(1).terms.weightsMs;
    expect(h20).toBeCloseTo((15_009_849_344 / (0.5 * 0.8 * gpu('h20-96gb').memoryBandwidthGbps * 1e9)) * 1e3, 4);
  });
});

describe('models that write nothing (BGE-M3)', () => {
  const r = prepared({ model: model('BAAI/bge-m3'), inputTokens: 512, outputTokens: 0, maxSequences: Infinity });
  it('count documents per second; a batch shares one pass over the weights', () => {
    expect(r.at(1).outputTokensPerSecond).toBe(0);
    expect(r.at(1).tpotMs).toBe(0);
    expect(r.at(64).requestsPerSecond).toBeGreaterThan(2.5 * r.at(1).requestsPerSecond);
    expect(r.saturated().boundBy).toBe('compute');
  });
});

describe('what the figures rest on', () => {
  it('an architecture measured on this class of part says so', () => {
    const r = prepareSpeed(
      query({ model: model('meta-llama/Llama-3.3-70B-Instruct'), layout: { tensorParallel: 4, pipelineParallel: 1 } }),
    );
    expect(r.calibration.level).toBe('measured');
    expect(r.calibration.rows).toBeGreaterThan(50);
  });
  it('a class nobody measured is not calibrated and spans at least a factor of five', () => {
    const r = prepareSpeed(query({ gpu: gpu('gaudi3-128gb') }));
    expect(r.calibration).toEqual({
      level: 'uncalibrated',
      rows: 0,
      note: 'no measurement of this class of GPU: not calibrated, can be off by two to four times',
    });
    expect(r.range('throughput').high / r.range('throughput').low).toBeGreaterThan(5);
  });
});
