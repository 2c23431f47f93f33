import type { StateLaw, StateSize } from './state-law';

interface Mamba2Shape extends StateSize {
  readonly heads: number;
  readonly headDim: number;
  readonly groups: number;
  readonly stateSize: number;
  readonly convKernel?: number;
}

/** Mamba-2 in layers of its own (Nemotron, Granite 4, Bamba). */
export interface Mamba2 extends Mamba2Shape {
  readonly kind: 'mamba2';
}

/** Mamba-2 beside the attention of every layer (Falcon-H1). */
export interface Mamba2Parallel extends Mamba2Shape {
  readonly kind: 'mamba2-parallel';
}

const elements: StateLaw<Mamba2Shape>['elements'] = (layers, { hiddenSize: h }) => {
  const inner = layers.heads * layers.headDim;
  const groups = layers.groups * layers.stateSize;
  return h * (2 * inner + 2 * groups + layers.heads) + (inner + 2 * groups) * (layers.convKernel ?? 4) + inner * h;
};

/** Hybrids of it turn no positions. */
export const mamba2: StateLaw<Mamba2> = { elements, heads: (layers) => layers.heads, rotaryShare: 0 };
/** The attention beside it turns whole heads. */
export const mamba2Parallel: StateLaw<Mamba2Parallel> = { elements, heads: (layers) => layers.heads, rotaryShare: 1 };
