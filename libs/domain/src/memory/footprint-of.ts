import type { ModelFacts } from '../facts/model-facts';
import type { ParallelLayout } from '../facts/workload';
import type { MemoryDemand } from './demand';
import type { Links } from './overhead';
import { generationFootprint } from './generation-memory';
import type { ServingConfig } from './serving-config';
import { servingFootprint } from './serving-memory';
import { trainingFootprint } from './training-memory';
import type { Footprint } from './footprint';

/** The footprint of any demand on one layout; the kind of the demand and of the model choose the equations. docs/model.md#requirement */
export function footprintOf(
  model: ModelFacts,
  config: ServingConfig,
  layout: ParallelLayout,
  demand: MemoryDemand,
  links: Links = 'fabric',
): Footprint {
  if (demand.task === 'training') return trainingFootprint(model, config, layout, demand);
  if (demand.task === 'generation') return generationFootprint(model, config, layout, demand);
  if (model.kind === 'image' || model.kind === 'video')
    return generationFootprint(model, config, layout, { task: 'generation', sequences: demand.sequences });
  return servingFootprint(model, config, layout, demand, links);
}

/** Sequences a demand asks a replica of so many GPUs to hold. */
export function sequencesOf(demand: MemoryDemand): number {
  return demand.task === 'training' ? demand.batchSize : demand.sequences;
}
