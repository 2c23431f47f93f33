import type { Architecture } from '../architecture';
import { type CompressedLatents } from '../extra-cache/compressed-latents';
import { extraCacheLaw } from '../extra-cache/extra-cache';
import { type AttentionLaw, NO_ATTENTION_CACHE } from './attention-law';
import { attendingLayers } from './head-attention';
import { windowedFlops, windowNote } from './windowed-attention';

/** Elements of the latent that positions turn (DeepSeek-V4). */
const ROTARY_WIDTH = 64;
/** Recent entries that every layer keeps whole, where the facts do not say. */
const RECENT = 128;

/** DeepSeek-V4: low-rank query, one shared key/value latent, output projection in groups; recent entries whole, older
 *  ones compressed. */
export function compressedAttention(a: Architecture, cache: CompressedLatents): AttentionLaw {
  const h = a.hiddenSize;
  const { qLoraRank = 0, oLoraRank = 0, oGroups = 0 } = a.other ?? {};
  const width = a.heads * a.headDim;
  const perLayer = h * qLoraRank + qLoraRank * width + h * a.headDim + width * oLoraRank + oGroups * oLoraRank * h;
  const window = a.slidingWindow ?? { window: RECENT, layersWithWindow: 0, layersFull: attendingLayers(a) };
  const law = extraCacheLaw(cache);
  return {
    elements: (layers) => ({ divided: layers * perLayer, replicated: 0 }),
    cache: {
      ...NO_ATTENTION_CACHE,
      latent: law.perToken(cache, a.kvLayers).elements,
      windowed: a.kvLayers * a.headDim,
      window: window.window,
      windowHeads: 1,
    },
    rotaryWidth: ROTARY_WIDTH,
    flops: (tokens) => windowedFlops(a, window, tokens),
    elementsSkipped: () => 0,
    notes: () => [law.note(cache, a.kvLayers), ...(a.slidingWindow === undefined ? [] : [windowNote(a.slidingWindow)])],
  };
}
