import type { StateLaw, StateSize } from './state-law';

/** A gated short convolution (LFM2): its state is the last few inputs. */
export interface ShortConv extends StateSize {
  readonly kind: 'short-conv';
  readonly convKernel?: number;
}

export const shortConv: StateLaw<ShortConv> = {
  elements: (layers, { hiddenSize: h }) => 4 * h * h + (layers.convKernel ?? 4) * h,
  heads: () => undefined,
  rotaryShare: 1,
};
