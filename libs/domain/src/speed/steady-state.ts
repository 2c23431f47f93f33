import type { Engine } from '../facts/precision-name';
import type { ReplicaTimes } from './replica-times';
import type { SpeedConstants } from './speed-constants';
import type { BoundBy, ServedAt, SteadyState } from './speed-query';

/** Requests on one replica: how many there are, and how many of them are being served. */
export interface Load {
  readonly concurrency: number;
  readonly batch: number;
  /** Whether those that wait do so for the cache. */
  readonly waitsForRoom: boolean;
}

/** Tokenising, HTTP and the first chunk of the stream, seconds. Set, not fitted. */
const FIRST_TOKEN_FIXED_SECONDS = 0.005;
const MS = 1e3;

function largest(memory: number, compute: number, overhead: number, link: number): BoundBy {
  if (memory >= compute && memory >= overhead && memory >= link) return 'memory_bandwidth';
  if (compute >= overhead && compute >= link) return 'compute';
  return overhead >= link ? 'overhead' : 'interconnect';
}

/** Seconds of one decoding step of a replica with `batch` sequences, by cause. */
export interface StepTimes {
  readonly weights: number;
  readonly cache: number;
  readonly compute: number;
  readonly overhead: number;
  readonly link: number;
  readonly total: number;
}

/** One decoding step: memory, compute, host and interconnect, added. docs/speed.md */
export function stepTimes(t: ReplicaTimes, batch: number): StepTimes {
  const inStage = Math.max(1, batch / t.stages);
  const weights = t.fixedWeights + t.expertWeights * (1 - Math.pow(t.expertsLeft, inStage));
  const cache = inStage * t.cache;
  const compute = inStage * t.multiplication;
  const overhead = t.layers + batch * t.perSequence;
  const link = t.allReduces + inStage * t.movedActivations;
  return { weights, cache, compute, overhead, link, total: weights + cache + compute + overhead + link };
}

/** `stepTimes(...).total`, for searches that ask for nothing else. */
export function stepSeconds(t: ReplicaTimes, batch: number): number {
  const inStage = Math.max(1, batch / t.stages);
  return (
    t.fixedWeights +
    t.expertWeights * (1 - Math.pow(t.expertsLeft, inStage)) +
    inStage * t.cache +
    inStage * t.multiplication +
    (t.layers + batch * t.perSequence) +
    (t.allReduces + inStage * t.movedActivations)
  );
}

/** Requests per second of `decodingState`. */
export const decodedPerSecond = (t: ReplicaTimes, outputTokens: number, batch: number): number =>
  batch / (batch * t.prompt + outputTokens * stepSeconds(t, batch));

/** Seconds between two tokens of `decodingState`. */
export const secondsPerToken = (t: ReplicaTimes, outputTokens: number, batch: number): number =>
  stepSeconds(t, batch) + ((batch - 1) * t.prompt) / outputTokens;

/** Seconds until a prompt that comes in beside `batch - 1` others gives its first token, without waiting for room. */
function firstTokenSeconds(t: ReplicaTimes, engine: Engine, batch: number, step: number, c: SpeedConstants): number {
  const others = batch - 1;
  const prompt = Math.max(t.promptAlone * c.ttft.prompt[engine], t.readOnce) + t.promptAllReduces;
  return (
    prompt * (1 + c.ttft.perClient * others) +
    t.pass * (1 + c.ttft.passPerClient[engine] * others) +
    FIRST_TOKEN_FIXED_SECONDS +
    step
  );
}

/** The figures of a steady state without what they are made of: what hundreds of plans are compared by. */
export function decodedAt(
  t: ReplicaTimes,
  engine: Engine,
  outputTokens: number,
  load: Load,
  c: SpeedConstants,
): ServedAt {
  const { concurrency, batch: b } = load;
  const step = stepTimes(t, b);
  const requests = b / (b * t.prompt + outputTokens * step.total);
  const waiting = concurrency > b ? (concurrency - b) / requests : 0;
  const ttft = firstTokenSeconds(t, engine, b, step.total, c) + waiting;
  const interrupted = ((b - 1) * t.prompt) / outputTokens;
  const tpot = step.total + interrupted;
  const prefill = (b * t.prompt) / outputTokens;
  return {
    requestsPerSecond: requests,
    endToEndMs: (ttft + outputTokens * tpot) * MS,
    outputTokensPerSecond: requests * outputTokens,
    ttftMs: ttft * MS,
    tpotMs: tpot * MS,
    boundBy: load.waitsForRoom
      ? 'kv_room'
      : largest(step.weights + step.cache, step.compute + prefill, step.overhead, step.link),
  };
}

/** Steady state of a replica that writes `outputTokens` per request. */
export function decodingState(
  t: ReplicaTimes,
  engine: Engine,
  outputTokens: number,
  load: Load,
  c: SpeedConstants,
): SteadyState {
  const { concurrency, batch } = load;
  const step = stepTimes(t, batch);
  return {
    concurrency,
    batch,
    ...decodedAt(t, engine, outputTokens, load, c),
    terms: {
      weightsMs: step.weights * MS,
      kvCacheMs: step.cache * MS,
      computeMs: step.compute * MS,
      overheadMs: step.overhead * MS,
      interconnectMs: step.link * MS,
      prefillMs: (((batch - 1) * t.prompt) / outputTokens) * MS,
    },
  };
}

/** No tokens come out: a batch of requests is one pass, whose weights and launches they share. */
export function encodingState(t: ReplicaTimes, load: Load): SteadyState {
  const { concurrency, batch: b } = load;
  const readOnce = t.fixedWeights + t.expertWeights;
  const perRequest = t.prompt + (readOnce + t.layers + t.allReduces) / b;
  const total = perRequest * concurrency + FIRST_TOKEN_FIXED_SECONDS + t.pass;
  return {
    concurrency,
    batch: b,
    outputTokensPerSecond: 0,
    requestsPerSecond: 1 / perRequest,
    ttftMs: total * MS,
    tpotMs: 0,
    endToEndMs: total * MS,
    boundBy: largest(readOnce / b, t.prompt, t.layers / b, t.allReduces / b),
    terms: {
      weightsMs: (readOnce / b) * MS,
      kvCacheMs: 0,
      computeMs: t.prompt * MS,
      overheadMs: (t.layers / b) * MS,
      interconnectMs: (t.allReduces / b) * MS,
      prefillMs: 0,
    },
  };
}
