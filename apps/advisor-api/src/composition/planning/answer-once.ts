import type { AdviseRequest, Advisor, AdvisorPorts } from '@compute-advisor/application';
import type { PlannedAnswer } from './planner';

/** Plans one answer with an advisor on these ports, here and now. */
export function answerOnce(
  advisor: Pick<Advisor, 'answer'>,
  ports: Pick<AdvisorPorts, 'catalog' | 'pricing'>,
  request: AdviseRequest,
): PlannedAnswer {
  const began = performance.now();
  const catalogVersion = ports.catalog.current().version;
  const { analysisId, body, advice } = advisor.answer(request);
  return {
    analysisId,
    body,
    mode: advice.spec_so_far.mode,
    verdict: advice.recommendation_set.verdict.code,
    priceFreshness: advice.price_freshness,
    catalogVersion,
    priceSnapshotId: advice.pricing.snapshot_id,
    tookMs: performance.now() - began,
  };
}
