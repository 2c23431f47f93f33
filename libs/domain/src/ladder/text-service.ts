import type { GpuFacts } from '../facts/gpu-facts';
import type { Engine } from '../facts/precision-name';
import type { ParallelLayout } from '../facts/workload';
import type { Footprint } from '../memory/footprint';
import { heldOver, neededOver } from '../memory/replica-memory';
import { defined } from '../defined';
import { prepareSpeed } from '../speed/replica-speed';
import type { ReplicaSpeed, ServedAt } from '../speed/speed-query';
import { memoryDemandOf } from './memory-demand';
import { PartLayout } from './part-layouts';
import type { PlannedWorkload } from './planned-workload';
import type { ReplicaLimits, ReplicaService, Served } from './replica-service';
import { roomOf, SequenceRoom } from './sequence-room';

/** Sequences an engine can be told to take at once (`--max-num-seqs` and its like): past them nothing was measured,
 *  and llama-server has 256 slots. docs/model.md#traffic */
const MOST_AT_ONCE: Readonly<Record<Engine, number>> = {
  vllm: 4096,
  sglang: 4096,
  'tensorrt-llm': 2048,
  'llama.cpp': 256,
};

/** The room for sequences of exactly the prompt and answer, per workload. */
const usualRooms = new WeakMap<PlannedWorkload, SequenceRoom>();

function usualRoomOf(work: PlannedWorkload, working: number): SequenceRoom {
  let room = usualRooms.get(work);
  if (!room) {
    const demand = memoryDemandOf({ ...work, tokensPerSequence: Math.min(working, work.contextTokens) }, 1);
    usualRooms.set(work, (room = new SequenceRoom(work, demand)));
  }
  return room;
}

/** Sequences of exactly the prompt and answer that the replica holds: where the plan counts longer ones, more of the
 *  usual length pass through the same room. */
function workingSequences(work: PlannedWorkload, on: PartLayout, planned: number): number {
  const working = Math.max(1, work.inputTokens + work.outputTokens);
  if (working === (work.tokensPerSequence ?? work.contextTokens) || planned <= 0) return planned;
  return usualRoomOf(work, working).held(on);
}

/** Prompt tokens an engine reads in one step beside the sequences it decodes (vLLM `max_num_batched_tokens`). */
const PROMPT_TOKENS_PER_STEP = 8192;

/** Language, embedding and reranking models: cache room from the memory model, steady state from the speed model. What
 *  fits at the planned length is what the engine is told to take at once:
 *  one basis for memory, the most that are served, speed and the command. docs/model.md#traffic */
export const textService = (work: PlannedWorkload, gpu: GpuFacts, layout: ParallelLayout): ReplicaService =>
  textServiceOn(work, new PartLayout(gpu, layout));

/** The same of a layout whose numbers are known.
 *  @param mostSequences fewer than the room holds, where the plan promises no more */
export const textServiceOn = (work: PlannedWorkload, on: PartLayout, mostSequences = Infinity): ReplicaService =>
  new TextService(work, on, mostSequences);

/** Many are only asked for what they hold: the speed is prepared when it is first asked for. */
class TextService implements ReplicaService {
  readonly maxSequences: number;
  readonly unit: ReplicaService['unit'];
  readonly unitsPerRequest = 1;
  /** Sequences of the planned length in the memory; absent where no cache bounds them. */
  private readonly held: number | undefined;
  private readonly heldExactly: number;
  private readonly footprint: Footprint;
  private prepared: ReplicaSpeed | undefined;
  private full: Served | undefined;
  /** What it serves at the load last asked for: a rung asks several times for one. */
  private last: { readonly concurrency: number; readonly served: Served } | undefined;
  private knownRange: ReplicaService['range'] | undefined;
  knownLimits?: ReplicaLimits;

  constructor(
    private readonly work: PlannedWorkload,
    private readonly on: PartLayout,
    mostSequences: number,
  ) {
    const { config, outputTokens } = work;
    this.footprint = roomOf(work).footprint(on);
    this.heldExactly = heldOver(this.footprint, on.memoryBytes, on.ranks);
    // An encoder keeps no cache: what limits it is how many sequences the engine schedules at once.
    this.held = Number.isFinite(this.heldExactly)
      ? Math.min(MOST_AT_ONCE[config.engine], this.heldExactly, mostSequences)
      : undefined;
    this.unit = outputTokens > 0 ? 'requests' : 'documents';
    this.maxSequences = this.held === undefined ? this.speed.maxBatch : Math.max(0, this.held);
  }

  get calibration(): ReplicaService['calibration'] {
    return this.speed.calibration.level;
  }

  get range(): ReplicaService['range'] {
    return (this.knownRange ??= this.speed.range('throughput'));
  }

  get pace(): ReplicaSpeed {
    return this.speed;
  }

  promptMs(inFlight: number): number {
    const { inputTokens, prefix } = this.work;
    const stepsPerPrompt = (inputTokens * (1 - (prefix?.share ?? 0))) / PROMPT_TOKENS_PER_STEP;
    return this.speed.promptWorkMs + stepsPerPrompt * this.speed.stepMs(inFlight);
  }

  at(concurrency: number): Served {
    if (this.last?.concurrency !== concurrency)
      this.last = { concurrency, served: served(this.speed.servedAt(concurrency), this.unit === 'requests') };
    return this.last.served;
  }

  saturated(): Served {
    return (this.full ??= served(this.speed.servedAt(this.speed.maxBatch), this.unit === 'requests'));
  }

  headroomFraction(sequences: number): number {
    return 1 - this.neededBytes(sequences) / (this.on.memoryBytes * this.on.gpus);
  }

  neededBytes(sequences: number): number {
    return neededOver(this.footprint, this.on.layout, sequences);
  }

  private get speed(): ReplicaSpeed {
    return (this.prepared ??= this.prepare());
  }

  private prepare(): ReplicaSpeed {
    const { work, on, held } = this;
    const { gpu, layout } = on;
    const { model, config, inputTokens, outputTokens } = work;
    const told = held === undefined || work.startedWithSequences !== undefined ? undefined : held;
    const query = {
      model,
      engine: config.engine,
      weightPrecision: config.weightPrecision,
      kvPrecision: config.kvPrecision,
      gpu,
      layout,
      inputTokens,
      outputTokens,
      maxSequences: Math.max(1, workingSequences(work, on, this.heldExactly)),
      ...defined({
        sequenceLimit: told && Math.max(1, Math.floor(told)),
        cachedPromptShare: work.prefix?.share,
        speculativeMethod: work.speculativeMethod,
      }),
    };
    return prepareSpeed(query, work.passing !== true);
  }
}

/** Work without output tokens has no figures of tokens. */
function served(s: ServedAt, generates: boolean): Served {
  return generates ? s : { requestsPerSecond: s.requestsPerSecond, endToEndMs: s.endToEndMs, boundBy: s.boundBy };
}
