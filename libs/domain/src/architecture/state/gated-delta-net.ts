import type { StateLaw, StateSize } from './state-law';

/** Gated delta rule (Qwen3-Next, Qwen3.5): key and value heads of one width, a short convolution over all three
 *  projections. */
export interface GatedDeltaNet extends StateSize {
  readonly kind: 'gated-delta-net';
  readonly keyHeads: number;
  readonly valueHeads: number;
  readonly headDim: number;
  readonly convKernel?: number;
}

export const gatedDeltaNet: StateLaw<GatedDeltaNet> = {
  elements({ keyHeads, valueHeads, headDim, convKernel = 4 }, { hiddenSize: h }) {
    const keys = keyHeads * headDim;
    const values = valueHeads * headDim;
    return h * (2 * keys + 2 * values) + h * 2 * valueHeads + (2 * keys + values) * convKernel + values * h;
  },
  heads: (layers) => layers.valueHeads,
  rotaryShare: 0.25,
};
