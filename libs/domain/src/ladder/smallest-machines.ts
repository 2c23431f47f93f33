import { defined } from '../defined';
import type { GpuFacts } from '../facts/gpu-facts';
import { gpusOf, type ParallelLayout } from '../facts/workload';
import type { MarketRate } from '../money/market-rate';
import { monthlyUsd } from '../money/monthly-cost';
import { sequencesHeld } from '../memory/replica-memory';
import { isOverBoards, layoutsOf } from './candidate-replicas';
import { hosts, machinesFor } from './machine-choices';
import { oneSequenceOf } from './memory-demand';
import { cheapestMemory, leastBytes, leastGpus, leastRate } from './memory-floor';
import type { Market, PlannedWorkload } from './planned-workload';

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
  for (const { gpu, usdPerByteHour } of cheapestMemory(market)) {
    const rate = market.rates.get(gpu.id);
    const most = found[limit - 1]?.hourly ?? Infinity;
    if (bytes * usdPerByteHour > most) break;
    if (!rate || rate.basis === 'community' || leastGpus(bytes, gpu, rate) * leastRate(rate) > most) continue;
    const one = smallestOf(work, market, gpu, sequences, soldOnly);
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
  market: Market,
  gpu: GpuFacts,
  sequences: number,
  soldOnly: boolean,
): (SmallestMachine & { readonly hourly: number }) | undefined {
  let smallest: Machines | undefined;
  const rate = market.rates.get(gpu.id);
  const one = oneSequenceOf(work);
  for (const layout of layoutsOf(work, gpu).layouts) {
    const maxSequences = Math.floor(sequencesHeld(work.model, work.config, layout, gpu, one));
    const per = gpusOf(layout);
    if (maxSequences < 1 || isOverBoards(gpu, per)) continue;
    const replicas = Number.isFinite(maxSequences) ? Math.ceil(sequences / maxSequences) : 1;
    const sold = rate && cheapestMachines(rate, layout, gpu, replicas);
    const unsold = { gpuCount: replicas * per, usdPerGpuHour: rate?.usdPerGpuHour ?? 0, isSold: false };
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
