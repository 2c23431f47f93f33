import {
  ATTENTION_KINDS,
  ENGINES,
  EXTRA_CACHE_KINDS,
  KV_PRECISIONS,
  MODEL_KINDS,
  mostUsableBytes,
  STATE_KINDS,
  TENSOR_GROUPS,
  WEIGHT_PRECISIONS,
} from '@compute-advisor/domain';
import { z } from 'zod';

const text = z.string().trim().min(1).max(500);
const prose = z.string().max(4_000);
const count = z.int().min(0);
const positive = z.number().positive();
const positiveCount = z.int().min(1);
const month = z.string().regex(/^\d{4}(-(0[1-9]|1[0-2])(-\d\d)?)?$/, 'a year or a month like 2026-10');
const day = z.iso.date();
const details = z.record(z.string(), z.unknown());

const mixtureOfExperts = z.object({
  experts: positiveCount,
  expertsPerToken: positiveCount,
  sharedExperts: count,
  moeIntermediateSize: positiveCount,
  sharedIntermediateSize: count,
  firstDenseLayers: count,
  moeLayers: positiveCount,
  latentSize: positiveCount.exactOptional(),
  zeroComputeExperts: count.exactOptional(),
});

const latentAttention = z.object({
  kvLoraRank: positiveCount,
  qkRopeHeadDim: count,
  qkNopeHeadDim: count,
  vHeadDim: positiveCount,
  qLoraRank: positiveCount.exactOptional(),
});

const slidingWindow = z.object({
  window: positiveCount,
  layersWithWindow: count,
  layersFull: count,
  kvHeads: positiveCount.exactOptional(),
  headDim: positiveCount.exactOptional(),
  vHeadDim: positiveCount.exactOptional(),
  heads: positiveCount.exactOptional(),
  kind: text.exactOptional(),
  note: prose.exactOptional(),
});

const linearLayers = z.looseObject({
  count: positiveCount,
  kind: z.enum(STATE_KINDS),
  convStateElementsPerLayer: count,
  recurrentStateElementsPerLayer: count,
  stateBytesPerSequence: count,
});

const extraCache = z.looseObject({
  kind: z.enum(EXTRA_CACHE_KINDS),
  layers: count.exactOptional(),
  elementsPerTokenPerLayer: count.exactOptional(),
  elementsPerToken: positive.exactOptional(),
  note: prose.exactOptional(),
});

const architecture = z
  .object({
    attention: z.enum(ATTENTION_KINDS),
    layers: positiveCount,
    kvLayers: count,
    hiddenSize: positiveCount,
    heads: count,
    kvHeads: count,
    headDim: positiveCount.exactOptional(),
    vHeadDim: positiveCount.exactOptional(),
    vocabSize: positiveCount,
    intermediateSize: positiveCount.exactOptional(),
    mlpMatrices: count,
    mlpLayers: count.exactOptional(),
    tiedEmbeddings: z.boolean(),
    moe: mixtureOfExperts.exactOptional(),
    mla: latentAttention.exactOptional(),
    slidingWindow: slidingWindow.exactOptional(),
    linearLayers: linearLayers.exactOptional(),
    extraCache: extraCache.exactOptional(),
    other: details.exactOptional(),
  })
  .refine((a) => a.kvHeads <= a.heads, { error: 'more key/value heads than heads', path: ['kvHeads'] })
  .refine((a) => a.attention === 'none' || (a.headDim !== undefined && a.heads > 0), {
    error: 'attention needs heads and headDim',
    path: ['headDim'],
  })
  .refine((a) => a.attention !== 'mla' || a.mla !== undefined, { error: 'latent attention needs mla', path: ['mla'] });

