import type { GpuFacts } from '../facts/gpu-facts';
import type { Engine } from '../facts/precision-name';
import type { ParallelLayout } from '../facts/workload';
import type { MemoryDemand } from '../memory/demand';
import { replicaMemory } from '../memory/replica-memory';
import { defined } from '../defined';
import { prepareSpeed } from '../speed/replica-speed';
import { memoryDemandOf, oneSequenceOf } from './memory-demand';
import type { PlannedWorkload } from './planned-workload';
import type { ReplicaService, Served } from './replica-service';

/** Sequences an engine can be told to take at once (`--max-num-seqs` and its like): past them nothing was measured,
 *  and llama-server has 256 slots. docs/model.md#traffic */
const MOST_AT_ONCE: Readonly<Record<Engine, number>> = {
  vllm: 4096,
  sglang: 4096,
  'tensorrt-llm': 2048,
  'llama.cpp': 256,
};

/** One sequence of exactly the prompt and answer, per workload. */
const usualLength = new WeakMap<PlannedWorkload, MemoryDemand>();

/** Sequences of exactly the prompt and answer that the replica holds: where the plan counts longer ones, more of the
 *  usual length pass through the same room. */
function workingSequences(work: PlannedWorkload, gpu: GpuFacts, layout: ParallelLayout, planned: number): number {
  const working = Math.max(1, work.inputTokens + work.outputTokens);
  if (working === (work.tokensPerSequence ?? work.contextTokens) || planned <= 0) return planned;
  let usual = usualLength.get(work);
  if (!usual) {
    usual = memoryDemandOf({ ...work, tokensPerSequence: Math.min(working, work.contextTokens) }, 1);
    usualLength.set(work, usual);
  }
  return replicaMemory(work.model, work.config, layout, gpu, usual).maxSequencesExact;
}

/** Prompt tokens an engine reads in one step beside the sequences it decodes (vLLM `max_num_batched_tokens`). */
const PROMPT_TOKENS_PER_STEP = 8192;

/** Language, embedding and reranking models: cache room from the memory model, steady state from the speed model. What
 *  fits at the planned length is what the engine is told to take at once:
 *  one basis for memory, the most that are served, speed and the command. docs/model.md#traffic
 *  @param mostSequences fewer than the room holds, where the plan promises no more */
export function textService(
  work: PlannedWorkload,
  gpu: GpuFacts,
  layout: ParallelLayout,
  mostSequences = Infinity,
): ReplicaService {
  const { model, config, inputTokens, outputTokens } = work;
  const one = oneSequenceOf(work);
  const memory = replicaMemory(model, config, layout, gpu, one);
  // An encoder keeps no cache: what limits it is how many sequences the engine schedules at once.
  const held = Number.isFinite(memory.maxSequencesExact)
    ? Math.min(MOST_AT_ONCE[config.engine], memory.maxSequencesExact, mostSequences)
    : undefined;
  const speed = prepareSpeed({
    model,
    engine: config.engine,
    weightPrecision: config.weightPrecision,
    kvPrecision: config.kvPrecision,
    gpu,
    layout,
    inputTokens,
    outputTokens,
    maxSequences: Math.max(1, workingSequences(work, gpu, layout, memory.maxSequencesExact)),
    ...defined({
      sequenceLimit:
        held === undefined || work.startedWithSequences !== undefined ? undefined : Math.max(1, Math.floor(held)),
      cachedPromptShare: work.prefix?.share,
      speculativeMethod: work.speculativeMethod,
    }),
  });
  const maxSequences = held === undefined ? speed.maxBatch : Math.max(0, held);
  const generates = outputTokens > 0;
  const stepsPerPrompt = (inputTokens * (1 - (work.prefix?.share ?? 0))) / PROMPT_TOKENS_PER_STEP;
  const view = (concurrency: number): Served => served(speed.at(concurrency), generates);
  let full: Served | undefined;
  return {
    maxSequences,
    unit: generates ? 'requests' : 'documents',
    unitsPerRequest: 1,
    calibration: speed.calibration.level,
    get range() {
      return speed.range('throughput');
    },
    promptMs: (inFlight) => speed.promptWorkMs + stepsPerPrompt * speed.stepMs(inFlight),
    at: view,
    saturated: () => (full ??= served(speed.saturated(), generates)),
    headroomFraction: (sequences) => replicaMemory(model, config, layout, gpu, one, sequences).headroomFraction,
    neededBytes: (sequences) => replicaMemory(model, config, layout, gpu, one, sequences).neededBytes,
  };
}

function served(s: ReturnType<ReturnType<typeof prepareSpeed>['at']>, generates: boolean): Served {
  return generates
    ? {
        requestsPerSecond: s.requestsPerSecond,
        endToEndMs: s.endToEndMs,
        outputTokensPerSecond: s.outputTokensPerSecond,
        ttftMs: s.ttftMs,
        tpotMs: s.tpotMs,
        boundBy: s.boundBy,
      }
    : { requestsPerSecond: s.requestsPerSecond, endToEndMs: s.endToEndMs, boundBy: s.boundBy };
}
