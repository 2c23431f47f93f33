import type { GpuFacts } from '../facts/gpu-facts';
import { attentionRanks, gpusOf, type ParallelLayout } from '../facts/workload';
import { nodeSize } from '../layout/candidate-layouts';

/** Nodes that one replica of a layout takes. */
export const nodesOf = (layout: ParallelLayout, gpu: GpuFacts): number => Math.ceil(gpusOf(layout) / nodeSize(gpu));

/** Ports that the nodes of a replica talk over. */
export const MASTER_PORT = 29500;
export const RANKS_PORT = 13345;

/** What has to be set before the commands of several nodes can run. */
export const HEAD_REMARK =
  'One replica spans several nodes: set HEAD_ADDRESS to the address of node 1 on each of them.';

/** Flags by which vLLM joins node `rank` of a replica: pipeline stages over all nodes as one group, ranks of
 *  data-parallel attention as groups of their own on each node. */
export function vllmNodeFlags(layout: ParallelLayout, gpu: GpuFacts, rank: number): string[] {
  const nodes = nodesOf(layout, gpu);
  if (nodes === 1) return [];
  const headless = rank > 0 ? ['--headless'] : [];
  const ranks = attentionRanks(layout);
  if (ranks === 1)
    return [
      `--nnodes ${nodes}`,
      `--node-rank ${rank}`,
      '--master-addr "$HEAD_ADDRESS"',
      `--master-port ${MASTER_PORT}`,
      ...headless,
    ];
  const local = Math.max(1, Math.floor(ranks / nodes));
  return [
    `--data-parallel-size-local ${local}`,
    ...(rank > 0 ? [`--data-parallel-start-rank ${rank * local}`] : []),
    '--data-parallel-address "$HEAD_ADDRESS"',
    `--data-parallel-rpc-port ${RANKS_PORT}`,
    ...headless,
  ];
}
