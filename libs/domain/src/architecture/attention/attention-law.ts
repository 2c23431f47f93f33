/** Cache of the attention layers of one model in elements, so that any precision is one multiplication away. */
export interface AttentionCache {
  /** Elements per token that split over key/value heads. */
  readonly growing: number;
  /** Elements per token that every tensor-parallel rank holds (latents, index keys). */
  readonly latent: number;
  /** Bytes per token whatever the cache precision, on every rank. */
  readonly fixedBytes: number;
  /** Elements per token of the layers that see a window, its length, and the heads they split over. */
  readonly windowed: number;
  readonly window: number;
  readonly windowHeads: number;
}

export const NO_ATTENTION_CACHE: AttentionCache = {
  growing: 0,
  latent: 0,
  fixedBytes: 0,
  windowed: 0,
  window: 0,
  windowHeads: 1,
};

/** Parameters of the attention layers: what tensor parallelism divides, and what every rank holds. */
export interface AttentionElements {
  readonly divided: number;
  readonly replicated: number;
}

/** What follows from one kind of attention; everything per model. docs/model.md#kv */
export interface AttentionLaw {
  /** Parameters of so many layers that hold attention weights. */
  elements(layers: number): AttentionElements;
  readonly cache: AttentionCache;
  /** Elements per position that rotary embeddings turn, before the share of a hybrid. */
  readonly rotaryWidth: number;
  /** FLOPs of one new token that sees `tokens` earlier ones, while decoding and within a prompt. */
  flops(tokens: number, decoding: boolean): number;
  /** Elements of the cache that a step passes over with `heldTokens` in it, because an index selects others. */
  elementsSkipped(heldTokens: number): number;
  /** What it prints beside the cache figures, one sentence each. */
  notes(): string[];
}
