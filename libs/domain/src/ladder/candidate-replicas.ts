import type { GpuFacts } from '../facts/gpu-facts';
import type { ModelFacts } from '../facts/model-facts';
import { attentionRanks, gpusOf, type ParallelLayout } from '../facts/workload';
import { candidateLayouts, type LayoutChoice, nodeSize, RAISED_UTILIZATION } from '../layout/candidate-layouts';
import { layoutText } from '../layout/layout-text';
import { sequencesWithin } from '../memory/footprint';
import { footprintOf } from '../memory/footprint-of';
import { linksOf } from '../memory/overhead';
import type { ServingConfig } from '../memory/serving-config';
import { oneSequenceOf } from './memory-demand';
import type { PlannedWorkload } from './planned-workload';
import { isOtherWork, otherService, trainingLayouts } from './other-service';
import type { ReplicaService } from './replica-service';
import { textService } from './text-service';

/** A layout that can hold the model on a part, as a service. */
export interface CandidateReplica {
  readonly layout: ParallelLayout;
  readonly service: ReplicaService;
}

/** Sequences a replica should hold before a smaller one is worth offering, where fewer are planned: those.
 *  docs/model.md#layouts */
const WORTH_A_REPLICA = 4;

/** Every layout of one part that runs the model, smallest first, and why others do not, the reason of the layout that
 *  comes nearest first.
 *  @param fleetSize at most this many GPUs (a fleet that stands); absent: as many as the layouts want */
export function candidateReplicas(work: PlannedWorkload, gpu: GpuFacts, fleetSize = Infinity): Holding {
  const held = fleetSize === Infinity ? allHolding(work, gpu) : allWithin(work, gpu, fleetSize);
  return {
    replicas: worthOffering(work, held.replicas),
    get rejected() {
      return held.rejected;
    },
  };
}

/** What holds the model, whatever the load. */
interface Holding {
  readonly replicas: readonly CandidateReplica[];
  /** Worded when it is asked for, which is seldom. */
  readonly rejected: readonly string[];
}

/** The load does not enter what a replica holds and how fast it is, and one answer asks for the same replicas under
 *  dozens of loads: kept as long as the
 *  configuration of its workload lives, which is one answer. */
const holdingKnown = new WeakMap<ServingConfig, Map<string, HoldingOfParts>>();
const LENGTHS_KNOWN = 12;
const holdingOfWork = new WeakMap<PlannedWorkload, HoldingOfParts>();
type HoldingOfParts = Map<GpuFacts, Holding>;

/** The replicas known of this workload under any load. */
function holdingUnderAnyLoad(work: PlannedWorkload): HoldingOfParts {
  let ofConfig = holdingKnown.get(work.config);
  if (!ofConfig) holdingKnown.set(work.config, (ofConfig = new Map<string, HoldingOfParts>()));
  const { model, inputTokens, outputTokens, contextTokens, tokensPerSequence, prefix, adapters, tuning, media } = work;
  const key = JSON.stringify([
    model.id,
    [inputTokens, outputTokens, contextTokens, tokensPerSequence],
    [prefix, adapters, tuning, media, work.speculativeMethod],
  ]);
  let ofLengths = ofConfig.get(key);
  if (!ofLengths) {
    if (ofConfig.size >= LENGTHS_KNOWN) ofConfig.clear();
    ofConfig.set(key, (ofLengths = new Map<GpuFacts, Holding>()));
  }
  return ofLengths;
}

function allHolding(work: PlannedWorkload, gpu: GpuFacts): Holding {
  // A plan keeps its workload, and with it all that is known of that: of a passing one each part is asked about once.
  if (work.passing) return allWithin(work, gpu, Infinity);
  let known = holdingOfWork.get(work);
  if (!known) holdingOfWork.set(work, (known = holdingUnderAnyLoad(work)));
  let holding = known.get(gpu);
  if (!holding) known.set(gpu, (holding = allWithin(work, gpu, Infinity)));
  return holding;
}

