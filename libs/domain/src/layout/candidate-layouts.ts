import type { GpuFacts } from '../facts/gpu-facts';
import type { ModelFacts } from '../facts/model-facts';
import { gpusOf, type ParallelLayout } from '../facts/workload';
import { defined } from '../defined';
import type { MemoryDemand } from '../memory/demand';
import type { ServingConfig } from '../memory/serving-config';
import { attentionLayouts } from './attention-layouts';
import { stagesRefusal } from './divisibility';
import { LEAST, memoryRefusal, partRefusal, shapeRefusal } from './layout-refusal';
import { mostNodes, nodeSize, nodesRefusal } from './nodes';
import { type Refusal, type RefusalCause, refusalText } from './refusal';

export { gpusTogether, nodeSize } from './nodes';

/** A layout that does not run, and why. */
export interface RejectedLayout {
  readonly layout: ParallelLayout;
  readonly cause: RefusalCause;
  readonly reason: string;
}

/** Layouts a model runs in on one kind of part, fewest GPUs first, and those that were looked at and do not run. */
export interface LayoutChoice {
  readonly layouts: readonly ParallelLayout[];
  readonly rejected: readonly RejectedLayout[];
}

const TENSOR_PARALLEL: readonly number[] = [1, 2, 4, 8];
/** What vendors raise `--gpu-memory-utilization` to where a layout is tight. docs/model.md#utilization */
export const RAISED_UTILIZATION = 0.95;
/** Layouts over nodes that are looked at once one holds the model. */
const OVER_NODES = 2;

/** Collects layouts that run and the reasons of those that do not. */
class Choice {
  readonly layouts: ParallelLayout[] = [];
  readonly rejected: RejectedLayout[] = [];

  constructor(
    private readonly model: ModelFacts,
    private readonly config: ServingConfig,
    private readonly gpu: GpuFacts,
    private readonly demand: MemoryDemand,
  ) {}

  reject(layout: ParallelLayout, refusal: Refusal): void {
    this.rejected.push({ layout, cause: refusal.cause, reason: refusalText(refusal) });
  }

  /** Takes a layout that starts and holds the demand, at the raised share of memory where the usual one is too small.
   */
  consider(layout: ParallelLayout): boolean {
    const start = shapeRefusal(this.model, this.config, this.gpu, layout);
    if (start !== undefined) {
      this.reject(layout, start);
      return false;
    }
    return this.holds(layout);
  }

  /** Takes a layout that holds the demand, whatever else is said of it. */
  holds(layout: ParallelLayout): boolean {
    const small = memoryRefusal(this.model, this.config, this.gpu, layout, this.demand);
    if (small === undefined) {
      this.layouts.push(layout);
      return true;
    }
    const raised = { ...layout, memoryUtilization: RAISED_UTILIZATION };
    if (this.raises() && memoryRefusal(this.model, this.config, this.gpu, raised, this.demand) === undefined) {
      this.layouts.push(raised);
      return true;
    }
    this.reject(layout, small);
    return false;
  }

  /** The servers take the share as a flag. */
  private raises(): boolean {
    return this.config.engine === 'vllm' || this.config.engine === 'sglang';
  }
}

/** What can be placed on one part: tensor parallelism inside a node, with experts dealt out whole where they cannot be
 *  cut; attention held per rank with experts over all; whole nodes joined by
 *  pipeline stages where one node is small for the model. llama.cpp and training split layers and states instead of
 *  heads. Every listed layout holds the weights and at least one short sequence.
 *  @param demand what else has to fit; absent: one short sequence. docs/model.md#layouts */
export function candidateLayouts(
  model: ModelFacts,
  config: ServingConfig,
  gpu: GpuFacts,
  demand: MemoryDemand = LEAST,
): LayoutChoice {
  const choice = new Choice(model, config, gpu, demand);
  if (demand.task === 'training') shards(choice, gpu);
  else {
    const refused = partRefusal(model, config, gpu);
    if (refused !== undefined) choice.reject({ tensorParallel: 1, pipelineParallel: 1 }, refused);
    else if (config.engine === 'llama.cpp') layerSplits(choice, model, gpu);
    else serverLayouts(choice, model, config, gpu);
  }
  const layouts = choice.layouts.sort(
    (a, b) =>
      gpusOf(a) - gpusOf(b) || a.pipelineParallel - b.pipelineParallel || (a.dataParallel ?? 1) - (b.dataParallel ?? 1),
  );
  return { layouts, rejected: choice.rejected };
}

