import {
  customModel,
  isGguf,
  kvBytesPerToken,
  type Engine,
  type KvPrecision,
  type ModelFacts,
  type UseCase,
  type WeightPrecision,
} from '@compute-advisor/domain';
import type { Reading } from '@compute-advisor/intake';
import type { Catalog } from '../ports/catalog.port';
import type { Sourced } from '../answer/advice';
import { DEFAULT_ENGINE, DEFAULT_KV_PRECISION, DEFAULT_MODEL, TUNING } from './defaults';
import { readOr, type SpecLedger } from './spec-ledger';

/** A model and precision that the advisor chose itself (mode `budget`), to be reported as derived. */
export interface ChosenModel {
  readonly model: ModelFacts;
  readonly precision?: WeightPrecision;
}

const USE_CASE_OF_KIND: Partial<Record<ModelFacts['kind'], UseCase>> = {
  embedding: 'embeddings',
  reranker: 'reranking',
  image: 'image_generation',
  video: 'video_generation',
  speech: 'speech',
};

/** Read, else what the model is for, else general traffic. */
export function useCaseOf(ledger: SpecLedger, reading: Reading, model: ModelFacts | undefined): Sourced<UseCase> {
  const implied = model && USE_CASE_OF_KIND[model.kind];
  return readOr(ledger, reading.useCase, () =>
    implied === undefined
      ? ledger.defaulted<UseCase>('general', 'Use case: none is stated; general assistant traffic is assumed.')
      : ledger.derived(implied),
  );
}

/** The catalog entry the text names, a geometry for a bare size, or undefined when no model is named. */
export function namedModel(reading: Reading, catalog: Catalog): ModelFacts | undefined {
  const named = reading.model?.value;
  if (named === undefined) return undefined;
  if (named.kind === 'size') return customModel(named.parametersB, named.activeB);
  return catalog.models.find((m) => m.id === named.id);
}

/** The default model of a use case. */
export function defaultModel(useCase: UseCase, catalog: Catalog): ModelFacts {
  const id = DEFAULT_MODEL[useCase];
  const found =
    catalog.models.find((m) => m.id === id) ?? [...catalog.models].sort((a, b) => (a.id < b.id ? -1 : 1))[0];
  if (!found) throw new Error('The catalog holds no model.');
  return found;
}

export function modelMember(
  ledger: SpecLedger,
  reading: Reading,
  model: ModelFacts,
  useCase: UseCase,
  chosen: ChosenModel | undefined,
): Sourced<string> {
  if (chosen) return ledger.derived(model.id);
  return reading.model && (reading.model.value.kind === 'size' || reading.model.value.id === model.id)
    ? ledger.inferred(reading.model, model.id)
    : ledger.defaulted(
        model.id,
        `Model: none is named; ${model.id} stands in as a widely served open model for ${useCase.replace(/_/g, ' ')}.`,
      );
}

/** A run that trains has no server, and pipelines of images and video run on their own library. */
const hasNoServer = (useCase: UseCase, model: ModelFacts): boolean =>
  TUNING.has(useCase) || model.kind === 'image' || model.kind === 'video';

/** GGUF files and Apple machines are served by llama.cpp; everything else defaults to vLLM. */
export function engineOf(ledger: SpecLedger, reading: Reading, useCase: UseCase, model: ModelFacts): Sourced<Engine> {
  return readOr(ledger, reading.engine, () => {
    const precision = reading.weightPrecision?.value;
    const apple = reading.fleet?.value.every((l) => l.gpuId.startsWith('apple-')) ?? false;
    if ((precision !== undefined && isGguf(precision)) || apple) return ledger.derived<Engine>('llama.cpp');
    if (hasNoServer(useCase, model))
      return ledger.defaulted(
        DEFAULT_ENGINE,
        'Engine: this work runs without a text server; vLLM only fills the field.',
      );
    return ledger.defaulted(DEFAULT_ENGINE, 'Engine: vLLM is assumed; overheads and speeds are based on it.');
  });
}

export function weightPrecisionOf(
  ledger: SpecLedger,
  reading: Reading,
  model: ModelFacts,
  engine: Engine,
  chosen: ChosenModel | undefined,
): Sourced<WeightPrecision> {
  return readOr(ledger, reading.weightPrecision, () => {
    if (chosen?.precision !== undefined) return ledger.derived(chosen.precision);
    if (engine === 'llama.cpp')
      return ledger.defaulted<WeightPrecision>(
        'q4_k_m',
        'Weight precision: q4_k_m, the usual download for llama.cpp and Ollama.',
      );
    if (model.nativePrecision === 'fp32')
      return ledger.defaulted<WeightPrecision>(
        'fp16',
        'Weight precision: fp16; the checkpoint is fp32, which the engine loads in 16 bits by default.',
      );
    return ledger.defaulted(
      model.nativePrecision,
      `Weight precision: ${model.nativePrecision}, the checkpoint's own, which engines load by default.`,
    );
  });
}

/** Encoders and pipelines hold nothing between steps. */
const keepsNoCache = (model: ModelFacts): boolean =>
  model.kind === 'image' || model.kind === 'video' || kvBytesPerToken(model, DEFAULT_KV_PRECISION) === 0;

/** bf16, but TensorRT-LLM keeps FP8 and NVFP4 checkpoints' cache in FP8 by default. */
export function kvPrecisionOf(
  ledger: SpecLedger,
  reading: Reading,
  engine: Engine,
  weights: WeightPrecision,
  model: ModelFacts,
  useCase: UseCase,
): Sourced<KvPrecision> {
  return readOr(ledger, reading.kvPrecision, () =>
    TUNING.has(useCase)
      ? ledger.defaulted(DEFAULT_KV_PRECISION, 'KV cache: training keeps none; bf16 only fills the field.')
      : keepsNoCache(model)
        ? ledger.defaulted(DEFAULT_KV_PRECISION, 'KV cache: this kind of model keeps none; bf16 only fills the field.')
        : engine === 'tensorrt-llm' && (weights === 'fp8' || weights === 'nvfp4')
          ? ledger.defaulted<KvPrecision>(
              'fp8',
              `KV cache: kept in fp8, what TensorRT-LLM does with ${weights} checkpoints.`,
            )
          : ledger.defaulted(
              DEFAULT_KV_PRECISION,
              'KV cache: kept in bf16, the default of the engine also for quantised weights.',
            ),
  );
}
