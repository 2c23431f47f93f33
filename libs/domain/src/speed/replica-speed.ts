import type { GpuFacts } from '../facts/gpu-facts';
import type { Engine } from '../facts/precision-name';
import { SPEED_CONSTANTS } from './calibration';
import type { GpuClass } from './gpu-class';
import { modelWork, type ModelWork } from './model-work';
import { partRates } from './rates';
import type { SpeedConstants } from './speed-constants';
import type { BoundBy, ReplicaSpeed, SpeedCalibration, SpeedFigure, SpeedQuery, SpeedRange, SteadyState } from './speed-query';

/** Sequences an engine schedules at once at most, unless told otherwise. */
function engineLimit(engine: Engine, gpu: GpuFacts): number {
  if (engine === 'tensorrt-llm') return 2048;
  if (engine === 'sglang') return 4096;
  if (engine === 'vllm') return gpu.memoryBytesUsable >= 70e9 ? 1024 : 256;
  return 256;
}

/** Prefill attention under llama.cpp costs this many times its FLOPs. */
const LLAMA_PREFILL_ATTENTION = 5;
/** All-reduces per layer: after attention and after the MLP. */
const ALL_REDUCES_PER_LAYER = 2;

class PreparedReplica implements ReplicaSpeed {
  readonly maxBatch: number;
  readonly calibration: SpeedCalibration;
  private readonly gpuClass: GpuClass;
  private readonly tp: number;
  private readonly pp: number;
  private readonly fixedSeconds: number;
  private readonly expertSeconds: number;
  private readonly expertKeep: number;
  private readonly kvSeconds: number;
  private readonly flopSeconds: number;
  private readonly overheadSeconds: number;
  private readonly allReduceSeconds: number;
  private readonly moveSeconds: number;
  private readonly prefillSeconds: number;
  private readonly firstPassSeconds: number;
  private readonly roomLimited: boolean;

  constructor(private readonly query: SpeedQuery, work: ModelWork, private readonly constants: SpeedConstants) {
    const { gpu, engine, layout } = query;
    const rates = partRates(gpu, engine, query.weightPrecision, work.mixture, constants);
    // llama.cpp splits layers over the parts, whatever the layout is called.
    const llama = engine === 'llama.cpp';
    this.tp = llama ? 1 : layout.tensorParallel;
    this.pp = llama ? layout.tensorParallel * layout.pipelineParallel : layout.pipelineParallel;
    this.gpuClass = rates.gpuClass;
    this.calibration = { level: rates.gpuClass === 'other' ? 'uncalibrated' : 'class', rows: 0, note: '' };
    this.fixedSeconds = work.fixedBytes / this.tp / rates.bytesPerSecond;
    this.expertSeconds = work.expertBytes / this.tp / rates.bytesPerSecond;
    this.expertKeep = 1 - work.expertShare;
    this.kvSeconds = work.kvReadBytes / Math.min(this.tp, work.kvSplit) / rates.bytesPerSecond;
    this.flopSeconds = work.decodeFlops / this.tp / rates.flopsPerSecond;
    this.overheadSeconds = work.layers * rates.layerSeconds;
    const several = this.tp > 1;
    this.allReduceSeconds = several ? ALL_REDUCES_PER_LAYER * work.layers * rates.allReduceSeconds : 0;
    // Ring all-reduce: 2 (TP-1)/TP of the 16-bit activations pass each link.
    this.moveSeconds = several ? (ALL_REDUCES_PER_LAYER * work.layers * work.hiddenSize * 2 * 2 * (this.tp - 1)) / this.tp / rates.linkBytesPerSecond : 0;
    const n = Math.max(1, query.inputTokens);
    const flops = work.prefillFlops + work.prefillAttentionFlops * (llama ? LLAMA_PREFILL_ATTENTION : 1);
    const overlap = llama ? Math.min(this.pp, Math.max(1, n / 512)) : this.pp;
    this.prefillSeconds = flops / (this.tp * overlap * rates.flopsPerSecond) + (n * this.moveSeconds) / this.pp;
    this.firstPassSeconds = this.fixedSeconds + this.expertSeconds;
    const limit = engineLimit(engine, gpu);
    const room = (query.maxSequences * work.kvFullBytes) / Math.max(1, work.kvHeldBytes);
    const held = work.kvFullBytes > 0 ? room : query.maxSequences;
    this.roomLimited = held < limit;
    this.maxBatch = Math.max(1, Math.min(limit, held));
  }

