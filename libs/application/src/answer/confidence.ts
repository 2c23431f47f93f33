import { type Confidence, confidenceFrom, type Doubt, memoryDemandOf, requirement } from '@compute-advisor/domain';
import type { Planned } from '../use-cases/planned';
import type { RecommendationSet } from './advice';

/** A flip within this factor of the assumed value means that the assumption moves the answer. */
const NEAR = 2;

/** How sure the answer is: assumed inputs weigh by whether they move it, then the model's facts, the speed's calibration and the age of prices. */
export function confidenceOf(p: Planned, flips: RecommendationSet['flip_points']): Confidence {
  const { question: q, best } = p;
  const doubts: Doubt[] = [];
  const doubt = (when: boolean, cost: number, reason: string): void => {
    if (when) doubts.push({ cost, reason });
  };
  const near = (input: string, value: number): boolean =>
    flips.some((f) => f.input === input && typeof f.at === 'number' && f.at <= value * NEAR);
  const { traffic: t, lengths } = q;
  doubt(q.modelMember.source === 'defaulted', 0.25, 'The model is assumed; name it to be sure.');
  doubt(
    q.model.id.startsWith('custom/'),
    0.2,
    'Only the size of the model is known; its geometry is a cautious bound.',
  );
  doubt(
    q.model.kind !== 'text' &&
      q.model.kind !== 'vision-language' &&
      q.model.kind !== 'embedding' &&
      q.model.kind !== 'reranker',
    0.15,
    'Image, video and speech models are sized from their components; no measured runs stand behind them.',
  );
  doubt(
    requirement(q.model, p.work.config, memoryDemandOf(p.work, 1)).accuracy === 'estimated' &&
      ['text', 'vision-language', 'embedding', 'reranker'].includes(q.model.kind),
    0.08,
    'The memory figures of this kind of work or engine follow published rules; no engine logs stand behind them.',
  );
  if (q.mode !== 'model') {
    const load =
      t.concurrentRequests?.source === 'defaulted'
        ? near('concurrent_requests', t.concurrentRequests.value)
        : undefined;
    doubt(load === true, 0.2, 'The load is assumed, and twice as much would change the best option.');
    doubt(load === false, 0.08, 'The load is assumed; twice as much would not change the best option.');
    doubt(t.requestsPerSecond?.source === 'defaulted', 0.08, 'The peak is assumed to be twice the mean rate.');
    const context =
      lengths.contextTokens.source === 'defaulted' ? near('context_tokens', lengths.contextTokens.value) : undefined;
    doubt(context === true, 0.1, 'The context length is assumed, and twice as much would change the best option.');
    doubt(context === false, 0.03, 'The context length is assumed; twice as much would not change the best option.');
    doubt(
      lengths.inputTokens.source === 'defaulted' && t.concurrentRequests === undefined,
      0.05,
      'Prompt and answer lengths are assumed and decide how long a request stays.',
    );
  }
  doubt(
    q.weightPrecision.source === 'defaulted' && flips.some((f) => f.input === 'weight_precision'),
    0.05,
    'The weight precision is assumed; a smaller one would change the best option.',
  );
  doubt(
    q.ledger.banner.length > 0 && q.reading.model?.approximation !== undefined,
    0.1,
    'The model name was ambiguous.',
  );
  doubt(best === undefined, 0.3, 'Nothing allowed can carry the workload.');
  doubt(
    best?.service.calibration === 'class',
    0.07,
    'The speed of this kind of part was measured, but not with this model.',
  );
  doubt(best?.service.calibration === 'uncalibrated', 0.3, 'The speed of this kind of part was never measured.');
  doubt(best?.rate?.freshness === 'stale', 0.08, 'The price is some days old.');
  doubt(best?.rate?.freshness === 'fallback', 0.08, 'The price is from the packaged book.');
  doubt(best !== undefined && best.rate === undefined, 0.25, 'Nobody in the price book sells the recommended part.');
  doubt(best?.rate !== undefined && best.rate.providers.length < 2, 0.05, 'Only one provider stands behind the price.');
  doubt(
    q.model.maxContext !== undefined && lengths.contextTokens.value > q.model.maxContext,
    0.15,
    'The context is longer than the model is published for.',
  );
  return confidenceFrom(doubts);
}
