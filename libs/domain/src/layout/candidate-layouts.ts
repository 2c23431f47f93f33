import type { GpuFacts } from '../facts/gpu-facts';
import type { ModelFacts } from '../facts/model-facts';
import type { ParallelLayout } from '../facts/workload';
import { MEMORY_UTILIZATION } from '../memory/overhead';
import type { ServingConfig } from '../memory/serving-config';
import { weightBytesPerGpu } from '../memory/weights';
import { precisionSupport } from './precision-support';

/** A layout that does not run, and why. */
export interface RejectedLayout { readonly layout: ParallelLayout; readonly reason: string }

/** Layouts a model runs in on one kind of part, smallest first, and those that were looked at and do not run. */
export interface LayoutChoice { readonly layouts: readonly ParallelLayout[]; readonly rejected: readonly RejectedLayout[] }

const TENSOR_PARALLEL = [1, 2, 4, 8] as const;
/** Nodes joined at most by pipeline parallelism. */
const MAX_NODES = 16;
/** GPUs in a node where the part's own facts do not say. */
const DEFAULT_NODE = 8;

function dividesHeads(model: ModelFacts, tp: number): string | undefined {
  const a = model.architecture;
  if (a === undefined || tp === 1 || a.heads === 0) return undefined;
  if (a.heads % tp !== 0) return `${a.heads} attention heads do not divide by ${tp}`;
  const windowHeads = a.slidingWindow?.heads;
  return windowHeads !== undefined && windowHeads % tp !== 0 ? `${windowHeads} heads of the windowed layers do not divide by ${tp}` : undefined;
}

/** Tensor parallelism inside a node; pipeline stages over whole nodes only when one node cannot hold the weights. docs/model.md#layouts */
export function candidateLayouts(model: ModelFacts, config: ServingConfig, gpu: GpuFacts): LayoutChoice {
  const node = Math.max(1, gpu.maxGpusPerNode ?? DEFAULT_NODE);
  const support = precisionSupport(gpu, config.weightPrecision, config.engine);
  if (support.level === 'unsupported') return { layouts: [], rejected: [{ layout: { tensorParallel: 1, pipelineParallel: 1 }, reason: support.reason ?? 'not supported' }] };
  const layouts: ParallelLayout[] = [];
  const rejected: RejectedLayout[] = [];
  const sizes = [...new Set<number>([...TENSOR_PARALLEL.filter((tp) => tp <= node), node])].sort((a, b) => a - b);
  let largest = 1;
  for (const tensorParallel of sizes) {
    const layout = { tensorParallel, pipelineParallel: 1 };
    const refusal = dividesHeads(model, tensorParallel) ?? holdsWeights(model, config, gpu, layout);
    if (refusal === undefined) layouts.push(layout); else rejected.push({ layout, reason: refusal });
    if (dividesHeads(model, tensorParallel) === undefined) largest = tensorParallel;
  }
  if (layouts.length > 0) return { layouts, rejected };
  for (let pipelineParallel = 2; pipelineParallel <= MAX_NODES && layouts.length < 2; pipelineParallel++) {
    const layout = { tensorParallel: largest, pipelineParallel };
    const refusal = holdsWeights(model, config, gpu, layout);
    if (refusal === undefined) layouts.push(layout); else rejected.push({ layout, reason: refusal });
  }
  return { layouts, rejected };
}

function holdsWeights(model: ModelFacts, config: ServingConfig, gpu: GpuFacts, layout: ParallelLayout): string | undefined {
  const perGpu = weightBytesPerGpu(model, config.weightPrecision, layout);
  const room = gpu.memoryBytesUsable * MEMORY_UTILIZATION;
  return perGpu < room ? undefined : `the weights take ${Math.ceil(perGpu / 2 ** 30)} GiB of each GPU, an engine uses ${Math.floor(room / 2 ** 30)} GiB`;
}
