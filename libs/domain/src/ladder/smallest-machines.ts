import { defined } from '../defined';
import type { GpuFacts } from '../facts/gpu-facts';
import { usdForHours } from '../money/monthly-cost';
import { machinesFor, machinesHosting } from './machine-choices';
import { cheapestMemory, leastBytesOf, leastGpus, type PricedMemory } from './memory-floor';
import { layoutsOf } from './part-layouts';
import type { Market, PlannedWorkload } from './planned-workload';
import { roomOf } from './sequence-room';

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
  const bytes = leastBytesOf(work, sequences);
  const found: (SmallestMachine & { readonly hourly: number })[] = [];
  for (const part of cheapestMemory(market)) {
    const { gpu, rate, leastUsdPerGpuHour, usdPerByteHour } = part;
    const most = found[limit - 1]?.hourly ?? Infinity;
    if (bytes * usdPerByteHour > most) break;
    if (rate.basis === 'community' || leastGpus(bytes, gpu, rate) * leastUsdPerGpuHour > most) continue;
    // A layout of more GPUs than that costs more in any machine.
    const mostGpus = soldOnly ? most / leastUsdPerGpuHour : Infinity;
    const one = smallestOf(work, part, { sequences, soldOnly, mostGpus });
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
  { gpu, rate, leastUsdPerGpuHour }: PricedMemory,
  { sequences, soldOnly, mostGpus }: { sequences: number; soldOnly: boolean; mostGpus: number },
): (SmallestMachine & { readonly hourly: number }) | undefined {
  const room = roomOf(work);
  let gpuCount = 0;
  let usdPerGpuHour = 0;
  let isSold = false;
  const take = (gpus: number, usd: number, sold: boolean): void => {
    if (gpuCount > 0 && gpus * usd >= gpuCount * usdPerGpuHour) return;
    [gpuCount, usdPerGpuHour, isSold] = [gpus, usd, sold];
  };
  for (const on of layoutsOf(work, gpu).layouts) {
    const { layout, gpus: per } = on;
    // They come smallest first: a replica of this or any further one costs no less than what is found.
    if (soldOnly && isSold && per * leastUsdPerGpuHour >= gpuCount * usdPerGpuHour) break;
    if (per > mostGpus * (1 + SLACK) || on.isApart) continue;
    const maxSequences = Math.floor(room.held(on));
    if (maxSequences < 1) continue;
    const replicas = Number.isFinite(maxSequences) ? Math.ceil(sequences / maxSequences) : 1;
    const machines = machinesHosting(rate, layout, gpu);
    for (const machine of machines)
      take(machinesFor(machine, per, replicas, false) * machine.gpus, machine.usdPerGpuHour, true);
    if (!machines.length && !soldOnly) take(replicas * per, rate.usdPerGpuHour, false);
  }
  if (gpuCount === 0) return undefined;
  const bill = isSold ? usdForHours(gpuCount, usdPerGpuHour, work.hoursPerMonth) : undefined;
  return { gpu, gpuCount, hourly: gpuCount * usdPerGpuHour, ...defined({ monthlyUsd: bill }) };
}
