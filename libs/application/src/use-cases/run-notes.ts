import { roundToCents, type Rung } from '@compute-advisor/domain';
import { counted, describeRung, figure, rough, usd } from '../answer/wording';
import type { Planned } from './planned';

/** Tokens per parameter at which training from scratch spends its compute best (Hoffmann et al. 2022, "Training Compute-Optimal Large Language Models"). */
const TOKENS_PER_PARAMETER = 20;
/** Tokens of a run whose length nobody states: a usual instruction data set. */
const TUNING_TOKENS = 100e6;
/** Another rung is named when its bill for the run is under this share of the best one's. */
const CLEARLY_LESS = 0.9;

/** Hours one rung takes for so many tokens. */
const hoursFor = (r: Rung, tokens: number): number =>
  tokens / (r.service.saturated().requestsPerSecond * r.replicas * r.service.unitsPerRequest) / 3600;
const billFor = (r: Rung, tokens: number): number =>
  r.rate === undefined ? Infinity : roundToCents(hoursFor(r, tokens) * r.gpuCount * r.rate.usdPerGpuHour);
const told = (hours: number): string =>
  hours >= 48 ? counted(Math.round(hours / 24), 'day') : `${rough(hours)} hours`;

/** A run that ends is paid by its hours, not by the month: how long it takes on the best option, what that costs, and which rung does it for clearly less. */
export function tuningNotes({ best, work, ladder, question: q }: Planned): string[] {
  if (!work.tuning || !best) return [];
  const tokens = q.useCase.value === 'training' ? TOKENS_PER_PARAMETER * work.model.parametersTotal : TUNING_TOKENS;
  const hours = hoursFor(best, tokens);
  if (!Number.isFinite(hours)) return [];
  const what =
    q.useCase.value === 'training'
      ? `Training from scratch wants about ${TOKENS_PER_PARAMETER} tokens per parameter, ${figure(tokens / 1e9)} billion here: that`
      : `A pass over ${figure(tokens / 1e6)} million tokens`;
  const bill = billFor(best, tokens);
  const cheaper = ladder.rungs
    .filter((r) => r.proven)
    .reduce((least, r) => (billFor(r, tokens) < billFor(least, tokens) ? r : least), best);
  const saves = billFor(cheaper, tokens) < bill * CLEARLY_LESS;
  return [
    `${what} takes about ${told(hours)} on the best option${Number.isFinite(bill) ? `, ${usd(bill)} at these rates` : ''}.`,
    ...(saves
      ? [
          `For the run alone ${describeRung(cheaper)} costs less: ${told(hoursFor(cheaper, tokens))} for ${usd(billFor(cheaper, tokens))}.`,
        ]
      : []),
  ];
}

/** A batch with a deadline: the job alone, beside the month that `monthly_cost` counts. */
export function batchNotes({ best, question: q }: Planned): string[] {
  const hours = q.reading.batch?.value.windowHours;
  if (hours === undefined || !best?.rate) return [];
  return [
    `The job alone, ${rough(hours)} hours on ${counted(best.gpuCount, 'GPU')}, costs about ${usd(roundToCents(hours * best.gpuCount * best.rate.usdPerGpuHour))}; monthly_cost is for hardware kept on.`,
  ];
}
