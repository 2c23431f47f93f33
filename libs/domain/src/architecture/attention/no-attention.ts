import { type AttentionLaw, NO_ATTENTION_CACHE } from './attention-law';

/** Models without attention: states alone, or a shape that nobody publishes. */
export const noAttention: AttentionLaw = {
  elements: () => ({ divided: 0, replicated: 0 }),
  cache: NO_ATTENTION_CACHE,
  rotaryWidth: 0,
  flops: () => 0,
  elementsSkipped: () => 0,
  notes: () => [],
};
