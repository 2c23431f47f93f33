import type { Architecture, LatentAttention, MixtureOfExperts } from '../architecture/architecture';
import { defined } from '../defined';
import type { ConfigReader } from './config-json';
import { type LayerKinds, layerKinds, slidingWindow, stateLayers } from './layer-kinds';

/** A config as it is read: the part about the language model, the whole, and what had to be assumed on the way. */
export interface ConfigReading {
  readonly c: ConfigReader;
  readonly top: ConfigReader;
  readonly notes: string[];
}

/** The shape of the model. What the config does not say is taken at its conservative bound and added to the notes. */
export function shapeFromConfig(
  reading: ConfigReading,
  layers: number,
  hiddenSize: number,
  vocabSize: number,
): Architecture {
  const { c, top, notes } = reading;
  const heads = c.number('num_attention_heads', 'n_head', 'n_heads') ?? Math.max(1, Math.round(hiddenSize / 128));
  const kvHeads = kvHeadsOf(c, heads, notes);
  const kinds = layerKinds(c, layers);
  const mla = latent(c);
  const window = slidingWindow(c, kinds);
  const state = stateLayers(c, kinds, hiddenSize);
  notes.push(...assumedOf(kinds, { state, window }));
  return {
    attention: attentionOf({ state, mla, window }, heads, kvHeads),
    layers,
    kvLayers: kinds.full + kinds.windowed,
    hiddenSize,
    heads,
    kvHeads,
    headDim: c.number('head_dim', 'attention_head_dim') ?? headDimOf(mla, hiddenSize, heads),
    vocabSize,
    ...defined({ intermediateSize: c.number('intermediate_size', 'ffn_hidden_size', 'n_inner', 'd_ff') }),
    mlpMatrices: gated(c) ? 3 : 2,
    tiedEmbeddings: c.flag('tie_word_embeddings') ?? top.flag('tie_word_embeddings') ?? false,
    ...mlpLayersOf(c),
    ...defined({ moe: mixture(c, layers), mla, slidingWindow: window, linearLayers: state?.layers }),
  };
}

/** Heads with keys and values of their own; one under multi-query attention. */
function kvHeadsOf(c: ConfigReader, heads: number, notes: string[]): number {
  const stated = c.number('num_key_value_heads', 'num_kv_heads', 'multi_query_group_num');
  if (stated !== undefined) return stated;
  if (c.flag('multi_query') === true) return 1;
  notes.push('no key/value heads are stated: as many as attention heads are assumed, the upper bound of the cache');
  return heads;
}

/** What is said of layers that the config names and does not describe. */
function assumedOf(kinds: LayerKinds, has: { state?: { assumed: boolean } | undefined; window: unknown }): string[] {
  const notes: string[] = [];
  if (has.state?.assumed === true)
    notes.push('the kind of the state layers is not known: a state of 256 elements per hidden unit is assumed');
  if (kinds.windowed > 0 && has.window === undefined)
    notes.push('windowed layers without a window length: taken as full attention');
  return notes;
}

const headDimOf = (mla: LatentAttention | undefined, hiddenSize: number, heads: number): number =>
  mla === undefined ? Math.round(hiddenSize / heads) : mla.qkNopeHeadDim + mla.qkRopeHeadDim;

/** The name of the attention: state layers make it hybrid, then latents, then windows, else how many heads share a
 *  key. */
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
