import { type Confidence, confidenceFrom } from '@compute-advisor/domain';
import type { DoubtReason, ReasonedDoubt } from '../use-cases/doubt-reasons';

const REASONS: Record<DoubtReason, string> = {
  nothing_named: 'Nothing is named: model, load and hardware are all stand-ins.',
  model_assumed: 'The model is assumed; name it to be sure.',
  model_shape_stated: 'The shape of the model is as stated; what it leaves out is usual for such models.',
  model_size_only: 'Only the size of the model is known; its geometry is a cautious bound.',
  model_unknown: 'The model is not in the catalog; its shape, and perhaps its size, are guesses.',
  media_unmeasured:
    'Image, video and speech models are sized from their components; no measured runs stand behind them.',
  memory_estimated:
    'The memory figures of this kind of work or engine follow published rules; no engine logs stand behind them.',
  load_assumed_moves: 'The load is assumed, and twice as much would change the best option.',
  load_assumed_stays: 'The load is assumed; twice as much would not change the best option.',
  peak_assumed: 'The peak is assumed to be twice the mean rate.',
  context_assumed_moves: 'The context length is assumed, and twice as much would change the best option.',
  context_assumed_stays: 'The context length is assumed; twice as much would not change the best option.',
  lengths_assumed: 'Prompt and answer lengths are assumed; they decide how much work a request is.',
  precision_assumed_moves: 'The weight precision is assumed; a smaller one would change the best option.',
  model_ambiguous: 'The model name was ambiguous.',
  not_modelled: 'Something that is asked for is not part of the plan; the banner, the notes or set_aside name it.',
  not_understood: 'A figure beside a word of load, money or length was not understood; set_aside names it.',
  infeasible: 'Nothing allowed can carry the workload.',
  speed_by_class: 'The speed of this kind of part was measured, but not with this model.',
  speed_unmeasured: 'The speed of this kind of part was never measured.',
  price_stale: 'The price is some days old.',
  price_packaged: 'The price is from the packaged book.',
  price_old: 'The prices behind the best option are more than 30 days old.',
  unpriced: 'Nobody in the price book sells the recommended part.',
  one_provider: 'Only one provider stands behind the price.',
  loads_contradicted: 'The stated number of requests at once and the stated rate hardly belong to the same load.',
  utilization_contradicted: 'The utilisation that was measured and the one that is modelled contradict each other.',
  speed_contradicted: 'The speed that was measured and the one that is modelled contradict each other.',
  beyond_published_context: 'The context is longer than the model is published for.',
};

/** How sure the answer is, with its reasons in words. */
export const confidenceOf = (doubts: readonly ReasonedDoubt[]): Confidence =>
  confidenceFrom(doubts.map(({ reason, ...doubt }) => ({ ...doubt, reason: REASONS[reason] })));
