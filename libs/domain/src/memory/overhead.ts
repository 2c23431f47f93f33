import type { ModelFacts } from '../facts/model-facts';
import type { Engine } from '../facts/precision-name';
import type { ParallelLayout } from '../facts/workload';

const GIB = 2 ** 30;

/** vLLM 0.19 V1 with max_num_batched_tokens 8192, fitted on 57 logged starts. docs/model.md#overhead */
const ACTIVATION = { fixedBytes: 0.19 * GIB, bytesPerSequenceAndVocabulary: 14.3, mixtureBytes: 0.33 * GIB, measuredSequences: 1024, floorShare: 0.25 } as const;
const NON_TORCH = { one: 0.25 * GIB, several: 2.1 * GIB } as const;
const CUDA_GRAPHS = { one: 1.0 * GIB, several: 1.4 * GIB } as const;
/** llama.cpp: context and buffers of the backend, and a compute buffer of 512 rows of logits and hidden states. docs/model.md#overhead-llama-cpp */
const LLAMA_CPP = { fixedBytes: 0.5 * GIB, batchTokens: 512 } as const;

/** What every GPU of a replica holds beside weights and cache. */
export interface Overhead {
  readonly activationBytes: number;
  /** Driver and communication buffers plus captured graphs. */
  readonly runtimeBytes: number;
}

/** The part of the runtime that the engine counts inside its memory budget; captured graphs lie outside. */
export function nonTorchBytes(engine: Engine, layout: ParallelLayout): number {
  if (engine === 'llama.cpp') return LLAMA_CPP.fixedBytes;
  return layout.tensorParallel > 1 ? NON_TORCH.several : NON_TORCH.one;
}

/** Sequences the sampler is sized for: the planned ones, never less than a quarter of the 1,024 that were measured. docs/model.md#overhead */
export function samplerSequences(sequences: number): number {
  return Math.max(ACTIVATION.measuredSequences * ACTIVATION.floorShare, sequences);
}

/** Bytes of activation per planned sequence past the floor, per GPU. */
export function activationBytesPerSequence(model: ModelFacts, engine: Engine): number {
  return engine === 'llama.cpp' ? 0 : ACTIVATION.bytesPerSequenceAndVocabulary * (model.architecture?.vocabSize ?? 0);
}

/** Activations and runtime per GPU; whole bytes. They do not fall with tensor parallelism. docs/model.md#overhead */
export function overheadPerGpu(model: ModelFacts, engine: Engine, layout: ParallelLayout, sequences: number): Overhead {
  const a = model.architecture;
  if (engine === 'llama.cpp') {
    const rows = LLAMA_CPP.batchTokens * ((a?.vocabSize ?? 32_000) + 8 * (a?.hiddenSize ?? 4_096)) * 4;
    return { activationBytes: Math.round(rows), runtimeBytes: Math.round(LLAMA_CPP.fixedBytes) };
  }
  const activation = ACTIVATION.fixedBytes + samplerSequences(sequences) * activationBytesPerSequence(model, engine) + (a?.moe === undefined ? 0 : ACTIVATION.mixtureBytes);
  const graphs = layout.tensorParallel > 1 ? CUDA_GRAPHS.several : CUDA_GRAPHS.one;
  return { activationBytes: Math.round(activation), runtimeBytes: Math.round(nonTorchBytes(engine, layout) + graphs) };
}
