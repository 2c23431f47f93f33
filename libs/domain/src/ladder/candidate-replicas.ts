import type { GpuFacts } from '../facts/gpu-facts';
import type { ModelFacts } from '../facts/model-facts';
import type { Engine } from '../facts/precision-name';
import { gpusOf, type ParallelLayout } from '../facts/workload';
import { candidateLayouts, type LayoutChoice, nodeSize, RAISED_UTILIZATION } from '../layout/candidate-layouts';
import { layoutText } from '../layout/layout-text';
import type { MemoryDemand } from '../memory/demand';
import type { ServingConfig } from '../memory/serving-config';
import { replicaMemory } from '../memory/replica-memory';
import { defined } from '../defined';
import { prepareSpeed } from '../speed/replica-speed';
import { memoryDemandOf, oneSequenceOf } from './memory-demand';
import type { PlannedWorkload } from './planned-workload';
import { isOtherWork, otherService, trainingLayouts } from './other-service';
import type { ReplicaService, Served } from './replica-service';

/** A layout that can hold the model on a part, as a service. */
export interface CandidateReplica {
  readonly layout: ParallelLayout;
  readonly service: ReplicaService;
}

/** Sequences a replica should hold before a smaller one is worth offering, where fewer are planned: those. docs/model.md#layouts */
const WORTH_A_REPLICA = 4;

/** Every layout of one part that runs the model, smallest first, and why others do not, the reason of the layout that comes nearest first.
 *  @param fleetSize at most this many GPUs (a fleet that stands); absent: as many as the layouts want */
export function candidateReplicas(
  work: PlannedWorkload,
  gpu: GpuFacts,
  fleetSize = Infinity,
): { replicas: CandidateReplica[]; rejected: string[] } {
  const { replicas, rejected } = fleetSize === Infinity ? allHolding(work, gpu) : allWithin(work, gpu, fleetSize);
  return { replicas: worthOffering(work, replicas), rejected };
}

/** What holds the model, whatever the load. */
interface Holding {
  readonly replicas: CandidateReplica[];
  readonly rejected: string[];
}

/** The load does not enter what a replica holds and how fast it is, and one answer asks for the same replicas under dozens of loads: kept as long as the
 *  configuration of its workload lives, which is one answer. */
const holdingKnown = new WeakMap<ServingConfig, Map<string, HoldingOfParts>>();
const LENGTHS_KNOWN = 12;
const holdingOfWork = new WeakMap<PlannedWorkload, HoldingOfParts>();
type HoldingOfParts = WeakMap<GpuFacts, Holding>;

/** The replicas known of this workload under any load. */
function holdingUnderAnyLoad(work: PlannedWorkload): HoldingOfParts {
  let ofConfig = holdingKnown.get(work.config);
  if (!ofConfig) holdingKnown.set(work.config, (ofConfig = new Map<string, HoldingOfParts>()));
  const { model, inputTokens, outputTokens, contextTokens, tokensPerSequence, prefix, adapters, tuning, media } = work;
  const key = JSON.stringify([
    model.id,
    [inputTokens, outputTokens, contextTokens, tokensPerSequence],
    [prefix, adapters, tuning, media],
  ]);
  let ofLengths = ofConfig.get(key);
  if (!ofLengths) {
    if (ofConfig.size >= LENGTHS_KNOWN) ofConfig.clear();
    ofConfig.set(key, (ofLengths = new WeakMap<GpuFacts, Holding>()));
  }
  return ofLengths;
}

function allHolding(work: PlannedWorkload, gpu: GpuFacts): Holding {
  let known = holdingOfWork.get(work);
  if (!known) holdingOfWork.set(work, (known = holdingUnderAnyLoad(work)));
  let holding = known.get(gpu);
  if (!holding) known.set(gpu, (holding = allWithin(work, gpu, Infinity)));
  return holding;
}

function allWithin(work: PlannedWorkload, gpu: GpuFacts, fleetSize: number): Holding {
  const { layouts, rejected } = layoutsOf(work, gpu);
  const replicas: CandidateReplica[] = [];
  const reasons = rejected
    .filter((r) => gpusOf(r.layout) <= fleetSize)
    .sort((a, b) => gpusOf(b.layout) - gpusOf(a.layout))
    .map((r) => (gpusOf(r.layout) === 1 ? r.reason : `${layoutText(r.layout)}: ${r.reason}`));
  for (const layout of layouts) {
    const gpus = gpusOf(layout);
    if (gpus > fleetSize) continue;
    if (gpus > nodeSize(gpu) && !joinsNodes(gpu)) {
      reasons.unshift(
        `the model is too large for one machine of ${nodeSize(gpu)}, and machines with ${gpu.name} come without the network to join several`,
      );
      continue;
    }
    const held = holding(work, gpu, layout);
    if (held !== undefined) replicas.push(held);
    else reasons.unshift(`${gpu.name}: ${gpus} together are too small for the weights and one sequence`);
  }
  return { replicas, rejected: reasons };
}

