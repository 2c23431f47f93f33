import type { GpuFacts } from '../facts/gpu-facts';
import type { Engine } from '../facts/precision-name';
import type { FleetGroup } from './assess-fleet';
import { isBoard, MOST_BOARDS } from './fleet-layout';

/** Boards of different parts that stand in one machine, as one group in which each is as slow as the slowest: engines
 *  share layers or heads out among them. llama.cpp gives each as many layers as it holds, so that all memory counts;
 *  others cut the model into equal pieces, so that each holds what the smallest does. Undefined where they cannot share
 *  a machine. docs/ladder.md ("GPUs that stand") */
export function joinedBoards(groups: readonly FleetGroup[], engine: Engine): FleetGroup | undefined {
  const gpuCount = groups.reduce((n, g) => n + g.gpuCount, 0);
  const gpus = groups.map((g) => g.gpu);
  const [first, ...others] = gpus;
  if (first === undefined || others.length === 0 || gpuCount > MOST_BOARDS) return undefined;
  if (!gpus.every((gpu) => isBoard(gpu) && gpu.vendor === first.vendor)) return undefined;
  const slowest = others.reduce((a, b) => (isSlower(b, a) ? b : a), first);
  const memoryBytesUsable =
    engine === 'llama.cpp'
      ? Math.floor(groups.reduce((n, g) => n + g.gpu.memoryBytesUsable * g.gpuCount, 0) / gpuCount)
      : Math.min(...groups.map((g) => g.gpu.memoryBytesUsable));
  const gpu: GpuFacts = {
    ...slowest,
    id: [slowest, ...gpus.filter((g) => g !== slowest)].map((g) => g.id).join('+'),
    name: gpus.map((g) => g.name).join(' / '),
    memoryBytesUsable,
    memoryBandwidthGbps: Math.min(...groups.map((g) => g.gpu.memoryBandwidthGbps)),
    aliases: [],
    cloudInstances: {},
  };
  return { gpu, gpuCount, isJoined: true };
}

const isSlower = (a: GpuFacts, b: GpuFacts): boolean =>
  (a.tflopsDense.bf16 ?? a.tflopsDense.fp16 ?? 0) < (b.tflopsDense.bf16 ?? b.tflopsDense.fp16 ?? 0);
