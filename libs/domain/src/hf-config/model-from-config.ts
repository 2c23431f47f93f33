import type { Architecture } from '../architecture/architecture';
import type { ModelFacts, ModelKind } from '../facts/model-facts';
import { geometryOf } from '../memory/tensor-groups';
import { checkpointPrecision } from './checkpoint-precision';
import { ConfigReader, type ConfigJson } from './config-json';
import { shapeFromConfig } from './shape-from-config';

/** What the operator says beside the config. */
export interface ModelClaim {
  /** `org/name`. */
  readonly id: string;
  /** Published parameter count; recomputed from the shape when absent. */
  readonly parametersTotal?: number;
  readonly aliases?: readonly string[];
}

/** Facts of a model from its Hugging Face config. What the config does not say is taken at its conservative bound and
 *  named in `notes`; nothing is refused but a config without layers, width and vocabulary.
 *  @throws {Error} naming the members that are missing */
export function modelFromConfig(config: ConfigJson, claim: ModelClaim): ModelFacts {
  const top = new ConfigReader(config);
  const c = top.inner('text_config', 'llm_config', 'language_config', 'thinker_config') ?? top;
  const layers = c.number('num_hidden_layers', 'n_layers', 'n_layer', 'num_layers');
  const hiddenSize = c.number('hidden_size', 'd_model', 'n_embd');
  const vocabSize = c.number('vocab_size') ?? top.number('vocab_size');
  const missing = Object.entries({ num_hidden_layers: layers, hidden_size: hiddenSize, vocab_size: vocabSize })
    .filter(([, v]) => v === undefined)
    .map(([k]) => k);
  if (layers === undefined || hiddenSize === undefined || vocabSize === undefined)
    throw new Error(`the config has no ${missing.join(', ')}`);
  const notes: string[] = [];
  const architecture = shapeFromConfig({ c, top, notes }, layers, hiddenSize, vocabSize);
  const vision = visionParameters(top);
  const counted = geometryOf(architecture, vision).explained;
  const parametersTotal = Math.round(claim.parametersTotal ?? counted);
  const maxContext = c.number('max_position_embeddings', 'max_sequence_length', 'n_positions', 'seq_length');
  return {
    id: claim.id,
    family: top.text('model_type') ?? 'custom',
    aliases: claim.aliases ?? [],
    kind: kindOf(top, vision),
    parametersTotal,
    parametersTotalExact: claim.parametersTotal !== undefined,
    parametersActive: activeOf(architecture, parametersTotal),
    ...(vision === 0 ? {} : { parametersLanguageModel: parametersTotal - vision, parametersOtherModules: vision }),
    architecture,
    ...(maxContext === undefined ? {} : { maxContext, nativeContext: maxContext }),
    nativePrecision: checkpointPrecision(top, c),
    ...(notes.length === 0 ? {} : { notes: notes.join('; ') }),
    source: {
      parameters_total: claim.parametersTotal === undefined ? 'recomputed from config.json' : 'stated by the operator',
      architecture: 'config.json',
    },
  };
}

function activeOf(a: Architecture, parametersTotal: number): number {
  if (a.moe === undefined) return parametersTotal;
  const routed = a.moe.moeLayers * a.moe.experts * a.mlpMatrices * a.moe.moeIntermediateSize * a.hiddenSize;
  return Math.max(1, Math.round(parametersTotal - routed * (1 - a.moe.expertsPerToken / a.moe.experts)));
}

/** A tower from its own config: twelve squares of its width per layer; 0 without one. */
function visionParameters(top: ConfigReader): number {
  const v = top.inner('vision_config', 'vision_tower_config');
  const width = v?.number('hidden_size', 'embed_dim', 'width');
  const depth = v?.number('num_hidden_layers', 'depth', 'layers');
  return width === undefined || depth === undefined ? 0 : 12 * width * width * depth;
}

function kindOf(top: ConfigReader, vision: number): ModelKind {
  const name = String(top.list('architectures')?.[0] ?? '');
  if (vision > 0) return 'vision-language';
  if (/SequenceClassification/.test(name)) return 'reranker';
  return /Bert|Roberta|EmbeddingModel|T5Encoder/.test(name) ? 'embedding' : 'text';
}
