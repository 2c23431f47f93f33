import type { Architecture } from '../architecture/architecture';
import { attentionLaw } from '../architecture/attention/law-of';
import { stateLayerElements } from '../architecture/state/state-layers';
import type { ModelFacts } from '../facts/model-facts';
import { TENSOR_GROUPS, type TensorGroup } from '../facts/tensor-group';

/** Elements of every group; whole numbers that sum to the published parameter count. */
export type GroupElements = Readonly<Record<TensorGroup, number>>;

/** A geometry recomputed from the shape, before it is reconciled with the published count. */
export interface Geometry {
  readonly groups: GroupElements;
  /** Sum of the groups that the shape explains. */
  readonly explained: number;
}

/** Layers that carry dense feed-forward blocks. */
export function denseLayers(a: Architecture): number {
  if (a.mlpLayers !== undefined) return a.mlpLayers;
  if (a.attention === 'none') return 0;
  if (a.other?.denseMlpsPerLayer !== undefined) return a.layers;
  return a.moe === undefined ? a.layers : Math.max(0, a.layers - a.moe.moeLayers);
}

function denseMlpElements(a: Architecture): number {
  const sizes = a.other?.ffnSizesByLayerCount;
  if (sizes !== undefined)
    return Object.entries(sizes).reduce(
      (sum, [size, layers]) => sum + Number(size) * layers * a.mlpMatrices * a.hiddenSize,
      0,
    );
  const perLayer = a.mlpMatrices * a.hiddenSize * (a.intermediateSize ?? 0) * (a.other?.denseMlpsPerLayer ?? 1);
  const encoder = (a.other?.encoderLayers ?? 0) * a.mlpMatrices * a.hiddenSize * (a.intermediateSize ?? 0);
  return perLayer * (denseLayers(a) + (a.other?.doubleWideMlpLayers ?? 0)) + encoder;
}

/** Mel bands a speech encoder takes in; older Whisper models take 80, which is within the remainder. */
const MEL_BANDS = 128;

/** Two convolutions over the sound and the position tables of encoder and decoder (Whisper). */
function audioStem(a: Architecture): number {
  const positions = a.other?.encoderPositions ?? 0;
  return positions === 0 ? 0 : a.hiddenSize * (3 * (MEL_BANDS + a.hiddenSize) + positions + 448);
}

/** Attention of an encoder beside the decoder, and the decoder's cross attention to it (Whisper). */
function encoderAttention(a: Architecture): number {
  const encoder = a.other?.encoderLayers ?? 0;
  return encoder === 0 ? 0 : (encoder + a.layers) * 4 * a.hiddenSize * a.hiddenSize;
}

/** Layers that hold attention weights. Hybrids name theirs by their cache; pruned models (blocks without attention)
 *  too; layers that share another's cache still have weights. */
function attentionLayers(a: Architecture): number {
  if (a.attention === 'none') return 0;
  const pruned = a.other?.ffnSizesByLayerCount !== undefined;
  const hybrid = a.attention === 'hybrid' && a.linearLayers !== undefined && a.linearLayers.kind !== 'mamba2-parallel';
  return (pruned || hybrid ? a.kvLayers : a.layers) * (a.other?.attentionSublayersPerLayer ?? 1);
}

/** Experts, the ones every token passes, and what deals out the tokens. */
function mixtureElements(a: Architecture): Pick<GroupElements, 'experts' | 'shared_experts' | 'router'> {
  const { moe, hiddenSize: h } = a;
  if (moe === undefined) return { experts: 0, shared_experts: 0, router: 0 };
  const expertWidth = moe.latentSize ?? h;
  return {
    experts: moe.moeLayers * moe.experts * a.mlpMatrices * moe.moeIntermediateSize * expertWidth,
    shared_experts:
      moe.moeLayers *
      (a.mlpMatrices * moe.sharedIntermediateSize * h + (moe.latentSize === undefined ? 0 : 2 * h * moe.latentSize)),
    router: moe.moeLayers * (moe.experts + (moe.zeroComputeExperts ?? 0)) * h,
  };
}

/** Tensor groups from the shape alone. */
export function geometryOf(a: Architecture, otherModules: number): Geometry {
  const h = a.hiddenSize;
  const embedding =
    a.vocabSize * h +
    (a.other?.learnedPositions ?? 0) * h +
    (a.other?.perLayerEmbedding?.parameters ?? 0) +
    audioStem(a);
  const head = a.tiedEmbeddings || a.other?.outputHead === false ? 0 : a.vocabSize * h;
  const states = a.linearLayers;
  const attention = attentionLaw(a).elements(attentionLayers(a));
  const groups: GroupElements = {
    embedding,
    head,
    attention: encoderAttention(a) + attention.divided,
    latent_projections: attention.replicated,
    state_layers: states === undefined ? 0 : states.count * stateLayerElements(states, a),
    dense_mlp: denseMlpElements(a),
    ...mixtureElements(a),
    norms: (2 * a.layers + 1) * h,
    other_modules: otherModules,
  };
  return { groups, explained: TENSOR_GROUPS.reduce((sum, g) => sum + groups[g], 0) };
}

/** Groups whose size follows from the vocabulary and the shape beyond doubt; the rest absorbs what a recomputed count
 *  is off by. */
const SCALED: readonly TensorGroup[] = [
  'attention',
  'latent_projections',
  'state_layers',
  'dense_mlp',
  'experts',
  'shared_experts',
  'router',
  'norms',
];

/** Elements per group, whole numbers that sum to `parametersTotal`: a small remainder goes to the norms and biases, a
 *  larger one scales the layers.
 *  A model without a shape (image and video pipelines) is one group. */
export function groupElements(model: ModelFacts): GroupElements {
  const a = model.architecture;
  const empty: Record<TensorGroup, number> = {
    embedding: 0,
    head: 0,
    attention: 0,
    latent_projections: 0,
    state_layers: 0,
    dense_mlp: 0,
    experts: 0,
    shared_experts: 0,
    router: 0,
    norms: 0,
    other_modules: 0,
  };
  if (a === undefined) return { ...empty, other_modules: model.parametersTotal };
  const { groups, explained } = geometryOf(a, model.parametersOtherModules ?? 0);
  const rest = model.parametersTotal - explained;
  if (rest >= 0 && rest <= 0.03 * model.parametersTotal) return { ...groups, norms: groups.norms + rest };
  if (rest > 0 && groups.dense_mlp === 0 && a.moe === undefined) return { ...groups, dense_mlp: rest };
  const fixed = groups.embedding + groups.head + groups.other_modules;
  const target = model.parametersTotal - fixed;
  const scalable = explained - fixed;
  if (target <= 0 || scalable <= 0) return { ...empty, other_modules: model.parametersTotal };
  const out = { ...groups } as Record<TensorGroup, number>;
  let placed = fixed;
  let largest: TensorGroup = 'norms';
  for (const g of SCALED) {
    out[g] = Math.floor((groups[g] * target) / scalable);
    placed += out[g];
    if (out[g] > out[largest]) largest = g;
  }
  out[largest] += model.parametersTotal - placed;
  return out;
}
