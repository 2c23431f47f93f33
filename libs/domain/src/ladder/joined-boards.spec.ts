import type { GpuFacts } from '../facts/gpu-facts';
import { joinedBoards } from './joined-boards';

const board = (id: string, gib: number, bandwidth: number, bf16: number, more: Partial<GpuFacts> = {}): GpuFacts =>
  ({
    id,
    name: id.toUpperCase(),
    vendor: 'nvidia',
    formFactor: 'consumer',
    memoryBytesUsable: gib * 2 ** 30,
    memoryBandwidthGbps: bandwidth,
    tflopsDense: { bf16 },
    ...more,
  }) as unknown as GpuFacts;

const ada = board('ada-24gb', 24, 1008, 165);
const ampere = board('ampere-24gb', 24, 936, 71);
const small = board('small-12gb', 12, 360, 51);

describe('boards of several parts in one machine', () => {
  it('are one group of the slowest, under the names of all', () => {
    expect(
      joinedBoards(
        [
          { gpu: ada, gpuCount: 1 },
          { gpu: ampere, gpuCount: 2 },
        ],
        'vllm',
      ),
    ).toMatchObject({
      gpuCount: 3,
      isJoined: true,
      gpu: {
        id: 'ampere-24gb+ada-24gb',
        name: 'ADA-24GB / AMPERE-24GB',
        tflopsDense: { bf16: 71 },
        memoryBandwidthGbps: 936,
        memoryBytesUsable: 24 * 2 ** 30,
      },
    });
  });
  it('hold what the smallest does where the model is cut evenly, and all they have under llama.cpp', () => {
    const groups = [ampere, small].map((gpu) => ({ gpu, gpuCount: 1 }));
    expect(joinedBoards(groups, 'vllm')?.gpu.memoryBytesUsable).toBe(12 * 2 ** 30);
    expect(joinedBoards(groups, 'llama.cpp')?.gpu.memoryBytesUsable).toBe(18 * 2 ** 30);
  });
  it('are none where they cannot share a machine: modules, two vendors, more than eight, one part alone', () => {
    const one = { gpu: ada, gpuCount: 1 };
    const module = board('module', 80, 3352, 989, { formFactor: 'SXM' });
    const radeon = board('radeon', 24, 960, 123, { vendor: 'amd' });
    expect(joinedBoards([one, { gpu: module, gpuCount: 1 }], 'vllm')).toBeUndefined();
    expect(joinedBoards([one, { gpu: radeon, gpuCount: 1 }], 'llama.cpp')).toBeUndefined();
    expect(joinedBoards([one, { gpu: ampere, gpuCount: 8 }], 'vllm')).toBeUndefined();
    expect(joinedBoards([one], 'vllm')).toBeUndefined();
  });
});
