import type { Architecture } from '../architecture';

/** Heads of one sort of layer: query heads, key/value heads and their widths. */
export interface HeadShape {
  readonly heads: number;
  readonly kvHeads: number;
  readonly headDim: number;
  readonly vHeadDim: number;
}

/** Parameters of the four projections of one layer; `sharedKv`: keys and values are projected once. */
export function headProjections(a: Architecture, s: HeadShape, sharedKv: boolean): number {
  const h = a.hiddenSize;
  const query = h * s.heads * s.headDim * (a.other?.attentionOutputGate === true ? 2 : 1);
  return query + h * s.kvHeads * s.headDim + (sharedKv ? 0 : h * s.kvHeads * s.vHeadDim) + s.heads * s.vHeadDim * h;
}

/** Heads of the layers that see everything. */
export const fullHeads = (a: Architecture): HeadShape => ({
  heads: a.heads,
  kvHeads: a.kvHeads,
  headDim: a.headDim,
  vHeadDim: a.vHeadDim ?? a.headDim,
});
