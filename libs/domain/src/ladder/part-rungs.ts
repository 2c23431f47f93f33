import type { GpuFacts } from '../facts/gpu-facts';
import type { ParallelLayout } from '../facts/workload';
import { nodeSize } from '../layout/nodes';
import {
  assembleRung,
  billOf,
  type Draft,
  isProven,
  missesWhatIsStated,
  onceBillOf,
  orderedBillOf,
  runningBillOf,
} from './assemble-rung';
import { type CandidateReplica, candidateReplicas } from './candidate-replicas';
import { planWithJob } from './job-beside';
import { type MachineChoice, machineChoices } from './machine-choices';
import { joinsNodes } from './part-layouts';
import type { Market, PlannedWorkload } from './planned-workload';
import type { ReplicaPlan } from './replicas';
import type { ReplicaService } from './replica-service';
import { type Bound, couldLead, NOTHING_STANDS } from './leading-bound';
import { leastBillWith } from './price-floor';
import { couldCarry, mostReplicas } from './within-bound';
import { cheapestEligible, rankRungs } from './ranking';
import { sitesOf } from './sites';
import { type Rung } from './rung';
import { type Priced, worthAssembling } from './worth-assembling';
import { gpusOf } from '../facts/workload';

/** At most this many rungs per part: its best, the next larger machines, and its cheapest. */
const RUNGS_PER_PART = 4;
/** This part in this layout, with as many replicas as the workload needs: one draft per machine size on sale, one
 *  without machines where none can host it; none when the layout cannot carry the workload, or has nothing to set
 *  against what stands. */
function draftsFor(
  work: PlannedWorkload,
  market: Market,
  gpu: GpuFacts,
  candidate: CandidateReplica,
  bound = NOTHING_STANDS,
): Priced[] {
  const { layout } = candidate;
  if (bound !== NOTHING_STANDS && !layoutCouldLead(work, market, gpu, candidate, bound)) return [];
  const plan = planWithJob(work, gpu, candidate);
  if (!plan) return [];
  const most = market.maxGpus ?? Infinity;
  const drafts: Priced[] = [];
  for (const machines of machinesOf(work, market, gpu, layout, plan)) {
    const draft = priced(work, market, gpu, { candidate, plan, machines });
    if (draft.gpuCount <= most && couldLead(bound, draft.standing, draft.costUsd)) drafts.push(draft);
  }
  return drafts;
}

/** The machines that the replicas could stand in, `undefined` for a part that none on sale can host; none where those
 *  on sale keep the replicas of one run apart. */
function machinesOf(
  work: PlannedWorkload,
  market: Market,
  gpu: GpuFacts,
  layout: ParallelLayout,
  { replicas }: ReplicaPlan,
): readonly (MachineChoice | undefined)[] {
  const rate = market.rates.get(gpu.id);
  const isRun = work.tuning !== undefined;
  const sites = sitesOf(work).count;
  const inEach = replicas / sites;
  const choices = rate ? machineChoices(layout, gpu, rate, inEach, work.highAvailability, !isRun) : [];
  if (choices.length === 0) return [undefined];
  if (isRun && replicas > 1) return choices.filter((m) => trainsTogether(m, gpu));
  return choices.map((m) => ({ ...m, count: m.count * sites, replicas: m.replicas * sites }));
}

/** Replicas of a training run exchange gradients at every step: they share a machine, or whole nodes with a network. */
const trainsTogether = ({ count, rate }: MachineChoice, gpu: GpuFacts): boolean =>
  count === 1 || (rate.gpus >= nodeSize(gpu) && joinsNodes(gpu));

/** A draft with what it costs and how high it stands. */
function priced(
  work: PlannedWorkload,
  market: Market,
  gpu: GpuFacts,
  { candidate, plan, machines }: Pick<Priced, 'candidate' | 'plan' | 'machines'>,
): Priced {
  const gpuCount = machines ? machines.count * machines.rate.gpus : plan.replicas * gpusOf(candidate.layout);
  const running = runningBillOf(market, gpu, gpuCount);
  const { service } = candidate;
  const costUsd = running ?? onceBillOf(work, service, machines) ?? billOf(machines, work);
  const spent = market.limitUsdPerMonth === undefined ? undefined : (running ?? orderedBillOf(work, service, machines));
  const misses = missesWhatIsStated(market, plan.meetsTargets, spent);
  const unproven = Number(!isProven(market, gpu, candidate, running !== undefined));
  const standing = 4 * Number(misses) + 2 * Number(costUsd === undefined) + unproven;
  return { candidate, plan, machines, standing, gpuCount, count: machines?.count ?? gpuCount, costUsd };
}

