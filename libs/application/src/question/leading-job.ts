import { HOURS_PER_DAY, type UseCase } from '@compute-advisor/domain';
import type { Reading, WorkloadReading } from '@compute-advisor/intake';

/** Work that is done to items, once or as they come, by the same model in the same way. */
const DONE_TO_ITEMS: ReadonlySet<UseCase> = new Set<UseCase>([
  'batch',
  'classification',
  'document_processing',
  'embeddings',
  'reranking',
  'summarization',
  'translation',
]);

/** A job leads over what comes after it from this many times its rate on. */
const MUCH_MORE = 2;

/** How what comes after a job is called. */
export const AFTER_JOB = 'What comes after the job';

/** "41M abstracts within 5 days, afterwards only 60k a week": the job is what machines have to be got for, in its time;
 *  what comes after it is a further workload. A reading in which people wait, or the job is the smaller load, stays. */
export function ledByJob(reading: Reading): Reading {
  const { batch, requestsPerDay, model, useCase, inputTokens, outputTokens, contextTokens } = reading;
  if (!batch || !requestsPerDay || !model || !isMuchMore(reading)) return reading;
  const { beside: _, ...job } = batch.value;
  const { approximation: ___, ...stated } = batch;
  const after: WorkloadReading = {
    label: AFTER_JOB,
    model,
    requestsPerDay,
    ...(useCase === undefined ? {} : { useCase }),
    ...(inputTokens === undefined ? {} : { inputTokens }),
    ...(outputTokens === undefined ? {} : { outputTokens }),
    ...(contextTokens === undefined ? {} : { contextTokens }),
  };
  const { requestsPerDay: __, ...rest } = reading;
  return { ...rest, batch: { ...stated, value: job }, furtherWorkloads: [after, ...reading.furtherWorkloads] };
}

function isMuchMore(r: Reading): boolean {
  const { items, windowHours, recurrence, beside } = r.batch?.value ?? {};
  if (beside !== true || recurrence !== undefined || items === undefined || windowHours === undefined) return false;
  if (r.totalUsers ?? r.concurrentRequests ?? r.requestsPerSecond ?? r.fleet) return false;
  if (r.useCase === undefined || !DONE_TO_ITEMS.has(r.useCase.value)) return false;
  return items / windowHours >= (MUCH_MORE * (r.requestsPerDay?.value ?? 0)) / HOURS_PER_DAY;
}
