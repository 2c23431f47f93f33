import type { Architecture } from '../architecture';
import type { AttentionLaw } from './attention-law';
import { compressedAttention } from './compressed-attention';
import { headAttention } from './head-attention';
import { latentAttention } from './latent-attention';
import { noAttention } from './no-attention';
import { windowedAttention } from './windowed-attention';

const known = new WeakMap<Architecture, AttentionLaw>();

/** The law of the attention of one shape. The name in the facts says how a model is told of; what decides are the
 *  members that a kind cannot do without: compressed latents, latents, a window. */
export function attentionLaw(a: Architecture): AttentionLaw {
  let law = known.get(a);
  if (law === undefined) known.set(a, (law = derive(a)));
  return law;
}

function derive(a: Architecture): AttentionLaw {
  if (a.attention === 'none') return noAttention;
  if (a.extraCache?.kind === 'compressed-attention') return compressedAttention(a, a.extraCache);
  if (a.mla !== undefined) return latentAttention(a, a.mla);
  return a.slidingWindow === undefined ? headAttention(a) : windowedAttention(a, a.slidingWindow);
}
