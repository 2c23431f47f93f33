import type { ModelFacts } from '../facts/model-facts';
import type { ParallelLayout } from '../facts/workload';
import type { Sharding, TrainingDemand } from './demand';
import type { Footprint } from './footprint';
import { linearFanSum } from './lora-shape';
import type { ServingConfig } from './serving-config';
import { weightBytes } from './weights';

const GIB = 2 ** 30;

/** Bytes per trained parameter, AdamW in mixed precision: bf16 gradient; fp32 master copy, first and second moment.
 *  docs/model.md#training */
const GRADIENT_BYTES = 2;
const OPTIMIZER_BYTES = 12;
/** Bytes one token of one layer keeps alive while that layer is recomputed (flash attention, no dropout), per hidden
 *  unit. docs/model.md#training */
const RECOMPUTED_BYTES_PER_HIDDEN = 34;
const CHECKPOINT_BYTES_PER_HIDDEN = 2;
/** Logits in 16 bits, their fp32 copy and its gradient. */
const LOGIT_BYTES = 10;
/** Context, allocator slack and, on several GPUs, communication buffers. */
const RUNTIME = { one: 1.0 * GIB, several: 3.0 * GIB } as const;
const UTILIZATION = 0.95;
export const DEFAULT_LORA_RANK = 16;

/** Where the bytes of a training run go, per GPU. */
export interface TrainingState {
  readonly weightsBytes: number;
  readonly gradientBytes: number;
  readonly optimizerBytes: number;
}

const shared = (sharding: Sharding, from: 1 | 2 | 3, gpus: number): number => {
  const stage = { none: 0, zero1: 1, zero2: 2, zero3: 3 }[sharding];
  return stage >= from ? gpus : 1;
};

/** Bytes of one adapter of this rank on every linear layer, at so many bytes per parameter. */
export function adapterBytes(model: ModelFacts, rank: number, bytesPerParameter: number): number {
  return rank * linearFanSum(model) * bytesPerParameter;
}

/** Weights, gradients and optimiser states on one of `gpus` GPUs. docs/model.md#training */
export function trainingState(
  model: ModelFacts,
  config: ServingConfig,
  demand: TrainingDemand,
  gpus: number,
): TrainingState {
  const sharding = demand.sharding ?? 'zero3';
  const over = (from: 1 | 2 | 3): number => shared(sharding, from, gpus);
  if (demand.method === 'full') {
    const p = model.parametersTotal;
    const weights = config.weightPrecision === 'fp32' ? 4 : 2;
    return {
      weightsBytes: Math.ceil((p * weights) / over(3)),
      gradientBytes: Math.ceil((p * GRADIENT_BYTES) / over(2)),
      optimizerBytes: Math.ceil((p * OPTIMIZER_BYTES) / over(1)),
    };
  }
  const trained = adapterBytes(model, demand.loraRank ?? DEFAULT_LORA_RANK, 1);
  const base = demand.method === 'qlora' ? weightBytes(model, 'bnb-4bit') : weightBytes(model, 'bf16');
  return {
    weightsBytes: Math.ceil(base / over(3)) + 2 * trained,
    gradientBytes: Math.ceil((trained * GRADIENT_BYTES) / over(2)),
    optimizerBytes: Math.ceil((trained * OPTIMIZER_BYTES) / over(1)),
  };
}

/** Activations of one sequence on one GPU: a checkpoint per layer, one layer while it is recomputed, the logits.
 *  docs/model.md#training */
function activationPerSequence(model: ModelFacts, tokens: number): number {
  const a = model.architecture;
  const hidden = a?.hiddenSize ?? Math.round(Math.cbrt(model.parametersTotal / 0.1875));
  const layers = a?.layers ?? Math.round(hidden / 64);
  return (
    tokens *
    (hidden * (layers * CHECKPOINT_BYTES_PER_HIDDEN + RECOMPUTED_BYTES_PER_HIDDEN) + (a?.vocabSize ?? 0) * LOGIT_BYTES)
  );
}

/** Under full sharding every GPU gathers whole layers: the one in use and the next. */
function gatheredBytes(model: ModelFacts, demand: TrainingDemand, gpus: number): number {
  if ((demand.sharding ?? 'zero3') !== 'zero3' || gpus === 1) return 0;
  return (2 * 2 * model.parametersTotal) / (model.architecture?.layers ?? 32);
}

/** A training replica: the GPUs of the layout share the states, each holds its own micro batch. */
export function trainingFootprint(
  model: ModelFacts,
  config: ServingConfig,
  layout: ParallelLayout,
  demand: TrainingDemand,
): Footprint {
  const gpus = layout.tensorParallel * layout.pipelineParallel;
  const state = trainingState(model, config, demand, gpus);
  return {
    weightsBytes: state.weightsBytes + state.gradientBytes + state.optimizerBytes,
    cacheBytesPerSequence: 0,
    sharedCacheBytes: 0,
    activationBytes: Math.round(gatheredBytes(model, demand, gpus)),
    activationBytesPerSequence: activationPerSequence(model, demand.sequenceTokens),
    activationFloorSequences: 0,
    runtimeBytes: gpus > 1 ? RUNTIME.several : RUNTIME.one,
    outsideBudgetBytes: 0,
    driverBytes: 0,
    utilization: UTILIZATION,
    engineSequences: Infinity,
  };
}
