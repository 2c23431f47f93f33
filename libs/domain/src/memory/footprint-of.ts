import type { ModelFacts } from '../facts/model-facts';
import type { ParallelLayout } from '../facts/workload';
import type { MemoryDemand, ServingDemand } from './demand';
import type { Links } from './overhead';
import { generationFootprint } from './generation-memory';
import type { ServingConfig } from './serving-config';
import { servingFootprint } from './serving-memory';
import { trainingFootprint } from './training-memory';
import type { Footprint } from './footprint';

/** The footprint of any demand on one layout; the kind of the demand and of the model choose the equations.
 *  docs/model.md#requirement */
export function footprintOf(
  model: ModelFacts,
  config: ServingConfig,
  layout: ParallelLayout,
  demand: MemoryDemand,
  links: Links = 'fabric',
): Footprint {
  return isServing(model, demand)
    ? servingOnce(model, config, layout, demand, links)
    : footprintAnew(model, config, layout, demand, links);
}

const isServing = (model: ModelFacts, demand: MemoryDemand): demand is ServingDemand =>
  demand.task !== 'training' && demand.task !== 'generation' && model.kind !== 'image' && model.kind !== 'video';

/** `footprintOf`, for those who remember what they asked for. */
export function footprintAnew(
  model: ModelFacts,
  config: ServingConfig,
  layout: ParallelLayout,
  demand: MemoryDemand,
  links: Links,
): Footprint {
  if (demand.task === 'training') return trainingFootprint(model, config, layout, demand);
  if (demand.task === 'generation') return generationFootprint(model, config, layout, demand);
  if (model.kind === 'image' || model.kind === 'video')
    return generationFootprint(model, config, layout, { task: 'generation', sequences: demand.sequences });
  return servingFootprint(model, config, layout, demand, links);
}

type ByLayout = Map<number, Footprint>;
interface KnownFootprints {
  readonly model: ModelFacts;
  readonly byLayout: ByLayout;
}

/** Parts enter a footprint by their links alone, so a hundred of them share a dozen: kept as long as the demand and
 *  the configuration they are asked for live, for the model last asked for. */
const servingKnown = new WeakMap<ServingConfig, WeakMap<ServingDemand, KnownFootprints>>();

function byLayout(model: ModelFacts, config: ServingConfig, demand: ServingDemand): ByLayout {
  let ofConfig = servingKnown.get(config);
  if (!ofConfig) servingKnown.set(config, (ofConfig = new WeakMap<ServingDemand, KnownFootprints>()));
  const known = ofConfig.get(demand);
  if (known?.model === model) return known.byLayout;
  const added: ByLayout = new Map<number, Footprint>();
  ofConfig.set(demand, { model, byLayout: added });
  return added;
}

/** A number of its own for every layout and kind of links: whole, but for the share of memory, which is at most 1. */
export const layoutNumber = (layout: ParallelLayout, links: Links): number => {
  const sizes = (layout.tensorParallel * 4096 + layout.pipelineParallel) * 4096 + (layout.dataParallel ?? 0);
  const kinds = 2 * Number(links === 'pcie') + Number(layout.expertParallel === true);
  return 2 * (4 * sizes + kinds) + (layout.memoryUtilization ?? 0);
};

function servingOnce(
  model: ModelFacts,
  config: ServingConfig,
  layout: ParallelLayout,
  demand: ServingDemand,
  links: Links,
): Footprint {
  const known = byLayout(model, config, demand);
  const number = layoutNumber(layout, links);
  let footprint = known.get(number);
  if (!footprint) known.set(number, (footprint = servingFootprint(model, config, layout, demand, links)));
  return footprint;
}

/** Sequences a demand asks a replica of so many GPUs to hold. */
export function sequencesOf(demand: MemoryDemand): number {
  return demand.task === 'training' ? demand.batchSize : demand.sequences;
}
