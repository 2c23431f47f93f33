import type { Architecture } from '../architecture/architecture';
import type { GpuFacts } from '../facts/gpu-facts';
import { attentionRanks } from '../facts/workload';
import { attentionFlops, kvReadBytes, weightWork, type WeightWork } from './model-work';
import { isFourBitWeightOnly } from './multiplication-rate';
import { partRates, type PartRates, type RateQuery } from './rates';
import type { SpeedConstants } from './speed-constants';
import type { SpeedQuery } from './speed-query';

/** Seconds that the parts of a decoding step and of a prompt take on one replica, whatever the batch. docs/speed.md */
export interface ReplicaTimes {
  readonly rates: PartRates;
  /** Pipeline stages; llama.cpp splits layers, whatever the layout is called. */
  readonly stages: number;
  /** One read of what every step reads, and of all experts. */
  readonly fixedWeights: number;
  readonly expertWeights: number;
  /** Share of the experts that one more sequence leaves unread. */
  readonly expertsLeft: number;
  /** Per sequence and step. */
  readonly cache: number;
  readonly multiplication: number;
  readonly movedActivations: number;
  readonly perSequence: number;
  /** Per step. */
  readonly layers: number;
  readonly allReduces: number;
  /** Work of one prompt that keeps the GPUs from decoding. */
  readonly prompt: number;
  /** One prompt alone, without what a pass costs whatever its length. */
  readonly promptAlone: number;
  /** Launching the kernels of a pass that no recorded graph covers. */
  readonly pass: number;
  /** One read of all weights with its launches, under which no prompt gets, and the all-reduces of its pass. */
  readonly readOnce: number;
  readonly promptAllReduces: number;
}

/** GGUF files of MXFP4 models keep what is not an expert in Q8_0 (8.5 bits), the checkpoints in 16 bits. */
const GGUF_MXFP4_REST = 8.5 / 16;
/** Prefill attention under llama.cpp costs this many times its FLOPs. */
const LLAMA_PREFILL_ATTENTION = 5;
/** llama.cpp hands a prompt from part to part in pieces of this many tokens (`n_ubatch`). */
const LLAMA_CHUNK_TOKENS = 512;
/** All-reduces per layer: after attention and after the MLP. */
const ALL_REDUCES_PER_LAYER = 2;
/** Heads of the latent attention that SGLang has kernels for: DeepSeek V2, V3 and R1. */
const LATENT_KERNEL_HEADS = 128;
const BYTES_PER_ACTIVATION = 2;

/** GPUs of a replica by what is spread over them. */
interface Spread {
  readonly tp: number;
  readonly stages: number;
  readonly ranks: number;
  /** GPUs that one stage's experts are spread over. */
  readonly group: number;
}

function spreadOf(query: SpeedQuery): Spread {
  const { tensorParallel, pipelineParallel } = query.layout;
  if (query.engine === 'llama.cpp') return { tp: 1, stages: tensorParallel * pipelineParallel, ranks: 1, group: 1 };
  const ranks = attentionRanks(query.layout);
  return { tp: tensorParallel, stages: pipelineParallel, ranks, group: tensorParallel * ranks };
}

function layerFactor(a: Architecture | undefined, work: WeightWork, c: SpeedConstants): number {
  if (work.sparseAttention) return c.layerFactor.sparseAttention;
  return a?.mla === undefined ? 1 : c.layerFactor.latentAttention;
}

/** Seconds to read the cache of one sequence: heads split up to their number, latents are read by every GPU of a rank,
 *  states split over all of them and are written back. */
function cacheSeconds(query: SpeedQuery, tokens: number, spread: Spread, rates: PartRates, c: SpeedConstants): number {
  const a = query.model.architecture;
  const state = a?.linearLayers?.stateBytesPerSequence ?? 0;
  const growing = kvReadBytes(query.model, query.kvPrecision, tokens) - state;
  const split = a === undefined || a.mla !== undefined ? 1 : Math.max(1, Math.min(spread.tp, a.kvHeads));
  const general =
    query.engine === 'sglang' &&
    a?.mla !== undefined &&
    a.heads !== LATENT_KERNEL_HEADS &&
    a.extraCache?.kind !== 'dsa-indexer-keys';
  const reached = rates.bytesPerSecond * (general ? c.bandwidthFactor.latentFallback : 1);
  return (growing / split / reached + (2 * state) / spread.tp / rates.bytesPerSecond) / spread.ranks;
}

/** Bytes that pass each link per token of the replica: a ring all-reduce of the activations after attention and after
 *  the MLP; with data-parallel attention
 *  the tokens of a rank go to the GPUs of their experts and back, or are gathered by all where that moves less. */
function movedBytes(query: SpeedQuery, work: WeightWork, spread: Spread): number {
  const perLayer = work.hiddenSize * BYTES_PER_ACTIVATION * 2;
  if (spread.group === 1) return 0;
  if (spread.ranks === 1) return (ALL_REDUCES_PER_LAYER * work.layers * perLayer * (spread.tp - 1)) / spread.tp;
  const copies = query.model.architecture?.moe?.expertsPerToken ?? 1;
  const exchanged = Math.min(copies / spread.ranks, (spread.group - 1) / spread.group);
  const reduced = (spread.tp - 1) / spread.tp / spread.ranks;
  return work.layers * perLayer * (exchanged + reduced);
}

