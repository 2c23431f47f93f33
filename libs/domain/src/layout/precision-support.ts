import type { GpuFacts } from '../facts/gpu-facts';
import type { Engine, WeightPrecision } from '../facts/precision-name';
import { isGguf } from '../memory/precision';

/** How a part runs a weight format: at its own rate, unpacked on the fly to 16 bits, or not at all; all but the first
 *  say why. */
export type PrecisionSupport =
  | { readonly level: 'native'; readonly reason?: undefined }
  | { readonly level: 'weight_only' | 'unsupported'; readonly reason: string };

const no = (reason: string): PrecisionSupport => ({ level: 'unsupported', reason });
const weightOnly = (reason: string): PrecisionSupport => ({ level: 'weight_only', reason });
const NATIVE: PrecisionSupport = { level: 'native' };

const capability = (gpu: GpuFacts): number => Number(gpu.computeCapability ?? 0);
/** AMD parts by the number behind `gfx`, hexadecimal: CDNA2 gfx90a, CDNA3 gfx942, RDNA3 gfx1100. */
const AMD_SERVED = /^gfx(90a|94|95|110|115|120)/;

/** Accelerators older than the plugin that serves their successors. */
const BEFORE_THE_PLUGIN: Readonly<Record<string, string>> = {
  'gaudi-32gb': 'the Gaudi plugin of vLLM starts with Gaudi 2',
  'inferentia1-8gb': 'the Neuron plugin of vLLM starts with Inferentia2 and Trainium',
  'tpu-v2': 'the TPU plugin of vLLM starts with TPU v4',
  'tpu-v3': 'the TPU plugin of vLLM starts with TPU v4',
};

/** Compute capability from which an engine serves NVIDIA parts. */
const LEAST_CAPABILITY: Readonly<Record<Exclude<Engine, 'llama.cpp'>, number>> = {
  vllm: 7,
  sglang: 7.5,
  'tensorrt-llm': 8,
};

/** Why an engine cannot use a part at all, or undefined when it can. docs/model.md#engines */
export function engineRefusal(gpu: GpuFacts, engine: Engine): string | undefined {
  if (engine === 'llama.cpp') {
    return gpu.vendor === 'google' || gpu.vendor === 'aws' || gpu.architecture === 'Gaudi'
      ? `llama.cpp has no backend for ${gpu.name}`
      : undefined;
  }
  if (gpu.vendor === 'apple') return `${engine} does not run on Apple GPUs; llama.cpp does`;
  if (gpu.vendor === 'nvidia') {
    const least = LEAST_CAPABILITY[engine];
    return capability(gpu) < least
      ? `${engine} needs compute capability ${least.toFixed(1)}, ${gpu.name} has ${gpu.computeCapability ?? 'none'}`
      : undefined;
  }
  if (engine === 'tensorrt-llm') return `TensorRT-LLM runs on NVIDIA parts only`;
  return gpu.vendor === 'amd' ? amdRefusal(gpu, engine) : pluginRefusal(gpu, engine);
}

const amdRefusal = (gpu: GpuFacts, engine: Engine): string | undefined =>
  AMD_SERVED.test(gpu.computeCapability ?? '')
    ? undefined
    : `${engine} serves AMD parts from CDNA2 and RDNA3 on, ${gpu.name} is ${gpu.architecture}`;

/** Accelerators that a server reaches through a plugin. */
function pluginRefusal(gpu: GpuFacts, engine: Engine): string | undefined {
  if (Object.hasOwn(BEFORE_THE_PLUGIN, gpu.id)) return BEFORE_THE_PLUGIN[gpu.id];
  return engine === 'sglang' && gpu.vendor === 'aws' ? `SGLang has no backend for ${gpu.name}` : undefined;
}

/** How one part runs one weight format under one engine. docs/model.md#precision-gates */
export function precisionSupport(gpu: GpuFacts, precision: WeightPrecision, engine: Engine): PrecisionSupport {
  const refusal = engineRefusal(gpu, engine);
  if (refusal !== undefined) return no(refusal);
  if (isGguf(precision))
    return engine === 'llama.cpp'
      ? weightOnly('GGUF blocks are unpacked as they are read')
      : no(`${precision} is a GGUF format; llama.cpp serves it`);
  if (engine === 'llama.cpp') return plainOnLlamaCpp(precision);
  if (engine === 'tensorrt-llm' && precision === 'fp8' && !gpu.supports.fp8)
    return no(`TensorRT-LLM computes FP8 weights in FP8, which ${gpu.name} cannot`);
  return onServer(gpu, precision, engine);
}

function plainOnLlamaCpp(precision: WeightPrecision): PrecisionSupport {
  if (precision === 'bf16' || precision === 'fp16' || precision === 'fp32') return NATIVE;
  if (precision === 'mxfp4') return weightOnly('MXFP4 blocks are unpacked as they are read');
  return no(`${precision} is not a format of llama.cpp`);
}

const nvidiaFrom = (gpu: GpuFacts, least: number): boolean => gpu.vendor === 'nvidia' && capability(gpu) >= least;

