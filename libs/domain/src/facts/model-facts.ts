import type { WeightPrecision } from './precision-name';

/** What a model does; decides which memory and speed equations apply. */
export const MODEL_KINDS = ['text', 'vision-language', 'embedding', 'reranker', 'image', 'video', 'speech'] as const;
export type ModelKind = (typeof MODEL_KINDS)[number];

export type AttentionKind = 'mha' | 'gqa' | 'mqa' | 'mla' | 'sliding' | 'hybrid' | 'none';

/** Mixture-of-experts geometry; sizes are elements, counts are per model. */
export interface MixtureOfExperts {
  readonly experts: number;
  readonly expertsPerToken: number;
  readonly sharedExperts: number;
  readonly moeIntermediateSize: number;
  readonly sharedIntermediateSize: number;
  readonly firstDenseLayers: number;
  readonly moeLayers: number;
  /** Width of a latent projection around the experts (Nemotron 3), where there is one. */
  readonly latentSize?: number;
  readonly zeroComputeExperts?: number;
}

/** Multi-head latent attention: one shared latent per token instead of keys and values per head. */
export interface LatentAttention {
  readonly kvLoraRank: number;
  readonly qkRopeHeadDim: number;
  readonly qkNopeHeadDim: number;
  readonly vHeadDim: number;
  readonly qLoraRank?: number;
}

/** Layers that see only the last `window` tokens. Members given here replace the model-wide ones for those layers. */
export interface SlidingWindow {
  readonly window: number;
  readonly layersWithWindow: number;
  readonly layersFull: number;
  readonly kvHeads?: number;
  readonly headDim?: number;
  readonly vHeadDim?: number;
  readonly heads?: number;
  readonly kind?: string;
  readonly note?: string;
}

/** Layers with a constant-size state per sequence instead of a cache that grows (Mamba, delta-net, short convolution, lightning). */
export interface LinearLayers {
  readonly count: number;
  readonly kind: string;
  readonly convStateElementsPerLayer: number;
  readonly recurrentStateElementsPerLayer: number;
  readonly stateBytesPerSequence: number;
  readonly [detail: string]: unknown;
}

/** Cache beside keys and values: sparse-attention index keys, or compressed attention. */
export interface ExtraCache {
  readonly kind: string;
  readonly layers?: number;
  readonly elementsPerTokenPerLayer?: number;
  readonly elementsPerToken?: number;
  readonly note?: string;
  readonly [detail: string]: unknown;
}

/** The shape of a transformer (or hybrid) language model; every count in elements, layers or heads. */
export interface Architecture {
  readonly attention: AttentionKind;
  readonly layers: number;
  readonly kvLayers: number;
  readonly hiddenSize: number;
  readonly heads: number;
  readonly kvHeads: number;
  readonly headDim: number;
  readonly vHeadDim?: number;
  readonly vocabSize: number;
  readonly intermediateSize?: number;
  readonly mlpMatrices: number;
  readonly mlpLayers?: number;
  readonly tiedEmbeddings: boolean;
  readonly moe?: MixtureOfExperts;
  readonly mla?: LatentAttention;
  readonly slidingWindow?: SlidingWindow;
  readonly linearLayers?: LinearLayers;
  readonly extraCache?: ExtraCache;
  /** The rarer members (per-layer embeddings, encoder layers, cross attention, ...) under their catalog names. */
  readonly other?: Readonly<Record<string, unknown>>;
}

/** Where each fact comes from; `known` marks one that has no citable source. */
export type FactSources = Readonly<Record<string, string | readonly string[]>>;

/** One model of the catalog. A fact nobody states is absent, never 0 and never null. */
export interface ModelFacts {
  /** Hugging Face id, or `custom/13b` for a model of which only the size is known. */
  readonly id: string;
  readonly family: string;
  readonly aliases: readonly string[];
  readonly kind: ModelKind;
  /** Year and month, `2025-07`. */
  readonly released?: string;
  readonly license?: string;
  readonly parametersTotal: number;
  readonly parametersTotalExact: boolean;
  readonly parametersActive: number;
  readonly parametersLanguageModel?: number;
  readonly parametersOtherModules?: number;
  readonly parametersCheckpoint?: number;
  readonly checkpointNote?: string;
  readonly architecture?: Architecture;
  /** Parts of an image or video pipeline, parameters each. */
  readonly components?: Readonly<Record<string, number>>;
  /** Published checkpoints that keep parts of the model at another width than their format does by itself: bits per element, by tensor group of the memory model. */
  readonly mixedCheckpoints?: Readonly<Partial<Record<WeightPrecision, Readonly<Record<string, number>>>>>;
  readonly maxContext?: number;
  readonly nativeContext?: number;
  readonly nativePrecision: WeightPrecision;
  readonly kvBytesPerTokenBf16?: { readonly growing: number; readonly windowed: number; readonly window?: number };
  readonly notes?: string;
  readonly source: FactSources;
}
