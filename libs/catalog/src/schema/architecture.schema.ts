import { z } from 'zod';
import { extraCacheSchema, linearLayersSchema, slidingWindowSchema } from './layer-kinds.schema';
import { count, positiveCount, prose } from './words';

const mixtureOfExperts = z.strictObject({
  experts: z.int().min(2),
  expertsPerToken: positiveCount,
  sharedExperts: count,
  moeIntermediateSize: positiveCount,
  sharedIntermediateSize: count,
  firstDenseLayers: count,
  moeLayers: positiveCount,
  latentSize: positiveCount.exactOptional(),
  zeroComputeExperts: positiveCount.exactOptional(),
});

const latentAttention = z.strictObject({
  kvLoraRank: positiveCount,
  qkRopeHeadDim: count,
  qkNopeHeadDim: count,
  vHeadDim: positiveCount,
  qLoraRank: positiveCount.exactOptional(),
});

/** The rarer members of a shape. One that is not listed here is refused: nothing would compute with it. */
const other = z.strictObject({
  learnedPositions: positiveCount.exactOptional(),
  outputHead: z.literal(false).exactOptional(),
  rotaryTableElements: positiveCount.exactOptional(),
  layersByType: z.strictObject({ sliding: count, full: count, kvShared: count }).exactOptional(),
  perLayerEmbedding: z.strictObject({ size: positiveCount, parameters: positiveCount, note: prose }).exactOptional(),
  altupInputs: positiveCount.exactOptional(),
  laurelRank: positiveCount.exactOptional(),
  encoderLayers: positiveCount.exactOptional(),
  encoderPositions: positiveCount.exactOptional(),
  attentionOutputGate: z.literal(true).exactOptional(),
  attentionSublayersPerLayer: positiveCount.exactOptional(),
  denseMlpsPerLayer: positiveCount.exactOptional(),
  fullLayersShareKvProjection: z.literal(true).exactOptional(),
  doubleWideMlpLayers: positiveCount.exactOptional(),
  ffnSizesByLayerCount: z.record(z.string().regex(/^\d+$/), positiveCount).exactOptional(),
  crossAttentionLayers: positiveCount.exactOptional(),
  qLoraRank: positiveCount.exactOptional(),
  oGroups: positiveCount.exactOptional(),
  oLoraRank: positiveCount.exactOptional(),
});

/** The shape of a model. Every law that it names is one that the memory model computes; an unknown kind or member is
 *  refused. */
export const architectureSchema = z
  .strictObject({
    attention: z.enum(['mha', 'gqa', 'mqa', 'mla', 'sliding', 'hybrid', 'none']),
    layers: positiveCount,
    kvLayers: count,
    hiddenSize: positiveCount,
    heads: count,
    kvHeads: count,
    headDim: count.exactOptional(),
    vHeadDim: positiveCount.exactOptional(),
    vocabSize: positiveCount,
    intermediateSize: positiveCount.exactOptional(),
    mlpMatrices: z.int().min(2).max(3),
    mlpLayers: count.exactOptional(),
    tiedEmbeddings: z.boolean(),
    moe: mixtureOfExperts.exactOptional(),
    mla: latentAttention.exactOptional(),
    slidingWindow: slidingWindowSchema.exactOptional(),
    linearLayers: linearLayersSchema.exactOptional(),
    extraCache: extraCacheSchema.exactOptional(),
    other: other.exactOptional(),
  })
  .refine((a) => a.attention !== 'mla' || a.mla !== undefined, { error: 'latent attention needs mla', path: ['mla'] })
  .refine((a) => a.kvHeads <= a.heads, { error: 'more key/value heads than heads', path: ['kvHeads'] });
