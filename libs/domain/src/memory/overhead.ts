import type { GpuFacts } from '../facts/gpu-facts';
import type { Architecture } from '../architecture/architecture';
import type { ModelFacts } from '../facts/model-facts';
import type { Engine } from '../facts/precision-name';
import { gpusOf, type ParallelLayout } from '../facts/workload';
import type { Footprint } from './footprint';

const GIB = 2 ** 30;

/** vLLM 0.19 V1 with max_num_batched_tokens 8192, fitted on 57 logged starts. docs/model.md#overhead */
const ACTIVATION = {
  fixedBytes: 0.19 * GIB,
  bytesPerSequenceAndVocabulary: 14.3,
  mixtureBytes: 0.33 * GIB,
  measuredSequences: 1024,
  floorShare: 0.25,
} as const;
/** Over PCIe the communication buffers of a fabric are missing: 0.25 GiB were printed on two RTX 4090s, 0.20 on RTX
 *  3090s. */
const NON_TORCH = { one: 0.25 * GIB, severalLinked: 2.1 * GIB, severalOverPcie: 0.4 * GIB } as const;
const CUDA_GRAPHS = { one: 1.0 * GIB, several: 1.4 * GIB } as const;
/** Logged totals lie this much under what the driver reports: 79.19 of 79.65 GiB (H100), 79.25 of 80.0 (A100), 23.58
 *  of 24.0 (RTX 3090). docs/model.md#budget */
const DRIVER_BYTES = Math.round(0.45 * GIB);
/** llama.cpp: backend context, and a compute buffer for 512 rows of logits and hidden states.
 *  docs/model.md#overhead-llama-cpp */
const LLAMA_CPP = { fixedBytes: 0.5 * GIB, batchTokens: 512, slots: 256 } as const;

/** TensorRT-LLM gives the cache this share of what is free once the engine is loaded
 *  (`kv_cache_free_gpu_memory_fraction`, default 0.9). docs/model.md#overhead-tensorrt-llm */
const TENSORRT_LLM = { activationBytes: 1e9, runtimeBytes: 1e9, shareOfFree: 0.9, engineSequences: 2048 } as const;

/** Share of the physical memory an engine plans with: vLLM `gpu_memory_utilization` by default, llama.cpp whatever the
 *  driver leaves. docs/model.md#budget */
export const MEMORY_UTILIZATION = 0.9;
const LLAMA_CPP_UTILIZATION = 0.97;

/** Tokens of one step (vLLM `max_num_batched_tokens`), and bytes of a 16-bit activation. */
const STEP_TOKENS = 8192;
const ACTIVATION_ELEMENT_BYTES = 2;
/** Hidden states alive beside the widest layer of the feed-forward block: residual, input and output. */
const HIDDEN_STATES = 3;

/** Peak of one step through the widest feed-forward block on one GPU: all its matrices' outputs and three hidden
 *  states. Two starts of Llama 3.1 8B printed 2.06 GiB at 20,000 tokens and
 *  2.99 at 29,000; this gives 2.06 and 2.99. docs/model.md#overhead */
function forwardPeakBytes(a: Architecture, tensorParallel: number): number {
  const m = a.moe;
  const dense = (a.mlpMatrices * (a.intermediateSize ?? 0)) / tensorParallel;
  const routed =
    m === undefined
      ? 0
      : m.expertsPerToken *
          ((a.mlpMatrices * m.moeIntermediateSize) / tensorParallel + (m.latentSize ?? a.hiddenSize)) +
        (a.mlpMatrices * m.sharedIntermediateSize) / tensorParallel;
  const widest = m !== undefined && m.moeLayers >= a.layers ? routed : Math.max(dense, routed);
  return STEP_TOKENS * ACTIVATION_ELEMENT_BYTES * (HIDDEN_STATES * a.hiddenSize + widest);
}

/** How the GPUs of a replica talk: over a scale-up fabric, whose buffers take memory, or over PCIe alone. */
export type Links = 'fabric' | 'pcie';

/** The links of a part. A desktop board counts as PCIe: its bridge is optional and joins two at most. */
export function linksOf(gpu: GpuFacts): Links {
  if (gpu.formFactor === 'consumer') return 'pcie';
  return gpu.formFactor === 'PCIe' && gpu.nvlinkGbps === undefined ? 'pcie' : 'fabric';
}

/** The members of a footprint that are neither weights nor cache. */
type EngineOverhead = Omit<Footprint, 'weightsBytes' | 'cacheBytesPerSequence' | 'sharedCacheBytes'>;

