import type { GroupAssessment, PlannedWorkload } from '@compute-advisor/domain';
import type { Reading } from '@compute-advisor/intake';
import type { AssessmentView, PerformanceView } from './advice';
import { performanceOf } from './performance-view';
import { fraction, tidy } from './rounding';
import { counted, figure, gib, machines, percent, rough } from './wording';

/** Observed and modelled further apart than this want an explanation. */
const WIDE_GAP = 1.5;

/** What the fleet in use does under the load: whether it fits, how full and how busy it is, and what was observed beside what is modelled. */
export function assessmentView(
  groups: readonly GroupAssessment[],
  work: PlannedWorkload,
  reading: Reading,
): AssessmentView | undefined {
  if (!groups.length) return undefined;
  const running = groups.filter((g) => g.fits);
  const weighed = running.length ? running : groups;
  const needed = weighed.reduce((n, g) => n + g.neededBytes, 0);
  const installed = weighed.reduce((n, g) => n + g.installedBytes, 0);
  const performance = combined(groups, work);
  const stated = [reading.ttftMs, reading.tpotMs, reading.tokensPerSecondPerUser, reading.endToEndMs].some(
    (t) => t !== undefined,
  );
  const summaries = groups.map((g) => groupSummary(g, stated));
  return {
    fits: running.length > 0 && needed <= installed,
    required_bytes: Math.ceil(needed),
    headroom_fraction: fraction(1 - needed / installed),
    ...(performance === undefined ? {} : { performance }),
    summary: [...summaries, ...observedAgainst(performance, reading)].join(' '),
    ...(groups.length < 2
      ? {}
      : {
          groups: groups.map((g, i) => ({
            gpu_id: g.group.gpu.id,
            gpu_count: g.group.gpuCount,
            fits: g.fits && g.neededBytes <= g.installedBytes,
            summary: summaries[i] ?? '',
          })),
        }),
  };
}

function groupSummary(g: GroupAssessment, targetStated: boolean): string {
  const what = machines(g.group.gpuCount, g.group.gpu);
  if (!g.rung)
    return `${what} cannot hold the model: ${gib(g.neededBytes)} are needed, ${gib(g.installedBytes)} are installed${g.reason === undefined ? '' : ` (${g.reason})`}.`;
  const per = g.rung.layout.tensorParallel * g.rung.layout.pipelineParallel;
  const idle = g.idleGpus > 0 ? `, ${counted(g.idleGpus, 'GPU')} left over` : '';
  const { rung } = g;
  const load =
    rung.concurrency > rung.maxConcurrency
      ? `, which can hold ${figure(Math.floor(rung.maxConcurrency))} of the ${figure(Math.ceil(rung.concurrency - 1e-9))} sequences at once, the rest wait`
      : ` at ${percent(rung.utilizationFraction)} of the modelled capacity`;
  const late =
    rung.meetsTargets !== false
      ? ''
      : targetStated
        ? ' The stated latency is missed.'
        : ' It answers more slowly than people usually accept.';
  return `${what}: ${counted(rung.replicas, 'replica')} of ${counted(per, 'GPU')}${idle}${load}.${late}`;
}

/** The groups together: rates add, the slowest answer counts. */
function combined(groups: readonly GroupAssessment[], work: PlannedWorkload): PerformanceView | undefined {
  const views = groups.flatMap((g) => (g.rung ? [performanceOf(g.rung, work)] : []));
  const [first, ...rest] = views;
  if (!first || !rest.length) return first;
  const sum = (key: keyof PerformanceView): number | undefined =>
    views.every((v) => v[key] === undefined) ? undefined : tidy(views.reduce((n, v) => n + Number(v[key] ?? 0), 0));
  const worst = (key: keyof PerformanceView): number | undefined =>
    views.every((v) => v[key] === undefined) ? undefined : Math.max(...views.map((v) => Number(v[key] ?? 0)));
  const merged: Record<string, unknown> = { ...first };
  merged['concurrency'] = Math.ceil(groups.reduce((n, g) => n + (g.rung?.concurrency ?? 0), 0) - 1e-9);
  for (const key of [
    'max_concurrency',
    'output_tokens_per_second',
    'max_output_tokens_per_second',
    'requests_per_second',
    'documents_per_second',
    'images_per_second',
    'video_seconds_per_hour',
    'audio_hours_per_hour',
    'training_tokens_per_second',
  ] as const) {
    const total = sum(key);
    if (total !== undefined) merged[key] = total;
  }
  for (const key of ['ttft_ms', 'tpot_ms', 'utilization_fraction'] as const) {
    const w = worst(key);
    if (w !== undefined) merged[key] = w;
  }
  merged['range'] = {
    low: Math.min(...views.map((v) => v.range.low)),
    high: Math.max(...views.map((v) => v.range.high)),
  };
  delete merged['usd_per_million_output_tokens'];
  return merged as unknown as PerformanceView;
}

/** One sentence when the fleet does far less than it should: money spent on other hardware would not mend that. */
export function slowerThanModelled(modelled: PerformanceView | undefined, reading: Reading): string | undefined {
  const o = reading.observed;
  const perUser = modelled?.tpot_ms === undefined ? undefined : 1000 / modelled.tpot_ms;
  const pairs = [
    [o.tokensPerSecondPerUser?.value, perUser, 'tokens/s per user'],
    [o.outputTokensPerSecond?.value, modelled?.output_tokens_per_second, 'tokens/s'],
  ] as const;
  for (const [observed, expected, unit] of pairs) {
    if (observed !== undefined && expected !== undefined && expected > observed * WIDE_GAP)
      return `Before changing hardware, find out why it is slow: ${rough(observed)} ${unit} were observed where this fleet should give about ${rough(expected)} at this load.`;
  }
  return undefined;
}

/** What the writer measured beside what this machine should do, with the usual reasons for a wide gap. */
function observedAgainst(modelled: PerformanceView | undefined, reading: Reading): string[] {
  const out: string[] = [];
  const compare = (
    what: string,
    observed: number | undefined,
    expected: number | undefined,
    moreIsBetter: boolean,
  ): void => {
    if (observed === undefined || !expected) return;
    const ratio = moreIsBetter ? expected / observed : observed / expected;
    const gap =
      ratio > WIDE_GAP
        ? ' The gap is wide: look for a small batch or few clients, prompts longer than planned, an old engine version, a missing tensor-parallel link, or throttling.'
        : ratio < 1 / WIDE_GAP
          ? ' It does better than modelled: caching of prompts, shorter sequences or speculative decoding would explain it.'
          : ' The two agree.';
    out.push(`Observed ${what} ${rough(observed)}, modelled ${rough(expected)}.${gap}`);
  };
  const o = reading.observed;
  compare('tokens/s', o.outputTokensPerSecond?.value, modelled?.output_tokens_per_second, true);
  compare('tokens/s per user', o.tokensPerSecondPerUser?.value, modelled?.tpot_ms && 1000 / modelled.tpot_ms, true);
  compare('first token (ms)', o.ttftMs?.value, modelled?.ttft_ms, false);
  compare('time per token (ms)', o.tpotMs?.value, modelled?.tpot_ms, false);
  return out;
}
