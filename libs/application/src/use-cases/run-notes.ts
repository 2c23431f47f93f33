import { roundToCents } from '@compute-advisor/domain';
import { counted, figure, rough, usd } from '../answer/wording';
import type { Planned } from './planned';

/** Tokens per parameter at which training from scratch spends its compute best (Hoffmann et al. 2022, "Training Compute-Optimal Large Language Models"). */
const TOKENS_PER_PARAMETER = 20;
/** Tokens of a run whose length nobody states: a usual instruction data set. */
const TUNING_TOKENS = 100e6;

/** A run that ends is paid by its hours, not by the month: how long it takes on the best option and what that costs. */
export function tuningNotes({ best, work, question: q }: Planned): string[] {
  if (!work.tuning || !best) return [];
  const perSecond = best.service.saturated().requestsPerSecond * best.replicas * best.service.unitsPerRequest;
  if (!(perSecond > 0)) return [];
  const tokens = q.useCase.value === 'training' ? TOKENS_PER_PARAMETER * work.model.parametersTotal : TUNING_TOKENS;
  const what = q.useCase.value === 'training'
    ? `Training from scratch wants about ${TOKENS_PER_PARAMETER} tokens per parameter, ${figure(tokens / 1e9)} billion here`
    : `A pass over ${figure(tokens / 1e6)} million tokens`;
  const hours = tokens / perSecond / 3600;
  const cost = best.rate && `, ${usd(roundToCents(hours * best.gpuCount * best.rate.usdPerGpuHour))} at these rates`;
  return [`${what}${q.useCase.value === 'training' ? ': that' : ''} takes about ${hours >= 48 ? counted(Math.round(hours / 24), 'day') : `${rough(hours)} hours`} on the best option${cost ?? ''}.`];
}

/** A batch with a deadline: the job alone, beside the month that `monthly_cost` counts. */
export function batchNotes({ best, question: q }: Planned): string[] {
  const hours = q.reading.batch?.value.deadlineHours;
  if (hours === undefined || !best?.rate) return [];
  return [`The job alone, ${rough(hours)} hours on ${counted(best.gpuCount, 'GPU')}, costs about ${usd(roundToCents(hours * best.gpuCount * best.rate.usdPerGpuHour))}; monthly_cost is for hardware kept on.`];
}
