import { gatedDeltaNet, type GatedDeltaNet } from './gated-delta-net';
import { kimiDeltaAttention, type KimiDeltaAttention } from './kimi-delta-attention';
import { lightningAttention, type LightningAttention } from './lightning-attention';
import { mamba1, type Mamba1 } from './mamba1';
import { mamba2, type Mamba2, mamba2Parallel, type Mamba2Parallel } from './mamba2';
import { shortConv, type ShortConv } from './short-conv';
import type { StateLaw, Surroundings } from './state-law';
import { unknownState, type UnknownState } from './unknown-state';

/** Layers with a constant-size state per sequence instead of a cache that grows; closed: a new kind is a file of its
 *  own and a line here. */
export type LinearLayers =
  GatedDeltaNet | KimiDeltaAttention | LightningAttention | Mamba1 | Mamba2 | Mamba2Parallel | ShortConv | UnknownState;
export type StateKind = LinearLayers['kind'];

const LAWS: { readonly [K in StateKind]: StateLaw<Extract<LinearLayers, { readonly kind: K }>> } = {
  'gated-delta-net': gatedDeltaNet,
  'kimi-delta-attention': kimiDeltaAttention,
  'lightning-attention': lightningAttention,
  mamba1,
  mamba2,
  'mamba2-parallel': mamba2Parallel,
  'short-conv': shortConv,
  unknown: unknownState,
};

/** Every kind of state layer, for the doors that take facts from outside. */
export const STATE_KINDS = Object.keys(LAWS) as StateKind[];

/** The law of these layers. */
export function stateLaw(layers: LinearLayers): StateLaw<LinearLayers> {
  return LAWS[layers.kind] as StateLaw<LinearLayers>;
}

/** Parameters of one layer with a constant-size state. docs/model.md#state-layers */
export function stateLayerElements(layers: LinearLayers, around: Surroundings): number {
  return stateLaw(layers).elements(layers, around);
}
