import type { Architecture, SlidingWindow } from '../architecture';
import type { AttentionLaw } from './attention-law';
import { headAttention } from './head-attention';
import { fullHeads, headProjections, type HeadShape } from './head-projections';

const thousands = (n: number): string => String(n).replace(/\B(?=(\d{3})+$)/g, ',');

/** One sentence about the window of some layers. */
export const windowNote = (w: SlidingWindow): string =>
  `${w.layersWithWindow} of ${w.layersWithWindow + w.layersFull} cache layers see only the last ` +
  `${thousands(w.window)} tokens; while a prompt is read they pass up to 8,192 tokens, which engines count ` +
  'in the concurrency they print.';

/** FLOPs of full and windowed layers for one token that sees `tokens` earlier ones. */
export const windowedFlops = (a: Architecture, w: SlidingWindow, tokens: number): number =>
  2 *
  a.heads *
  (a.headDim + (a.vHeadDim ?? a.headDim)) *
  (w.layersFull * tokens + w.layersWithWindow * Math.min(tokens, w.window));

function windowedHeads(a: Architecture, w: SlidingWindow): HeadShape {
  const headDim = w.headDim ?? a.headDim;
  return {
    heads: w.heads ?? a.heads,
    kvHeads: w.kvHeads ?? a.kvHeads,
    headDim,
    vHeadDim: w.vHeadDim ?? w.headDim ?? a.vHeadDim ?? headDim,
  };
}

/** Keys and values per head; some layers see only the last tokens (sliding, chunked). */
export function windowedAttention(a: Architecture, w: SlidingWindow): AttentionLaw {
  const plain = headAttention(a);
  const windowed = windowedHeads(a, w);
  const all = Math.max(1, w.layersWithWindow + w.layersFull);
  return {
    ...plain,
    elements(layers) {
      const within = Math.min(layers, Math.round((layers * w.layersWithWindow) / all));
      const full = headProjections(a, fullHeads(a), a.other?.fullLayersShareKvProjection === true);
      return { divided: (layers - within) * full + within * headProjections(a, windowed, false), replicated: 0 };
    },
    cache: {
      ...plain.cache,
      growing: w.layersFull * a.kvHeads * (a.headDim + (a.vHeadDim ?? a.headDim)),
      windowed: w.layersWithWindow * windowed.kvHeads * (windowed.headDim + windowed.vHeadDim),
      window: w.window,
      windowHeads: windowed.kvHeads,
    },
    flops: (tokens) => windowedFlops(a, w, tokens),
    notes: () => [...plain.notes(), windowNote(w)],
  };
}