/** A layout as a service where it holds at least one sequence of the full context; with the raised share of memory where the usual one is too small for that. docs/model.md#utilization */
function holding(work: PlannedWorkload, gpu: GpuFacts, layout: ParallelLayout): CandidateReplica | undefined {
  const service = candidateReplicas.forLayout(work, gpu, layout);
  if (service.maxSequences >= 1) return { layout, service };
  const { engine } = work.config;
  if (isOtherWork(work) || layout.memoryUtilization !== undefined || (engine !== 'vllm' && engine !== 'sglang'))
    return service.maxSequences > 0 && isOtherWork(work) ? { layout, service } : undefined;
  const raised = { ...layout, memoryUtilization: RAISED_UTILIZATION };
  const tight = candidateReplicas.forLayout(work, gpu, raised);
  return tight.maxSequences >= 1 ? { layout: raised, service: tight } : undefined;
}

/** Without the replicas that hold fewer than four sequences (or than are planned) where a larger one of the part holds more: many of them would repeat the weights for nothing. */
function worthOffering(work: PlannedWorkload, replicas: readonly CandidateReplica[]): CandidateReplica[] {
  if (isOtherWork(work)) return [...replicas];
  const planned = work.demand.concurrentRequests ?? (work.demand.requestsPerSecond === undefined ? 1 : WORTH_A_REPLICA);
  const enough = Math.min(WORTH_A_REPLICA, planned);
  return replicas.filter(
    ({ layout, service }) =>
      service.maxSequences >= enough ||
      !replicas.some((o) => gpusOf(o.layout) > gpusOf(layout) && o.service.maxSequences > service.maxSequences),
  );
}

/** One replica spans nodes only where the part is sold in machines built for it: modules, superchips and pod accelerators, several to a machine. */
export const joinsNodes = (gpu: GpuFacts): boolean =>
  nodeSize(gpu) > 1 && ['SXM', 'OAM', 'superchip', 'TPU', 'accelerator'].includes(gpu.formFactor);

/** Layouts depend on the model, the formats and the part alone, and a ladder asks for the same ones dozens of times. */
const layoutsKnown = new WeakMap<ModelFacts, Map<string, WeakMap<GpuFacts, LayoutChoice>>>();
const CONFIGS_KNOWN = 64;

/** `candidateLayouts`, remembered; a training job shards over whole machines instead. */
export function layoutsOf(work: PlannedWorkload, gpu: GpuFacts): LayoutChoice {
  if (work.tuning) return { layouts: trainingLayouts(work, gpu), rejected: [] };
  const { model, config } = work;
  let ofModel = layoutsKnown.get(model);
  if (!ofModel || ofModel.size > CONFIGS_KNOWN) layoutsKnown.set(model, (ofModel = new Map()));
  const key = `${config.engine} ${config.weightPrecision}`;
  let ofConfig = ofModel.get(key);
  if (!ofConfig) ofModel.set(key, (ofConfig = new WeakMap()));
  let choice = ofConfig.get(gpu);
  if (!choice) ofConfig.set(gpu, (choice = candidateLayouts(model, config, gpu)));
  return choice;
}

/** One layout as a service; `maxSequences` is 0 where it cannot hold even the weights. */
candidateReplicas.forLayout = (work: PlannedWorkload, gpu: GpuFacts, layout: ParallelLayout): ReplicaService => {
  return (isOtherWork(work) ? otherService(work, gpu, layout) : undefined) ?? textService(work, gpu, layout);
};

/** Sequences an engine can be told to take at once (`--max-num-seqs` and its like): past them nothing was measured, and llama-server has 256 slots. docs/model.md#traffic */
const MOST_AT_ONCE: Readonly<Record<Engine, number>> = {
  vllm: 4096,
  sglang: 4096,
  'tensorrt-llm': 2048,
  'llama.cpp': 256,
};

/** One sequence of exactly the prompt and answer, per workload. */
const usualLength = new WeakMap<PlannedWorkload, MemoryDemand>();

/** Sequences of exactly the prompt and answer that the replica holds: where the plan counts longer ones, more of the usual length pass through the same room. */
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

/** Language, embedding and reranking models: cache room from the memory model, steady state from the speed model. What fits at the planned length is what the engine is told to take at once:
 *  one basis for memory, the most that are served, speed and the command. docs/model.md#traffic */
function textService(work: PlannedWorkload, gpu: GpuFacts, layout: ParallelLayout): ReplicaService {
  const { model, config, inputTokens, outputTokens } = work;
  const one = oneSequenceOf(work);
  const memory = replicaMemory(model, config, layout, gpu, one);
  // An encoder keeps no cache: what limits it is how many sequences the engine schedules at once.
  const held = Number.isFinite(memory.maxSequencesExact)
    ? Math.min(MOST_AT_ONCE[config.engine], memory.maxSequencesExact)
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
