import {
  capacityOf,
  defined,
  type GroupAssessment,
  type Rung,
  SECONDS_PER_HOUR,
  type TuningRun,
} from '@compute-advisor/domain';
import type { Question } from '../question/question';
import type { Planned } from './planned';
import { usdOf } from './run-usd';
import { type SideJobFigures, sideJobFigures } from './side-job';
import { runDeadline, runTokens, statedRunTokens } from './workload';

/** Another rung is named when its bill for the run is under this share of the best one's. */
const CLEARLY_LESS = 0.9;

/** A run that ends is paid by its hours: how long it takes on one rung, and what that costs. */
export interface RunFigure {
  readonly rung: Rung;
  readonly hours: number;
  /** Absent where nobody sells the part. */
  readonly usd?: number;
}

/** A training or fine-tuning run. */
export interface TrainingRun {
  readonly fromScratch: boolean;
  /** Tokens that pass through the model in all. */
  readonly tokens: number;
  /** The text states the data set; else a usual one is taken. */
  readonly stated: boolean;
  /** The data set as examples whose length nobody states: each is counted as a sequence of the run. */
  readonly examples?: { readonly count: number; readonly tokensEach: number };
  readonly deadlineHours?: number;
}

/** A run on the hardware that runs now. */
export interface FleetRun extends TrainingRun {
  readonly hours: number;
}

/** A run on the best option, and the rung that does it for clearly less. */
export interface TuningFigures extends TrainingRun {
  readonly best: RunFigure;
  readonly cheaper?: RunFigure;
  /** The rung that ends before the deadline for least, where the best option does not. */
  readonly inTime?: RunFigure;
}

/** Hours one rung takes for so many tokens. */
const hoursFor = (r: Rung, tokens: number): number =>
  tokens / (capacityOf(r) * r.service.unitsPerRequest) / SECONDS_PER_HOUR;

function runOn(rung: Rung, tokens: number): RunFigure {
  const hours = hoursFor(rung, tokens);
  return defined({ rung, hours, usd: usdOf(rung, hours) });
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
  const run = runOf(q, work.tuning);
  const onBest = runOn(best, run.tokens);
  if (!Number.isFinite(onBest.hours)) return undefined;
  const runs = ladder.rungs.filter((r) => r.proven).map((r) => runOn(r, run.tokens));
  const cheapest = runs.reduce((least, one) => (bill(one) < bill(least) ? one : least), onBest);
  const { deadlineHours } = run;
  const late = deadlineHours !== undefined && onBest.hours > deadlineHours;
  const isPaid = best.runningUsd !== undefined;
  return defined({
    ...run,
    best: onBest,
    cheaper: !isPaid && bill(cheapest) < bill(onBest) * CLEARLY_LESS ? cheapest : undefined,
    inTime: late ? cheapestInTime(runs, deadlineHours) : undefined,
  });
}

function runOf(q: Question, tuning: TuningRun): TrainingRun {
  const fromScratch = q.useCase.value === 'training';
  const stated = statedRunTokens(q, tuning);
  const tokens = runTokens(q, tuning);
  const { datasetTokens, datasetItems } = q.reading.tuning ?? {};
  const examples =
    datasetTokens === undefined && datasetItems
      ? { count: datasetItems.value, tokensEach: tuning.sequenceTokens }
      : undefined;
  return defined({ fromScratch, tokens, stated: stated !== undefined, examples, deadlineHours: runDeadline(q) });
}

/** How long a training run takes on all that runs now; undefined for other work, and where nothing of it can. */
function runOnFleet({ work, question }: Planned, groups: readonly GroupAssessment[]): FleetRun | undefined {
  if (!work.tuning) return undefined;
  const run = runOf(question, work.tuning);
  const perHour = groups.reduce((sum, { rung }) => sum + (rung ? run.tokens / hoursFor(rung, run.tokens) : 0), 0);
  return perHour > 0 ? { ...run, hours: run.tokens / perHour } : undefined;
}

/** A batch with a deadline: the job alone, beside the month that a plan counts. */
export interface JobFigures {
  readonly hours: number;
  readonly gpuCount: number;
  readonly usd: number;
  /** What the month is counted with. */
  readonly hoursPerMonth: number;
  /** It is done once, and the bill of the month is that of its hours. */
  readonly isAll: boolean;
  /** At full speed, where that is clearly less than the window: whoever gives the machines back then pays no more. */
  readonly atFullSpeed?: { readonly hours: number; readonly usd: number };
}

/** What a batch with a deadline costs by itself; undefined where there is none, or it is not what is planned, or there
 *  is no price. */
export function jobFigures({ best, work, question: q }: Planned): JobFigures | undefined {
  const { windowHours, beside, recurrence } = q.reading.batch?.value ?? {};
  const hours = windowHours ?? q.reading.media?.value.windowHours;
  // How long a run takes is known better than the time it may take.
  if (work.tuning) return undefined;
  const usd = best && hours !== undefined && beside !== true ? usdOf(best, hours) : undefined;
  if (hours === undefined || !best || usd === undefined) return undefined;
  const atFullSpeed = fullSpeed(best, q.reading.batch?.value.items, hours);
  const { hoursPerMonth } = work;
  const isAll = recurrence === undefined && Math.abs(hours - hoursPerMonth) < 0.01;
  return defined({ hours, gpuCount: best.gpuCount, hoursPerMonth, isAll, usd, atFullSpeed });
}

function fullSpeed(best: Rung, items: number | undefined, windowHours: number): JobFigures['atFullSpeed'] {
  const perHour = capacityOf(best) * SECONDS_PER_HOUR;
  if (items === undefined || !(perHour > 0)) return undefined;
  const hours = items / perHour;
  const usd = usdOf(best, hours);
  return usd === undefined || hours >= windowHours * CLEARLY_LESS ? undefined : { hours, usd };
}

/** What has an end: a training run on what runs now and on the best option, a job with a window of its own. */
export interface RunsOfFleet {
  readonly run?: FleetRun;
  readonly tuning?: TuningFigures;
  readonly job?: JobFigures;
  readonly sideJob?: SideJobFigures;
}

/** The runs and jobs of an audit. */
export const runsOf = (p: Planned, groups: readonly GroupAssessment[]): RunsOfFleet =>
  defined({
    run: runOnFleet(p, groups),
    tuning: tuningFigures(p),
    job: jobFigures(p),
    sideJob: sideJobFigures(p),
  });
