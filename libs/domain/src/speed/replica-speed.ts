import { batchLimit } from './batch-limit';
import { SPEED_CONSTANTS } from './calibration';
import { architectureSignature } from './model-work';
import { replicaTimes, type ReplicaTimes } from './replica-times';
import { rangeEvidence, speedCalibration, speedRange } from './speed-calibration';
import type { SpeedConstants } from './speed-constants';
import type {
  RangeEvidence,
  ReplicaSpeed,
  SpeedCalibration,
  SpeedFigure,
  SpeedQuery,
  SpeedRange,
  SteadyState,
} from './speed-query';
import { decodingState, encodingState, stepTimes, type Load } from './steady-state';

class PreparedReplica implements ReplicaSpeed {
  readonly maxBatch: number;
  readonly promptMs: number;
  readonly promptWorkMs: number;
  readonly calibration: SpeedCalibration;
  readonly rangeEvidence: RangeEvidence;
  private readonly times: ReplicaTimes;
  private readonly roomLimited: boolean;

  constructor(
    private readonly query: SpeedQuery,
    private readonly constants: SpeedConstants,
  ) {
    const times = replicaTimes(query, constants);
    this.times = times;
    this.calibration = speedCalibration(architectureSignature(query.model), times.rates.gpuClass);
    this.rangeEvidence = rangeEvidence(query);
    const { maxBatch, roomLimited } = batchLimit(
      query,
      Math.max(1, query.inputTokens),
      Math.max(0, query.outputTokens),
    );
    this.maxBatch = maxBatch;
    this.roomLimited = roomLimited;
    const readOnce = times.fixedWeights + times.expertWeights + times.layers + times.allReduces;
    this.promptMs = 1e3 * Math.max(times.promptAlone, readOnce);
    this.promptWorkMs = 1e3 * times.prompt;
  }

  saturated(): SteadyState {
    return this.at(this.maxBatch);
  }

  at(concurrencyPerReplica: number): SteadyState {
    const concurrency = Math.max(1, concurrencyPerReplica);
    const batch = Math.min(concurrency, this.maxBatch);
    const load: Load = { concurrency, batch, waitsForRoom: concurrency > batch && this.roomLimited };
    return this.query.outputTokens > 0
      ? decodingState(this.times, this.query.engine, this.query.outputTokens, load, this.constants)
      : encodingState(this.times, load);
  }

  stepMs(batch: number): number {
    return 1e3 * stepTimes(this.times, Math.max(1, batch)).total;
  }

  range(figure: SpeedFigure): SpeedRange {
    return speedRange(this.query, figure);
  }
}

/** Prepares one replica for timing: everything that does not depend on the concurrency is computed here, once. */
export function prepareSpeed(query: SpeedQuery): ReplicaSpeed {
  return new PreparedReplica(query, SPEED_CONSTANTS);
}

/** `prepareSpeed` with other constants, for calibration. */
export function prepareSpeedWith(constants: SpeedConstants, query: SpeedQuery): ReplicaSpeed {
  return new PreparedReplica(query, constants);
}
