import { type AdviseRequest, type AdvisorPorts, type AnswerStage, createAdvisor } from '@compute-advisor/application';
import type { PlannedAnswer } from './planner';

/** Plans one answer with an advisor on these ports, here and now. */
export type AnswerOnce = (request: AdviseRequest) => PlannedAnswer;

/** An advisor on these ports that takes the time of every stage. */
export function timedAdvisor(ports: AdvisorPorts): AnswerOnce {
  let since = 0;
  let stagesMs: Record<AnswerStage, number> = { read: 0, plan: 0, word: 0 };
  const advisor = createAdvisor(ports, (stage) => {
    const now = performance.now();
    stagesMs[stage] = now - since;
    since = now;
  });
  return (request) => {
    const began = performance.now();
    [since, stagesMs] = [began, { read: 0, plan: 0, word: 0 }];
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
      stagesMs,
    };
  };
}
