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

function timesOf(query: SpeedQuery, constants: SpeedConstants, keep: boolean): Timed['times'] {
  const known = timedKnown.get(query.layout);
  if (known?.constants === constants && sameWork(known.query, query)) return known.times;
  const times =
    query.outputTokens > 0 ? speculated(replicaTimes(query, constants), query) : replicaTimes(query, constants);
  if (keep) timedKnown.set(query.layout, { query, constants, times });
  return times;
}

class PreparedReplica implements ReplicaSpeed {
  readonly maxBatch: number;
  readonly promptMs: number;
  readonly promptWorkMs: number;
  readonly calibration: SpeedCalibration;
  private readonly times: ReplicaTimes;
  private readonly roomLimited: boolean;

  constructor(
    private readonly query: SpeedQuery,
    private readonly constants: SpeedConstants,
    keep: boolean,
  ) {
    const times = timesOf(query, constants, keep);
    this.times = times;
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
  return new PreparedReplica(query, SPEED_CONSTANTS, keep);
}

/** `prepareSpeed` with other constants, for calibration. */
export function prepareSpeedWith(constants: SpeedConstants, query: SpeedQuery): ReplicaSpeed {
  return new PreparedReplica(query, constants, true);
}
