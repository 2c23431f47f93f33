import type { GpuFacts } from '../facts/gpu-facts';
import { monthlyUsd } from '../money/monthly-cost';
import { gpusTogether, nodeSize } from '../layout/candidate-layouts';
import { replicaMemory } from '../memory/replica-memory';
import { joinsNodes, layoutsOf } from './candidate-replicas';
import { cheapestMemory, largestMachine, leastBytes, leastGpus, wholeInstances } from './ladder';
import { memoryDemandOf } from './memory-demand';
import type { Market, PlannedWorkload } from './planned-workload';

/** A machine that holds a workload's memory, whatever its speed. */
export interface SmallestMachine {
  readonly gpu: GpuFacts;
  readonly gpuCount: number;
  readonly monthlyUsd?: number;
}

/** The cheapest machines that hold so many sequences of this workload, memory alone: one per part, at most `limit`, of parts that more than a marketplace sells.
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
  const found: { gpu: GpuFacts; gpuCount: number; hourly: number }[] = [];
  for (const { gpu, usdPerByteHour } of cheapestMemory(market)) {
    const rate = market.rates.get(gpu.id)!;
    const most = found.length === limit ? found[limit - 1]!.hourly : Infinity;
    if (bytes * usdPerByteHour > most) break;
    if (rate.basis === 'community' || leastGpus(bytes, gpu, rate) * rate.usdPerGpuHour > most) continue;
    const gpuCount = smallestOf(work, market, gpu, sequences, soldOnly);
    if (gpuCount === undefined) continue;
    found.push({ gpu, gpuCount, hourly: gpuCount * rate.usdPerGpuHour });
    found.sort((a, b) => a.hourly - b.hourly || a.gpuCount - b.gpuCount || (a.gpu.id < b.gpu.id ? -1 : 1));
    if (found.length > limit) found.pop();
  }
  return found.map(({ gpu, gpuCount }) => ({
    gpu,
    gpuCount,
    monthlyUsd: monthlyUsd(gpuCount, market.rates.get(gpu.id)!.usdPerGpuHour, work.hoursPerMonth),
  }));
}

function smallestOf(
  work: PlannedWorkload,
  market: Market,
  gpu: GpuFacts,
  sequences: number,
  soldOnly: boolean,
): number | undefined {
  let smallest: number | undefined;
  const rate = market.rates.get(gpu.id);
  const largest = soldOnly && rate ? largestMachine(gpu, rate) : Infinity;
  for (const layout of layoutsOf(work, gpu).layouts) {
    const { maxSequences } = replicaMemory(work.model, work.config, layout, gpu, memoryDemandOf(work, 1));
    if (maxSequences < 1) continue;
    const per = layout.tensorParallel * layout.pipelineParallel;
    if (per > nodeSize(gpu) && !joinsNodes(gpu)) continue;
    if (gpusTogether(layout, gpu) > largest) continue;
    const replicas = Number.isFinite(maxSequences) ? Math.ceil(sequences / maxSequences) : 1;
    const count = wholeInstances(replicas, per, rate?.instanceGranularity ?? 1) * per;
    if (smallest === undefined || count < smallest) smallest = count;
  }
  return smallest;
}
