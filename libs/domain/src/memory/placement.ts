import type { Engine } from '../facts/precision-name';
import type { ParallelLayout } from '../facts/workload';

/** How an engine really spreads a layout: llama.cpp puts whole layers on each GPU, whatever the layout is called.
 *  docs/model.md#sharding */
export function placement(engine: Engine, layout: ParallelLayout): ParallelLayout {
  if (engine !== 'llama.cpp' || layout.tensorParallel === 1) return layout;
  return { tensorParallel: 1, pipelineParallel: layout.tensorParallel * layout.pipelineParallel };
}