/** Whether a layout could matter: by the room it has, told without its speed, as the machines that the sequences in
 *  flight take where nothing else bounds them; then by one look at its speed. */
function layoutCouldLead(
  work: PlannedWorkload,
  market: Market,
  gpu: GpuFacts,
  { layout, service }: CandidateReplica,
  bound: Bound,
): boolean {
  if (market.owned?.has(gpu.id)) return true;
  const rate = market.rates.get(gpu.id);
  const usd = rate && leastBillWith(work, gpu, rate, layout, service.maxSequences);
  const standing = 2 * Number(rate === undefined) + Number(rate?.basis === 'community');
  if (!couldLead(bound, standing, usd)) return false;
  // What stands higher may cost more.
  if (rate === undefined || standing < bound.standing || bound.usd === Infinity) return true;
  return couldCarry(work, service, mostReplicas(work, gpu, rate, layout, bound.usd), bound);
}

function assembled(
  work: PlannedWorkload,
  market: Market,
  gpu: GpuFacts,
  { candidate: { layout, service }, plan, machines }: Priced,
): Rung {
  const replicas = machines?.replicas ?? plan.replicas;
  const drivenBy = replicas > plan.replicas ? 'instance_size' : plan.drivenBy;
  const draft: Draft = { gpu, layout, service, replicas, drivenBy, meetsStated: plan.meetsTargets, machines };
  return assembleRung(work, market, draft);
}

/** The rungs of one layout, best first: one per machine size on sale. */
export function rungsFor(
  work: PlannedWorkload,
  market: Market,
  gpu: GpuFacts,
  layout: ParallelLayout,
  service: ReplicaService,
): Rung[] {
  return rankRungs(draftsFor(work, market, gpu, { layout, service }).map((d) => assembled(work, market, gpu, d)));
}

/** Every rung of one part that is worth working out, in no order: its few cheapest sizes, each in all layouts that tie
 *  there; none where `refusalOfPart` says why. The cheapest that stands highest is among them.
 *  @param standing what stands already: only what has something to set against it is given, and all of that */
export function rungsOfPart(
  work: PlannedWorkload,
  market: Market,
  gpu: GpuFacts,
  standing: Bound = NOTHING_STANDS,
): Rung[] {
  // no bill of a month bounds what work costs that ends
  const bound = work.once === undefined ? standing : NOTHING_STANDS;
  const drafts: Priced[] = [];
  for (const candidate of candidateReplicas.offered(work, gpu))
    for (const draft of draftsFor(work, market, gpu, candidate, bound)) drafts.push(draft);
  return worthAssembling(drafts).map((d) => assembled(work, market, gpu, d));
}

/** What a ladder lists of the rungs of one part, best first: at most RUNGS_PER_PART of different size or price, and the
 *  cheapest.
 *  @param first the rung that leads the whole ladder: it is listed where it is of this part */
export function listedOfPart(rungs: readonly Rung[], first: Rung | undefined): Rung[] {
  const ranked = rankRungs(rungs);
  const kept = first !== undefined && ranked.includes(first) ? [first, ...ranked.filter((r) => r !== first)] : ranked;
  const different = kept.filter((r, at) => kept.findIndex((o) => isAsLarge(o, r)) === at);
  const cheapest = cheapestEligible(different);
  return different.filter((r, at) => at < RUNGS_PER_PART || r === cheapest);
}

/** Why a part gives no rung. */
export function refusalOfPart(work: PlannedWorkload, gpu: GpuFacts): string {
  const { replicas, rejected } = candidateReplicas(work, gpu);
  if (rejected[0] !== undefined) return rejected[0];
  return replicas.length
    ? `not even one request fits inside ${Math.round(work.capacityShare * 100)} % of the cache room of the ` +
        'largest layout'
    : 'no layout of this part can hold the model';
}

/** As many GPUs in as many machines. */
const isAsLarge = (a: Rung, b: Rung): boolean => a.gpuCount === b.gpuCount && a.nodes === b.nodes;
