import {
  bestRung,
  bestRungWithin,
  checkpointFor,
  flipAbove,
  type PlannedWorkload,
  priceFlip,
  type Rung,
  servablePrecisions,
  stands,
  type WeightPrecision,
} from '@compute-advisor/domain';
import type { Planned } from './planned';

/** The nearest value of one input at which the best option becomes another one. */
export interface FlipFigure {
  readonly input:
    'context_tokens' | 'concurrent_requests' | 'requests_per_second' | 'usd_per_gpu_hour' | 'weight_precision';
  readonly at: number | WeightPrecision;
  /** What leads then; undefined when nothing that can be bought carries it. */
  readonly to: Rung | undefined;
  /** What `to` carries, where that is another format of the model than the plan's. */
  readonly work?: PlannedWorkload;
  /** The stated limit of money that what leads then passes, USD per month. */
  readonly overLimitUsd?: number;
}

/** Nobody plans past these; beyond them a flip is not reported. */
const MOST_CONCURRENCY = 100_000;
const MOST_CONTEXT = 1_048_576;
/** Tokens are looked at in blocks, as engines allocate them. */
const BLOCK = 16;

/** The nearest value of context, load, price and precision at which the best option becomes another one, found on the
 *  engine itself. */
export function flipFigures(p: Planned): FlipFigure[] {
  const { best, work } = p;
  if (!best) return [];
  if (work.tuning ?? work.once) return priceFlipFigure(p, best);
  const flips = [...contextFlip(p, best), ...loadFlip(p, best), ...priceFlipFigure(p, best), ...precisionFlip(p, best)];
  const limit = p.market.limitUsdPerMonth;
  if (limit === undefined) return flips;
  return flips.map((f) => ((f.to?.orderedUsd ?? 0) > limit ? { ...f, overLimitUsd: limit } : f));
}

/** Looks for the value at which another option leads. @param changed the workload at one value */
function flipOf(
  p: Planned,
  best: Rung,
  from: number,
  limit: number,
  changed: (value: number) => Partial<PlannedWorkload>,
): ReturnType<typeof flipAbove> {
  const at = (value: number): PlannedWorkload => ({ ...p.work, ...changed(value) });
  return flipAbove(
    from,
    limit,
    (value) => stands(best, at(value), p.market),
    (value) => bestRung(at(value), p.market, best.gpu),
  );
}

function contextFlip(p: Planned, best: Rung): FlipFigure[] {
  const { contextTokens, tokensPerSequence = contextTokens, model } = p.work;
  const limit = Math.min(MOST_CONTEXT, model.maxContext ?? MOST_CONTEXT);
  if (contextTokens >= limit) return [];
  // Sequences that fill the context grow with it; planned ones of a stated length do not.
  const fills = tokensPerSequence === contextTokens;
  const flip = flipOf(p, best, Math.ceil(contextTokens / BLOCK), Math.floor(limit / BLOCK), (blocks) => ({
    contextTokens: blocks * BLOCK,
    ...(fills ? { tokensPerSequence: blocks * BLOCK } : {}),
    passing: true,
  }));
  return flip ? [{ input: 'context_tokens', at: flip.at * BLOCK, to: flip.to }] : [];
}

/** Rates are looked at in hundredths of a request per second, slow ones in hundredths of themselves. */
const rateStep = (rate: number): number => {
  let step = 0.01;
  while (step > rate / 100 && step > 1e-8) step /= 10;
  return Number(step.toPrecision(1));
};

function loadFlip(p: Planned, best: Rung): FlipFigure[] {
  const { demand } = p.work;
  const { concurrentRequests, requestsPerSecond } = demand;
  if (requestsPerSecond !== undefined) {
    const unit = rateStep(requestsPerSecond);
    const rateOf = (n: number): number => Number((n * unit).toPrecision(12));
    const flip = flipOf(p, best, Math.ceil(requestsPerSecond / unit - 1e-9), MOST_CONCURRENCY / unit, (n) => ({
      demand: { ...demand, requestsPerSecond: rateOf(n) },
    }));
    return flip ? [{ input: 'requests_per_second', at: rateOf(flip.at), to: flip.to }] : [];
  }
  const flip = flipOf(p, best, Math.max(1, concurrentRequests ?? 1), MOST_CONCURRENCY, (n) => ({
    demand: { ...demand, concurrentRequests: n },
  }));
  return flip ? [{ input: 'concurrent_requests', at: flip.at, to: flip.to }] : [];
}

function priceFlipFigure(p: Planned, best: Rung): FlipFigure[] {
  const flip = priceFlip(best, p.ladder.leading.rungs);
  return flip ? [{ input: 'usd_per_gpu_hour', at: Math.ceil(flip.usdPerGpuHour * 1e4) / 1e4, to: flip.to }] : [];
}

/** The first lower fidelity that somebody publishes at which another, cheaper machine is enough. */
function precisionFlip({ work, market }: Planned, best: Rung): FlipFigure[] {
  if (best.monthlyUsd === undefined) return [];
  const precisions = servablePrecisions(work.model);
  const fewerBits = precisions.slice(precisions.indexOf(work.config.weightPrecision) + 1);
  for (const precision of fewerBits.filter((p) => checkpointFor(work.model, p) !== undefined)) {
    const lighter = { ...work, config: { ...work.config, weightPrecision: precision } };
    const to = bestRungWithin(lighter, market, best.monthlyUsd - 0.01);
    if (to) return [{ input: 'weight_precision', at: precision, to, work: lighter }];
  }
  return [];
}
