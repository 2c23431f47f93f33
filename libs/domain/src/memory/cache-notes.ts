import { attentionLaw } from '../architecture/attention/law-of';
import type { ModelFacts } from '../facts/model-facts';

const thousands = (n: number): string => String(n).replace(/\B(?=(\d{3})+$)/g, ',');

/** What the cache figures of a model include beyond keys and values of every layer, one sentence each; empty for plain
 *  attention. docs/model.md#kv */
export function cacheNotes(model: ModelFacts): string[] {
  const a = model.architecture;
  if (a === undefined) return [];
  if (a.kvLayers === 0 && a.linearLayers === undefined)
    return ['The model is an encoder: it keeps no key/value cache.'];
  const notes = attentionLaw(a).notes();
  if (a.linearLayers !== undefined)
    notes.push(
      `${a.linearLayers.count} layers hold a state of constant size instead of a cache, ` +
        `${thousands(Math.round(a.linearLayers.stateBytesPerSequence / 2 ** 20))} MiB per sequence.`,
    );
  if (a.other?.encoderPositions !== undefined)
    notes.push('Keys and values over the encoder are included for every sequence.');
  if (a.other?.crossAttentionLayers !== undefined)
    notes.push('Keys and values over one image are included for every sequence.');
  return notes;
}
