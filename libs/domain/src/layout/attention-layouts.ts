import type { GpuFacts } from '../facts/gpu-facts';
import type { ModelFacts } from '../facts/model-facts';
import type { ParallelLayout } from '../facts/workload';
import { isLinked, nodeSize } from './nodes';

/** Ways to hold the attention of a mixture per rank and its experts over all GPUs of so many nodes. Worth it where
 *  tensor parallelism would hold the cache several times: latents are never divided, and
 *  key/value heads only as often as there are any. Empty for other models and for parts whose GPUs talk over PCIe
 *  alone. docs/model.md#attention-ranks */
export function attentionLayouts(model: ModelFacts, gpu: GpuFacts, nodes: number): ParallelLayout[] {
  const a = model.architecture;
  const node = nodeSize(gpu);
  const gpus = node * nodes;
  if (a?.moe === undefined || a.attention === 'none' || node < 2 || !isLinked(gpu)) return [];
  const divides = a.mla === undefined && a.extraCache?.kind !== 'compressed-attention' ? Math.max(1, a.kvHeads) : 1;
  if (divides >= node || gpus % divides !== 0) return [];
  return [{ tensorParallel: divides, pipelineParallel: 1, dataParallel: gpus / divides, expertParallel: true }];
}
