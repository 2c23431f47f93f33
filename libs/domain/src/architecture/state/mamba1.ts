import type { StateLaw, StateSize } from './state-law';

/** Mamba-1 (Jamba, Falcon Mamba): one state per channel. */
export interface Mamba1 extends StateSize {
  readonly kind: 'mamba1';
  readonly innerSize?: number;
  readonly stateSize?: number;
  readonly convKernel?: number;
  readonly dtRank?: number;
}

export const mamba1: StateLaw<Mamba1> = {
  elements(layers, { hiddenSize: h, intermediateSize }) {
    const inner = layers.innerSize ?? intermediateSize ?? 2 * h;
    const state = layers.stateSize ?? 16;
    const rank = layers.dtRank ?? Math.ceil(h / 16);
    const mixing = inner * (rank + 2 * state) + rank * inner + inner * state;
    return h * 2 * inner + inner * (layers.convKernel ?? 4) + mixing + inner * h;
  },
  heads: () => undefined,
  rotaryShare: 0,
};
