import type { GpuFacts } from '../facts/gpu-facts';
import type { Engine } from '../facts/precision-name';
import { attentionRanks } from '../facts/workload';
import { kvBytesPerSequence } from '../memory/kv-cache';
import type { SpeedQuery } from './speed-query';

/** Memory from which vLLM schedules 1,024 sequences instead of 256 (`EngineArgs`, usage by device memory), bytes. */
const VLLM_LARGE_PART_BYTES = 70e9;
const LIMITS: Readonly<Record<Exclude<Engine, 'vllm'>, number>> = {
  'tensorrt-llm': 2048,
  sglang: 4096,
  'llama.cpp': 256,
};

/** Sequences an engine schedules at once at most, unless told otherwise; each rank of data-parallel attention has a
 *  scheduler of its own. */
export function defaultSequenceLimit(engine: Engine, gpu: GpuFacts): number {
  if (engine !== 'vllm') return LIMITS[engine];
  return gpu.memoryBytesUsable >= VLLM_LARGE_PART_BYTES ? 1024 : 256;
}

/** Share of the output that the scheduler's cache use amounts to in the mean: TensorRT-LLM reserves all of it, the
 *  others grow block by block. */
const RESERVED_OUTPUT: Readonly<Record<Engine, number>> = { 'tensorrt-llm': 1, vllm: 0.6, sglang: 0.6, 'llama.cpp': 1 };

/** The most sequences a replica works on at once. */
export interface BatchLimit {
  readonly maxBatch: number;
  /** Whether the cache, or the limit that follows from it, says so rather than the engine's own default. */
  readonly roomLimited: boolean;
}

/** Sequences are at different depths of their output, so the room holds more of them than it would at full length. */
export function batchLimit(query: SpeedQuery, inputTokens: number, outputTokens: number): BatchLimit {
  const { model, engine, kvPrecision } = query;
  const limit = query.sequenceLimit ?? defaultSequenceLimit(engine, query.gpu) * attentionRanks(query.layout);
  const full = kvBytesPerSequence(model, kvPrecision, inputTokens + outputTokens);
  const inUse = kvBytesPerSequence(model, kvPrecision, inputTokens + RESERVED_OUTPUT[engine] * outputTokens);
  const held = full > 0 ? (query.maxSequences * full) / inUse : query.maxSequences;
  return {
    maxBatch: Math.max(1, Math.floor(Math.min(limit, held))),
    roomLimited: query.sequenceLimit !== undefined || held < limit,
  };
}
