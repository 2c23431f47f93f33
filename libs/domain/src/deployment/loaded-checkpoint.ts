import type { ModelFacts } from '../facts/model-facts';
import type { Engine, WeightPrecision } from '../facts/precision-name';
import { checkpointFor, checkpointsIn } from '../facts/checkpoint-choice';
import { isGguf } from '../memory/precision';
import { objectName } from './shell-words';

/** What to load: a repository or a path, and what has to be said about it. */
export interface LoadedCheckpoint {
  readonly source: string;
  readonly remarks: readonly string[];
  /** Set where the engine itself quantises a 16-bit checkpoint while loading. */
  readonly quantization?: 'fp8' | 'bitsandbytes';
}

const SIXTEEN_BIT = new Set<WeightPrecision>(['bf16', 'fp16', 'fp32']);
const MADE_WHILE_LOADING: Partial<Record<WeightPrecision, LoadedCheckpoint['quantization']>> = {
  fp8: 'fp8',
  'bnb-4bit': 'bitsandbytes',
};
/** Engines that quantise a 16-bit repository while they load it. */
const QUANTISES: ReadonlySet<Engine> = new Set<Engine>(['vllm', 'sglang']);

/** Models that the catalog knows by size only are marked with this prefix. */
const CUSTOM = 'custom/';

/** Whether the model's own repository holds this format. */
const isOwn = (model: ModelFacts, precision: WeightPrecision): boolean =>
  precision === model.nativePrecision || (SIXTEEN_BIT.has(precision) && SIXTEEN_BIT.has(model.nativePrecision));

/** Published in this format, by its maker or by somebody of whom a source tells: the model's own repository or
 *  another. docs/deployment.md */
export const isPublished = (model: ModelFacts, precision: WeightPrecision): boolean =>
  isOwn(model, precision) || checkpointsIn(model, precision).length > 0;

/** Nobody is known to publish the model in this format and the engine does not make it while loading: whoever wants it
 *  has to quantise it. Never so for a model of which only the size is known. */
export const mustBeQuantised = (model: ModelFacts, precision: WeightPrecision, engine: Engine): boolean =>
  !model.id.startsWith(CUSTOM) &&
  !isPublished(model, precision) &&
  !(MADE_WHILE_LOADING[precision] !== undefined && SIXTEEN_BIT.has(model.nativePrecision) && QUANTISES.has(engine));

/** The checkpoint in the planned format: the model's own repository, a published one, one that the engine makes while
 *  loading, else a path that the reader has to fill in. */
export function loadedCheckpoint(model: ModelFacts, precision: WeightPrecision, engine: Engine): LoadedCheckpoint {
  if (model.id.startsWith(CUSTOM)) {
    const path = `/models/${objectName(model.id)}`;
    return {
      source: path,
      remarks: [`Replace ${path} by the path or repository of your model; the catalog does not hold it.`],
    };
  }
  if (isOwn(model, precision)) return { source: model.id, remarks: [] };
  const published = checkpointFor(model, precision);
  if (published !== undefined) return { source: published.repo, remarks: [] };
  const quantization = MADE_WHILE_LOADING[precision];
  if (quantization !== undefined && SIXTEEN_BIT.has(model.nativePrecision) && QUANTISES.has(engine))
    return { source: model.id, remarks: [], quantization };
  return unpublished(model, precision);
}

function unpublished(model: ModelFacts, precision: WeightPrecision): LoadedCheckpoint {
  const path = `/models/${objectName(model.id)}-${objectName(precision)}`;
  const article = /^[aefhilmnorsx8]/.test(precision) ? 'an' : 'a';
  const made = isGguf(precision) ? 'a GGUF file' : 'made with the tool of that format: nobody is known to publish one';
  return { source: path, remarks: [`Replace ${path} by ${article} ${precision} checkpoint of ${model.id} (${made}).`] };
}

/** Repositories whose owners require their own modelling code to be run. */
export const needsRemoteCode = (model: ModelFacts): boolean => /^moonshotai\//.test(model.id);
