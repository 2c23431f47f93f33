import type { StateLaw, StateSize } from './state-law';

/** Kimi delta attention: the delta rule with a gate per channel, of low rank unless `fullRankGates`. */
export interface KimiDeltaAttention extends StateSize {
  readonly kind: 'kimi-delta-attention';
  readonly heads: number;
  readonly headDim: number;
  readonly convKernel?: number;
  readonly fullRankGates?: boolean;
}

export const kimiDeltaAttention: StateLaw<KimiDeltaAttention> = {
  elements({ heads, headDim, convKernel = 4, fullRankGates }, { hiddenSize: h }) {
    const inner = heads * headDim;
    const gate = fullRankGates === true ? 2 * h * inner : 2 * (h * headDim + headDim * inner);
    return 4 * h * inner + 3 * inner * convKernel + gate + h * heads;
  },
  heads: (layers) => layers.heads,
  rotaryShare: 0,
};
