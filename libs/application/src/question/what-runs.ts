import {
  customModel,
  defined,
  kvBytesPerSequence,
  nearestGguf,
  ownModel,
  weightBreakdown,
  type Engine,
  type KvPrecision,
  type ModelFacts,
  type UseCase,
  type WeightPrecision,
} from '@compute-advisor/domain';
import type { ModelReading, Reading } from '@compute-advisor/intake';
import type { Catalog } from '../ports/catalog.port';
import { modelOf } from './catalog-rows';
import { DEFAULT_KV_PRECISION, DEFAULT_MODEL, TUNING } from './defaults';
import type { Sourced } from './sourced';
import { derived, type SpecLedger } from './spec-ledger';

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

/** Work that no model that writes text can do. */
const NEEDS_ITS_OWN_KIND: ReadonlySet<UseCase> = new Set(['speech', 'image_generation', 'video_generation']);

/** Read, else what the model is for, else general traffic. A model that writes text is not planned for what it cannot
 *  do: beside transcription it does what comes after. */
export function useCaseOf(ledger: SpecLedger, reading: Reading, model: ModelFacts | undefined): Sourced<UseCase> {
  const implied = model && USE_CASE_OF_KIND[model.kind];
  const stated = reading.useCase?.value;
  if (model && stated && implied === undefined && NEEDS_ITS_OWN_KIND.has(stated)) {
    const why = { rule: 'model_writes_text', asked: stated, modelId: model.id } as const;
    return ledger.defaulted('use_case', 'general', why);
  }
  return ledger.readOr('use_case', reading.useCase, () =>
    implied === undefined ? ledger.defaulted('use_case', 'general', { rule: 'none_stated' }) : derived(implied),
  );
}

/** The catalog entry the text names, an own model by its shape or its bare size, or undefined when no model is named.
 */
export function namedModel(reading: Reading, catalog: Catalog): ModelFacts | undefined {
  const named = reading.model?.value;
  if (named?.kind === 'catalog') return modelOf(catalog, named.id);
  const geometry = reading.modelGeometry?.value;
  const key = named ?? geometry;
  if (key === undefined) return undefined;
  const known = outsideKnown.get(key);
  if (known?.catalog === catalog && known.geometry === geometry) return known.model;
  const shaped = geometry && ownModel(geometry, named);
  const usual = named && sizedModel(named, catalog);
  const model = shaped && usual ? { ...shaped, id: usual.id } : (shaped ?? usual);
  outsideKnown.set(key, { catalog, geometry, model });
  return model;
}

/** The same facts for the same words: what is known of a model is kept with its facts, and one answer asks for them
 *  under dozens of loads. */
const outsideKnown = new WeakMap<
  object,
  { readonly catalog: Catalog; readonly geometry: object | undefined; readonly model: ModelFacts | undefined }
>();

/** A model of which only the size is known; named by its own name, and shaped like the one it is said to be like. */
function sizedModel(named: Extract<ModelReading, { kind: 'size' }>, catalog: Catalog): ModelFacts {
  const like = named.likeId === undefined ? undefined : modelOf(catalog, named.likeId);
  return customModel(named.parametersB, named.activeB, {
    ...defined({ name: named.label, like }),
    sizeAssumed: named.sizeAssumed === true,
  });
}

/** The default model of a use case. */
export function defaultModel(useCase: UseCase, catalog: Catalog): ModelFacts {
  const id = DEFAULT_MODEL[useCase];
  const found = modelOf(catalog, id) ?? [...catalog.models].sort((a, b) => (a.id < b.id ? -1 : 1))[0];
  if (!found) throw new Error('The catalog holds no model.');
  return found;
}

/** The model as a member: chosen by the advisor, read from the text, or standing in. */
export function modelMember(
  ledger: SpecLedger,
  reading: Reading,
  model: ModelFacts,
  useCase: UseCase,
  chosen: ChosenModel | undefined,
): Sourced<string> {
  if (chosen) return derived(model.id);
  const { model: named, modelGeometry } = reading;
  if (named && (named.value.kind === 'size' || named.value.id === model.id))
    return ledger.inferred('model', named, model.id);
  return modelGeometry && model.id.startsWith('custom/')
    ? ledger.inferred('model', modelGeometry, model.id)
    : ledger.defaulted('model', model.id, { rule: 'widely_served', useCase });
}

