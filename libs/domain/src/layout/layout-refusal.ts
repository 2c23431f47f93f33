import type { GpuFacts } from '../facts/gpu-facts';
import type { ModelFacts } from '../facts/model-facts';
import { attentionRanks, gpusOf, type ParallelLayout } from '../facts/workload';
import type { MemoryDemand } from '../memory/demand';
import { bytesOfOneSequence, sequencesWithin, usableBytes } from '../memory/footprint';
import { footprintOf } from '../memory/footprint-of';
import { linksOf } from '../memory/overhead';
import type { ServingConfig } from '../memory/serving-config';
import { divisibilityRefusal } from './divisibility';
import { gateRefusal } from './engine-gates';
import { mostNodes, nodeSize, nodesRefusal } from './nodes';
import { precisionSupport } from './precision-support';
import type { Refusal } from './refusal';

/** The least a layout has to hold: its weights, runtime and one short sequence. */
export const LEAST: MemoryDemand = { contextTokens: 16, sequences: 1 };

/** Why the plugin of an accelerator does not run this kind of model, or undefined when it does: the Neuron backend has
 *  kernels for plain and grouped attention alone. docs/model.md#engines */
function pluginRefusal(model: ModelFacts, gpu: GpuFacts): string | undefined {
  const a = model.architecture;
  if (gpu.vendor !== 'aws' || a === undefined) return undefined;
  const kinds = [
    [a.mla, 'latent attention'],
    [a.linearLayers, 'state layers'],
    [a.extraCache, 'sparse attention'],
  ] as const;
  const kind = kinds.find(([member]) => member !== undefined)?.[1];
  return kind === undefined ? undefined : `the Neuron plugin has no kernels for ${kind}`;
}

/** What keeps a model off a part whatever the layout: engine, format, plugin. */
export function partRefusal(model: ModelFacts, config: ServingConfig, gpu: GpuFacts): Refusal | undefined {
  const support = precisionSupport(gpu, config.weightPrecision, config.engine);
  if (support.level === 'unsupported') return { cause: 'precision', reason: support.reason };
  const plugin = pluginRefusal(model, gpu);
  return plugin === undefined ? undefined : { cause: 'engine', reason: plugin };
}

/** What keeps one layout from starting on a part that runs the model at all, memory aside. */
export function shapeRefusal(
  model: ModelFacts,
  config: ServingConfig,
  gpu: GpuFacts,
  layout: ParallelLayout,
): Refusal | undefined {
  const gate = gateRefusal(model, config, gpu, layout);
  if (gate !== undefined) return gate;
  const indivisible = divisibilityRefusal(model, config, layout);
  if (indivisible !== undefined) return { cause: 'divisibility', ...indivisible };
  if (attentionRanks(layout) > 1 && model.architecture?.moe === undefined)
    return {
      cause: 'engine',
      reason: 'data-parallel attention shares experts, and the model has none',
      instead: 'replicas',
    };
  const nodes = Math.ceil(gpusOf(layout) / nodeSize(gpu));
  if (nodes === 1) return undefined;
  const alone = nodesRefusal(gpu, config);
  if (alone !== undefined) return { cause: 'interconnect', reason: alone };
  return nodes > mostNodes(gpu)
    ? { cause: 'interconnect', reason: `${nodes} nodes of ${gpu.name} are not joined into one replica` }
    : undefined;
}

const gib = (bytes: number): number => Math.round((bytes / 2 ** 30) * 10) / 10;

/** Why a layout is too small for a demand, or undefined when it holds it. */
export function memoryRefusal(
  model: ModelFacts,
  config: ServingConfig,
  gpu: GpuFacts,
  layout: ParallelLayout,
  demand: MemoryDemand = LEAST,
): Refusal | undefined {
  const f = footprintOf(model, config, layout, demand, linksOf(gpu));
  if (sequencesWithin(f, gpu.memoryBytesUsable) >= 1) return undefined;
  return {
    cause: 'memory',
    reason:
      `weights and runtime take ${gib(bytesOfOneSequence(f))} GiB of each GPU, ` +
      `${gib(usableBytes(f, gpu.memoryBytesUsable))} GiB of one ${gpu.name} can be used`,
  };
}

/** Why this very layout does not run a model on a part, or undefined when it does: formats and engines, published
 *  gates, divisibility, links, and room for one sequence of the demand.
 *  Layouts over nodes are judged as they are given; which ones are proposed is `candidateLayouts`.
 *  docs/model.md#layouts */
export function layoutRefusal(
  model: ModelFacts,
  config: ServingConfig,
  gpu: GpuFacts,
  layout: ParallelLayout,
  demand: MemoryDemand = LEAST,
): Refusal | undefined {
  return (
    partRefusal(model, config, gpu) ??
    shapeRefusal(model, config, gpu, layout) ??
    memoryRefusal(model, config, gpu, layout, demand)
  );
}

/** The same without the question of memory. */
export function startRefusal(
  model: ModelFacts,
  config: ServingConfig,
  gpu: GpuFacts,
  layout: ParallelLayout,
): Refusal | undefined {
  return partRefusal(model, config, gpu) ?? shapeRefusal(model, config, gpu, layout);
}
