import type { GpuFacts } from '../facts/gpu-facts';
import type { ParallelLayout } from '../facts/workload';
import { nodeSize } from '../layout/candidate-layouts';
import type { MachineRate } from '../money/machine-rates';
import type { MarketRate } from '../money/market-rate';
import { joinsNodes } from './part-layouts';
import { gpusOf } from '../facts/workload';

/** Whole machines of one size that so many replicas stand in. */
export interface MachineChoice {
  readonly rate: MachineRate;
  readonly count: number;
  /** Copies of the model that find room in them; at least as many as were asked for. */
  readonly replicas: number;
}

/** GPUs of a replica that talk to each other inside one machine. */
const withinMachine = (layout: ParallelLayout, gpu: GpuFacts): number => Math.min(gpusOf(layout), nodeSize(gpu));

/** Whether a machine of this size can host a replica: alone, or whole nodes with a network where it spans several. */
function hosts({ gpus }: MachineRate, layout: ParallelLayout, gpu: GpuFacts): boolean {
  const per = gpusOf(layout);
  if (gpus >= per) return true;
  return gpus >= withinMachine(layout, gpu) && per % gpus === 0 && gpus >= nodeSize(gpu) && joinsNodes(gpu);
}

const hostingKnown = new WeakMap<
  ParallelLayout,
  { readonly rate: MarketRate; readonly machines: readonly MachineRate[] }
>();

/** The machines on sale that can host a replica; remembered of the rate last asked about. */
export function machinesHosting(rate: MarketRate, layout: ParallelLayout, gpu: GpuFacts): readonly MachineRate[] {
  const known = hostingKnown.get(layout);
  if (known?.rate === rate) return known.machines;
  const machines = rate.machines.filter((machine) => hosts(machine, layout, gpu));
  hostingKnown.set(layout, { rate, machines });
  return machines;
}

/** Machines of one size that so many replicas of `per` GPUs each stand in.
 *  @param oneMayFail one of the replicas is to spare: without any one machine, and all that stands in it, the others
 *  have to be there */
export function machinesFor({ gpus }: MachineRate, per: number, replicas: number, oneMayFail: boolean): number {
  if (gpus < per) return (replicas * per) / gpus;
  const inEach = Math.floor(gpus / per);
  return oneMayFail ? Math.max(2, Math.ceil((replicas - 1) / inEach) + 1) : Math.ceil(replicas / inEach);
}

/** Every way to buy so many replicas: one per machine size. Machines are bought whole; a machine with room for more
 *  replicas gets them, since they are paid for.
 *  @param oneMayFail where no single machine may take the service down @param fill false for a job of exactly so
 *  many replicas: the rest of its machines stands idle */
export function machineChoices(
  layout: ParallelLayout,
  gpu: GpuFacts,
  rate: MarketRate,
  replicas: number,
  oneMayFail = false,
  fill = true,
): readonly MachineChoice[] {
  const per = gpusOf(layout);
  const choices: MachineChoice[] = [];
  for (const machine of machinesHosting(rate, layout, gpu)) {
    const count = machinesFor(machine, per, replicas, oneMayFail);
    const isFilled = fill && machine.gpus >= per;
    choices.push({ rate: machine, count, replicas: isFilled ? count * Math.floor(machine.gpus / per) : replicas });
  }
  return choices;
}
