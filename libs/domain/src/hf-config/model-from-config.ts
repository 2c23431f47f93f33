import type { Architecture, LatentAttention, MixtureOfExperts } from '../architecture/architecture';
import type { ModelFacts, ModelKind } from '../facts/model-facts';
import type { WeightPrecision } from '../facts/precision-name';
import { geometryOf } from '../memory/tensor-groups';
import { ConfigReader, type ConfigJson } from './config-json';
import { layerKinds, slidingWindow, stateLayers } from './layer-kinds';

/** What the operator says beside the config. */
export interface ModelClaim {
  /** `org/name`. */
  readonly id: string;
  /** Published parameter count; recomputed from the shape when absent. */
  readonly parametersTotal?: number;
  readonly aliases?: readonly string[];
}

/** Facts of a model from its Hugging Face config. What the config does not say is taken at its conservative bound and named in `notes`; nothing is refused but a config without layers, width and vocabulary.
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
  const architecture = shapeOf(c, top, layers, hiddenSize, vocabSize, notes);
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
    nativePrecision: precisionOf(top, c),
    ...(notes.length === 0 ? {} : { notes: notes.join('; ') }),
    source: {
      parameters_total: claim.parametersTotal === undefined ? 'recomputed from config.json' : 'stated by the operator',
      architecture: 'config.json',
    },
  };
}

function shapeOf(
  c: ConfigReader,
  top: ConfigReader,
  layers: number,
  hiddenSize: number,
  vocabSize: number,
  notes: string[],
): Architecture {
  const heads = c.number('num_attention_heads', 'n_head', 'n_heads') ?? Math.max(1, Math.round(hiddenSize / 128));
  const stated = c.number('num_key_value_heads', 'num_kv_heads', 'multi_query_group_num');
  const kvHeads = stated ?? (c.flag('multi_query') === true ? 1 : heads);
  if (stated === undefined && c.flag('multi_query') !== true)
    notes.push('no key/value heads are stated: as many as attention heads are assumed, the upper bound of the cache');
  const kinds = layerKinds(c, layers);
  const mla = latent(c);
  const window = slidingWindow(c, kinds);
  const state = stateLayers(c, kinds, hiddenSize);
  if (state?.assumed === true)
    notes.push('the kind of the state layers is not known: a state of 256 elements per hidden unit is assumed');
  if (kinds.windowed > 0 && window === undefined)
    notes.push('windowed layers without a window length: taken as full attention');
  const moe = mixture(c, layers);
  const intermediateSize = c.number('intermediate_size', 'ffn_hidden_size', 'n_inner', 'd_ff');
  const kvLayers = kinds.full + kinds.windowed;
  return {
    attention: attentionOf({ state, mla, window }, heads, kvHeads),
    layers,
    kvLayers,
    hiddenSize,
    heads,
    kvHeads,
    headDim:
      c.number('head_dim', 'attention_head_dim') ??
      (mla === undefined ? Math.round(hiddenSize / heads) : mla.qkNopeHeadDim + mla.qkRopeHeadDim),
    vocabSize,
    ...(intermediateSize === undefined ? {} : { intermediateSize }),
    mlpMatrices: gated(c) ? 3 : 2,
    tiedEmbeddings: c.flag('tie_word_embeddings') ?? top.flag('tie_word_embeddings') ?? false,
    ...mlpLayersOf(c),
    ...(moe === undefined ? {} : { moe }),
    ...(mla === undefined ? {} : { mla }),
    ...(window === undefined ? {} : { slidingWindow: window }),
    ...(state === undefined ? {} : { linearLayers: state.layers }),
  };
}

/** The name of the attention: state layers make it hybrid, then latents, then windows, else how many heads share a key. */
function attentionOf(
  has: { state: unknown; mla: unknown; window: unknown },
  heads: number,
  kvHeads: number,
): Architecture['attention'] {
  if (has.state !== undefined) return 'hybrid';
  if (has.mla !== undefined) return 'mla';
  if (has.window !== undefined) return 'sliding';
  if (kvHeads === heads) return 'mha';
  return kvHeads === 1 ? 'mqa' : 'gqa';
}

