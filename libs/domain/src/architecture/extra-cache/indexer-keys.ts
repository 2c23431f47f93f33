import type { ExtraCacheLaw } from './extra-cache-law';

/** One index key of sparse attention: 128 bytes of FP8 and a 4-byte scale, per layer and token.
 *  docs/model.md#kv-indexer */
const INDEX_KEY_BYTES = 132;
/** Elements of one index head. */
const INDEX_HEAD = 128;
/** Sparse attention reads this many selected tokens of the latent cache per step (`index_topk` of the DeepSeek-V3.2
 *  and GLM-5 configurations). */
export const SPARSE_TOP_K = 2048;

/** DeepSeek sparse attention: an indexer selects the latents that a step reads. */
export interface IndexerKeys {
  readonly kind: 'dsa-indexer-keys';
  readonly layers?: number;
  readonly elementsPerTokenPerLayer?: number;
  readonly indexHeads: number;
  readonly note?: string;
}

export const indexerKeys: ExtraCacheLaw<IndexerKeys> = {
  elements: (cache, { hiddenSize: h, queryRank }, layers) =>
    (cache.layers ?? layers) *
    ((queryRank ?? h) * cache.indexHeads * INDEX_HEAD + h * INDEX_HEAD + h * cache.indexHeads),
  perToken: (cache, kvLayers) => ({ elements: 0, bytes: (cache.layers ?? kvLayers) * INDEX_KEY_BYTES }),
  tokensRead: (tokens) => Math.min(tokens, SPARSE_TOP_K),
  note: (cache, kvLayers) =>
    `The sparse-attention index keys are included: ${INDEX_KEY_BYTES} bytes per token on ` +
    `${cache.layers ?? kvLayers} layers.`,
};
