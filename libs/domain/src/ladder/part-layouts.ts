import { type GpuFacts, isModule } from '../facts/gpu-facts';
import type { ModelFacts } from '../facts/model-facts';
import { attentionRanks, gpusOf, type ParallelLayout } from '../facts/workload';
import {
  candidateLayouts,
  type LayoutChoice,
  nodeSize,
  RAISED_UTILIZATION,
  type RejectedLayout,
} from '../layout/candidate-layouts';
import { layoutNumber } from '../memory/footprint-of';
import { linksOf } from '../memory/overhead';
import type { ServingConfig } from '../memory/serving-config';
import { trainingLayouts } from './other-service';
import type { PlannedWorkload } from './planned-workload';

/** The layouts of one part that run a model in one format, fewest GPUs first, and those that do not run. */
export interface PartLayouts {
  readonly layouts: readonly PartLayout[];
  readonly rejected: readonly RejectedLayout[];
}

/** One replica spans nodes only where the part is sold in machines built for it: modules, superchips and pod
 *  accelerators, several to a machine. */
export const joinsNodes = (gpu: GpuFacts): boolean => nodeSize(gpu) > 1 && isModule(gpu);

/** Whether a replica of so many GPUs would span machines that come without a network for it. */
const isOverBoards = (gpu: GpuFacts, gpus: number): boolean => gpus > nodeSize(gpu) && !joinsNodes(gpu);

/** A layout of one part with what holds of it whatever the load. All are of one shape: facts of parts are of a hundred,
 *  and hundreds of layouts are looked at for an answer. */
export class PartLayout {
  readonly gpus: number;
  readonly ranks: number;
  /** Layouts of one number have one footprint, see `layoutNumber`. */
  readonly number: number;
  /** Of one GPU. */
  readonly memoryBytes: number;
  /** A replica would span machines that come without a network for it. */
  readonly isApart: boolean;
  /** The same with the raised share of memory; undefined where the layout has a share of its own. */
  readonly raised: PartLayout | undefined;

  constructor(
    readonly gpu: GpuFacts,
    readonly layout: ParallelLayout,
  ) {
    this.gpus = gpusOf(layout);
    this.ranks = attentionRanks(layout);
    this.number = layoutNumber(layout, linksOf(gpu));
    this.memoryBytes = gpu.memoryBytesUsable;
    this.isApart = isOverBoards(gpu, this.gpus);
    this.raised =
      layout.memoryUtilization === undefined
        ? new PartLayout(gpu, { ...layout, memoryUtilization: RAISED_UTILIZATION })
        : undefined;
  }
}

const partLayoutsOf = (gpu: GpuFacts, { layouts, rejected }: LayoutChoice): PartLayouts => ({
  layouts: layouts.map((layout) => new PartLayout(gpu, layout)),
  rejected,
});

/** Layouts depend on the model, the formats and the part alone, and a ladder asks for the same ones dozens of times. */
type LayoutsOfParts = WeakMap<GpuFacts, PartLayouts>;
const layoutsKnown = new WeakMap<ModelFacts, Map<string, LayoutsOfParts>>();
const CONFIGS_KNOWN = 64;

/** What is known for a configuration, of the model it was last asked for. */
const ofConfigs = new WeakMap<ServingConfig, { readonly model: ModelFacts; readonly ofParts: LayoutsOfParts }>();

/** Those of training jobs, which shard whatever the model is: a part, an engine and a format alone decide. */
const shardsKnown = new Map<string, LayoutsOfParts>();

function shardsOf(work: PlannedWorkload, gpu: GpuFacts): PartLayouts {
  const key = `${work.config.engine} ${work.config.weightPrecision}`;
  let ofParts = shardsKnown.get(key);
  if (!ofParts) shardsKnown.set(key, (ofParts = new WeakMap<GpuFacts, PartLayouts>()));
  let known = ofParts.get(gpu);
  if (!known) ofParts.set(gpu, (known = partLayoutsOf(gpu, { layouts: trainingLayouts(work, gpu), rejected: [] })));
  return known;
}

function layoutsOfParts({ model, config }: PlannedWorkload): LayoutsOfParts {
  const last = ofConfigs.get(config);
  if (last?.model === model) return last.ofParts;
  let ofModel = layoutsKnown.get(model);
  if (!ofModel || ofModel.size > CONFIGS_KNOWN) layoutsKnown.set(model, (ofModel = new Map<string, LayoutsOfParts>()));
  const key = `${config.engine} ${config.weightPrecision}`;
  let ofParts = ofModel.get(key);
  if (!ofParts) ofModel.set(key, (ofParts = new WeakMap<GpuFacts, PartLayouts>()));
  ofConfigs.set(config, { model, ofParts });
  return ofParts;
}

/** `candidateLayouts`, remembered; a training job shards over whole machines instead. */
export function layoutsOf(work: PlannedWorkload, gpu: GpuFacts): PartLayouts {
  if (work.tuning) return shardsOf(work, gpu);
  const ofParts = layoutsOfParts(work);
  let known = ofParts.get(gpu);
  if (!known) ofParts.set(gpu, (known = partLayoutsOf(gpu, candidateLayouts(work.model, work.config, gpu))));
  return known;
}
