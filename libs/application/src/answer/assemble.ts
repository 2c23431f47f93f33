import { cacheNotes, type Confidence, type FleetLine, type GroupAssessment } from '@compute-advisor/domain';
import type { CurrentCost } from '../use-cases/current-fleet';
import { type Planned, tuningWords } from '../use-cases/planned';
import type { Advice, RecommendationSet, Sourced } from './advice';
import { assessmentView, slowerThanModelled } from './assessment-view';
import { confidenceOf } from './confidence';
import { deploymentView } from './deployment-view';
import { flipPoints } from './flips';
import { optionViews, overallFreshness, TOP_OPTIONS } from './option-view';
import { requirementView } from './requirement-view';
import { specSoFar } from './spec-view';
import { tokenAlternative } from './token-alternative';

/** What a use case decided, to be put into the answer's words and order. */
export interface Decision {
  readonly verdict: { readonly code: string; readonly summary: string };
  readonly fleet?: Sourced<readonly FleetLine[]>;
  readonly assessment?: readonly GroupAssessment[];
  readonly cost?: CurrentCost;
  readonly notes: readonly string[];
}

/** Puts the answer together in the documented member order, its id still empty: that is derived from the rest. Pure. */
export function assemble(p: Planned, d: Decision): Advice {
  const { question: q, ladder } = p;
  const verbose = q.request.verbose === true;
  const shown = verbose ? ladder.rungs : ladder.rungs.slice(0, TOP_OPTIONS);
  const spec = specSoFar(q, p.best, d.fleet);
  const flips = flipPoints(p);
  const assessment = d.assessment && assessmentView(d.assessment, p.work, q.reading);
  const slow = q.mode === 'existing' ? slowerThanModelled(assessment?.performance, q.reading) : undefined;
  const confidence: Confidence = confidenceOf(p, flips);
  const tuning =
    p.work.tuning && `Planned as ${tuningWords(p.work.tuning, p.work.useCase)}; say otherwise to change it.`;
  const byToken = tokenAlternative(p);
  const cache = q.mode === 'model' && !p.work.tuning ? cacheNotes(q.model) : [];
  const notes = [
    ...new Set([
      ...d.notes,
      ...q.notes,
      ...cache,
      ...(byToken.note === undefined ? [] : [byToken.note]),
      ...(tuning === undefined ? [] : [tuning]),
    ]),
  ];
  const set: RecommendationSet = {
    requirement: requirementView(p, spec.traffic.concurrent_requests.value),
    options: optionViews(shown, p.work, {
      ...(d.fleet === undefined || d.fleet.source === 'defaulted' ? {} : { current: d.fleet.value }),
      ...(q.budget === undefined ? {} : { budgetUsdPerMonth: q.budget.usdPerMonth.value }),
    }),
    verdict: { ...d.verdict, summary: [d.verdict.summary, slow, byToken.verdict].filter(Boolean).join(' ') },
    confidence,
    ...(assessment === undefined ? {} : { current_assessment: assessment }),
    ...(d.cost?.monthlyUsd === undefined ? {} : { current_monthly_cost: d.cost.monthlyUsd }),
    ...(d.cost?.isEstimated === undefined ? {} : { current_cost_is_estimated: d.cost.isEstimated }),
    ...(d.cost?.savingsPerYear === undefined ? {} : { savings_per_year: d.cost.savingsPerYear }),
    flip_points: flips,
    ...deploymentView(p, verbose),
    ...(verbose && ladder.rejected.length
      ? { rejected: ladder.rejected.map((r) => ({ gpu_id: r.gpu.id, reason: r.reason })) }
      : {}),
    ...(notes.length ? { notes } : {}),
  };
  const { prices } = p.books;
  const unknown = q.request.ignoredFields ?? [];
  return {
    status: 'complete',
    analysis_id: '',
    spec_so_far: spec,
    assumption_banner: q.ledger.banner,
    price_freshness: overallFreshness(shown),
    recommendation_set: set,
    pricing: {
      ...(prices.asOf === undefined ? {} : { as_of: prices.asOf }),
      sources: prices.sources,
      currency: 'USD',
      snapshot_id: prices.snapshotId,
    },
    ...(unknown.length
      ? { warnings: unknown.map((f) => `The field ${JSON.stringify(f)} is not known and was ignored.`) }
      : {}),
  };
}