/** The overhead members of a footprint. docs/model.md#overhead */
export function engineOverhead(
  model: ModelFacts,
  engine: Engine,
  layout: ParallelLayout,
  links: Links,
): EngineOverhead {
  if (engine === 'llama.cpp') return llamaCppOverhead(model);
  return engine === 'tensorrt-llm' ? TENSORRT_LLM_OVERHEAD : serverOverhead(model, engine, layout, links);
}

/** Rows of logits: embedding and reranking models have no sampler. */
const vocabularyOf = (model: ModelFacts): number =>
  model.kind === 'embedding' || model.kind === 'reranker' ? 0 : (model.architecture?.vocabSize ?? 0);

function llamaCppOverhead(model: ModelFacts): EngineOverhead {
  const hiddenSize = model.architecture?.hiddenSize ?? 4_096;
  const rows = LLAMA_CPP.batchTokens * (vocabularyOf(model) + 8 * hiddenSize) * 4;
  return {
    activationBytes: Math.round(rows),
    activationBytesPerSequence: 0,
    activationFloorSequences: 0,
    runtimeBytes: LLAMA_CPP.fixedBytes,
    outsideBudgetBytes: 0,
    driverBytes: 0,
    utilization: LLAMA_CPP_UTILIZATION,
    engineSequences: LLAMA_CPP.slots,
  };
}

const TENSORRT_LLM_OVERHEAD: EngineOverhead = {
  activationBytes: TENSORRT_LLM.activationBytes,
  activationBytesPerSequence: 0,
  activationFloorSequences: 0,
  runtimeBytes: TENSORRT_LLM.runtimeBytes,
  outsideBudgetBytes: 0,
  driverBytes: 0,
  utilization: 1,
  shareOfFree: TENSORRT_LLM.shareOfFree,
  engineSequences: TENSORRT_LLM.engineSequences,
};

/** Driver and communication buffers of one GPU of a replica. */
function nonTorchBytes(several: boolean, links: Links): number {
  if (!several) return NON_TORCH.one;
  return links === 'fabric' ? NON_TORCH.severalLinked : NON_TORCH.severalOverPcie;
}

/** vLLM, and SGLang with its figures. */
function serverOverhead(model: ModelFacts, engine: Engine, layout: ParallelLayout, links: Links): EngineOverhead {
  const a = model.architecture;
  const several = gpusOf(layout) > 1;
  // SGLang keeps the step outside the share it plans with.
  const forward = a === undefined || engine !== 'vllm' ? 0 : forwardPeakBytes(a, layout.tensorParallel);
  const base = ACTIVATION.fixedBytes + (a?.moe === undefined ? 0 : ACTIVATION.mixtureBytes);
  const perSequence = ACTIVATION.bytesPerSequenceAndVocabulary * vocabularyOf(model);
  const floor = ACTIVATION.measuredSequences * ACTIVATION.floorShare;
  return {
    // The sampler and the step peak one after the other: up to so many sequences the step is the larger.
    activationBytes: Math.round(perSequence > 0 ? base : Math.max(base, forward)),
    activationBytesPerSequence: perSequence,
    activationFloorSequences: perSequence > 0 ? Math.max(floor, (forward - base) / perSequence) : floor,
    runtimeBytes: Math.round(nonTorchBytes(several, links)),
    outsideBudgetBytes: Math.round(several ? CUDA_GRAPHS.several : CUDA_GRAPHS.one),
    driverBytes: engine === 'vllm' ? DRIVER_BYTES : 0,
    utilization: MEMORY_UTILIZATION,
    engineSequences: ACTIVATION.measuredSequences,
  };
}

/** What every GPU of a replica holds beside weights and cache; whole bytes. */
export interface Overhead {
  readonly activationBytes: number;
  /** Driver and communication buffers plus captured graphs. */
  readonly runtimeBytes: number;
}

/** Activations and runtime per GPU with so many sequences planned. They do not fall with tensor parallelism.
 *  docs/model.md#overhead */
export function overheadPerGpu(
  model: ModelFacts,
  engine: Engine,
  layout: ParallelLayout,
  sequences: number,
  links: Links = 'fabric',
): Overhead {
  const o = engineOverhead(model, engine, layout, links);
  return {
    activationBytes: Math.ceil(
      o.activationBytes + o.activationBytesPerSequence * Math.max(o.activationFloorSequences, sequences),
    ),
    runtimeBytes: o.runtimeBytes + o.outsideBudgetBytes,
  };
}