/** Seconds of the multiplications of one prompt: as work shared by all GPUs of the replica, and alone on the rank that
 *  reads it. */
function promptSeconds(
  query: SpeedQuery,
  work: WeightWork,
  spread: Spread,
  rates: PartRates,
): { readonly work: number; readonly alone: number; readonly tokens: number } {
  const a = query.model.architecture;
  const llama = query.engine === 'llama.cpp';
  const n = Math.max(1, query.inputTokens);
  const cached = Math.min(1, Math.max(0, query.cachedPromptShare ?? 0));
  const read = Math.max(1, n * (1 - cached));
  // The tokens that are read see the cached ones as well: on the mean the prompt up to their middle.
  const attention =
    a === undefined ? 0 : attentionFlops(a, n - read / 2, false) * (llama ? LLAMA_PREFILL_ATTENTION : 1);
  const overlap = llama ? Math.min(spread.stages, Math.max(1, read / LLAMA_CHUNK_TOKENS)) : spread.stages;
  const rate = rates.prefillFlopsPerSecond * overlap;
  const onRank = work.flopsPerToken - work.expertFlopsPerToken + attention;
  return {
    work: (read * (work.flopsPerToken + attention)) / (spread.group * rate),
    alone: (read * (onRank / spread.tp + work.expertFlopsPerToken / spread.group)) / rate,
    tokens: read,
  };
}

function rateQueryOf({ engine, weightPrecision, model }: SpeedQuery, work: WeightWork): RateQuery {
  return {
    engine,
    precision: weightPrecision,
    mixture: work.mixture,
    width: work.hiddenSize,
    expertWidth: model.architecture?.moe?.moeIntermediateSize ?? 0,
    expertShare: work.mixture ? work.expertFlopsPerToken / work.flopsPerToken : 0,
  };
}

interface KnownRates {
  readonly engine: SpeedQuery['engine'];
  readonly constants: SpeedConstants;
  readonly rates: PartRates;
}
const ratesKnown = new WeakMap<WeightWork, WeakMap<GpuFacts, KnownRates>>();

/** The rates depend on the model, its format, the part and the engine alone: hundreds of layouts and lengths of an
 *  answer share them. Those of the engine last asked for are kept. */
function ratesOf(query: SpeedQuery, work: WeightWork, constants: SpeedConstants): PartRates {
  const { gpu, engine } = query;
  let ofWork = ratesKnown.get(work);
  if (!ofWork) ratesKnown.set(work, (ofWork = new WeakMap()));
  const known = ofWork.get(gpu);
  if (known?.engine === engine && known.constants === constants) return known.rates;
  const rates = partRates(gpu, rateQueryOf(query, work), constants);
  ofWork.set(gpu, { engine, constants, rates });
  return rates;
}

/** What does not depend on the batch, for one replica. */
export function replicaTimes(query: SpeedQuery, c: SpeedConstants): ReplicaTimes {
  const { model, engine, weightPrecision } = query;
  const a = model.architecture;
  const work = weightWork(model, weightPrecision);
  const rates = ratesOf(query, work, c);
  const spread = spreadOf(query);
  const middle = Math.max(1, query.inputTokens) + Math.max(0, query.outputTokens) / 2;
  const llama = engine === 'llama.cpp';
  const fixedBytes = llama && weightPrecision === 'mxfp4' ? work.fixedBytes * GGUF_MXFP4_REST : work.fixedBytes;
  const untuned = engine === 'sglang' && isFourBitWeightOnly(weightPrecision);
  const expertRate = rates.weightBytesPerSecond * (untuned ? c.bandwidthFactor.sglangInt4Experts : 1);
  const flops = work.flopsPerToken + work.headFlops + (a === undefined ? 0 : attentionFlops(a, middle, true));
  const moved = movedBytes(query, work, spread) / rates.linkBytesPerSecond;
  const prompt = promptSeconds(query, work, spread, rates);
  const fixedWeights = fixedBytes / spread.tp / rates.weightBytesPerSecond;
  const expertWeights = work.expertBytes / spread.group / expertRate;
  const layers = work.layers * rates.layerSeconds * layerFactor(a, work, c);
  const allReduces = spread.group > 1 ? ALL_REDUCES_PER_LAYER * work.layers * rates.allReduceSeconds : 0;
  return {
    rates,
    stages: spread.stages,
    fixedWeights,
    expertWeights,
    expertsLeft: 1 - work.expertShare,
    cache: cacheSeconds(query, middle, spread, rates, c),
    multiplication: flops / spread.group / rates.decodeFlopsPerSecond,
    movedActivations: moved,
    perSequence: rates.sequenceSeconds / spread.ranks,
    layers,
    allReduces,
    prompt: prompt.work + (prompt.tokens * moved) / spread.stages,
    promptAlone: prompt.alone + (prompt.tokens * moved) / spread.stages,
    pass: work.layers * c.ttft.passUs[engine] * 1e-6 * (work.mixture ? c.ttft.passMixture : 1),
    readOnce: fixedWeights + expertWeights + layers,
    promptAllReduces: allReduces,
  };
}