function bf16Support(gpu: GpuFacts): PrecisionSupport {
  return gpu.supports.bf16 || gpu.vendor !== 'nvidia' || capability(gpu) >= 8
    ? NATIVE
    : weightOnly(`${gpu.name} has no bf16: the weights run as fp16, which needs the same memory`);
}

function fp8Support(gpu: GpuFacts): PrecisionSupport {
  if (gpu.supports.fp8) return NATIVE;
  return nvidiaFrom(gpu, 7.5)
    ? weightOnly(`${gpu.name} has no FP8 units: FP8 saves memory, the arithmetic runs at 16 bits`)
    : no(`${gpu.name} has no FP8 units`);
}

function mxfp8Support(gpu: GpuFacts): PrecisionSupport {
  if (gpu.supports.fp4) return NATIVE;
  return nvidiaFrom(gpu, 8) || (gpu.vendor === 'amd' && gpu.supports.fp8)
    ? weightOnly('MXFP8 is unpacked to 16 bits on this part')
    : no(`${gpu.name} has no MXFP8 kernels`);
}

function mxfp4Support(gpu: GpuFacts): PrecisionSupport {
  if (gpu.supports.fp4) return NATIVE;
  return nvidiaFrom(gpu, 8) || gpu.vendor === 'amd' || gpu.vendor === 'intel'
    ? weightOnly('MXFP4 is unpacked to 16 bits on this part')
    : no(`${gpu.name} has no MXFP4 kernels`);
}

type Gate = (gpu: GpuFacts, engine: Engine, precision: WeightPrecision) => PrecisionSupport;

const native: Gate = () => NATIVE;
const onNvidiaOnly: Gate = (gpu, _engine, precision) =>
  gpu.vendor === 'nvidia'
    ? weightOnly('weights are unpacked to 16 bits')
    : no(`${precision} runs on NVIDIA parts only`);
const gptqSupport: Gate = (gpu, _engine, precision) =>
  nvidiaFrom(gpu, 7) ? weightOnly('weights are unpacked to 16 bits') : unpacked(gpu, precision);

/** Formats with a rule of their own under vLLM, SGLang and TensorRT-LLM; the rest are unpacked. */
const GATES: Readonly<Partial<Record<WeightPrecision, Gate>>> = {
  fp32: native,
  fp16: native,
  bf16: bf16Support,
  fp8: fp8Support,
  mxfp8: mxfp8Support,
  nvfp4: nvfp4Support,
  mxfp4: mxfp4Support,
  int8: int8Support,
  w8a8: int8Support,
  gptq: gptqSupport,
  'bnb-4bit': onNvidiaOnly,
  'bnb-8bit': onNvidiaOnly,
  'exl2-4.0bpw': onNvidiaOnly,
};

function onServer(gpu: GpuFacts, precision: WeightPrecision, engine: Engine): PrecisionSupport {
  return GATES[precision]?.(gpu, engine, precision) ?? unpacked(gpu, precision);
}

/** FP4 units since Blackwell; before it vLLM and SGLang unpack the weights on Hopper (Mistral Large 3, Inkling and
 *  Nemotron 3 recipes), vLLM also on Ampere and Ada. No CDNA part runs it. */
function nvfp4Support(gpu: GpuFacts, engine: Engine): PrecisionSupport {
  if (gpu.vendor !== 'nvidia')
    return no(`NVFP4 is a format of NVIDIA parts, ${gpu.name} does not run it; MXFP4 or FP8 is what it runs`);
  if (gpu.supports.fp4) return NATIVE;
  const least = engine === 'vllm' ? 8 : 9;
  return engine !== 'tensorrt-llm' && capability(gpu) >= least
    ? weightOnly('NVFP4 is unpacked to 16 bits before Blackwell: it saves memory, not arithmetic')
    : no('NVFP4 needs an NVIDIA Blackwell part under this engine');
}

function unpacked(gpu: GpuFacts, precision: WeightPrecision): PrecisionSupport {
  const served = (gpu.vendor === 'nvidia' && capability(gpu) >= 7.5) || gpu.vendor === 'amd' || gpu.vendor === 'intel';
  return served ? weightOnly('weights are unpacked to 16 bits') : no(`${gpu.name} has no ${precision} kernels`);
}

/** The servers compute in INT8 from Turing to Hopper and on Inferentia and Trainium; Blackwell is left out in favour
 *  of FP8, AMD and Intel have no kernels. */
function int8Support(gpu: GpuFacts): PrecisionSupport {
  if (gpu.vendor === 'nvidia' && capability(gpu) >= 10)
    return no(`the servers have no INT8 kernels for Blackwell: use FP8 on ${gpu.name}`);
  if (gpu.vendor === 'nvidia' && capability(gpu) >= 7.5) return NATIVE;
  if ((gpu.vendor === 'aws' || gpu.vendor === 'google') && gpu.supports.int8) return NATIVE;
  return no(`the servers have no INT8 kernels for ${gpu.name}`);
}