function allWithin(work: PlannedWorkload, gpu: GpuFacts, fleetSize: number): Holding {
  const { layouts, rejected } = layoutsOf(work, gpu);
  const replicas: CandidateReplica[] = [];
  const passedOver: { readonly gpus: number; readonly isApart: boolean }[] = [];
  for (const layout of layouts) {
    const gpus = gpusOf(layout);
    if (gpus > fleetSize) continue;
    const isApart = isOverBoards(gpu, gpus);
    const held = isApart ? undefined : holding(work, gpu, layout);
    if (held !== undefined) replicas.push(held);
    else passedOver.push({ gpus, isApart });
  }
  return {
    replicas,
    get rejected() {
      const small = passedOver.map(({ gpus, isApart }) =>
        isApart ? apart(gpu) : `${gpu.name}: ${gpus} together are too small for the weights and one sequence`,
      );
      const refused = rejected
        .filter((r) => gpusOf(r.layout) <= fleetSize)
        .sort((a, b) => gpusOf(b.layout) - gpusOf(a.layout))
        .map((r) => (gpusOf(r.layout) === 1 ? r.reason : `${layoutText(r.layout)}: ${r.reason}`));
      return [...small.reverse(), ...refused];
    },
  };
}

const apart = (gpu: GpuFacts): string =>
  gpu.formFactor === 'slice'
    ? 'the model is too large for one slice, and slices of a card are not joined into one replica'
    : `the model is too large for one machine of ${nodeSize(gpu)}, and machines with ${gpu.name} come ` +
      'without the network to join several';

/** A layout as a service where it holds at least one sequence of the full context; with the raised share of memory
 *  where the usual one is too small for that. The raised share is there for the longest sequence: it is counted for
 *  no more of the planned ones than the usual share holds, else a longer context would cost less.
 *  docs/model.md#utilization */
function holding(work: PlannedWorkload, gpu: GpuFacts, layout: ParallelLayout): CandidateReplica | undefined {
  const service = candidateReplicas.forLayout(work, gpu, layout);
  if (service.maxSequences >= 1) return { layout, service };
  const { engine } = work.config;
  if (isOtherWork(work) || layout.memoryUtilization !== undefined || (engine !== 'vllm' && engine !== 'sglang'))
    return service.maxSequences > 0 && isOtherWork(work) ? { layout, service } : undefined;
  const raised = { ...layout, memoryUtilization: RAISED_UTILIZATION };
  const tight = textService(work, gpu, raised, Math.max(1, usuallyHeld(work, gpu, layout)));
  return tight.maxSequences >= 1 ? { layout: raised, service: tight } : undefined;
}

/** Planned sequences that the usual share of memory holds, were none of them to grow to the full context. */
function usuallyHeld(work: PlannedWorkload, gpu: GpuFacts, layout: ParallelLayout): number {
  const f = footprintOf(work.model, work.config, layout, oneSequenceOf(work), linksOf(gpu));
  return sequencesWithin({ ...f, leastCacheBytes: 0 }, gpu.memoryBytesUsable) * attentionRanks(layout);
}

/** Without the replicas that hold fewer than four sequences (or than are planned) where a larger one of the part holds
 *  more: many of them would repeat the weights for nothing. */
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

/** One replica spans nodes only where the part is sold in machines built for it: modules, superchips and pod
 *  accelerators, several to a machine. */
export const joinsNodes = (gpu: GpuFacts): boolean =>
  nodeSize(gpu) > 1 && ['SXM', 'OAM', 'superchip', 'TPU', 'accelerator'].includes(gpu.formFactor);

/** Whether a replica of so many GPUs would span machines that come without a network for it. */
export const isOverBoards = (gpu: GpuFacts, gpus: number): boolean => gpus > nodeSize(gpu) && !joinsNodes(gpu);

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

/** Every layout of a part that holds the model at least once, also those that are not worth offering. */
candidateReplicas.allOf = (work: PlannedWorkload, gpu: GpuFacts): readonly CandidateReplica[] =>
  allHolding(work, gpu).replicas;
