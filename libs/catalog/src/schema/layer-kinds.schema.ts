import { z } from 'zod';
import { count, positiveCount, prose } from './words';

const state = {
  count: positiveCount,
  convStateElementsPerLayer: count,
  recurrentStateElementsPerLayer: count,
  stateBytesPerSequence: positiveCount,
};
const headed = { heads: positiveCount, headDim: positiveCount };
const selective = { ...headed, groups: positiveCount, stateSize: positiveCount, convKernel: positiveCount };

/** Layers with a constant state, one shape per kind; a kind that the memory model has no law for is refused. */
export const linearLayersSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    ...state,
    kind: z.literal('gated-delta-net'),
    keyHeads: positiveCount,
    valueHeads: positiveCount,
    headDim: positiveCount,
    convKernel: positiveCount,
  }),
  z.strictObject({ ...state, ...selective, kind: z.literal('mamba2') }),
  z.strictObject({ ...state, ...selective, kind: z.literal('mamba2-parallel') }),
  z.strictObject({
    ...state,
    kind: z.literal('mamba1'),
    innerSize: positiveCount.exactOptional(),
    stateSize: positiveCount.exactOptional(),
    dtRank: positiveCount.exactOptional(),
    convKernel: positiveCount.exactOptional(),
  }),
  z.strictObject({ ...state, kind: z.literal('short-conv'), convKernel: positiveCount }),
  z.strictObject({ ...state, ...headed, kind: z.literal('lightning-attention') }),
  z.strictObject({
    ...state,
    ...headed,
    kind: z.literal('kimi-delta-attention'),
    convKernel: positiveCount,
    fullRankGates: z.boolean().exactOptional(),
  }),
]);

const indexKeys = {
  layers: positiveCount,
  elementsPerTokenPerLayer: positiveCount,
  indexHeads: positiveCount,
  note: prose.exactOptional(),
};

/** Cache beside keys and values, one shape per kind. */
export const extraCacheSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...indexKeys, kind: z.literal('dsa-indexer-keys') }),
  z.strictObject({ ...indexKeys, kind: z.literal('sparse-attention-index-keys') }),
  z.strictObject({
    kind: z.literal('compressed-attention'),
    ratio4Layers: count,
    ratio128Layers: count,
    uncompressedLayers: count,
    latentDim: positiveCount,
    indexHeadDim: positiveCount,
    elementsPerToken: positiveCount,
    note: prose.exactOptional(),
  }),
]);

/** Layers that see the last `window` tokens only. */
export const slidingWindowSchema = z.strictObject({
  window: positiveCount,
  layersWithWindow: positiveCount,
  layersFull: count,
  kvHeads: positiveCount.exactOptional(),
  headDim: positiveCount.exactOptional(),
  vHeadDim: positiveCount.exactOptional(),
  heads: positiveCount.exactOptional(),
  kind: z.literal('chunked').exactOptional(),
  note: prose.exactOptional(),
});
