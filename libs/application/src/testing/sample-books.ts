import { type GpuFacts, type ModelFacts, NO_FACT_BOOKS, type Offer } from '@compute-advisor/domain';
import type { Books } from '../ports/books';

/** H100 SXM as measured: 85,520,809,984 bytes usable. */
export const h100Facts: GpuFacts = {
  id: 'h100-sxm-80gb',
  name: 'H100 SXM5 80GB',
  vendor: 'nvidia',
  architecture: 'Hopper',
  memoryGbMarketing: 80,
  memoryBytesUsable: 85_520_809_984,
  memoryBandwidthGbps: 3352,
  tflopsDense: { fp32: 66.9, fp16: 989.4, bf16: 989.4, fp8: 1978.9, int8: 1978.9 },
  nvlinkGbps: 900,
  formFactor: 'SXM',
  computeCapability: '9.0',
  supports: { bf16: true, fp8: true, fp4: false, int8: true },
  maxGpusPerNode: 8,
  aliases: [],
  cloudInstances: {},
  source: [],
};

const llama = (id: string, parametersTotal: number, architecture: ModelFacts['architecture']): ModelFacts => ({
  id,
  family: 'Llama',
  aliases: [],
  kind: 'text',
  parametersTotal,
  parametersTotalExact: true,
  parametersActive: parametersTotal,
  ...(architecture === undefined ? {} : { architecture }),
  maxContext: 131_072,
  nativePrecision: 'bf16',
  source: {},
});

/** 8,030,261,248 parameters; 131,072 bytes of bf16 cache per token (2 x 32 layers x 8 heads x 128 x 2 bytes). */
export const llama8b = llama('meta-llama/Llama-3.1-8B-Instruct', 8_030_261_248, {
  attention: 'gqa',
  layers: 32,
  kvLayers: 32,
  hiddenSize: 4096,
  heads: 32,
  kvHeads: 8,
  headDim: 128,
  vocabSize: 128_256,
  intermediateSize: 14_336,
  mlpMatrices: 3,
  tiedEmbeddings: false,
});

/** 70,553,706,496 parameters: 141,107,412,992 bytes in bf16, more than one H100 holds. */
export const llama70b: ModelFacts = {
  ...llama('meta-llama/Llama-3.3-70B-Instruct', 70_553_706_496, {
    attention: 'gqa',
    layers: 80,
    kvLayers: 80,
    hiddenSize: 8192,
    heads: 64,
    kvHeads: 8,
    headDim: 128,
    vocabSize: 128_256,
    intermediateSize: 28_672,
    mlpMatrices: 3,
    tiedEmbeddings: false,
  }),
  checkpoints: [
    {
      repo: 'quantiser/Llama-3.3-70B-Instruct-FP8',
      format: 'fp8',
      publisher: 'quantiser',
      confidence: 'high',
      source: 'a model hub',
    },
  ],
};

const h100At = (provider: string, gpuCount: number): Offer => ({
  gpuId: 'h100-sxm-80gb',
  provider,
  instanceType: `h100-${gpuCount}`,
  gpuCount,
  usdPerGpuHour: 2,
  kind: 'on_demand',
  asOf: '2026-10-04',
  source: 'sample',
  freshness: 'live',
});

/** Two models, one part, two providers who ask $2.00 per GPU-hour for machines of 1, 2, 4 and 8: one GPU kept on costs
 *  $1,460 a month. */
export const sampleBooks: Books = {
  catalog: { version: 'sample', models: [llama8b, llama70b], gpus: [h100Facts], books: NO_FACT_BOOKS },
  prices: {
    snapshotId: 'sample',
    asOf: '2026-10-04',
    sources: ['sample'],
    offers: ['lambda', 'runpod'].flatMap((provider) => [1, 2, 4, 8].map((n) => h100At(provider, n))),
  },
};
