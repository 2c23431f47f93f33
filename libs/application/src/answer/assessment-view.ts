import {
  defined,
  gpusOf,
  type GroupAssessment,
  layoutText,
  type PlannedWorkload,
  type ReplicaMemoryParts,
} from '@compute-advisor/domain';
import type { Question } from '../question/question';
import type { AssessmentView } from './advice';
import { memoryView } from './memory-view';
import type { OptionMemoryView, PerformanceView } from './option-members';
import { observedAgainst } from './observed-words';
import { performanceOf, usedShare } from './performance-view';
import { fraction, tidy } from './rounding';
import { lateWords } from './tail-words';
import { counted, figure, gib, machines, percent, rough } from './wording';

/** What the fleet in use does under the load: whether it fits, how full and how busy it is, and what was observed
 *  beside what is modelled. */
export function assessmentView(
  groups: readonly GroupAssessment[],
  work: PlannedWorkload,
  question: Question,
): AssessmentView | undefined {
  if (!groups.length) return undefined;
  const running = groups.filter((g) => g.fits);
  const weighed = running.length ? running : groups;
  const needed = weighed.reduce((n, g) => n + g.neededBytes, 0);
  const installed = weighed.reduce((n, g) => n + g.installedBytes, 0);
  const performance = combined(groups, work);
  const summaries = groups.map((g) => groupSummary(g, work, question.latency.stated));
  return defined({
    fits: running.length > 0 && needed <= installed,
    required_bytes: Math.ceil(needed),
    headroom_fraction: fraction(1 - needed / installed),
    memory: memoryOf(weighed, installed),
    layout: layoutOf(groups),
    performance,
    summary: [...summaries, ...aloneWords(question), ...observedAgainst(performance, question.fleetFacts)].join(' '),
    groups: groups.length < 2 ? undefined : groups.map((g, i) => groupView(g, summaries[i] ?? '')),
  });
}

/** Beside other services the shares are those of the first one. */
const aloneWords = ({ model, reading }: Question): string[] =>
  reading.furtherWorkloads.length ? [`This is ${model.id} alone on all of it.`] : [];

/** The parts of all groups together; absent where one of them cannot load the model. */
function memoryOf(groups: readonly GroupAssessment[], installedBytes: number): OptionMemoryView | undefined {
  const known = groups.flatMap((g) => g.memoryParts ?? []);
  if (known.length < groups.length) return undefined;
  const sum = (part: (parts: ReplicaMemoryParts) => number): number => known.reduce((n, parts) => n + part(parts), 0);
  const parts = {
    weightsBytes: sum((p) => p.weightsBytes),
    cacheBytes: sum((p) => p.cacheBytes),
    activationBytes: sum((p) => p.activationBytes),
    runtimeBytes: sum((p) => p.runtimeBytes),
  };
  return memoryView(parts, installedBytes);
}

function layoutOf([only, ...others]: readonly GroupAssessment[]): AssessmentView['layout'] {
  if (only?.rung === undefined || others.length) return undefined;
  return { replicas: only.rung.replicas, gpus_per_replica: gpusOf(only.rung.layout) };
}

const groupView = (g: GroupAssessment, summary: string): NonNullable<AssessmentView['groups']>[number] => ({
  gpu_id: g.group.gpu.id,
  gpu_count: g.group.gpuCount,
  fits: g.fits && g.neededBytes <= g.installedBytes,
  summary,
});

function groupSummary(g: GroupAssessment, work: PlannedWorkload, targetStated: boolean): string {
  const what = machines(g.group.gpuCount, g.group.gpu);
  const { rung } = g;
  if (!rung)
    return (
      `${what} cannot hold the model: ${gib(g.neededBytes)} are needed, ${gib(g.installedBytes)} are ` +
      `installed${g.reason === undefined ? '' : ` (${g.reason})`}.`
    );
  const per = gpusOf(rung.layout);
  const idle = g.idleGpus > 0 ? `, ${counted(g.idleGpus, 'GPU')} left over` : '';
  const load =
    rung.concurrency > rung.maxConcurrency
      ? `, which can hold ${figure(Math.floor(rung.maxConcurrency))} of the ` +
        `${figure(Math.ceil(rung.concurrency - 1e-9))} sequences at once, the rest wait`
      : ` at ${percent(usedShare(rung, work))} of the modelled capacity`;
  const late = lateWords(rung, work, targetStated);
  return (
    `${what}: ${counted(rung.replicas, 'replica')} of ` +
    `${counted(per, 'GPU')}${idle}${load}.${late}${g.group.isJoined ? JOINED : ''}${layoutWords(g)}`
  );
}

const JOINED = ' None of them holds the model alone; together each is counted as the slowest.';

/** A stated layout that does not start, and one that would serve clearly more for nothing. */
function layoutWords({ refusedLayout, needsWholeExperts, relayout, rung }: GroupAssessment): string {
  const refused = refusedLayout
    ? ` The stated layout does not start (${refusedLayout.reason}); ` +
      `${rung ? layoutText(rung.layout) : 'another'} is looked at instead.`
    : '';
  const whole = needsWholeExperts
    ? ` The stated layout starts with expert parallelism only (${needsWholeExperts.reason}).`
    : '';
  const free = relayout
    ? ` Laid out as ${counted(relayout.rung.replicas, 'replica')} of ${layoutText(relayout.rung.layout)} the ` +
      `same GPUs would serve ${rough(relayout.throughputFactor)} times as much, for nothing.`
    : '';
  return `${refused}${whole}${free}`;
}

/** Rates of which the groups' add up. */
const SUMS = [
  'max_concurrency',
  'output_tokens_per_second',
  'max_output_tokens_per_second',
  'requests_per_second',
  'documents_per_second',
  'images_per_second',
  'video_seconds_per_hour',
  'audio_hours_per_hour',
  'training_tokens_per_second',
] as const;
/** Figures of which the worst group's counts. */
const WORST = ['ttft_ms', 'tpot_ms', 'ttft_p95_ms', 'tpot_p95_ms', 'utilization_fraction'] as const;

/** The groups together: rates add, the slowest answer counts. */
function combined(groups: readonly GroupAssessment[], work: PlannedWorkload): PerformanceView | undefined {
  const views = groups.flatMap((g) => (g.rung ? [performanceOf(g.rung, work)] : []));
  const [first, ...rest] = views;
  if (!first || !rest.length) return first;
  const figures = (key: (typeof SUMS | typeof WORST)[number]): number[] => views.map((v) => v[key] ?? 0);
  const known = (key: keyof PerformanceView): boolean => views.some((v) => v[key] !== undefined);
  const sums = SUMS.filter(known).map((key) => [key, tidy(figures(key).reduce((n, v) => n + v, 0))] as const);
  const worst = WORST.filter(known).map((key) => [key, Math.max(...figures(key))] as const);
  const { usd_per_million_output_tokens: _ofOneGroup, ...shared } = first;
  return {
    ...shared,
    concurrency: Math.ceil(groups.reduce((n, g) => n + (g.rung?.concurrency ?? 0), 0) - 1e-9),
    ...Object.fromEntries([...sums, ...worst]),
    range: {
      low: Math.min(...views.map((v) => v.range.low)),
      high: Math.max(...views.map((v) => v.range.high)),
    },
  };
}
