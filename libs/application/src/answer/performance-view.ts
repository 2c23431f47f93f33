import {
  defined,
  type PlannedWorkload,
  type Rung,
  SECONDS_PER_HOUR,
  slowestTwentieth,
  type WorkUnit,
  wholeSequences,
} from '@compute-advisor/domain';
import type { PerformanceView } from './option-members';
import { fraction, tidy } from './rounding';
import { isBounded } from './tail-words';

/** The member that counts each unit of work other than text, and how many seconds it counts over. */
const COUNTED_AS = {
  documents: ['documents_per_second', 1],
  images: ['images_per_second', 1],
  video_seconds: ['video_seconds_per_hour', SECONDS_PER_HOUR],
  audio_hours: ['audio_hours_per_hour', SECONDS_PER_HOUR],
  training_tokens: ['training_tokens_per_second', 1],
} as const satisfies Record<Exclude<WorkUnit, 'requests'>, readonly [keyof PerformanceView, number]>;

/** Work done one after the other: nothing is bounded by a cache. */
const ONE_BY_ONE: ReadonlySet<WorkUnit> = new Set(['images', 'video_seconds', 'audio_hours', 'training_tokens']);

/** What one option does at the planned load, and at most. Members that mean nothing for this kind of work are absent.
 */
export function performanceOf(r: Rung, work: PlannedWorkload): PerformanceView {
  const { service, planned } = r;
  const full = service.saturated();
  const tokens = tokensPerSecond(r, work);
  return defined({
    concurrency: wholeSequences(r.concurrency),
    max_concurrency: ONE_BY_ONE.has(service.unit) ? undefined : tidy(r.maxConcurrency),
    output_tokens_per_second: tidied(tokens),
    max_output_tokens_per_second: tidied(full.outputTokensPerSecond, r.replicas),
    ttft_ms: tidied(planned.ttftMs),
    tpot_ms: tidied(planned.tpotMs),
    ...slowestOf(r, work),
    requests_per_second: service.unit === 'training_tokens' ? undefined : tidy(r.requestsPerSecond),
    ...unitsMade(r),
    usd_per_million_output_tokens: usdPerMillion(r, tokens),
    utilization_fraction: fraction(usedShare(r, work)),
    range: { low: tidy(service.range.low), high: tidy(service.range.high) },
    bound_by: planned.boundBy,
  });
}

/** What 19 of 20 requests get at least; what nothing bounds is not told. */
function slowestOf(r: Rung, work: PlannedWorkload): Pick<PerformanceView, 'ttft_p95_ms' | 'tpot_p95_ms'> {
  const { ttftMs, tpotMs } = slowestTwentieth(r, work) ?? {};
  const bounded = (ms: number | undefined): number | undefined => (isBounded(ms) ? tidy(ms) : undefined);
  return defined({ ttft_p95_ms: bounded(ttftMs), tpot_p95_ms: bounded(tpotMs) });
}

/** The share of the modelled capacity that the load uses, past what a plan keeps free as well: with few long prompts in
 *  flight the throughput may be full while everybody has his pace, which a plan allows. One request alone is no load
 *  that could be spread. */
export function usedShare(r: Rung, { demand }: Pick<PlannedWorkload, 'demand'>): number {
  const { planned, service, replicas, concurrency, utilizationFraction: used } = r;
  if (demand.requestsPerSecond !== undefined || planned.tpotMs === undefined || concurrency <= replicas) return used;
  return Math.max(used, planned.requestsPerSecond / service.saturated().requestsPerSecond);
}

const tidied = (value: number | undefined, times = 1): number | undefined =>
  value === undefined ? undefined : tidy(value * times);

/** Tokens over all replicas at the planned load: what is asked for where a rate is known, else what the sequences in
 *  flight get. */
function tokensPerSecond({ planned, replicas, concurrency }: Rung, work: PlannedWorkload): number | undefined {
  const each = planned.outputTokensPerSecond;
  if (each === undefined) return undefined;
  const { requestsPerSecond } = work.demand;
  if (requestsPerSecond === undefined) return each * Math.min(replicas, Math.max(1, concurrency));
  return Math.min(requestsPerSecond * work.outputTokens, each * replicas || Infinity);
}

function unitsMade({ service, replicas }: Rung): Partial<PerformanceView> {
  if (service.unit === 'requests') return {};
  const [member, seconds] = COUNTED_AS[service.unit];
  return { [member]: tidy(service.saturated().requestsPerSecond * replicas * service.unitsPerRequest * seconds) };
}

function usdPerMillion({ machines, gpuCount }: Rung, tokens: number | undefined): number | undefined {
  if (machines === undefined || tokens === undefined || tokens <= 0) return undefined;
  return tidy((gpuCount * machines.rate.usdPerGpuHour * 1e6) / (tokens * SECONDS_PER_HOUR));
}
