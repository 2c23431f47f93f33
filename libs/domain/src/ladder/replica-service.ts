import type { LatencyTargets } from './planned-workload';

/** One replica at one load. Members that mean nothing for the kind of work are absent. */
export interface Served {
  readonly requestsPerSecond: number;
  /** Time one request spends in the replica, milliseconds. */
  readonly endToEndMs: number;
  readonly outputTokensPerSecond?: number;
  readonly ttftMs?: number;
  readonly tpotMs?: number;
  readonly boundBy: string;
}

/** The unit in which work other than text is counted. */
export type WorkUnit = 'requests' | 'documents' | 'images' | 'video_seconds' | 'audio_hours' | 'training_tokens';

/** What one replica takes, whatever the demand. */
export interface ReplicaLimits {
  readonly targets: LatencyTargets;
  /** Of the modelled capacity. */
  readonly share: number;
  /** No more sequences were asked about: limits of so many or more are given as so many. */
  readonly upTo: number;
  /** Most sequences inside the share of the throughput. */
  readonly sustainable: number;
  /** Most that meet the targets; absent without targets, and where not even one does. */
  readonly limit: number | undefined;
}

/** One replica as the ladder sees it, whatever the model does: how much fits, how fast it is. Latency and throughput
 *  never fall with concurrency. */
export interface ReplicaService {
  /** Sequences that fit in the cache room at the planned context; may be fractional. */
  readonly maxSequences: number;
  readonly unit: WorkUnit;
  /** Units in one request (1 for text; seconds of video, hours of audio, images). */
  readonly unitsPerRequest: number;
  readonly calibration: 'measured' | 'class' | 'uncalibrated';
  /** Milliseconds that one prompt keeps the next from being read beside so many sequences, prompts being read one
   *  after another; absent where there are none. */
  readonly promptMs?: (inFlight: number) => number;
  /** Factors around every figure that hold 80 % of measured cases. */
  readonly range: { readonly low: number; readonly high: number };
  /** Steady state with this many sequences in flight; past `maxSequences` the rest waits. */
  at(concurrency: number): Served;
  saturated(): Served;
  /** `at(...).requestsPerSecond` and `at(...).tpotMs` alone, for searches that ask thousands of times; absent: `at` is
   *  asked. */
  readonly pace?: {
    requestsPerSecond(concurrency: number): number;
    tpotMs(concurrency: number): number;
  };
  /** The limits last asked for: one answer asks what the same replicas take under dozens of loads. */
  knownLimits?: ReplicaLimits;
  /** 1 - needed / installed with this many sequences in the cache. */
  headroomFraction(sequences: number): number;
  /** Bytes needed over the replica with this many sequences. */
  neededBytes(sequences: number): number;
}
