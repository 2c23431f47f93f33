import type { Architecture } from '../facts/model-facts';

const num = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** Parameters of one layer with a constant-size state, by kind. Published layer definitions: docs/model.md#state-layers */
export function linearLayerElements(a: Architecture): number {
  const l = a.linearLayers!;
  const h = a.hiddenSize;
  const conv = num(l['convKernel']) || 4;
  const d = num(l['headDim']);
  const heads = num(l['heads']);
  switch (l.kind) {
    case 'gated-delta-net': {
      const keys = num(l['keyHeads']) * d;
      const values = num(l['valueHeads']) * d;
      return h * (2 * keys + 2 * values) + h * 2 * num(l['valueHeads']) + (2 * keys + values) * conv + values * h;
    }
    case 'mamba2':
    case 'mamba2-parallel': {
      const inner = heads * d;
      const groups = num(l['groups']) * num(l['stateSize']);
      return h * (2 * inner + 2 * groups + heads) + (inner + 2 * groups) * conv + inner * h;
    }
    case 'mamba1': {
      const inner = num(l['innerSize']) || (a.intermediateSize ?? 2 * h);
      const state = num(l['stateSize']) || 16;
      const rank = num(l['dtRank']) || Math.ceil(h / 16);
      return h * 2 * inner + inner * conv + inner * (rank + 2 * state) + rank * inner + inner * state + inner * h;
    }
    case 'short-conv':
      return 4 * h * h + conv * h;
    case 'lightning-attention':
      return 5 * h * heads * d;
    case 'kimi-delta-attention': {
      const inner = heads * d;
      const gate = l['fullRankGates'] === true ? 2 * h * inner : 2 * (h * d + d * inner);
      return 4 * h * inner + 3 * inner * conv + gate + h * heads;
    }
    default:
      return 0;
  }
}
