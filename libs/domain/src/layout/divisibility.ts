import type { Architecture } from '../architecture/architecture';
import { stateLaw } from '../architecture/state/state-layers';
import type { ModelFacts } from '../facts/model-facts';
import { attentionRanks, type ParallelLayout } from '../facts/workload';
import type { ServingConfig } from '../memory/serving-config';
import { FP8_BLOCK, FP8_BLOCK_CHECKPOINTS } from './data/engine-gates';

/** Heads of every sort that tensor parallelism cuts between. */
function headCounts(a: Architecture): readonly (readonly [number | undefined, string])[] {
  const state = a.linearLayers;
  return [
    [a.attention === 'none' ? undefined : a.heads, 'attention heads'],
    [a.slidingWindow?.heads, 'heads of the windowed layers'],
    [state === undefined ? undefined : stateLaw(state).heads(state), 'heads of the state layers'],
  ];
}

function headsRefusal(a: Architecture, tp: number): string | undefined {
  for (const [heads, name] of headCounts(a))
    if (heads !== undefined && heads > 0 && heads % tp !== 0) return `${heads} ${name} do not divide by ${tp}`;
  const kv = a.mla === undefined && a.attention !== 'none' ? a.kvHeads : 0;
  if (kv > 0 && kv % tp !== 0 && tp % kv !== 0) return `${kv} key/value heads neither divide by ${tp} nor into it`;
  return undefined;
}

/** Widths of the feed-forward blocks that a layout cuts into so many pieces. */
function cutWidths(a: Architecture, layout: ParallelLayout): readonly (readonly [number, number, string])[] {
  const tp = layout.tensorParallel;
  const whole = layout.expertParallel === true || attentionRanks(layout) > 1;
  const m = a.moe;
  const widths: (readonly [number, number, string])[] = [];
  if (m !== undefined && !whole) widths.push([m.moeIntermediateSize, tp, 'width of an expert']);
  if (a.intermediateSize !== undefined && (m === undefined || m.moeLayers < a.layers))
    widths.push([a.intermediateSize, tp, 'width of the feed-forward block']);
  return widths;
}

function widthRefusal(a: Architecture, layout: ParallelLayout): string | undefined {
  const uneven = cutWidths(a, layout).find(([width, pieces]) => width % pieces !== 0);
  return uneven === undefined ? undefined : `the ${uneven[2]}, ${uneven[0]}, does not divide by ${uneven[1]}`;
}

/** FP8 in blocks of 128: a cut that does not fall between blocks fails at the start. */
function blockRefusal(model: ModelFacts, a: Architecture, layout: ParallelLayout): string | undefined {
  if (!FP8_BLOCK_CHECKPOINTS.some((c) => c.models.test(model.id))) return undefined;
  for (const [width, pieces, name] of cutWidths(a, layout))
    if ((width / pieces) % FP8_BLOCK !== 0)
      return (
        `the ${name}, ${width}, cut in ${pieces} is ${width / pieces}, no multiple of the FP8 block of ` +
        `${FP8_BLOCK}`
      );
  return undefined;
}

/** Tensor parallelism that fails on this model for its shape alone, or undefined. llama.cpp splits by layers and never
 *  cuts a matrix. docs/model.md#layouts */
export function divisibilityRefusal(
  model: ModelFacts,
  config: ServingConfig,
  layout: ParallelLayout,
): { readonly reason: string; readonly instead?: string } | undefined {
  const a = model.architecture;
  const tp = layout.tensorParallel;
  if (a === undefined || config.engine === 'llama.cpp') return undefined;
  const layers = stagesRefusal(a, layout.pipelineParallel);
  if (layers !== undefined) return { reason: layers };
  if (tp === 1) return undefined;
  const uneven = headsRefusal(a, tp) ?? widthRefusal(a, layout);
  if (uneven !== undefined) return { reason: uneven };
  if (config.weightPrecision !== 'fp8') return undefined;
  const block = blockRefusal(model, a, layout);
  if (block === undefined) return undefined;
  return {
    reason: block,
    instead: a.moe === undefined ? 'fewer GPUs per replica' : 'expert parallelism or fewer GPUs per replica',
  };
}

/** Stages that find no layer to hold. */
export function stagesRefusal(a: Architecture, stages: number): string | undefined {
  return stages > a.layers ? `${a.layers} layers do not fill ${stages} stages` : undefined;
}
