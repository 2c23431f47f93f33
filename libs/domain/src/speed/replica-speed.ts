import type { GpuFacts } from '../facts/gpu-facts';
import type { Engine } from '../facts/precision-name';
import { kvBytesPerSequence } from '../memory/kv-cache';
import { SPEED_CONSTANTS } from './calibration';
import { rangeEvidence, speedCalibration, speedRange } from './speed-calibration';
import { attentionFlops, kvReadBytes, weightWork } from './model-work';
import { partRates } from './rates';
import type { SpeedConstants } from './speed-constants';
import type {
  BoundBy,
  RangeEvidence,
  ReplicaSpeed,
  SpeedCalibration,
  SpeedFigure,
  SpeedQuery,
  SpeedRange,
  SteadyState,
} from './speed-query';

/** Sequences an engine schedules at once at most, unless told otherwise. */
function engineLimit(engine: Engine, gpu: GpuFacts): number {
  if (engine === 'tensorrt-llm') return 2048;
  if (engine === 'sglang') return 4096;
  if (engine === 'vllm') return gpu.memoryBytesUsable >= 70e9 ? 1024 : 256;
  return 256;
}

/** Share of the output that the scheduler's cache use amounts to in the mean: TensorRT-LLM reserves all of it, the others grow block by block. */
const RESERVED_OUTPUT: Readonly<Record<Engine, number>> = { 'tensorrt-llm': 1, vllm: 0.6, sglang: 0.6, 'llama.cpp': 1 };
/** GGUF files of MXFP4 models keep what is not an expert in Q8_0 (8.5 bits), the checkpoints in 16 bits. */
const GGUF_MXFP4_REST = 8.5 / 16;
/** Prefill attention under llama.cpp costs this many times its FLOPs. */
const LLAMA_PREFILL_ATTENTION = 5;
/** All-reduces per layer: after attention and after the MLP. */
const ALL_REDUCES_PER_LAYER = 2;

class PreparedReplica implements ReplicaSpeed {
  readonly maxBatch: number;
  readonly promptMs: number;
  readonly calibration: SpeedCalibration;
  readonly rangeEvidence: RangeEvidence;
  private readonly tp: number;
  private readonly pp: number;
  private readonly fixedSeconds: number;
  private readonly expertSeconds: number;
  private readonly expertKeep: number;
  private readonly kvSeconds: number;
  private readonly flopSeconds: number;
  private readonly layerSeconds: number;
  private readonly sequenceSeconds: number;
  private readonly promptFactor: number;
  private readonly allReduceSeconds: number;
  private readonly moveSeconds: number;
  private readonly prefillSeconds: number;
  private readonly firstPassSeconds: number;
  private readonly roomLimited: boolean;

  constructor(
    private readonly query: SpeedQuery,
    private readonly constants: SpeedConstants,
  ) {
    const { model, gpu, engine, layout, kvPrecision } = query;
    const work = weightWork(model, query.weightPrecision);
    const a = model.architecture;
    const n = Math.max(1, query.inputTokens);
    const o = Math.max(0, query.outputTokens);
    const rates = partRates(gpu, engine, query.weightPrecision, work.mixture, constants);
    // llama.cpp splits layers over the parts, whatever the layout is called.
    const llama = engine === 'llama.cpp';
    this.tp = llama ? 1 : layout.tensorParallel;
    this.pp = llama ? layout.tensorParallel * layout.pipelineParallel : layout.pipelineParallel;
    this.calibration = speedCalibration(work.signature, rates.gpuClass);
    this.rangeEvidence = rangeEvidence(
      this.calibration.level,
      rates.gpuClass,
      model.parametersTotal,
      work.mixture && this.tp > 1 && !rates.scaleUp,
    );
    const fixedBytes = llama && query.weightPrecision === 'mxfp4' ? work.fixedBytes * GGUF_MXFP4_REST : work.fixedBytes;
    this.fixedSeconds = fixedBytes / this.tp / rates.bytesPerSecond;
    this.expertSeconds = work.expertBytes / this.tp / rates.bytesPerSecond;
    this.expertKeep = 1 - work.expertShare;
    const kvSplit = a === undefined || a.mla !== undefined ? 1 : Math.max(1, Math.min(this.tp, a.kvHeads));
    this.kvSeconds = kvReadBytes(model, kvPrecision, n + o / 2) / kvSplit / rates.bytesPerSecond;
    this.flopSeconds =
      (work.flopsPerToken + work.headFlops + (a === undefined ? 0 : attentionFlops(a, n + o / 2, true))) /
      this.tp /
      rates.decodeFlopsPerSecond;
    this.layerSeconds =
      work.layers * rates.layerSeconds * (work.sparseAttention ? constants.layerFactor.sparseAttention : 1);
    this.sequenceSeconds = rates.sequenceSeconds;
    this.promptFactor = constants.ttft.prompt[engine];
    const several = this.tp > 1;
    this.allReduceSeconds = several ? ALL_REDUCES_PER_LAYER * work.layers * rates.allReduceSeconds : 0;
    // Ring all-reduce: 2 (TP-1)/TP of the 16-bit activations pass each link.
    this.moveSeconds = several
      ? (ALL_REDUCES_PER_LAYER * work.layers * work.hiddenSize * 2 * 2 * (this.tp - 1)) /
        this.tp /
        rates.linkBytesPerSecond
      : 0;
    const cached = Math.min(1, Math.max(0, query.cachedPromptShare ?? 0));
    const read = Math.max(1, n * (1 - cached));
    // The tokens that are read see the cached ones as well: on the mean the prompt up to their middle.
    const promptAttention =
      a === undefined ? 0 : attentionFlops(a, n - read / 2, false) * (llama ? LLAMA_PREFILL_ATTENTION : 1);
    const flops = read * (work.flopsPerToken + promptAttention);
    const overlap = llama ? Math.min(this.pp, Math.max(1, read / 512)) : this.pp;
    this.prefillSeconds =
      flops / (this.tp * overlap * rates.prefillFlopsPerSecond) + (read * this.moveSeconds) / this.pp;
    this.firstPassSeconds = this.fixedSeconds + this.expertSeconds;
    this.promptMs =
      1e3 * Math.max(this.prefillSeconds, this.firstPassSeconds + this.layerSeconds + this.allReduceSeconds);
    const limit = query.sequenceLimit ?? engineLimit(engine, gpu);
    // Sequences are at different depths of their output, so the room holds more of them than it would at full length.
    const full = kvBytesPerSequence(model, kvPrecision, n + o);
    const held =
      full > 0
        ? (query.maxSequences * full) / kvBytesPerSequence(model, kvPrecision, n + RESERVED_OUTPUT[engine] * o)
        : query.maxSequences;
    this.roomLimited = query.sequenceLimit !== undefined || held < limit;
    this.maxBatch = Math.max(1, Math.floor(Math.min(limit, held)));
  }

