import type { Architecture } from '../architecture';
import { extraCacheLaw } from '../extra-cache/extra-cache';
import { type AttentionLaw, NO_ATTENTION_CACHE } from './attention-law';
import { fullHeads, headProjections } from './head-projections';

/** Layers that attention FLOPs are counted over: those with a cache, of an encoder all. */
export const attendingLayers = (a: Architecture): number => (a.kvLayers > 0 ? a.kvLayers : a.layers);

/** Keys and values per head in every layer: multi-head, grouped, multi-query. */
export function headAttention(a: Architecture): AttentionLaw {
  const extra = a.extraCache === undefined ? undefined : extraCacheLaw(a.extraCache).perToken(a.extraCache, a.kvLayers);
  const width = a.headDim + (a.vHeadDim ?? a.headDim);
  return {
    elements: (layers) => ({
      divided: layers * headProjections(a, fullHeads(a), a.other?.fullLayersShareKvProjection === true),
      replicated: 0,
    }),
    cache: {
      ...NO_ATTENTION_CACHE,
      growing: a.kvLayers * a.kvHeads * width,
      latent: extra?.elements ?? 0,
      fixedBytes: extra?.bytes ?? 0,
    },
    rotaryWidth: a.headDim,
    flops: (tokens) => 2 * a.heads * width * (attendingLayers(a) * tokens),
    elementsSkipped: () => 0,
    notes: () => (a.extraCache === undefined ? [] : [extraCacheLaw(a.extraCache).note(a.extraCache, a.kvLayers)]),
  };
}
