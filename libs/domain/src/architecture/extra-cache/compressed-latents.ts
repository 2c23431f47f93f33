import type { ExtraCacheLaw } from './extra-cache-law';

/** DeepSeek-V4: older tokens are kept 4 or 128 to one in a shared latent, beside a window of recent ones. */
export interface CompressedLatents {
  readonly kind: 'compressed-attention';
  readonly ratio4Layers: number;
  readonly ratio128Layers: number;
  readonly uncompressedLayers: number;
  readonly latentDim: number;
  readonly indexHeadDim: number;
  /** Elements that one more token adds over all layers once the window is full. */
  readonly elementsPerToken: number;
  readonly note?: string;
}

export const compressedLatents: ExtraCacheLaw<CompressedLatents> = {
  elements: () => 0,
  perToken: (cache) => ({ elements: cache.elementsPerToken, bytes: 0 }),
  tokensRead: (tokens) => tokens,
  note: () => 'Compressed attention: older tokens are kept 4 or 128 to one, with their index keys.',
};
