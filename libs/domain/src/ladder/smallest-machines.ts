import { defined } from '../defined';
import type { GpuFacts } from '../facts/gpu-facts';
import { gpusOf, type ParallelLayout } from '../facts/workload';
import type { MarketRate } from '../money/market-rate';
import { monthlyUsd } from '../money/monthly-cost';
import { sequencesHeld } from '../memory/replica-memory';
import { isOverBoards, layoutsOf } from './candidate-replicas';
import { hosts, machinesFor } from './machine-choices';
import { oneSequenceOf } from './memory-demand';
import { cheapestMemory, leastBytes, leastGpus } from './memory-floor';
import type { Market, PlannedWorkload } from './planned-workload';

/** Divisions are not exact. */
const SLACK = 1e-9;

/** A machine that holds a workload's memory, whatever its speed. */
export interface SmallestMachine {
  readonly gpu: GpuFacts;
  readonly gpuCount: number;
  readonly monthlyUsd?: number;
}

/** The cheapest machines that hold so many sequences of this workload, memory alone: one per part, at most `limit`, of
 *  parts that more than a marketplace sells.
 *  Machines that nobody is known to sell are named only where there is no other. */
export function smallestMachines(
  work: PlannedWorkload,
  market: Market,
  sequences: number,
  limit: number,
): SmallestMachine[] {
  const sold = cheapest(work, market, sequences, limit, true);
  return sold.length ? sold : cheapest(work, market, sequences, limit, false);
}

function cheapest(
  work: PlannedWorkload,
  market: Market,
  sequences: number,
  limit: number,
  soldOnly: boolean,
): SmallestMachine[] {
  const bytes = leastBytes({ ...work, capacityShare: 1, demand: { concurrentRequests: sequences } });
  const found: (SmallestMachine & { readonly hourly: number })[] = [];
  for (const { gpu, rate, leastUsdPerGpuHour, usdPerByteHour } of cheapestMemory(market)) {
    const most = found[limit - 1]?.hourly ?? Infinity;
    if (bytes * usdPerByteHour > most) break;
    if (rate.basis === 'community' || leastGpus(bytes, gpu, rate) * leastUsdPerGpuHour > most) continue;
    // A layout of more GPUs than that costs more in any machine.
    const mostGpus = soldOnly ? most / leastUsdPerGpuHour : Infinity;
    const one = smallestOf(work, gpu, rate, { sequences, soldOnly, mostGpus });
    if (one === undefined) continue;
    found.push(one);
    found.sort((a, b) => a.hourly - b.hourly || a.gpuCount - b.gpuCount || (a.gpu.id < b.gpu.id ? -1 : 1));
    if (found.length > limit) found.pop();
  }
  return found.map(({ gpu, gpuCount, monthlyUsd }) => defined({ gpu, gpuCount, monthlyUsd }));
}

/** The cheapest machines of one part that hold the sequences; without a machine on sale the fewest GPUs, when those
 *  may be named at all. */
function smallestOf(
  work: PlannedWorkload,
  gpu: GpuFacts,
  rate: MarketRate,
  { sequences, soldOnly, mostGpus }: { sequences: number; soldOnly: boolean; mostGpus: number },
): (SmallestMachine & { readonly hourly: number }) | undefined {
  let smallest: Machines | undefined;
  const one = oneSequenceOf(work);
  for (const layout of layoutsOf(work, gpu).layouts) {
    const per = gpusOf(layout);
    if (per > mostGpus * (1 + SLACK) || isOverBoards(gpu, per)) continue;
    const maxSequences = Math.floor(sequencesHeld(work.model, work.config, layout, gpu, one));
    if (maxSequences < 1) continue;
    const replicas = Number.isFinite(maxSequences) ? Math.ceil(sequences / maxSequences) : 1;
    const sold = cheapestMachines(rate, layout, gpu, replicas);
    const unsold = { gpuCount: replicas * per, usdPerGpuHour: rate.usdPerGpuHour, isSold: false };
    const way = sold ?? (soldOnly ? undefined : unsold);
    if (way && (smallest === undefined || hourlyOf(way) < hourlyOf(smallest))) smallest = way;
  }
  if (smallest === undefined) return undefined;
  const { gpuCount, usdPerGpuHour, isSold } = smallest;
  const bill = isSold ? monthlyUsd(gpuCount, usdPerGpuHour, work.hoursPerMonth) : undefined;
  return defined({ gpu, gpuCount, hourly: hourlyOf(smallest), monthlyUsd: bill });
}

/** GPUs in whole machines and their rate; the market's where no machine of that size is sold. */
interface Machines {
  readonly gpuCount: number;
  readonly usdPerGpuHour: number;
  readonly isSold: boolean;
}

const hourlyOf = ({ gpuCount, usdPerGpuHour }: Machines): number => gpuCount * usdPerGpuHour;

/** The machines on sale that so many replicas stand in for least an hour; undefined where none hosts one. */
function cheapestMachines(
  rate: MarketRate,
  layout: ParallelLayout,
  gpu: GpuFacts,
  replicas: number,
): Machines | undefined {
  let cheapest: Machines | undefined;
  for (const machine of rate.machines) {
    if (!hosts(machine, layout, gpu)) continue;
    const gpuCount = machinesFor(machine, gpusOf(layout), replicas, 1) * machine.gpus;
    const machines = { gpuCount, usdPerGpuHour: machine.usdPerGpuHour, isSold: true };
    if (cheapest === undefined || hourlyOf(machines) < hourlyOf(cheapest)) cheapest = machines;
  }
  return cheapest;
}
