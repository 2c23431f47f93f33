import type { AttentionKind } from './attention-kind';
import type { ExtraCache } from './extra-cache/extra-cache';
import type { LinearLayers } from './state/state-layers';

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
  readonly kind?: 'chunked';
  readonly note?: string;
}

/** What few models have beside the common shape; closed, every member with one meaning. */
export interface RareTraits {
  /** False where nothing maps the hidden state back to the vocabulary (embedding models). */
  readonly outputHead?: boolean;
  /** Positions of a learned position table. */
  readonly learnedPositions?: number;
  /** The query projection carries a gate of its own width. */
  readonly attentionOutputGate?: boolean;
  /** Elements of the rotary table where they do not follow from the context. */
  readonly rotaryTableElements?: number;
  /** DeepSeek-V4: ranks of the query and of the output projection, and the groups of the latter. */
  readonly qLoraRank?: number;
  readonly oLoraRank?: number;
  readonly oGroups?: number;
  /** An encoder beside the decoder (Whisper): its layers and the positions the decoder attends to. */
  readonly encoderLayers?: number;
  readonly encoderPositions?: number;
  /** Layers of a kind, as the configuration lists them. */
  readonly layersByType?: Readonly<Record<string, number>>;
  /** A second table that gives every layer its own embedding (Gemma 3n and 4). */
  readonly perLayerEmbedding?: { readonly size: number; readonly parameters: number; readonly note?: string };
  readonly altupInputs?: number;
  readonly laurelRank?: number;
  /** Full layers project keys and values once (Gemma 4). */
  readonly fullLayersShareKvProjection?: boolean;
  /** Layers whose feed-forward block is twice as wide. */
  readonly doubleWideMlpLayers?: number;
  /** LongCat-Flash: attention blocks and dense blocks of one layer. */
  readonly attentionSublayersPerLayer?: number;
  readonly denseMlpsPerLayer?: number;
  /** Decoder layers that attend to an image (Llama 3.2 Vision). */
  readonly crossAttentionLayers?: number;
  /** Pruned models: width of the feed-forward block by the number of layers that have it. */
  readonly ffnSizesByLayerCount?: Readonly<Record<string, number>>;
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
  readonly other?: RareTraits;
}
