/** How attention is told of in a model's facts: heads shared in full, in groups or by all; latents; windows; layers
 *  with a state beside it; none at all. The one list of them. */
export const ATTENTION_KINDS = ['mha', 'gqa', 'mqa', 'mla', 'sliding', 'hybrid', 'none'] as const;
export type AttentionKind = (typeof ATTENTION_KINDS)[number];
