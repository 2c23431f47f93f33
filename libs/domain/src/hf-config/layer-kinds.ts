import type { SlidingWindow } from '../architecture/architecture';
import type { LinearLayers } from '../architecture/state/state-layers';
import type { ConfigReader } from './config-json';

/** What the layers of a config are: full attention, attention within a window, layers with a constant state, layers of
 *  neither kind. */
export interface LayerKinds {
  readonly full: number;
  readonly windowed: number;
  readonly state: number;
}

const count = (kinds: readonly unknown[], ...names: readonly string[]): number =>
  kinds.filter((k) => typeof k === 'string' && names.some((n) => k.toLowerCase().includes(n))).length;

/** Reads the layer list (`layer_types`, Nemotron's pattern text, Jamba's period) or, without one, the window members.
 */
export function layerKinds(c: ConfigReader, layers: number): LayerKinds {
  const pattern = c.text('hybrid_override_pattern');
  if (pattern !== undefined)
    return { full: pattern.split('*').length - 1, windowed: 0, state: pattern.split('M').length - 1 };
  const types = c.list('layer_types', 'layers_block_type', 'attn_type_list');
  if (types !== undefined) {
    if (types.every((t) => typeof t === 'number'))
      return { full: types.filter((t) => t === 1).length, windowed: 0, state: types.filter((t) => t === 0).length };
    const state = count(types, 'linear', 'mamba', 'conv', 'recurrent');
    const windowed = count(types, 'sliding', 'chunked', 'local');
    return { full: types.length - state - windowed - count(types, 'mlp', 'moe'), windowed, state };
  }
  const interval = c.number('full_attention_interval');
  if (interval !== undefined && interval > 0)
    return { full: Math.floor(layers / interval), windowed: 0, state: layers - Math.floor(layers / interval) };
  const period = c.number('attn_layer_period');
  if (period !== undefined) {
    const full = Math.ceil((layers - (c.number('attn_layer_offset') ?? 0)) / period);
    return { full, windowed: 0, state: layers - full };
  }
  if (c.number('sliding_window') === undefined || c.flag('use_sliding_window') === false)
    return { full: layers, windowed: 0, state: 0 };
  const every = c.number('sliding_window_pattern', '_sliding_window_pattern');
  if (every !== undefined && every > 0)
    return { full: Math.floor(layers / every), windowed: layers - Math.floor(layers / every), state: 0 };
  const from = c.number('max_window_layers');
  return from === undefined
    ? { full: 0, windowed: layers, state: 0 }
    : { full: Math.min(layers, from), windowed: Math.max(0, layers - from), state: 0 };
}

/** The window of the windowed layers; undefined without such layers or without a length. */
export function slidingWindow(c: ConfigReader, kinds: LayerKinds): SlidingWindow | undefined {
  const window = c.number('sliding_window', 'attention_chunk_size');
  return window === undefined || kinds.windowed === 0
    ? undefined
    : { window, layersWithWindow: kinds.windowed, layersFull: kinds.full };
}

type UnknownState = Extract<LinearLayers, { readonly kind: 'unknown' }>;

/** Bytes of a recurrent state, 32-bit, and of its convolution, 16-bit (what vLLM keeps). */
const stateBytes = (layers: number, conv: number, recurrent: number): number => layers * (2 * conv + 4 * recurrent);

/** What every kind of state says of its size, per layer. */
type StateSize = (convElements: number, recurrentElements: number) => Omit<UnknownState, 'kind'>;

/** A delta-net, by its own members. */
function deltaNet(c: ConfigReader, convKernel: number, size: StateSize): LinearLayers | undefined {
  const keyHeads = c.number('linear_num_key_heads');
  const valueHeads = c.number('linear_num_value_heads');
  const headDim = c.number('linear_key_head_dim');
  if (keyHeads === undefined || valueHeads === undefined || headDim === undefined) return undefined;
  return {
    kind: 'gated-delta-net',
    ...size((2 * keyHeads + valueHeads) * headDim * (convKernel - 1), valueHeads * headDim * headDim),
    keyHeads,
    valueHeads,
    headDim,
    convKernel,
  };
}

/** Mamba-2 where heads are stated, Mamba-1 where only the size of its state is. */
function mamba(c: ConfigReader, convKernel: number, size: StateSize, hiddenSize: number): LinearLayers | undefined {
  const heads = c.number('mamba_num_heads', 'mamba_n_heads');
  const headDim = c.number('mamba_head_dim', 'mamba_d_head');
  const stateSize = c.number('ssm_state_size', 'mamba_d_state', 'state_size');
  if (stateSize === undefined) return undefined;
  if (heads !== undefined && headDim !== undefined) {
    const groups = c.number('n_groups', 'mamba_n_groups') ?? 1;
    return {
      kind: 'mamba2',
      ...size((heads * headDim + 2 * groups * stateSize) * (convKernel - 1), heads * headDim * stateSize),
      heads,
      headDim,
      groups,
      stateSize,
      convKernel,
    };
  }
  const innerSize = hiddenSize * (c.number('mamba_expand', 'expand') ?? 2);
  return {
    kind: 'mamba1',
    ...size(innerSize * (convKernel - 1), innerSize * stateSize),
    innerSize,
    stateSize,
    convKernel,
    dtRank: Math.ceil(hiddenSize / 16),
  };
}

/** Layers with a constant state: delta-net, Mamba-2 and Mamba-1 by their own members, anything else by a state as
 *  large as a square of the hidden size per head row. */
export function stateLayers(
  c: ConfigReader,
  kinds: LayerKinds,
  hiddenSize: number,
): { readonly layers: LinearLayers; readonly assumed: boolean } | undefined {
  if (kinds.state === 0) return undefined;
  const size: StateSize = (conv, recurrent) => ({
    count: kinds.state,
    convStateElementsPerLayer: conv,
    recurrentStateElementsPerLayer: recurrent,
    stateBytesPerSequence: stateBytes(kinds.state, conv, recurrent),
  });
  const kernel = c.number('linear_conv_kernel_dim', 'mamba_d_conv', 'conv_kernel', 'conv_kernel_size') ?? 4;
  const layers = deltaNet(c, kernel, size) ?? mamba(c, kernel, size, hiddenSize);
  return layers === undefined
    ? { layers: { kind: 'unknown', ...size(0, hiddenSize * 256) }, assumed: true }
    : { layers, assumed: false };
}
