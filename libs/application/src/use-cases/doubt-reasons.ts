/** Why an answer is less sure; the words are made in `answer/confidence-words`. */
export type DoubtReason =
  | 'nothing_named'
  | 'model_assumed'
  | 'model_size_only'
  | 'model_shape_stated'
  | 'model_unknown'
  | 'media_unmeasured'
  | 'memory_estimated'
  | 'load_assumed_moves'
  | 'load_assumed_stays'
  | 'peak_assumed'
  | 'context_assumed_moves'
  | 'context_assumed_stays'
  | 'lengths_assumed'
  | 'precision_assumed_moves'
  | 'model_ambiguous'
  | 'not_modelled'
  | 'not_understood'
  | 'infeasible'
  | 'speed_by_class'
  | 'speed_unmeasured'
  | 'price_stale'
  | 'price_packaged'
  | 'price_old'
  | 'unpriced'
  | 'one_provider'
  | 'beyond_published_context'
  | 'loads_contradicted'
  | 'utilization_contradicted'
  | 'speed_contradicted';

/** One thing that makes an answer less sure. `cost` is taken off a full score of 1; with `atMost` no answer counts as
 *  more. */
export interface ReasonedDoubt {
  readonly reason: DoubtReason;
  readonly cost: number;
  readonly atMost?: 'medium' | 'low';
}
