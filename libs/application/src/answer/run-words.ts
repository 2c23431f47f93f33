import { HOURS_PER_DAY, type TuningRun, type UseCase } from '@compute-advisor/domain';
import { type FleetRun, type JobFigures, type TrainingRun, type TuningFigures } from '../use-cases/run-figures';
import type { SideJobFigures } from '../use-cases/side-job';
import { TOKENS_PER_PARAMETER } from '../use-cases/workload';
import { counted, describeRung, figure, rough, usd } from './wording';

/** Ways of tuning in words. */
export const METHOD = { full: 'full fine-tuning', lora: 'LoRA fine-tuning', qlora: 'QLoRA fine-tuning' } as const;

/** What is trained and how, in words; said beside the numbers because the text rarely states all of it. */
export function tuningWords({ method, batchSize, sequenceTokens }: TuningRun, useCase: UseCase): string {
  const run = useCase === 'training' && method === 'full' ? 'training of all weights' : METHOD[method];
  return `${run} with steps of ${figure(batchSize)} sequences of ${figure(sequenceTokens)} tokens`;
}

/** How long a run takes. */
export const runTime = ({ hours }: { readonly hours: number }): string =>
  hours >= 2 * HOURS_PER_DAY ? counted(Math.round(hours / HOURS_PER_DAY), 'day') : `${rough(hours)} hours`;

/** How long the run takes, what it costs, and what does it for clearly less. */
export function tuningNotes(run: TuningFigures | undefined): string[] {
  if (!run) return [];
  const { best, cheaper } = run;
  const what = whatIsRun(run);
  const bill = best.usd === undefined ? '' : `, ${usd(best.usd)} at these rates`;
  const less =
    cheaper?.usd === undefined
      ? []
      : [`For the run alone ${describeRung(cheaper.rung)} costs less: ${runTime(cheaper)} for ${usd(cheaper.usd)}.`];
  return [`${what} takes about ${runTime(best)} on the best option${bill}.`, ...deadlineWords(run), ...less];
}

/** A run beside the service: one run, on machines that are given back. */
export function sideRunNotes(run: TuningFigures | undefined): string[] {
  if (!run) return [];
  const inTime = [run.cheaper, run.best, run.inTime].find((r) => r && r.hours <= (run.deadlineHours ?? Infinity));
  const { rung, ...takes } = inTime ?? run.best;
  const bill = takes.usd === undefined ? '' : ` for ${usd(takes.usd)}`;
  const limit = run.deadlineHours === undefined ? '' : ` (it may take ${rough(run.deadlineHours)} hours)`;
  return [
    `Beside the service: ${lowerFirst(whatIsRun(run))} takes about ${runTime(takes)} on ${describeRung(rung)}${bill}` +
      `${limit}, each time; monthly_cost is for the service alone.`,
  ];
}
const lowerFirst = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

/** How long the run takes on what is there, and whether that is in time. */
export function fleetRunWords(run: FleetRun): string {
  const takes = `${whatIsRun(run)} takes about ${runTime(run)} on what is there`;
  if (run.deadlineHours === undefined) return `${takes}.`;
  const may = `${rough(run.deadlineHours)} hours it may take`;
  return run.hours <= run.deadlineHours ? `${takes}, inside the ${may}.` : `${takes}, longer than the ${may}.`;
}

function whatIsRun({ fromScratch, tokens, stated, examples }: TrainingRun): string {
  if (fromScratch && !stated)
    return (
      `Training from scratch wants about ${TOKENS_PER_PARAMETER} tokens per parameter, ` +
      `${figure(tokens / 1e9)} billion here: that`
    );
  const volume = tokens >= 1e10 ? `${rough(tokens / 1e9)} billion` : `${rough(tokens / 1e6)} million`;
  if (examples !== undefined)
    return (
      `The run over ${volume} tokens (${figure(examples.count)} examples, each counted with ` +
      `${figure(examples.tokensEach)} tokens since no length is stated)`
    );
  return stated ? `The run over ${volume} tokens` : `A pass over ${volume} tokens`;
}

/** Whether the run ends in time on the best option, and what does end in time for least. */
function deadlineWords({ deadlineHours: limit, best, inTime }: TuningFigures): string[] {
  if (limit === undefined) return [];
  if (best.hours <= limit)
    return [`The run may take ${rough(limit)} hours: the best option ends in time, as modelled.`];
  const way = inTime
    ? `${describeRung(inTime.rung)} does, in ` +
      `${runTime(inTime)}${inTime.usd === undefined ? '' : ` for ${usd(inTime.usd)}`}`
    : 'nothing on the ladder does: more replicas would have to share the work';
  return [`The run may take ${rough(limit)} hours: the best option does not end in time, ${way}.`];
}

/** A job beside the service: how long it takes on what is planned. */
export function sideJobNotes(job: SideJobFigures | undefined): string[] {
  if (job === undefined) return [];
  if (!job.isBeside) return [openJobWords(job)];
  const given = job.windowHours === undefined ? '' : `, for which ${rough(job.windowHours)} hours are given`;
  const lengths = job.hasOwnLengths ? '' : ' at the lengths of the service';
  const what = `The job beside the service${oftenWords(job)}, ${figure(job.items)} items`;
  return [`${what}, takes the best option about ${rough(job.hours)} hours${lengths}${given}.`];
}

const OFTEN = {
  hourly: ', every hour',
  daily: ', every day',
  weekly: ', every week',
  monthly: ', every month',
  yearly: ', every year',
} as const;
const oftenWords = ({ recurrence }: SideJobFigures): string => (recurrence === undefined ? '' : OFTEN[recurrence]);

/** A job whose end nobody states: how long what is planned takes for it. */
function openJobWords({ items, hours, usd: bill }: SideJobFigures): string {
  const price = bill === undefined ? '' : `, ${usd(bill)} at these rates`;
  return (
    `The job of ${figure(items)} items takes the best option about ${rough(hours)} hours${price}: say by when it has ` +
    'to end, and it is planned for that.'
  );
}

/** A batch with a deadline: the job alone, beside the month that `monthly_cost` counts. */
export function jobNotes(job: JobFigures | undefined): string[] {
  if (job === undefined) return [];
  const [window, bill] = [rough(job.hours), usd(job.usd)];
  if (job.isAll && job.atFullSpeed !== undefined)
    return [
      `monthly_cost counts all of the ${window} hours that the job may take, ${bill}; machines that are given back ` +
        `when it is done are paid for about ${rough(job.atFullSpeed.hours)} hours, ${usd(job.atFullSpeed.usd)}.`,
    ];
  return [
    `The job alone, ${window} hours on ${counted(job.gpuCount, 'GPU')}, costs about ${bill}; monthly_cost is for ` +
      `${rough(job.hoursPerMonth)} hours.${fullSpeedWords(job)}`,
  ];
}

const fullSpeedWords = ({ atFullSpeed: full }: JobFigures): string =>
  full === undefined
    ? ''
    : ` At full speed it is done in about ${rough(full.hours)} hours, ${usd(full.usd)} if the machines are given ` +
      'back then.';
