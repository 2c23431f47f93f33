import type { StateLaw, StateSize } from './state-law';

/** Linear attention with a decay (MiniMax-01, Ring-linear): one square of the head's width per head. */
export interface LightningAttention extends StateSize {
  readonly kind: 'lightning-attention';
  readonly heads: number;
  readonly headDim: number;
}

export const lightningAttention: StateLaw<LightningAttention> = {
  elements: ({ heads, headDim }, { hiddenSize }) => 5 * hiddenSize * heads * headDim,
  heads: (layers) => layers.heads,
  rotaryShare: 0.5,
};
