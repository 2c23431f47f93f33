import { defined, roundToCents, type Rung } from '@compute-advisor/domain';
import type { Planned } from './planned';
import { runDeadline, statedRunTokens } from './workload';

/** Tokens per parameter at which training from scratch spends its compute best (Hoffmann et al. 2022, "Training
 *  Compute-Optimal Large Language Models"). */
export const TOKENS_PER_PARAMETER = 20;
/** Tokens of a run whose length nobody states: a usual instruction data set. */
const TUNING_TOKENS = 100e6;
/** Another rung is named when its bill for the run is under this share of the best one's. */
const CLEARLY_LESS = 0.9;

/** A run that ends is paid by its hours: how long it takes on one rung, and what that costs. */
export interface RunFigure {
  readonly rung: Rung;
  readonly hours: number;
  /** Absent where nobody sells the part. */
  readonly usd?: number;
}

/** A training or fine-tuning run on the best option, and the rung that does it for clearly less. */
export interface TuningFigures {
  readonly fromScratch: boolean;
  /** Tokens that pass through the model in all. */
  readonly tokens: number;
  /** The text states the data set; else a usual one is taken. */
  readonly stated: boolean;
  readonly deadlineHours?: number;
  readonly best: RunFigure;
  readonly cheaper?: RunFigure;
  /** The rung that ends before the deadline for least, where the best option does not. */
  readonly inTime?: RunFigure;
}

/** Hours one rung takes for so many tokens. */
const hoursFor = (r: Rung, tokens: number): number =>
  tokens / (r.service.saturated().requestsPerSecond * r.replicas * r.service.unitsPerRequest) / 3600;

function runOn(rung: Rung, tokens: number): RunFigure {
  const hours = hoursFor(rung, tokens);
  const usd = rung.machines && roundToCents(hours * rung.gpuCount * rung.machines.rate.usdPerGpuHour);
  return defined({ rung, hours, usd });
}

/** The run that ends in so many hours for least. */
function cheapestInTime(runs: readonly RunFigure[], hours: number): RunFigure | undefined {
  const inTime = runs.filter((run) => run.hours <= hours);
  return inTime.reduce<RunFigure | undefined>((least, r) => (least && bill(least) <= bill(r) ? least : r), undefined);
}

const bill = (run: RunFigure): number => run.usd ?? Infinity;

/** How long a training run takes on the best option, what that costs, and which rung does it for clearly less;
 *  undefined for work that is no run. */
export function tuningFigures(p: Planned): TuningFigures | undefined {
  const { best, work, ladder, question: q } = p;
  if (!work.tuning || !best) return undefined;
  const fromScratch = q.useCase.value === 'training';
  const stated = statedRunTokens(q, work.tuning);
  const tokens = stated ?? (fromScratch ? TOKENS_PER_PARAMETER * work.model.parametersTotal : TUNING_TOKENS);
  const onBest = runOn(best, tokens);
  if (!Number.isFinite(onBest.hours)) return undefined;
  const runs = ladder.rungs.filter((r) => r.proven).map((r) => runOn(r, tokens));
  const cheapest = runs.reduce((least, run) => (bill(run) < bill(least) ? run : least), onBest);
  const deadlineHours = runDeadline(q);
  const late = deadlineHours !== undefined && onBest.hours > deadlineHours;
  return defined({
    fromScratch,
    tokens,
    stated: stated !== undefined,
    deadlineHours,
    best: onBest,
    cheaper: bill(cheapest) < bill(onBest) * CLEARLY_LESS ? cheapest : undefined,
    inTime: late ? cheapestInTime(runs, deadlineHours) : undefined,
  });
}

/** A batch with a deadline: the job alone, beside the month that a plan counts. */
export interface JobFigures {
  readonly hours: number;
  readonly gpuCount: number;
  readonly usd: number;
  /** What the month is counted with. */
  readonly hoursPerMonth: number;
}

/** What a batch with a deadline costs by itself; undefined where there is none or no price. */
export function jobFigures({ best, work, question: q }: Planned): JobFigures | undefined {
  const hours = q.reading.batch?.value.windowHours;
  if (hours === undefined || !best?.machines) return undefined;
  return {
    hours,
    gpuCount: best.gpuCount,
    hoursPerMonth: work.hoursPerMonth,
    usd: roundToCents(hours * best.gpuCount * best.machines.rate.usdPerGpuHour),
  };
}
