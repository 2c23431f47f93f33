import type { GpuFacts } from '../facts/gpu-facts';
import { engineRefusal, precisionSupport } from './precision-support';

const part = (over: Partial<GpuFacts>): GpuFacts => ({
  id: 'x',
  name: 'Test part',
  vendor: 'nvidia',
  architecture: 'Hopper',
  memoryGbMarketing: 80,
  memoryBytesUsable: 80 * 2 ** 30,
  memoryBandwidthGbps: 3350,
  tflopsDense: { bf16: 989 },
  formFactor: 'SXM',
  computeCapability: '9.0',
  supports: { bf16: true, fp8: true, fp4: false, int8: true },
  aliases: [],
  cloudInstances: {},
  source: ['test'],
  ...over,
});
const hopper = part({ name: 'H100' });
const ampere = part({
  name: 'A100',
  architecture: 'Ampere',
  computeCapability: '8.0',
  supports: { bf16: true, fp8: false, fp4: false, int8: true },
});
const turing = part({
  name: 'T4',
  architecture: 'Turing',
  computeCapability: '7.5',
  supports: { bf16: false, fp8: false, fp4: false, int8: true },
});
const volta = part({
  name: 'V100',
  architecture: 'Volta',
  computeCapability: '7.0',
  supports: { bf16: false, fp8: false, fp4: false, int8: true },
});
const pascal = part({
  name: 'P40',
  architecture: 'Pascal',
  computeCapability: '6.1',
  supports: { bf16: false, fp8: false, fp4: false, int8: true },
});
const blackwell = part({
  name: 'B200',
  architecture: 'Blackwell',
  computeCapability: '10.0',
  supports: { bf16: true, fp8: true, fp4: true, int8: true },
});
const mi300 = part({
  name: 'MI300X',
  vendor: 'amd',
  architecture: 'CDNA3',
  computeCapability: 'gfx942',
  supports: { bf16: true, fp8: true, fp4: false, int8: true },
});
const mi355 = part({
  name: 'MI355X',
  vendor: 'amd',
  architecture: 'CDNA4',
  computeCapability: 'gfx950',
  supports: { bf16: true, fp8: true, fp4: true, int8: true },
});
const mi100 = part({ name: 'MI100', vendor: 'amd', architecture: 'CDNA', computeCapability: 'gfx908' });
const mac = part({
  name: 'M4 Max',
  vendor: 'apple',
  architecture: 'Apple Silicon',
  supports: { bf16: false, fp8: false, fp4: false, int8: false },
});
const tpu = part({ name: 'TPU v6e', vendor: 'google', architecture: 'TPU' });

describe('which part runs which format', () => {
  it.each([
    ['fp8', hopper, 'native'],
    ['fp8', blackwell, 'native'],
    ['fp8', mi300, 'native'],
    ['fp8', ampere, 'weight_only'],
    ['fp8', turing, 'weight_only'],
    ['fp8', volta, 'unsupported'],
    ['nvfp4', blackwell, 'native'],
    ['nvfp4', hopper, 'weight_only'],
    ['nvfp4', mi355, 'unsupported'],
    ['mxfp4', blackwell, 'native'],
    ['mxfp4', mi355, 'native'],
    ['mxfp4', hopper, 'weight_only'],
    ['mxfp4', ampere, 'weight_only'],
    ['mxfp4', turing, 'unsupported'],
    ['bf16', ampere, 'native'],
    ['bf16', turing, 'weight_only'],
    ['bf16', volta, 'weight_only'],
    ['fp16', volta, 'native'],
    ['int8', turing, 'native'],
    ['int8', hopper, 'native'],
    ['int8', blackwell, 'unsupported'],
    ['w8a8', mi300, 'unsupported'],
    ['gptq', volta, 'weight_only'],
    ['awq', volta, 'unsupported'],
    ['awq', hopper, 'weight_only'],
    ['gptq', mi300, 'weight_only'],
    ['q4_k_m', hopper, 'unsupported'],
  ] as const)('%s under vLLM', (precision, gpu, level) => {
    expect(precisionSupport(gpu, precision, 'vllm').level).toBe(level);
  });

  it('says that fp16 stands in for bf16 where there is none', () => {
    expect(precisionSupport(turing, 'bf16', 'vllm').reason).toBe(
      'T4 has no bf16: the weights run as fp16, which needs the same memory',
    );
    expect(precisionSupport(ampere, 'fp8', 'vllm').reason).toBe(
      'A100 has no FP8 units: FP8 saves memory, the arithmetic runs at 16 bits',
    );
  });

  it('keeps FP8 under TensorRT-LLM to the parts that compute in it', () => {
    expect(precisionSupport(hopper, 'fp8', 'tensorrt-llm').level).toBe('native');
    expect(precisionSupport(ampere, 'fp8', 'tensorrt-llm')).toEqual({
      level: 'unsupported',
      reason: 'TensorRT-LLM computes FP8 weights in FP8, which A100 cannot',
    });
  });

  it('keeps GGUF for llama.cpp and the server formats for the servers', () => {
    expect(precisionSupport(mac, 'q4_k_m', 'llama.cpp').level).toBe('weight_only');
    expect(precisionSupport(hopper, 'awq', 'llama.cpp')).toEqual({
      level: 'unsupported',
      reason: 'awq is not a format of llama.cpp',
    });
  });
});

describe('which engine serves which part', () => {
  it.each([
    [pascal, 'vllm', 'vllm needs compute capability 7.0, P40 has 6.1'],
    [volta, 'tensorrt-llm', 'tensorrt-llm needs compute capability 8.0, V100 has 7.0'],
    [mi100, 'vllm', 'vllm serves AMD parts from CDNA2 and RDNA3 on, MI100 is CDNA'],
    [mac, 'vllm', 'vllm does not run on Apple GPUs; llama.cpp does'],
    [
      part({ id: 'gaudi-32gb', vendor: 'intel', architecture: 'Gaudi' }),
      'vllm',
      'the Gaudi plugin of vLLM starts with Gaudi 2',
    ],
    [
      part({ id: 'tpu-v3', vendor: 'google', architecture: 'TPU' }),
      'vllm',
      'the TPU plugin of vLLM starts with TPU v4',
    ],
    [mi300, 'tensorrt-llm', 'TensorRT-LLM runs on NVIDIA parts only'],
    [tpu, 'llama.cpp', 'llama.cpp has no backend for TPU v6e'],
  ] as const)('%o under %s: refused with the reason', (gpu, engine, reason) => {
    expect(engineRefusal(gpu, engine)).toBe(reason);
  });

  it.each([
    [volta, 'vllm'],
    [mi300, 'vllm'],
    [tpu, 'vllm'],
    [mac, 'llama.cpp'],
    [pascal, 'llama.cpp'],
    [mi100, 'llama.cpp'],
  ] as const)('%o under %s: served', (gpu, engine) => {
    expect(engineRefusal(gpu, engine)).toBeUndefined();
  });
});
