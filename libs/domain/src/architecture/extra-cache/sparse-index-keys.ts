import type { ExtraCacheLaw } from './extra-cache-law';

/** Block-sparse attention over plain keys and values (MiniMax-M3): index keys in the cache's own precision. */
export interface SparseIndexKeys {
  readonly kind: 'sparse-attention-index-keys';
  readonly layers?: number;
  readonly elementsPerTokenPerLayer: number;
  readonly indexHeads?: number;
  readonly note?: string;
}

export const sparseIndexKeys: ExtraCacheLaw<SparseIndexKeys> = {
  elements: () => 0,
  perToken: (cache) => ({ elements: (cache.layers ?? 0) * cache.elementsPerTokenPerLayer, bytes: 0 }),
  tokensRead: (tokens) => tokens,
  note: (cache, kvLayers) =>
    `The sparse-attention index keys are included: ${cache.elementsPerTokenPerLayer} elements per token on ` +
    `${cache.layers ?? kvLayers} layers.`,
};
