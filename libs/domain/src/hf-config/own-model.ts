import { customModel } from '../facts/custom-model';
import type { ModelFacts } from '../facts/model-facts';
import type { ConfigJson } from './config-json';
import { modelFromConfig } from './model-from-config';

/** What somebody says of the shape of an own model; lengths in elements, counts in layers, heads and experts. */
export interface OwnModelShape {
  readonly layers?: number;
  readonly hiddenSize?: number;
  readonly heads?: number;
  readonly kvHeads?: number;
  readonly headDim?: number;
  readonly intermediateSize?: number;
  readonly vocabSize?: number;
  readonly experts?: number;
  readonly activeExperts?: number;
  readonly maxContext?: number;
  /** A whole config.json; it wins over the other members. */
  readonly config?: ConfigJson;
}

/** The size somebody says a model has, billions of parameters. */
export interface OwnModelSize {
  readonly parametersB?: number;
  readonly activeB?: number;
}

/** Vocabulary counted where nobody states one: that of the larger tokenizers in use, so that the tables are not too
 *  small. */
const USUAL_VOCABULARY = 152_064;
/** Width of the feed-forward block over the width of the model where nobody states it: Llama's. */
const USUAL_WIDENING = 3.5;
const STATED_NOTE =
  'The shape is as the description states it; what it leaves out is taken from usual models of this size.';

const billions = (parameters: number): number => Number((parameters / 1e9).toPrecision(3));

/** The facts of an own model from its shape, as far as that is told: a whole config.json, else layers and width in
 *  words, else the usual shape of
 *  its size with the members that are told. Undefined when neither shape nor size says enough. The id is `custom/13b`.
 *  docs/model.md#custom */
export function ownModel(shape: OwnModelShape, size: OwnModelSize = {}): ModelFacts | undefined {
  return fromConfig(shape.config, size) ?? fromConfig(wordsAsConfig(shape), size) ?? bySize(shape, size);
}

function fromConfig(config: ConfigJson | undefined, { parametersB }: OwnModelSize): ModelFacts | undefined {
  if (config === undefined) return undefined;
  const claim = { id: 'custom/own', ...(parametersB === undefined ? {} : { parametersTotal: parametersB * 1e9 }) };
  let model: ModelFacts;
  try {
    model = modelFromConfig(config, claim);
  } catch {
    return undefined;
  }
  const total = billions(model.parametersTotal);
  const active = billions(model.parametersActive);
  return { ...model, id: `custom/${total}b${active < total ? `-a${active}b` : ''}`, family: 'custom' };
}

/** Layers and width are the least that makes a shape; the rest has usual values. */
function wordsAsConfig(s: OwnModelShape): ConfigJson | undefined {
  if (s.layers === undefined || s.hiddenSize === undefined) return undefined;
  return {
    num_hidden_layers: s.layers,
    hidden_size: s.hiddenSize,
    num_attention_heads: s.heads,
    num_key_value_heads: s.kvHeads,
    head_dim: s.headDim,
    intermediate_size: s.intermediateSize ?? USUAL_WIDENING * s.hiddenSize,
    vocab_size: s.vocabSize ?? USUAL_VOCABULARY,
    num_experts: s.experts,
    num_experts_per_tok: s.activeExperts,
    max_position_embeddings: s.maxContext,
  };
}

function bySize(s: OwnModelShape, { parametersB, activeB }: OwnModelSize): ModelFacts | undefined {
  if (parametersB === undefined) return undefined;
  const model = customModel(parametersB, activeB);
  const a = model.architecture;
  if (a === undefined) return model;
  const layers = s.layers ?? a.layers;
  const kvHeads = s.kvHeads ?? Math.min(a.kvHeads, s.heads ?? a.kvHeads);
  const headDim = s.headDim ?? a.headDim;
  return {
    ...model,
    architecture: {
      ...a,
      layers,
      kvLayers: layers,
      hiddenSize: s.hiddenSize ?? a.hiddenSize,
      heads: s.heads ?? a.heads,
      kvHeads,
      headDim,
      vocabSize: s.vocabSize ?? a.vocabSize,
    },
    ...(s.maxContext === undefined ? {} : { maxContext: s.maxContext, nativeContext: s.maxContext }),
    kvBytesPerTokenBf16: { growing: 2 * layers * kvHeads * headDim * 2, windowed: 0 },
    notes: STATED_NOTE,
    source: { parameters_total: 'stated', architecture: 'stated in part' },
  };
}