/** As stated or chosen; else what the engine usually loads. */
export function weightPrecisionOf(
  ledger: SpecLedger,
  reading: Reading,
  model: ModelFacts,
  engine: Engine,
  chosen: ChosenModel | undefined,
): Sourced<WeightPrecision> {
  const stated = reading.weightPrecision;
  if (stated !== undefined && engine === 'llama.cpp') return ofLlamaCpp(ledger, stated);
  if (stated?.value === 'fp8' && isCalledFp8(model)) {
    const approximation =
      `Weight precision: ${model.id} is published with ${model.nativePrecision} experts and the rest in FP8, ` +
      'commonly called fp8: that checkpoint is planned.';
    return ledger.inferred('weight_precision', { ...stated, approximation }, model.nativePrecision);
  }
  return ledger.readOr('weight_precision', stated, () => {
    if (chosen?.precision !== undefined) return derived(chosen.precision);
    if (engine === 'llama.cpp') return ledger.defaulted('weight_precision', 'q4_k_m', { rule: 'usual_download' });
    if (model.nativePrecision === 'fp32')
      return ledger.defaulted('weight_precision', 'fp16', { rule: 'loaded_in_16_bits' });
    return ledger.defaulted('weight_precision', model.nativePrecision, { rule: 'checkpoint_own' });
  });
}

/** The vendor's own files hold four-bit experts beside FP8 for all else (DeepSeek-V4), and pass for FP8. */
function isCalledFp8(model: ModelFacts): boolean {
  if (model.nativePrecision !== 'mxfp4' || model.architecture?.moe === undefined) return false;
  const rest = weightBreakdown(model, model.nativePrecision).groups.find((g) => g.name === 'attention');
  return rest?.bitsPerElement === 8;
}

/** llama.cpp speaks GGUF: another format asked of it is answered with the nearest one, and the banner says so. */
function ofLlamaCpp(ledger: SpecLedger, stated: NonNullable<Reading['weightPrecision']>): Sourced<WeightPrecision> {
  const nearest = nearestGguf(stated.value);
  if (nearest === stated.value) return ledger.inferred('weight_precision', stated);
  const approximation =
    `Weight precision: llama.cpp loads GGUF files; for ${stated.value} the ` + `nearest, ${nearest}, is planned.`;
  return ledger.inferred('weight_precision', { ...stated, approximation }, nearest);
}

/** Encoders and pipelines hold nothing between steps; one token shows it also where all layers slide. */
const keepsNoCache = (model: ModelFacts): boolean =>
  model.kind === 'image' || model.kind === 'video' || kvBytesPerSequence(model, DEFAULT_KV_PRECISION, 1) === 0;

/** bf16, but TensorRT-LLM keeps FP8 and NVFP4 checkpoints' cache in FP8 by default. */
export function kvPrecisionOf(
  ledger: SpecLedger,
  reading: Reading,
  engine: Engine,
  weights: WeightPrecision,
  model: ModelFacts,
  useCase: UseCase,
): Sourced<KvPrecision> {
  return ledger.readOr('kv_cache_precision', reading.kvPrecision, () => {
    if (TUNING.has(useCase))
      return ledger.defaulted('kv_cache_precision', DEFAULT_KV_PRECISION, { rule: 'training_keeps_none' });
    if (keepsNoCache(model))
      return ledger.defaulted('kv_cache_precision', DEFAULT_KV_PRECISION, { rule: 'model_keeps_none' });
    if (engine === 'tensorrt-llm' && (weights === 'fp8' || weights === 'nvfp4'))
      return ledger.defaulted('kv_cache_precision', 'fp8', { rule: 'follows_checkpoint', weights });
    return ledger.defaulted('kv_cache_precision', DEFAULT_KV_PRECISION, { rule: 'engine_default' });
  });
}
