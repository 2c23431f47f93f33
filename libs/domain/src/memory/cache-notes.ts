import type { ModelFacts } from '../facts/model-facts';

const thousands = (n: number): string => String(n).replace(/\B(?=(\d{3})+$)/g, ',');

/** What the cache figures of a model include beyond keys and values of every layer, one sentence each; empty for plain attention. docs/model.md#kv */
export function cacheNotes(model: ModelFacts): string[] {
  const a = model.architecture;
  if (a === undefined) return [];
  if (a.kvLayers === 0 && a.linearLayers === undefined)
    return ['The model is an encoder: it keeps no key/value cache.'];
  const notes: string[] = [];
  if (a.mla !== undefined)
    notes.push(
      `Latent attention: ${a.mla.kvLoraRank + a.mla.qkRopeHeadDim} elements per layer and token, held whole by every tensor-parallel GPU.`,
    );
  if (a.extraCache?.kind === 'dsa-indexer-keys')
    notes.push(
      `The sparse-attention index keys are included: 132 bytes per token on ${a.extraCache.layers ?? a.kvLayers} layers.`,
    );
  if (a.extraCache?.kind === 'sparse-attention-index-keys')
    notes.push(
      `The sparse-attention index keys are included: ${a.extraCache.elementsPerTokenPerLayer ?? 0} elements per token on ${a.extraCache.layers ?? a.kvLayers} layers.`,
    );
  if (a.extraCache?.kind === 'compressed-attention')
    notes.push('Compressed attention: older tokens are kept 4 or 128 to one, with their index keys.');
  const w = a.slidingWindow;
  if (w !== undefined)
    notes.push(
      `${w.layersWithWindow} of ${w.layersWithWindow + w.layersFull} cache layers see only the last ${thousands(w.window)} tokens; while a prompt is read they pass up to 8,192 tokens, which engines count in the concurrency they print.`,
    );
  if (a.linearLayers !== undefined)
    notes.push(
      `${a.linearLayers.count} layers hold a state of constant size instead of a cache, ${thousands(Math.round(a.linearLayers.stateBytesPerSequence / 2 ** 20))} MiB per sequence.`,
    );
  if (a.other?.['encoderPositions'] !== undefined)
    notes.push('Keys and values over the encoder are included for every sequence.');
  if (a.other?.['crossAttentionLayers'] !== undefined)
    notes.push('Keys and values over one image are included for every sequence.');
  return notes;
}