const sizesOf = (node: number): number[] =>
  [...new Set([...TENSOR_PARALLEL.filter((tp) => tp <= node), node])].sort((a, b) => a - b);

/** States and weights divided over GPUs, whatever the heads. */
function shards(choice: Choice, gpu: GpuFacts): void {
  for (const size of sizesOf(nodeSize(gpu))) choice.holds({ tensorParallel: size, pipelineParallel: 1 });
}

/** llama.cpp puts whole layers on each of any number of GPUs in one machine. */
function layerSplits(choice: Choice, model: ModelFacts, gpu: GpuFacts): void {
  const a = model.architecture;
  for (let gpus = 1; gpus <= nodeSize(gpu); gpus++) {
    const layout = { tensorParallel: 1, pipelineParallel: gpus };
    const unfilled = a === undefined ? undefined : stagesRefusal(a, gpus);
    if (unfilled === undefined) choice.holds(layout);
    else choice.reject(layout, { cause: 'divisibility', reason: unfilled });
  }
}

function serverLayouts(choice: Choice, model: ModelFacts, config: ServingConfig, gpu: GpuFacts): void {
  const node = nodeSize(gpu);
  let widest: ParallelLayout = { tensorParallel: 1, pipelineParallel: 1 };
  for (const tensorParallel of sizesOf(node)) {
    const cut = { tensorParallel, pipelineParallel: 1 };
    const layout = startable(model, config, gpu, cut);
    if (layout === undefined) choice.consider(cut);
    else {
      widest = layout;
      choice.holds(layout);
    }
  }
  for (const layout of attentionLayouts(model, gpu, 1)) choice.consider(layout);
  if (!isBigFor(choice, model, config, gpu, widest)) return;
  overNodes(choice, config, gpu, widest);
  for (const nodes of [2, 4])
    if (nodes <= mostNodes(gpu) && nodesRefusal(gpu, config) === undefined)
      for (const layout of attentionLayouts(model, gpu, nodes)) choice.consider(layout);
}

/** The layout itself where it starts, else the same with whole experts, else undefined. */
function startable(
  model: ModelFacts,
  config: ServingConfig,
  gpu: GpuFacts,
  layout: ParallelLayout,
): ParallelLayout | undefined {
  if (shapeRefusal(model, config, gpu, layout) === undefined) return layout;
  const dealt = { ...layout, expertParallel: true };
  return model.architecture?.moe !== undefined && shapeRefusal(model, config, gpu, dealt) === undefined
    ? dealt
    : undefined;
}

/** A node is small for a model when no layout inside it holds the model, or the largest spends more than half of its
 *  memory on weights. */
function isBigFor(
  choice: Choice,
  model: ModelFacts,
  config: ServingConfig,
  gpu: GpuFacts,
  widest: ParallelLayout,
): boolean {
  if (choice.layouts.length === 0) return true;
  const half = { ...gpu, memoryBytesUsable: Math.floor(gpu.memoryBytesUsable / 2) };
  return memoryRefusal(model, config, half, widest) !== undefined;
}

/** Pipeline stages, a node each, of the widest tensor parallelism. */
function overNodes(choice: Choice, config: ServingConfig, gpu: GpuFacts, widest: ParallelLayout): void {
  const alone = nodesRefusal(gpu, config);
  let found = 0;
  for (let nodes = 2; nodes <= mostNodes(gpu) && found < OVER_NODES; nodes++) {
    const layout = {
      tensorParallel: widest.tensorParallel,
      pipelineParallel: nodes,
      ...defined({ expertParallel: widest.expertParallel }),
    };
    if (alone !== undefined) {
      choice.reject(layout, { cause: 'interconnect', reason: alone });
      return;
    }
    if (choice.consider(layout)) found++;
  }
}
