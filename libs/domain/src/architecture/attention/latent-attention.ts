import type { Architecture, LatentAttention } from '../architecture';
import { extraCacheLaw } from '../extra-cache/extra-cache';
import { type AttentionLaw, NO_ATTENTION_CACHE } from './attention-law';

/** Multi-head latent attention, with or without an index that selects what a step reads. */
export function latentAttention(a: Architecture, m: LatentAttention): AttentionLaw {
  const { hiddenSize: h, extraCache: extra } = a;
  const law = extra === undefined ? undefined : extraCacheLaw(extra);
  const held = m.kvLoraRank + m.qkRopeHeadDim;
  const perToken = extra === undefined ? undefined : law?.perToken(extra, a.kvLayers);
  const queryRank = m.qLoraRank === undefined ? {} : { queryRank: m.qLoraRank };
  const tokensRead = (tokens: number): number => law?.tokensRead(tokens) ?? tokens;
  return {
    elements(layers) {
      const turned = m.qkNopeHeadDim + m.qkRopeHeadDim;
      const query = (m.qLoraRank ?? h) * a.heads * turned;
      const down = (m.qLoraRank === undefined ? 0 : h * m.qLoraRank) + h * held;
      const up = m.kvLoraRank * a.heads * (m.qkNopeHeadDim + m.vHeadDim) + a.heads * m.vHeadDim * h;
      const index =
        extra === undefined || law === undefined
          ? 0
          : law.elements(extra, { hiddenSize: h, kvLayers: a.kvLayers, ...queryRank }, layers);
      return { divided: layers * (query + up), replicated: layers * down + index };
    },
    cache: {
      ...NO_ATTENTION_CACHE,
      latent: a.kvLayers * held + (perToken?.elements ?? 0),
      fixedBytes: perToken?.bytes ?? 0,
    },
    rotaryWidth: m.qkRopeHeadDim,
    // On the latents while decoding, on full heads within a prompt.
    flops: (tokens, decoding) =>
      2 *
      a.heads *
      (decoding ? 2 * m.kvLoraRank + m.qkRopeHeadDim : m.qkNopeHeadDim + m.qkRopeHeadDim + m.vHeadDim) *
      tokensRead(tokens) *
      a.kvLayers,
    elementsSkipped: (heldTokens) => (heldTokens - tokensRead(heldTokens)) * a.kvLayers * held,
    notes: () => [
      `Latent attention: ${held} elements per layer and token, held whole by every tensor-parallel GPU.`,
      ...(extra === undefined || law === undefined ? [] : [law.note(extra, a.kvLayers)]),
    ],
  };
}
