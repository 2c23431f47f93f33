import { bestRung, flipAbove, type PlannedWorkload, priceFlip, type Rung, type WeightPrecision, servablePrecisions } from '@compute-advisor/domain';
import type { Planned } from '../use-cases/planned';
import type { RecommendationSet } from './advice';
import { describeRung, usd } from './wording';

type FlipView = RecommendationSet['flip_points'][number];

/** Nobody plans past these; beyond them a flip is not reported. */
const MOST_CONCURRENCY = 100_000;
const MOST_CONTEXT = 1_048_576;
/** Tokens are looked at in blocks, as engines allocate them. */
const BLOCK = 16;

const words = (to: Rung | undefined): string => (to === undefined ? 'nothing that can be bought carries it' : `${describeRung(to)}${to.monthlyUsd === undefined ? '' : `, ${usd(to.monthlyUsd)} a month`}`);

/** The nearest value of context, load, price and precision at which the best option becomes another one, found on the engine itself. */
export function flipPoints(p: Planned): FlipView[] {
  const { best, work } = p;
  if (!best) return [];
  const at = (changed: Partial<PlannedWorkload>): Rung | undefined => bestRung({ ...work, ...changed }, p.market, best.gpu);
  if (work.tuning) return priceFlipView(p, best);
  return [...contextFlip(work, best, at), ...loadFlip(work, best, at), ...priceFlipView(p, best), ...precisionFlip(work, best, at)];
}

function contextFlip(work: PlannedWorkload, best: Rung, at: (changed: Partial<PlannedWorkload>) => Rung | undefined): FlipView[] {
  const limit = Math.min(MOST_CONTEXT, work.model.maxContext ?? MOST_CONTEXT);
  if (work.contextTokens >= limit) return [];
  const flip = flipAbove(Math.ceil(work.contextTokens / BLOCK), Math.floor(limit / BLOCK), best, (blocks) => at({ contextTokens: blocks * BLOCK }));
  return flip ? [{ input: 'context_tokens', at: flip.at * BLOCK, changes_to: words(flip.to) }] : [];
}

/** Rates are looked at in hundredths of a request per second, slow ones in hundredths of themselves. */
const rateStep = (rate: number): number => { let step = 0.01; while (step > rate / 100 && step > 1e-8) step /= 10; return Number(step.toPrecision(1)); };

function loadFlip(work: PlannedWorkload, best: Rung, at: (changed: Partial<PlannedWorkload>) => Rung | undefined): FlipView[] {
  const { concurrentRequests, requestsPerSecond } = work.demand;
  if (requestsPerSecond !== undefined) {
    const unit = rateStep(requestsPerSecond);
    const rateOf = (n: number): number => Number((n * unit).toPrecision(12));
    const flip = flipAbove(Math.ceil(requestsPerSecond / unit - 1e-9), MOST_CONCURRENCY / unit, best, (n) => at({ demand: { ...work.demand, requestsPerSecond: rateOf(n) } }));
    return flip ? [{ input: 'requests_per_second', at: rateOf(flip.at), changes_to: words(flip.to) }] : [];
  }
  const flip = flipAbove(Math.max(1, concurrentRequests ?? 1), MOST_CONCURRENCY, best, (n) => at({ demand: { ...work.demand, concurrentRequests: n } }));
  return flip ? [{ input: 'concurrent_requests', at: flip.at, changes_to: words(flip.to) }] : [];
}

function priceFlipView(p: Planned, best: Rung): FlipView[] {
  const flip = priceFlip(best, p.ladder.rungs);
  return flip ? [{ input: 'usd_per_gpu_hour', at: Math.ceil(flip.usdPerGpuHour * 1e4) / 1e4, changes_to: words(flip.to) }] : [];
}

/** The first lower fidelity at which another, cheaper machine is enough. */
function precisionFlip(work: PlannedWorkload, best: Rung, at: (changed: Partial<PlannedWorkload>) => Rung | undefined): FlipView[] {
  const precisions = servablePrecisions(work.model);
  const from = precisions.indexOf(work.config.weightPrecision);
  for (const precision of precisions.slice(from + 1) as WeightPrecision[]) {
    const to = at({ config: { ...work.config, weightPrecision: precision } });
    const changes = to && (to.gpu.id !== best.gpu.id || to.gpuCount !== best.gpuCount) && (to.monthlyUsd ?? Infinity) < (best.monthlyUsd ?? Infinity);
    if (changes) return [{ input: 'weight_precision', at: precision, changes_to: words(to) }];
  }
  return [];
}
