import type { PlannedWorkload, Rung } from '@compute-advisor/domain';
import type { PerformanceView } from './advice';
import { fraction, tidy } from './rounding';

const UNIT_MEMBER = {
  documents: 'documents_per_second',
  images: 'images_per_second',
  video_seconds: 'video_seconds_per_hour',
  audio_hours: 'audio_hours_per_hour',
  training_tokens: 'training_tokens_per_second',
} as const;
/** Work done one after the other: nothing is bounded by a cache. */
const ONE_BY_ONE: ReadonlySet<string> = new Set(['images', 'video_seconds', 'audio_hours', 'training_tokens']);
/** Rates that are told per hour. */
const PER_HOUR: ReadonlySet<string> = new Set(['video_seconds', 'audio_hours']);

/** What one option does at the planned load, and at most. Members that mean nothing for this kind of work are absent. */
export function performanceOf(r: Rung, work: PlannedWorkload): PerformanceView {
  const { service, planned } = r;
  const full = service.saturated();
  const busy = Math.min(r.replicas, Math.max(1, r.concurrency));
  const tokens =
    planned.outputTokensPerSecond === undefined
      ? undefined
      : work.demand.requestsPerSecond === undefined
        ? planned.outputTokensPerSecond * busy
        : Math.min(
            work.demand.requestsPerSecond * work.outputTokens,
            planned.outputTokensPerSecond * r.replicas || Infinity,
          );
  const hourly = r.rate && r.gpuCount * r.rate.usdPerGpuHour;
  const member = service.unit === 'requests' ? undefined : UNIT_MEMBER[service.unit];
  return {
    concurrency: Math.max(1, Math.ceil(r.concurrency - 1e-9)),
    ...(ONE_BY_ONE.has(service.unit) ? {} : { max_concurrency: tidy(r.maxConcurrency) }),
    ...(tokens === undefined ? {} : { output_tokens_per_second: tidy(tokens) }),
    ...(full.outputTokensPerSecond === undefined
      ? {}
      : { max_output_tokens_per_second: tidy(full.outputTokensPerSecond * r.replicas) }),
    ...(planned.ttftMs === undefined ? {} : { ttft_ms: tidy(planned.ttftMs) }),
    ...(planned.tpotMs === undefined ? {} : { tpot_ms: tidy(planned.tpotMs) }),
    ...(service.unit === 'training_tokens' ? {} : { requests_per_second: tidy(r.requestsPerSecond) }),
    ...(member === undefined
      ? {}
      : {
          [member]: tidy(
            full.requestsPerSecond * r.replicas * service.unitsPerRequest * (PER_HOUR.has(service.unit) ? 3600 : 1),
          ),
        }),
    ...(hourly === undefined || tokens === undefined || tokens <= 0
      ? {}
      : { usd_per_million_output_tokens: tidy((hourly * 1e6) / (tokens * 3600)) }),
    utilization_fraction: fraction(r.utilizationFraction),
    range: { low: tidy(service.range.low), high: tidy(service.range.high) },
    bound_by: planned.boundBy,
  };
}