/** Plain activations come with two matrices, gated ones with three; Gemma names plain GELU and gates it. */
function gated(c: ConfigReader): boolean {
  const activation = c.text('mlp_hidden_act', 'hidden_act', 'activation_function') ?? 'silu';
  return !/^(gelu|gelu_new|relu|relu2)$/.test(activation) || c.text('model_type')?.startsWith('gemma') === true;
}

/** Nemotron's pattern gives feed-forward blocks layers of their own. */
function mlpLayersOf(c: ConfigReader): { mlpLayers?: number } {
  const pattern = c.text('hybrid_override_pattern');
  return pattern === undefined ? {} : { mlpLayers: pattern.split('-').length - 1 };
}

function latent(c: ConfigReader): LatentAttention | undefined {
  const kvLoraRank = c.number('kv_lora_rank');
  const qkRopeHeadDim = c.number('qk_rope_head_dim');
  if (kvLoraRank === undefined || qkRopeHeadDim === undefined) return undefined;
  const qLoraRank = c.number('q_lora_rank');
  return {
    kvLoraRank,
    qkRopeHeadDim,
    qkNopeHeadDim: c.number('qk_nope_head_dim') ?? 128,
    vHeadDim: c.number('v_head_dim') ?? 128,
    ...(qLoraRank === undefined ? {} : { qLoraRank }),
  };
}

function mixture(c: ConfigReader, layers: number): MixtureOfExperts | undefined {
  const experts = c.number('num_experts', 'num_local_experts', 'n_routed_experts', 'moe_num_experts');
  const width = c.number('moe_intermediate_size', 'expert_ffn_hidden_size', 'intermediate_size');
  if (experts === undefined || experts < 2 || width === undefined) return undefined;
  const firstDenseLayers = c.number('first_k_dense_replace', 'num_dense_layers') ?? 0;
  const pattern = c.text('hybrid_override_pattern');
  const step = c.number('decoder_sparse_step', 'interleave_moe_layer_step', 'expert_layer_period') ?? 1;
  const moeLayers =
    pattern === undefined ? Math.floor((layers - firstDenseLayers) / Math.max(1, step)) : pattern.split('E').length - 1;
  const sharedExperts = c.number('n_shared_experts', 'num_shared_experts', 'moe_num_shared_experts') ?? 0;
  const shared =
    c.number('shared_expert_intermediate_size', 'moe_shared_expert_intermediate_size', 'shared_intermediate_size') ??
    sharedExperts * width;
  return {
    experts,
    expertsPerToken: c.number('num_experts_per_tok', 'moe_topk', 'num_experts_per_token', 'moe_k') ?? 2,
    sharedExperts: sharedExperts > 0 ? sharedExperts : Number(shared > 0),
    moeIntermediateSize: width,
    sharedIntermediateSize: shared,
    firstDenseLayers,
    moeLayers: Math.max(1, moeLayers),
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

/** The format of the checkpoint: its quantisation where it has one, else its tensor type. */
function precisionOf(top: ConfigReader, c: ConfigReader): WeightPrecision {
  const q = top.inner('quantization_config') ?? c.inner('quantization_config');
  const method = q?.text('quant_method', 'quant_algo')?.toLowerCase() ?? '';
  if (/mxfp4/.test(method)) return 'mxfp4';
  if (/nvfp4|fp4|modelopt/.test(method)) return 'nvfp4';
  if (/fp8|fbgemm/.test(method)) return 'fp8';
  if (/awq/.test(method)) return 'awq';
  if (/gptq/.test(method)) return 'gptq';
  if (/bitsandbytes/.test(method)) return q?.flag('load_in_8bit') === true ? 'bnb-8bit' : 'bnb-4bit';
  if (/compressed/.test(method)) return 'int4';
  const type = (c.text('torch_dtype', 'dtype') ?? top.text('torch_dtype', 'dtype') ?? 'bfloat16').toLowerCase();
  if (type === 'float32') return 'fp32';
  return type === 'float16' ? 'fp16' : 'bf16';
}
