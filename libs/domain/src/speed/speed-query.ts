import type { GpuFacts } from '../facts/gpu-facts';
import type { ModelFacts } from '../facts/model-facts';
import type { SpeculativeMethod } from '../facts/speculation';
import type { Engine, KvPrecision, WeightPrecision } from '../facts/precision-name';
import type { ParallelLayout } from '../facts/workload';

/** One replica to be timed: what runs, on what, with which lengths. */
export interface SpeedQuery {
  readonly model: ModelFacts;
  readonly engine: Engine;
  readonly weightPrecision: WeightPrecision;
  readonly kvPrecision: KvPrecision;
  readonly gpu: GpuFacts;
  readonly layout: ParallelLayout;
  /** Tokens per request. */
  readonly inputTokens: number;
  /** Tokens per request; 0 for embeddings and rerankers. */
  readonly outputTokens: number;
  /** Sequences of `inputTokens + outputTokens` tokens the KV room of one replica holds, from the memory model; a
   *  fraction is allowed.
   *  Count it at these working lengths, never at the longest context that is allowed: engines page the cache, so only
   *  what is in use takes room. */
  readonly maxSequences: number;
  /** Sequences the engine is told to take at once (`--max-num-seqs`); absent: its default. */
  readonly sequenceLimit?: number;
  /** Share of the prompt served from the prefix cache, 0 to 1: the rest is read, and attends to all of it. */
  readonly cachedPromptShare?: number;
  /** How tokens are proposed ahead, where they are. docs/speed.md#speculation */
  readonly speculativeMethod?: SpeculativeMethod;
}

/** What a replica spends its time on. `kv_room`: more sequences wait than the cache holds. */
export type BoundBy = 'memory_bandwidth' | 'compute' | 'overhead' | 'interconnect' | 'kv_room';

/** Milliseconds that one output token of one sequence takes, by cause; they sum to `tpotMs` plus the share of the
 *  request's own prompt.
 *  Without output tokens: milliseconds per request. */
export interface SpeedTerms {
  readonly weightsMs: number;
  readonly kvCacheMs: number;
  readonly computeMs: number;
  readonly overheadMs: number;
  readonly interconnectMs: number;
  readonly prefillMs: number;
}

/** What one replica in steady state does. */
export interface ServedAt {
  readonly requestsPerSecond: number;
  readonly endToEndMs: number;
  /** Of the whole replica. */
  readonly outputTokensPerSecond: number;
  readonly ttftMs: number;
  /** Time between two tokens of one sequence; 0 without output tokens. */
  readonly tpotMs: number;
  readonly boundBy: BoundBy;
}

/** One replica in steady state with `concurrency` requests in flight, of which `batch` are being served and the rest
 *  wait. */
export interface SteadyState extends ServedAt {
  readonly concurrency: number;
  readonly batch: number;
  readonly terms: SpeedTerms;
}

/** How far the figures may be trusted: this architecture measured on this class of part, the class measured with other
 *  models, or no rows at all. */
export interface SpeedCalibration {
  readonly level: 'measured' | 'class' | 'uncalibrated';
  /** Measured rows behind this level. */
  readonly rows: number;
  readonly note: string;
}

/** What a stated range rests on: runs of this kind (class of part, engine, routed experts or not), other runs, or none
 *  on this class of part. */
export type RangeEvidence = 'kind' | 'sparse' | 'uncalibrated';

/** Which figure a range belongs to. */
export type SpeedFigure = 'throughput' | 'tpot' | 'ttft';

/** Factors of a figure between which four of five measured values lie. */
export interface SpeedRange {
  readonly low: number;
  readonly high: number;
}

/** The stated ranges: of the kinds of run with measurements enough for one of their own, of all other calibrated runs,
 *  and of parts nobody has measured. */
export interface SpeedRanges {
  /** By `class|engine|dense` or `class|engine|mixture`. */
  readonly kinds: Readonly<Record<string, Readonly<Record<SpeedFigure, SpeedRange>>>>;
  readonly sparse: Readonly<Record<SpeedFigure, SpeedRange>>;
  readonly uncalibrated: Readonly<Record<SpeedFigure, SpeedRange>>;
}

/** A prepared replica; every call is a few multiplications. More concurrency never lowers throughput and never
 *  shortens `ttftMs` or `tpotMs`. */
export interface ReplicaSpeed {
  /** Time to read one prompt of `inputTokens` alone, without queueing, scheduling or the network. */
  readonly promptMs: number;
  /** Time that one prompt among others keeps the replica from decoding. */
  readonly promptWorkMs: number;
  /** Sequences in the batch when the KV room or the engine's limit is reached; at least 1. The one figure to show as
   *  the most a replica can serve at once. */
  readonly maxBatch: number;
  /** Steady state with this many requests in flight on this replica; fractions are allowed, less than 1 counts as 1. */
  at(concurrencyPerReplica: number): SteadyState;
  /** `at(...)` without what it is made of. */
  servedAt(concurrencyPerReplica: number): ServedAt;
  /** Steady state at `maxBatch`. */
  saturated(): SteadyState;
  /** `at(...).requestsPerSecond` and `at(...).tpotMs` alone, for searches that ask thousands of times. */
  requestsPerSecond(concurrencyPerReplica: number): number;
  tpotMs(concurrencyPerReplica: number): number;
  /** Time of one decoding step with so many sequences in the batch, prompts aside. */
  stepMs(batch: number): number;
  readonly calibration: SpeedCalibration;
  readonly rangeEvidence: RangeEvidence;
  range(figure: SpeedFigure): SpeedRange;
}
