import type { Architecture } from '../architecture/architecture';
import { ATTENTION_KINDS } from '../architecture/attention-kind';
import { EXTRA_CACHE_KINDS } from '../architecture/extra-cache/extra-cache';
import { STATE_KINDS } from '../architecture/state/state-layers';
import type { GpuFacts } from './gpu-facts';
import { MODEL_KINDS, type ModelFacts } from './model-facts';
import { WEIGHT_PRECISIONS } from './precision-name';

/** One member that must be a number between two bounds. */
type Bound = readonly [name: string, value: unknown, least: number, most: number, whole?: boolean];

const VENDORS = ['nvidia', 'amd', 'intel', 'google', 'apple', 'aws'];

function outOfBounds(bounds: readonly Bound[]): string[] {
  return bounds
    .filter(
      ([, value, least, most, whole]) =>
        typeof value !== 'number' ||
        !Number.isFinite(value) ||
        value < least ||
        value > most ||
        (whole === true && !Number.isInteger(value)),
    )
    .map(
      ([name, value, least, most, whole]) =>
        `${name} must be a ${whole === true ? 'whole ' : ''}number from ${least} to ${most}, not ${String(value)}`,
    );
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const areTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);

/** What is wrong with a model's facts, in sentences; empty when they can be computed with. Takes anything that parsed,
 *  so that rows from outside can be judged. docs/model.md#facts */
export function modelProblems(model: ModelFacts): string[] {
  const problems: string[] = [];
  if (!isText(model.id)) problems.push('id is missing');
  if (!isText(model.family)) problems.push('family is missing');
  if (!areTexts(model.aliases)) problems.push('aliases must be a list of texts');
  if (!MODEL_KINDS.includes(model.kind))
    problems.push(`kind must be one of ${MODEL_KINDS.join(', ')}, not ${String(model.kind)}`);
  if (!WEIGHT_PRECISIONS.includes(model.nativePrecision))
    problems.push(`nativePrecision is not a known format: ${String(model.nativePrecision)}`);
  if (
    typeof model.source !== 'object' ||
    model.source === null ||
    !('parameters_total' in model.source || 'parametersTotal' in model.source)
  )
    problems.push('source must say where the parameter count comes from');
  problems.push(
    ...outOfBounds([
      ['parametersTotal', model.parametersTotal, 1e6, 1e13, true],
      ['parametersActive', model.parametersActive, 1e6, 1e13, true],
    ]),
  );
  if (model.parametersActive > model.parametersTotal) problems.push('parametersActive is more than parametersTotal');
  if (model.maxContext !== undefined) problems.push(...outOfBounds([['maxContext', model.maxContext, 1, 2e7, true]]));
  if (model.architecture !== undefined) problems.push(...architectureProblems(model.architecture));
  return problems;
}

function architectureProblems(a: Architecture): string[] {
  const problems = outOfBounds([
    ['layers', a.layers, 1, 300, true],
    ['hiddenSize', a.hiddenSize, 64, 65_536, true],
    ['heads', a.heads, 0, 1_024, true],
    ['kvHeads', a.kvHeads, 0, 1_024, true],
    ['vocabSize', a.vocabSize, 100, 2_000_000, true],
    ['mlpMatrices', a.mlpMatrices, 2, 3, true],
  ]);
  if (!ATTENTION_KINDS.includes(a.attention)) problems.push(`attention must be one of ${ATTENTION_KINDS.join(', ')}`);
  if (a.attention !== 'none') problems.push(...outOfBounds([['headDim', a.headDim, 8, 1_024, true]]));
  if (a.kvLayers !== undefined) problems.push(...outOfBounds([['kvLayers', a.kvLayers, 0, 600, true]]));
  if (a.kvHeads > a.heads) problems.push('kvHeads is more than heads');
  if (a.attention === 'mla' && a.mla === undefined) problems.push('attention is mla, but the latent sizes are missing');
  if (a.slidingWindow)
    problems.push(
      ...outOfBounds([
        ['slidingWindow.window', a.slidingWindow.window, 16, 1e7, true],
        ['slidingWindow.layersWithWindow', a.slidingWindow.layersWithWindow, 1, 300, true],
      ]),
    );
  if (a.linearLayers)
    problems.push(
      ...outOfBounds([
        ['linearLayers.count', a.linearLayers.count, 1, 300, true],
        ['linearLayers.stateBytesPerSequence', a.linearLayers.stateBytesPerSequence, 1, 1e11],
      ]),
    );
  if (a.linearLayers && !STATE_KINDS.includes(a.linearLayers.kind))
    problems.push(`linearLayers.kind must be one of ${STATE_KINDS.join(', ')}`);
  if (a.extraCache && !EXTRA_CACHE_KINDS.includes(a.extraCache.kind))
    problems.push(`extraCache.kind must be one of ${EXTRA_CACHE_KINDS.join(', ')}`);
  if (a.moe)
    problems.push(
      ...outOfBounds([
        ['moe.experts', a.moe.experts, 2, 4_096, true],
        ['moe.expertsPerToken', a.moe.expertsPerToken, 1, a.moe.experts, true],
        ['moe.moeLayers', a.moe.moeLayers, 1, 300, true],
      ]),
    );
  return problems;
}

/** What a driver reports exceeds the marketing figure, taken as GiB, by less than this share. The one guard of it. */
const ABOVE_MARKETING = 0.02;

/** Bytes past which a part's usable memory contradicts its marketing figure. docs/model.md#facts */
export const mostUsableBytes = (memoryGbMarketing: number): number =>
  memoryGbMarketing * (1 + ABOVE_MARKETING) * 2 ** 30;

/** What is wrong with a part's facts, in sentences; empty when they can be computed with. docs/model.md#facts */
export function gpuProblems(gpu: GpuFacts): string[] {
  const problems = outOfBounds([
    ['memoryBytesUsable', gpu.memoryBytesUsable, 4 * 2 ** 30, 2 ** 40, true],
    ['memoryGbMarketing', gpu.memoryGbMarketing, 4, 1_024],
    ['memoryBandwidthGbps', gpu.memoryBandwidthGbps, 20, 50_000],
    ...(gpu.maxGpusPerNode === undefined ? [] : [['maxGpusPerNode', gpu.maxGpusPerNode, 1, 64, true] as const]),
  ]);
  if (!isText(gpu.id) || !/^[a-z0-9./-]+$/.test(gpu.id))
    problems.push('id must be lower-case letters, digits, dots and dashes');
  if (!isText(gpu.name)) problems.push('name is missing');
  if (!VENDORS.includes(gpu.vendor)) problems.push(`vendor must be one of ${VENDORS.join(', ')}`);
  if (!areTexts(gpu.aliases)) problems.push('aliases must be a list of texts');
  if (!areTexts(gpu.source) || gpu.source.length === 0) problems.push('source must name at least one source');
  if (typeof gpu.supports !== 'object' || gpu.supports === null) problems.push('supports is missing');
  if (gpu.memoryBytesUsable > mostUsableBytes(gpu.memoryGbMarketing))
    problems.push('memoryBytesUsable is more than the marketing figure');
  const rates = Object.values(gpu.tflopsDense ?? {});
  if (rates.some((r) => typeof r !== 'number' || !(r > 0) || r > 200_000))
    problems.push('tflopsDense must hold positive TFLOPS');
  return problems;
}
