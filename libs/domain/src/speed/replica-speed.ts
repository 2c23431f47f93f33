import type { ParallelLayout } from '../facts/workload';
import { batchLimit } from './batch-limit';
import { SPEED_CONSTANTS } from './calibration';
import { weightWork } from './model-work';
import { replicaTimes, type ReplicaTimes } from './replica-times';
import { speculated, speculatedRange } from './speculated';
import { rangeEvidence, speedCalibration, speedRange } from './speed-calibration';
import type { SpeedConstants } from './speed-constants';
import type {
  RangeEvidence,
  ReplicaSpeed,
  ServedAt,
  SpeedCalibration,
  SpeedFigure,
  SpeedQuery,
  SpeedRange,
  SteadyState,
} from './speed-query';
import {
  decodedAt,
  decodedPerSecond,
  decodingState,
  encodingState,
  type Load,
  secondsPerToken,
  stepSeconds,
} from './steady-state';

const MS = 1e3;

interface Timed {
  readonly query: SpeedQuery;
  readonly constants: SpeedConstants;
  readonly times: ReturnType<typeof replicaTimes>;
  /** What holds so many and is told so many, as last asked about. */
  replica?: PreparedReplica;
}

/** The last times of a layout: what a replica holds changes from question to question more often than what it is asked
 *  to work on. */
const timedKnown = new WeakMap<ParallelLayout, Timed>();

const sameWork = (a: SpeedQuery, b: SpeedQuery): boolean =>
  a.model === b.model &&
  a.gpu === b.gpu &&
  a.engine === b.engine &&
  a.weightPrecision === b.weightPrecision &&
  a.kvPrecision === b.kvPrecision &&
  a.inputTokens === b.inputTokens &&
  a.outputTokens === b.outputTokens &&
  a.cachedPromptShare === b.cachedPromptShare &&
  a.speculativeMethod === b.speculativeMethod;

function timed(query: SpeedQuery, constants: SpeedConstants, keep: boolean): Timed {
  const known = timedKnown.get(query.layout);
  if (known?.constants === constants && sameWork(known.query, query)) return known;
  const alone = replicaTimes(query, constants);
  const times = query.outputTokens > 0 ? speculated(alone, query) : alone;
  const made: Timed = { query, constants, times };
  if (keep) timedKnown.set(query.layout, made);
  return made;
}

function prepared(constants: SpeedConstants, query: SpeedQuery, keep: boolean): PreparedReplica {
  const known = timed(query, constants, keep);
  const { replica } = known;
  const isSame = replica?.holds === query.maxSequences && replica.isTold === query.sequenceLimit;
  if (replica !== undefined && isSame) return replica;
  return (known.replica = new PreparedReplica(query, constants, known.times));
}

class PreparedReplica implements ReplicaSpeed {
  readonly maxBatch: number;
  readonly promptMs: number;
  readonly promptWorkMs: number;
  readonly calibration: SpeedCalibration;
  private readonly roomLimited: boolean;
  private full: ServedAt | undefined;

  constructor(
    private readonly query: SpeedQuery,
    private readonly constants: SpeedConstants,
    private readonly times: ReplicaTimes,
  ) {
    this.calibration = speedCalibration(weightWork(query.model, query.weightPrecision).signature, times.rates.gpuClass);
    const { maxBatch, roomLimited } = batchLimit(
      query,
      Math.max(1, query.inputTokens),
      Math.max(0, query.outputTokens),
    );
    this.maxBatch = maxBatch;
    this.roomLimited = roomLimited;
    this.promptMs = 1e3 * Math.max(times.promptAlone, times.readOnce + times.promptAllReduces);
    this.promptWorkMs = 1e3 * times.prompt;
  }

  /** Sequences of the usual length that the query gives room for. */
  get holds(): number {
    return this.query.maxSequences;
  }

  /** The limit the engine is told. */
  get isTold(): number | undefined {
    return this.query.sequenceLimit;
  }

  get rangeEvidence(): RangeEvidence {
    return rangeEvidence(this.query);
  }

  saturated(): SteadyState {
    return this.at(this.maxBatch);
  }

  private loadAt(concurrencyPerReplica: number): Load {
    const concurrency = Math.max(1, concurrencyPerReplica);
    const batch = Math.min(concurrency, this.maxBatch);
    return { concurrency, batch, waitsForRoom: concurrency > batch && this.roomLimited };
  }

  servedAt(concurrencyPerReplica: number): ServedAt {
    if (concurrencyPerReplica === this.maxBatch) return (this.full ??= this.serving(concurrencyPerReplica));
    return this.serving(concurrencyPerReplica);
  }

  private serving(concurrencyPerReplica: number): ServedAt {
    const { engine, outputTokens } = this.query;
    const load = this.loadAt(concurrencyPerReplica);
    return outputTokens > 0
      ? decodedAt(this.times, engine, outputTokens, load, this.constants)
      : encodingState(this.times, load);
  }

  at(concurrencyPerReplica: number): SteadyState {
    const load = this.loadAt(concurrencyPerReplica);
    return this.query.outputTokens > 0
      ? decodingState(this.times, this.query.engine, this.query.outputTokens, load, this.constants)
      : encodingState(this.times, load);
  }

  requestsPerSecond(concurrencyPerReplica: number): number {
    const { outputTokens } = this.query;
    if (outputTokens <= 0) return this.at(concurrencyPerReplica).requestsPerSecond;
    return decodedPerSecond(this.times, outputTokens, Math.min(Math.max(1, concurrencyPerReplica), this.maxBatch));
  }

  tpotMs(concurrencyPerReplica: number): number {
    const { outputTokens } = this.query;
    if (outputTokens <= 0) return 0;
    return MS * secondsPerToken(this.times, outputTokens, Math.min(Math.max(1, concurrencyPerReplica), this.maxBatch));
  }

  stepMs(batch: number): number {
    return MS * stepSeconds(this.times, Math.max(1, batch));
  }

  range(figure: SpeedFigure): SpeedRange {
    return speculatedRange(speedRange(this.query, figure), this.query, figure);
  }
}

/** Prepares one replica for timing: everything that does not depend on the concurrency is computed here, once.
 *  @param keep false where the same lengths are not asked about again: what is known of the layout is left as it is */
export function prepareSpeed(query: SpeedQuery, keep = true): ReplicaSpeed {
  return prepared(SPEED_CONSTANTS, query, keep);
}

/** `prepareSpeed` with other constants, for calibration. */
export function prepareSpeedWith(constants: SpeedConstants, query: SpeedQuery): ReplicaSpeed {
  return prepared(constants, query, true);
}