  saturated(): SteadyState {
    return this.at(this.maxBatch);
  }

  at(concurrencyPerReplica: number): SteadyState {
    const concurrency = Math.max(1, concurrencyPerReplica);
    const b = Math.min(concurrency, this.maxBatch);
    return this.query.outputTokens > 0 ? this.decoding(concurrency, b) : this.encoding(concurrency, b);
  }

  range(figure: SpeedFigure): SpeedRange {
    return speedRange(this.rangeEvidence, figure);
  }

  private decoding(concurrency: number, b: number): SteadyState {
    const o = this.query.outputTokens;
    const bm = Math.max(1, b / this.pp);
    const weights = this.fixedSeconds + this.expertSeconds * (1 - Math.pow(this.expertKeep, bm));
    const kv = bm * this.kvSeconds;
    const compute = bm * this.flopSeconds;
    const link = this.allReduceSeconds + bm * this.moveSeconds;
    const overhead = this.layerSeconds + b * this.sequenceSeconds;
    const step = weights + kv + compute + overhead + link;
    const p = this.prefillSeconds;
    const perRequest = b * p + o * step;
    const requests = b / perRequest;
    const c = this.constants.ttft;
    const prefill = (b * p) / o;
    const waiting = concurrency > b ? (concurrency - b) / requests : 0;
    const prompt = Math.max(p * this.promptFactor, this.firstPassSeconds + this.layerSeconds) + this.allReduceSeconds;
    const ttft =
      prompt * (1 + c.perClient * (b - 1)) +
      (c.fixedMs[this.query.engine] + c.clientMs * (b - 1)) * 1e-3 +
      c.steps * step +
      waiting;
    const tpot = step + ((b - 1) * p) / o;
    return {
      concurrency,
      batch: b,
      outputTokensPerSecond: requests * o,
      requestsPerSecond: requests,
      ttftMs: ttft * 1e3,
      tpotMs: tpot * 1e3,
      endToEndMs: (ttft + o * tpot) * 1e3,
      boundBy:
        concurrency > b && this.roomLimited ? 'kv_room' : largest(weights + kv, compute + prefill, overhead, link),
      terms: {
        weightsMs: weights * 1e3,
        kvCacheMs: kv * 1e3,
        computeMs: compute * 1e3,
        overheadMs: overhead * 1e3,
        interconnectMs: link * 1e3,
        prefillMs: (((b - 1) * p) / o) * 1e3,
      },
    };
  }

  /** No tokens come out: a batch of requests is one pass, whose weights and launches they share. */
  private encoding(concurrency: number, b: number): SteadyState {
    const p = this.prefillSeconds;
    const once = (this.firstPassSeconds + this.layerSeconds + this.allReduceSeconds) / b;
    const perRequest = p + once;
    const total = perRequest * concurrency + this.constants.ttft.fixedMs[this.query.engine] * 1e-3;
    return {
      concurrency,
      batch: b,
      outputTokensPerSecond: 0,
      requestsPerSecond: 1 / perRequest,
      ttftMs: total * 1e3,
      tpotMs: 0,
      endToEndMs: total * 1e3,
      boundBy: largest(this.firstPassSeconds / b, p, this.layerSeconds / b, this.allReduceSeconds / b),
      terms: {
        weightsMs: (this.firstPassSeconds / b) * 1e3,
        kvCacheMs: 0,
        computeMs: p * 1e3,
        overheadMs: (this.layerSeconds / b) * 1e3,
        interconnectMs: (this.allReduceSeconds / b) * 1e3,
        prefillMs: 0,
      },
    };
  }
}

function largest(memory: number, compute: number, overhead: number, link: number): BoundBy {
  if (memory >= compute && memory >= overhead && memory >= link) return 'memory_bandwidth';
  if (compute >= overhead && compute >= link) return 'compute';
  return overhead >= link ? 'overhead' : 'interconnect';
}

/** Prepares one replica for timing: everything that does not depend on the concurrency is computed here, once. */
export function prepareSpeed(query: SpeedQuery): ReplicaSpeed {
  return new PreparedReplica(query, SPEED_CONSTANTS);
}

/** `prepareSpeed` with other constants, for calibration. */
export function prepareSpeedWith(constants: SpeedConstants, query: SpeedQuery): ReplicaSpeed {
  return new PreparedReplica(query, constants);
}
