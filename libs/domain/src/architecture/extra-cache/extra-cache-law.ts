/** What an extra cache law may look at of the attention it belongs to. */
export interface IndexedAttention {
  readonly hiddenSize: number;
  readonly kvLayers: number;
  /** Rank of the query's latent, where there is one. */
  readonly queryRank?: number;
}

/** Cache beside keys and values, per token over all layers. */
export interface ExtraCachePerToken {
  /** Elements in the cache's precision, on every tensor-parallel rank. */
  readonly elements: number;
  /** Bytes whatever the cache's precision. */
  readonly bytes: number;
}

/** What follows from one kind of cache beside keys and values. docs/model.md#kv */
export interface ExtraCacheLaw<Cache> {
  /** Parameters that make it, over `layers` layers. */
  elements(cache: Cache, around: IndexedAttention, layers: number): number;
  perToken(cache: Cache, kvLayers: number): ExtraCachePerToken;
  /** Cached tokens that one step reads of so many; the index selects the rest away. */
  tokensRead(tokens: number): number;
  /** What it prints beside the cache figures. */
  note(cache: Cache, kvLayers: number): string;
}
