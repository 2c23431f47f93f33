import type { GpuFacts } from '../facts/gpu-facts';
import type { ModelFacts } from '../facts/model-facts';
import { attentionRanks, gpusOf, type ParallelLayout } from '../facts/workload';
import type { ServingConfig } from '../memory/serving-config';
import { ENGINE_GATES, type EngineGate } from './data/engine-gates';
import { nodeSize } from './nodes';
import { isOf } from './part-groups';
import type { Refusal, RefusalCause } from './refusal';

const TRAITS: Readonly<
  Record<NonNullable<EngineGate['trait']>, (model: ModelFacts, config: ServingConfig) => boolean>
> = {
  'sparse-latent-attention': (model) => model.architecture?.extraCache?.kind === 'dsa-indexer-keys',
  'compressed-attention': (model) => model.architecture?.extraCache?.kind === 'compressed-attention',
  'fp8-mixture': (model, config) => model.architecture?.moe !== undefined && config.weightPrecision === 'fp8',
  'autoawq-or-gptq': (_, config) => config.weightPrecision === 'awq' || config.weightPrecision === 'gptq',
  'sixteen-bit': (_, config) => config.weightPrecision === 'bf16' || config.weightPrecision === 'fp16',
};

type LayoutTrait = NonNullable<EngineGate['layout']>;

const LAYOUTS: Readonly<Record<LayoutTrait, (layout: ParallelLayout, node: number) => boolean>> = {
  pipeline: (layout) => layout.pipelineParallel > 1,
  'attention-per-gpu-over-nodes': (layout, node) =>
    gpusOf(layout) > node && attentionRanks(layout) > 1 && layout.tensorParallel === 1,
  'tensor-parallel-over-nodes': (layout, node) => layout.tensorParallel > node,
  'under-four-chips': (layout) => gpusOf(layout) < 4,
  'one-node': (layout, node) => gpusOf(layout) <= node,
  'under-32-gpus': (layout) => gpusOf(layout) < 32,
};

const CAUSES: Readonly<Record<LayoutTrait, RefusalCause>> = {
  pipeline: 'engine',
  'attention-per-gpu-over-nodes': 'interconnect',
  'tensor-parallel-over-nodes': 'interconnect',
  'under-four-chips': 'slice',
  'one-node': 'memory',
  'under-32-gpus': 'memory',
};

function applies(gate: EngineGate, model: ModelFacts, config: ServingConfig, gpu: GpuFacts): boolean {
  if (!gate.engines.some((e) => e === config.engine)) return false;
  if (gate.models !== undefined && !gate.models.test(model.id)) return false;
  if (gate.trait !== undefined && !TRAITS[gate.trait](model, config)) return false;
  if (gate.only !== undefined) return !gate.only.some((group) => isOf(gpu, group));
  return gate.not?.some((group) => isOf(gpu, group)) ?? false;
}

/** What vendors and engine projects publish as not running, for this model, engine, part and layout.
 *  docs/model.md#engine-gates */
export function gateRefusal(
  model: ModelFacts,
  config: ServingConfig,
  gpu: GpuFacts,
  layout: ParallelLayout,
): Refusal | undefined {
  const node = nodeSize(gpu);
  const gate = ENGINE_GATES.find(
    (g) => applies(g, model, config, gpu) && (g.layout === undefined || LAYOUTS[g.layout](layout, node)),
  );
  if (gate === undefined) return undefined;
  return {
    cause: gate.layout === undefined ? 'architecture' : CAUSES[gate.layout],
    reason: gate.reason,
    instead: gate.instead,
  };
}
