import type { Architecture, ModelFacts } from '../facts/model-facts';
import type { Engine, KvPrecision, WeightPrecision } from '../facts/precision-name';

/** Bytes per quantised weight, scales included. */
const WEIGHT_BYTES: Readonly<Record<WeightPrecision, number>> = {
  fp32: 4, bf16: 2, fp16: 2, fp8: 1, int8: 1, w8a8: 1, w8a16: 1, 'bnb-8bit': 1, q8_0: 1.0625, q6_k: 0.82, q5_k_m: 0.711, q5_k_s: 0.69, q5_0: 0.6875,
  q4_k_m: 0.606, q4_k_s: 0.572, q4_0: 0.5625, iq4_xs: 0.5575, q3_k_m: 0.489, q2_k: 0.419, nvfp4: 0.5625, mxfp4: 0.53125, int4: 0.53, w4a16: 0.53, w4a8: 0.53,
  awq: 0.53, gptq: 0.53, 'bnb-4bit': 0.53, 'exl2-4.0bpw': 0.5,
};
const KV_BYTES: Readonly<Record<KvPrecision, number>> = { fp32: 4, bf16: 2, fp16: 2, fp8: 1, int8: 1, q8_0: 1.0625, q4_0: 0.5625, int4: 0.5, nvfp4: 0.5625 };

/** DeepSeek sparse attention reads this many selected tokens of the latent cache per step (`index_topk` of the V3.2 and GLM-5 configurations). */
const SPARSE_TOP_K = 2048;

/** What one replica has to read and multiply, independent of the part: bytes, FLOPs. */
export interface ModelWork {
  readonly layers: number;
  readonly hiddenSize: number;
  readonly kvSplit: number;
  /** Weights every step reads: attention, dense layers, shared experts, head. */
  readonly fixedBytes: number;
  /** All routed experts. */
  readonly expertBytes: number;
  /** Share of the routed experts one token uses. */
  readonly expertShare: number;
  /** Cache bytes one sequence reads per step, at half of its output. */
  readonly kvReadBytes: number;
  /** Cache bytes of one sequence at `n + o` tokens, and at the mean fill the engine reserves. */
  readonly kvFullBytes: number;
  readonly kvHeldBytes: number;
  readonly decodeFlops: number;
  readonly prefillFlops: number;
  readonly prefillAttentionFlops: number;
  readonly mixture: boolean;
}

interface Elements { readonly fixed: number; readonly head: number; readonly experts: number; readonly share: number }

function elementsOf(model: ModelFacts): Elements {
  const total = model.parametersLanguageModel ?? model.parametersTotal;
  const a = model.architecture;
  if (a === undefined) return { fixed: total, head: 0, experts: 0, share: 1 };
  const head = a.vocabSize * a.hiddenSize;
  const embedding = a.tiedEmbeddings ? 0 : head;
  const perLayerEmbedding = Number((a.other?.['perLayerEmbedding'] as { readonly elements?: number } | undefined)?.elements ?? 0);
  const moe = a.moe;
  const experts = moe === undefined ? 0 : moe.moeLayers * moe.experts * a.mlpMatrices * moe.moeIntermediateSize * (moe.latentSize ?? a.hiddenSize);
  const share = moe === undefined ? 1 : (moe.expertsPerToken / (moe.experts + (moe.zeroComputeExperts ?? 0)));
  return { fixed: Math.max(0.02 * total, total - head - embedding - experts - perLayerEmbedding), head, experts, share };
}

/** Bytes of cache one sequence of `tokens` tokens holds, and the part of it that one decode step reads. */
function kvBytes(model: ModelFacts, bytesPerElement: number, tokens: number): { readonly held: number; readonly read: number } {
  const a = model.architecture;
  const per = model.kvBytesPerTokenBf16;
  const state = a?.linearLayers?.stateBytesPerSequence ?? 0;
  if (per === undefined) {
    const held = a === undefined ? 0 : 2 * a.kvLayers * a.kvHeads * a.headDim * bytesPerElement * tokens;
    return { held: held + state, read: held + state };
  }
  const scale = bytesPerElement / 2;
  const windowed = per.windowed * scale * Math.min(tokens, per.window ?? tokens);
  const held = per.growing * scale * tokens + windowed + state;
  if (a?.extraCache?.kind === 'dsa-indexer-keys' && a.mla !== undefined) {
    const latent = a.kvLayers * (a.mla.kvLoraRank + a.mla.qkRopeHeadDim) * bytesPerElement;
    const index = (a.extraCache.layers ?? a.kvLayers) * 132;
    return { held, read: latent * Math.min(tokens, SPARSE_TOP_K) + index * tokens + windowed + state };
  }
  return { held, read: held };
}

/** Attention FLOPs of one new token that sees `tokens` earlier ones. */
function attentionFlops(a: Architecture, tokens: number, decoding: boolean): number {
  const mla = a.mla;
  if (mla !== undefined) {
    const width = decoding ? 2 * mla.kvLoraRank + mla.qkRopeHeadDim : mla.qkNopeHeadDim + mla.qkRopeHeadDim + mla.vHeadDim;
    const seen = a.extraCache?.kind === 'dsa-indexer-keys' ? Math.min(tokens, SPARSE_TOP_K) : tokens;
    return 2 * a.heads * width * seen * a.kvLayers;
  }
  const layers = a.kvLayers > 0 ? a.kvLayers : a.layers;
  const width = a.headDim + (a.vHeadDim ?? a.headDim);
  const window = a.slidingWindow;
  const full = window === undefined ? layers : window.layersFull;
  const windowed = window === undefined ? 0 : window.layersWithWindow * Math.min(tokens, window.window);
  return 2 * a.heads * width * (full * tokens + windowed);
}

const SERVER_BITS = 1.07;

/** Derives the work of one replica. `o` = 0 is a model without decoding. */
export function modelWork(model: ModelFacts, engine: Engine, weight: WeightPrecision, kv: KvPrecision, inputTokens: number, outputTokens: number): ModelWork {
  const e = elementsOf(model);
  const a = model.architecture;
  const b = WEIGHT_BYTES[weight];
  const server = engine !== 'llama.cpp';
  const keepsHead = server && b < SERVER_BITS && b < 2;
  const expertsOnly = weight === 'mxfp4' && e.experts > 0;
  const restBytes = expertsOnly ? (server ? 2 : 1.0625) : b;
  const n = Math.max(1, inputTokens);
  const o = Math.max(0, outputTokens);
  const kvPer = KV_BYTES[kv];
  const reserve = engine === 'tensorrt-llm' ? 1 : 0.6;
  const read = kvBytes(model, kvPer, n + o / 2).read;
  const activeFixed = 2 * (e.fixed + e.experts * e.share);
  return {
    layers: a?.layers ?? 32, hiddenSize: a?.hiddenSize ?? 4096,
    kvSplit: a === undefined || a.mla !== undefined ? 1 : Math.max(1, a.kvHeads),
    fixedBytes: e.fixed * restBytes + e.head * (keepsHead ? 2 : restBytes),
    expertBytes: e.experts * b,
    expertShare: e.share,
    kvReadBytes: read,
    kvFullBytes: kvBytes(model, kvPer, n + o).held,
    kvHeldBytes: kvBytes(model, kvPer, n + reserve * o).held,
    decodeFlops: activeFixed + 2 * e.head + (a === undefined ? 0 : attentionFlops(a, n + o / 2, true)),
    prefillFlops: activeFixed * n,
    prefillAttentionFlops: a === undefined ? 0 : attentionFlops(a, n / 2, false) * n,
    mixture: e.experts > 0,
  };
}
