import { kvBytesPerSequence, type KvPrecision, type ModelFacts } from '@compute-advisor/domain';

/** Bytes of cache past which integers stop being exact; four petabytes are far beyond any fleet. */
const MOST_CACHE_BYTES = 4e15;

/** Sequences of this length whose cache can still be counted exactly; more are never planned for. */
export function mostSequences(model: ModelFacts, kvPrecision: KvPrecision, contextTokens: number): number {
  return Math.max(
    1,
    Math.floor(MOST_CACHE_BYTES / Math.max(kvBytesPerSequence(model, kvPrecision, contextTokens), 1e9)),
  );
}
