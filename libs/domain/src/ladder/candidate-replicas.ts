import type { GpuFacts } from '../facts/gpu-facts';
import { gpusOf, type ParallelLayout } from '../facts/workload';
import { nodeSize, type RejectedLayout } from '../layout/candidate-layouts';
import { layoutText } from '../layout/layout-text';
import { sequencesWithin } from '../memory/footprint';
import type { ServingConfig } from '../memory/serving-config';
import { layoutsOf, type PartLayout } from './part-layouts';
import type { PlannedWorkload } from './planned-workload';
import { isOtherWork, otherService } from './other-service';
import type { ReplicaService } from './replica-service';
import { roomOf, type SequenceRoom } from './sequence-room';
import { textService, textServiceOn } from './text-service';

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
  return holdingOf(work, gpu, fleetSize).with(work);
}

const holdingOf = (work: PlannedWorkload, gpu: GpuFacts, fleetSize: number): Holding =>
  fleetSize === Infinity ? allHolding(work, gpu) : allWithin(work, gpu, fleetSize);

/** The replicas of `candidateReplicas` alone. */
candidateReplicas.offered = (work: PlannedWorkload, gpu: GpuFacts): readonly CandidateReplica[] =>
  worthOffering(work, allHolding(work, gpu).replicas);

/** What holds the model on a part, whatever the load. A class, since hundreds are made for an answer. */
class Holding {
  constructor(
    private readonly gpu: GpuFacts,
    readonly replicas: readonly CandidateReplica[],
    private readonly tooSmall: readonly PartLayout[],
    private readonly refused: readonly RejectedLayout[],
  ) {}

  /** What of it is worth offering under a load. */
  with(work: PlannedWorkload): Holding {
    return new Holding(this.gpu, worthOffering(work, this.replicas), this.tooSmall, this.refused);
  }

  /** Why other layouts do not hold it. Worded when it is asked for, which is seldom. */
  get rejected(): readonly string[] {
    const small = this.tooSmall.map(({ gpus, isApart }) =>
      isApart ? apart(this.gpu) : `${this.gpu.name}: ${gpus} together are too small for the weights and one sequence`,
    );
    const refused = [...this.refused]
      .sort((a, b) => gpusOf(b.layout) - gpusOf(a.layout))
      .map((r) => (gpusOf(r.layout) === 1 ? r.reason : `${layoutText(r.layout)}: ${r.reason}`));
    return [...small.reverse(), ...refused];
  }
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
  const tooSmall: PartLayout[] = [];
  const room = isOtherWork(work) ? undefined : roomOf(work);
  for (const on of layouts) {
    if (on.gpus > fleetSize) continue;
    const held = on.isApart ? undefined : holding(work, on, room);
    if (held === undefined) tooSmall.push(on);
    else replicas.push(held);
  }
  const refused = fleetSize === Infinity ? rejected : rejected.filter((r) => gpusOf(r.layout) <= fleetSize);
  return new Holding(gpu, replicas, tooSmall, refused);
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
function holding(work: PlannedWorkload, on: PartLayout, room: SequenceRoom | undefined): CandidateReplica | undefined {
  const { gpu, layout, raised } = on;
  if (room === undefined) {
    const service = candidateReplicas.forLayout(work, gpu, layout);
    return service.maxSequences > 0 ? { layout, service } : undefined;
  }
  if (room.held(on) >= 1) return { layout, service: textServiceOn(work, on) };
  const { engine } = work.config;
  if (raised === undefined || (engine !== 'vllm' && engine !== 'sglang') || room.held(raised) < 1) return undefined;
  const most = Math.max(1, usuallyHeld(room, on));
  return { layout: raised.layout, service: textServiceOn(work, raised, most) };
}

/** Planned sequences that the usual share of memory holds, were none of them to grow to the full context. */
const usuallyHeld = (room: SequenceRoom, on: PartLayout): number =>
  sequencesWithin({ ...room.footprint(on), leastCacheBytes: 0 }, on.memoryBytes) * on.ranks;

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

/** One layout as a service; `maxSequences` is 0 where it cannot hold even the weights. */
candidateReplicas.forLayout = (work: PlannedWorkload, gpu: GpuFacts, layout: ParallelLayout): ReplicaService => {
  return (isOtherWork(work) ? otherService(work, gpu, layout) : undefined) ?? textService(work, gpu, layout);
};

/** Every layout of a part that holds the model at least once, also those that are not worth offering. */
candidateReplicas.allOf = (work: PlannedWorkload, gpu: GpuFacts): readonly CandidateReplica[] =>
  allHolding(work, gpu).replicas;
