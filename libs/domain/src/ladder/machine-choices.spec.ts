import type { GpuFacts } from '../facts/gpu-facts';
import type { MarketRate } from '../money/market-rate';
import { machineChoices } from './machine-choices';

const gpu = { id: 'h100-sxm-80gb', formFactor: 'SXM', maxGpusPerNode: 8 } as unknown as GpuFacts;
const soldAs = (...sizes: number[]): MarketRate =>
  ({ machines: sizes.map((gpus) => ({ gpus, usdPerGpuHour: 2 })) }) as unknown as MarketRate;
const layout = (tensorParallel: number, pipelineParallel = 1) => ({ tensorParallel, pipelineParallel });

describe('machineChoices: replicas in whole machines', () => {
  it.each([
    // replicas, GPUs each, machine, machines, replicas that find room
    [1, 1, 8, 1, 8],
    [3, 2, 8, 1, 4],
    [5, 2, 8, 2, 8],
    [1, 8, 8, 1, 1],
    [3, 4, 4, 3, 3],
    [7, 1, 1, 7, 7],
    [2, 3, 8, 1, 2],
  ])('%i replicas of %i GPUs in machines of %i: %i machines, %i replicas', (replicas, tp, gpus, count, want) => {
    expect(machineChoices(layout(tp), gpu, soldAs(gpus), replicas)).toMatchObject([{ count, replicas: want }]);
  });
  it('does not put a replica of two GPUs into machines of one: a provider that sells 1 and 8 is asked for 8', () => {
    expect(machineChoices(layout(2), gpu, soldAs(1, 8), 1).map((c) => c.rate.gpus)).toEqual([8]);
  });
  it('finds no machine for a replica of four where single cards are all that is sold', () => {
    expect(machineChoices(layout(4), gpu, soldAs(1, 2), 2)).toEqual([]);
  });
  it('lays a replica of 16 over two whole nodes, three of them over six', () => {
    expect(machineChoices(layout(8, 2), gpu, soldAs(1, 2, 8), 3)).toMatchObject([
      { rate: { gpus: 8 }, count: 6, replicas: 3 },
    ]);
  });
  it('never lays a replica over several machines of boards', () => {
    const board = { ...gpu, formFactor: 'PCIe' };
    expect(machineChoices(layout(8, 2), board, soldAs(8), 1)).toEqual([]);
  });
  it('keeps two highly available replicas of four out of one machine of eight', () => {
    expect(machineChoices(layout(4), gpu, soldAs(8), 2, true)).toMatchObject([{ count: 2, replicas: 4 }]);
  });
  it('leaves as many as carry the load when any one machine is lost', () => {
    // four replicas, one of them to spare, in machines of two: two machines would leave two where three are needed
    expect(machineChoices(layout(4), gpu, soldAs(8), 4, true)).toMatchObject([{ count: 3, replicas: 6 }]);
    expect(machineChoices(layout(4), gpu, soldAs(8), 3, true)).toMatchObject([{ count: 2, replicas: 4 }]);
    expect(machineChoices(layout(8), gpu, soldAs(8), 4, true)).toMatchObject([{ count: 4, replicas: 4 }]);
  });
  it('gives a job of one replica its machine and leaves the rest of it idle', () => {
    expect(machineChoices(layout(2), gpu, soldAs(8), 1, false, false)).toMatchObject([{ count: 1, replicas: 1 }]);
  });
});