  saturated(): SteadyState { return this.at(this.maxBatch); }

  at(concurrencyPerReplica: number): SteadyState {
    const concurrency = Math.max(1, concurrencyPerReplica);
    const b = Math.min(concurrency, this.maxBatch);
    return this.query.outputTokens > 0 ? this.decoding(concurrency, b) : this.encoding(concurrency, b);
  }

  range(_figure: SpeedFigure): SpeedRange {
    return { low: 0.6, high: 1.35 };
  }

  private decoding(concurrency: number, b: number): SteadyState {
    const o = this.query.outputTokens;
    const bm = Math.max(1, b / this.pp);
    const weights = this.fixedSeconds + this.expertSeconds * (1 - Math.pow(this.expertKeep, bm));
    const kv = bm * this.kvSeconds;
    const compute = bm * this.flopSeconds;
    const link = this.allReduceSeconds + bm * this.moveSeconds;
    const step = weights + kv + compute + this.overheadSeconds + link;
    const p = this.prefillSeconds;
    const perRequest = b * p + o * step;
    const requests = b / perRequest;
    const c = this.constants.ttft;
    const prefill = (b * p) / o;
    const waiting = concurrency > b ? (concurrency - b) / requests : 0;
    const ttft = (Math.max(p, this.firstPassSeconds) + this.allReduceSeconds + c.fixedMs * 1e-3) * (1 + c.perClient * (b - 1)) + waiting;
    const tpot = step + ((b - 1) * p) / o;
    return {
      concurrency, batch: b,
      outputTokensPerSecond: requests * o, requestsPerSecond: requests,
      ttftMs: ttft * 1e3, tpotMs: tpot * 1e3, endToEndMs: (ttft + o * tpot) * 1e3,
      boundBy: concurrency > b && this.roomLimited ? 'kv_room' : largest(weights + kv, compute + prefill, this.overheadSeconds, link),
      terms: { weightsMs: weights * 1e3, kvCacheMs: kv * 1e3, computeMs: compute * 1e3, overheadMs: this.overheadSeconds * 1e3, interconnectMs: link * 1e3, prefillMs: (((b - 1) * p) / o) * 1e3 },
    };
  }

  /** No tokens come out: a batch of requests is one pass, whose weights and launches they share. */
  private encoding(concurrency: number, b: number): SteadyState {
    const p = this.prefillSeconds;
    const once = (this.firstPassSeconds + this.overheadSeconds + this.allReduceSeconds) / b;
    const perRequest = p + once;
    const total = perRequest * concurrency;
    return {
      concurrency, batch: b, outputTokensPerSecond: 0, requestsPerSecond: 1 / perRequest,
      ttftMs: total * 1e3, tpotMs: 0, endToEndMs: total * 1e3,
      boundBy: largest(this.firstPassSeconds / b, p, this.overheadSeconds / b, this.allReduceSeconds / b),
      terms: { weightsMs: (this.firstPassSeconds / b) * 1e3, kvCacheMs: 0, computeMs: p * 1e3, overheadMs: (this.overheadSeconds / b) * 1e3, interconnectMs: (this.allReduceSeconds / b) * 1e3, prefillMs: 0 },
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
  return prepareSpeedWith(SPEED_CONSTANTS, query);
}

/** `prepareSpeed` with other constants, for calibration. */
export function prepareSpeedWith(constants: SpeedConstants, query: SpeedQuery): ReplicaSpeed {
  const work = modelWork(query.model, query.engine, query.weightPrecision, query.kvPrecision, query.inputTokens, query.outputTokens);
  return new PreparedReplica(query, work, constants);
}
