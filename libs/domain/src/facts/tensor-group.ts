/** The kinds of tensors that differ in how they are quantised or split over GPUs. docs/model.md#weights */
export const TENSOR_GROUPS = [
  'embedding',
  'head',
  'attention',
  'latent_projections',
  'state_layers',
  'dense_mlp',
  'experts',
  'shared_experts',
  'router',
  'norms',
  'other_modules',
] as const;
export type TensorGroup = (typeof TENSOR_GROUPS)[number];