const publishedCheckpoint = z.object({
  repo: text,
  format: z.enum([...WEIGHT_PRECISIONS, 'gguf']),
  publisher: z.enum(['vendor', 'quantiser']).default('vendor'),
  engines: z.array(z.enum(ENGINES)).exactOptional(),
  kvPrecision: z.enum(KV_PRECISIONS).exactOptional(),
  bitsByGroup: z.partialRecord(z.enum(TENSOR_GROUPS), positive.max(64)).exactOptional(),
  bytes: positiveCount.exactOptional(),
  bytesOf: z.enum(WEIGHT_PRECISIONS).exactOptional(),
  confidence: z.enum(['high', 'medium', 'low']).default('high'),
  namedIn: positiveCount.exactOptional(),
  source: prose.default('the operator'),
  compositionSource: prose.exactOptional(),
});

/** A model as the reference books write it (libs/catalog/src/data/models). */
export const modelShape = z
  .object({
    id: text,
    family: text,
    aliases: z.array(text),
    kind: z.enum(MODEL_KINDS),
    released: month.exactOptional(),
    license: text.exactOptional(),
    parametersTotal: positiveCount,
    parametersTotalExact: z.boolean(),
    parametersActive: positiveCount,
    parametersLanguageModel: positiveCount.exactOptional(),
    parametersOtherModules: count.exactOptional(),
    parametersCheckpoint: positiveCount.exactOptional(),
    checkpointNote: prose.exactOptional(),
    architecture: architecture.exactOptional(),
    components: z.record(text, count).exactOptional(),
    checkpoints: z.array(publishedCheckpoint).exactOptional(),
    maxContext: positiveCount.exactOptional(),
    nativeContext: positiveCount.exactOptional(),
    nativePrecision: z.enum(WEIGHT_PRECISIONS),
    kvBytesPerTokenBf16: z
      .object({ growing: z.number().min(0), windowed: z.number().min(0), window: positiveCount.exactOptional() })
      .exactOptional(),
    notes: prose.exactOptional(),
    source: z.record(text, z.union([prose, z.array(prose)])),
  })
  .refine((m) => m.parametersActive <= m.parametersTotal, {
    error: 'more active parameters than parameters',
    path: ['parametersActive'],
  });

const rate = positive.exactOptional();

/** A part as the reference books write it (libs/catalog/src/data/gpus). */
export const gpuShape = z
  .object({
    id: text,
    name: text,
    vendor: z.enum(['nvidia', 'amd', 'intel', 'google', 'apple', 'aws']),
    architecture: text,
    memoryGbMarketing: positive,
    memoryBytesUsable: z.int().min(2 ** 28),
    memoryUsableBasis: prose.exactOptional(),
    memoryBandwidthGbps: positive,
    tflopsDense: z.object({ fp32: rate, tf32: rate, fp16: rate, bf16: rate, fp8: rate, int8: rate, fp4: rate }),
    nvlinkGbps: positive.exactOptional(),
    interconnect: prose.exactOptional(),
    formFactor: text,
    tdpWatts: positive.exactOptional(),
    computeCapability: text.exactOptional(),
    supports: z.object({ bf16: z.boolean(), fp8: z.boolean(), fp4: z.boolean(), int8: z.boolean() }),
    maxGpusPerNode: positiveCount.exactOptional(),
    mig: z.boolean().exactOptional(),
    released: month.exactOptional(),
    aliases: z.array(text),
    cloudInstances: z.record(text, z.object({ provider: text, count: positive })).default({}),
    source: z.array(prose),
    note: prose.exactOptional(),
  })
  .refine((g) => g.memoryBytesUsable <= mostUsableBytes(g.memoryGbMarketing), {
    error: 'more usable bytes than the part has',
    path: ['memoryBytesUsable'],
  });

/** What the operator pays for a part, USD per GPU-hour before tax. A misspelt member is refused: a price must not be
 *  half read. */
export const priceShape = z.strictObject({
  gpuId: text,
  usdPerGpuHour: z.number().positive().max(1_000),
  provider: text.default('operator'),
  instanceType: text.exactOptional(),
  region: text.exactOptional(),
  gpuCount: positive.max(1_024).default(1),
  asOf: day.exactOptional(),
  source: text.exactOptional(),
});
