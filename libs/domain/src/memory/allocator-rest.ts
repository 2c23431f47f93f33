import type { Architecture } from '../architecture/architecture';
import { denseLayers } from './tensor-groups';

/** The part of a group of weights that one GPU holds. */
export interface HeldGroup {
  readonly name: string;
  readonly elements: number;
  readonly bitsPerElement: number;
  /** Share of the group on this GPU. */
  readonly share: number;
}

const MIB = 2 ** 20;
/** Tensors from here on get memory of their own, in whole multiples of `ROUNDED_TO`; smaller ones are packed.
 *  docs/model.md#allocator */
const OWN_MEMORY_FROM = 10 * MIB;
const ROUNDED_TO = 2 * MIB;
/** A rest above this is split off and used for something else; a smaller one is counted to the tensor. */
const SPLIT_ABOVE = MIB;

/** Bytes that PyTorch's caching allocator counts to one tensor beyond its own. docs/model.md#allocator */
export function allocatorRest(tensorBytes: number): number {
  if (tensorBytes < OWN_MEMORY_FROM) return 0;
  const rest = Math.ceil(tensorBytes / ROUNDED_TO) * ROUNDED_TO - tensorBytes;
  return rest > SPLIT_ABOVE ? 0 : rest;
}

/** Bits the elements of a matrix are stored in, its scales being tensors of their own. */
function storedBits(bitsPerElement: number): number {
  if (bitsPerElement >= 32) return 32;
  if (bitsPerElement >= 16) return 16;
  return bitsPerElement >= 8 ? 8 : 4;
}

/** How a group lies in memory: so many layers, and in each one matrices of these shares of the layer. */
interface Matrices {
  readonly layers: number;
  readonly shares: readonly number[];
}

/** Gate and up projection lie in one matrix, the down projection in another. */
const feedForward = (a: Architecture): readonly number[] => (a.mlpMatrices === 3 ? [2 / 3, 1 / 3] : [1 / 2, 1 / 2]);

/** Query, key and value projections lie in one matrix, the output projection in another. */
function attentionShares(a: Architecture): readonly number[] {
  const into = a.heads + 2 * a.kvHeads;
  return [into / (into + a.heads), a.heads / (into + a.heads)];
}

function matricesOf(a: Architecture, group: string): Matrices | undefined {
  switch (group) {
    case 'embedding':
    case 'head':
      return { layers: 1, shares: [1] };
    case 'attention':
      return a.mla === undefined && a.linearLayers === undefined && a.kvLayers > 0
        ? { layers: a.layers, shares: attentionShares(a) }
        : undefined;
    case 'dense_mlp':
      return { layers: denseLayers(a), shares: feedForward(a) };
    case 'experts':
    case 'shared_experts':
      return { layers: a.moe?.moeLayers ?? 0, shares: feedForward(a) };
    default:
      return undefined;
  }
}

/** What the allocator counts to the matrices of one GPU beyond their own bytes, over all groups whose matrices follow
 *  from the shape. docs/model.md#allocator */
export function allocatorRestOf(a: Architecture, held: readonly HeldGroup[], stages: number): number {
  let rest = 0;
  for (const g of held) {
    const matrices = matricesOf(a, g.name);
    if (matrices === undefined || matrices.layers === 0) continue;
    const layerBytes = (g.elements * storedBits(g.bitsPerElement) * g.share) / (8 * matrices.layers);
    const layers = matrices.layers === 1 ? 1 : matrices.layers / stages;
    for (const share of matrices.shares) rest += layers * allocatorRest(Math.round(layerBytes * share));
  }
  return Math.round(rest);
}
