import { DAYS_PER_MONTH, DAYS_PER_WEEK, HOURS_PER_DAY, HOURS_PER_MONTH } from '@compute-advisor/domain';
import type { BatchReading, Fact, Reading } from '@compute-advisor/intake';
import { hoursOfJobBeside, runsTogether } from './job-beside';
import type { Sourced } from './sourced';
import type { SpecLedger } from './spec-ledger';

/** Hours of one period of a job that comes again. */
export const PERIOD_HOURS = {
  hourly: 1,
  daily: HOURS_PER_DAY,
  weekly: 168,
  monthly: HOURS_PER_MONTH,
  yearly: 12 * HOURS_PER_MONTH,
} as const;

/** Rented hours: the stated schedule; the windows of a batch on machines that serve nobody; else always on. */
export function hoursPerMonthOf(ledger: SpecLedger, reading: Reading): Sourced<number> {
  const { hoursPerDay, daysPerWeek, batch } = reading;
  const ofService =
    (hoursPerDay?.value ?? HOURS_PER_DAY) * ((daysPerWeek?.value ?? DAYS_PER_WEEK) / DAYS_PER_WEEK) * DAYS_PER_MONTH;
  const hours = held(withJobBeside(reading, ofService));
  if (batch && hours > held(ofService))
    return { ...ledger.followed(batch, hours), evidence: evidenceOf([hoursPerDay, daysPerWeek, batch]) };
  // the days have no member of their own: this one quotes them
  if (daysPerWeek !== undefined)
    return ledger.converted('hours_per_month', hoursPerDay ? [hoursPerDay, daysPerWeek] : [daysPerWeek], hours);
  if (hoursPerDay !== undefined) return ledger.followed(hoursPerDay, hours);
  const job = jobHours(reading);
  if (job !== undefined) return ledger.followed(job.fact, held(job.hours));
  return ledger.defaulted('hours_per_month', HOURS_PER_MONTH, { rule: 'always_on' });
}

const evidenceOf = (facts: readonly (Fact<unknown> | undefined)[]): string =>
  facts
    .flatMap((fact) => fact ?? [])
    .sort((a, b) => a.start - b.start)
    .map((fact) => fact.evidence)
    .join(' … ');

/** The machines of a service are there in the hours of a job beside it as well. */
function withJobBeside(reading: Reading, ofService: number): number {
  const hours = hoursOfJobBeside(reading);
  if (hours === undefined) return ofService;
  const ofJob = hours * timesPerMonth(reading.batch?.value.recurrence);
  return runsTogether(hours, reading) ? Math.max(ofService, ofJob) : ofService + ofJob;
}

/** Hours a month of a job on machines that serve nobody, and the words of it. */
function jobHours(r: Reading): { readonly fact: Fact<unknown>; readonly hours: number } | undefined {
  const { batch, media } = r;
  if (batch?.value.beside === true || (r.totalUsers ?? r.concurrentRequests) !== undefined) return undefined;
  const [ofJob, ofSound] = [batch?.value.windowHours, media?.value.windowHours];
  if (batch && ofJob !== undefined) return { fact: batch, hours: ofJob * timesPerMonth(batch.value.recurrence) };
  return media && ofSound !== undefined ? { fact: media, hours: ofSound } : undefined;
}

/** A job without recurrence is done once. */
const timesPerMonth = (recurrence: BatchReading['recurrence']): number =>
  recurrence === undefined ? 1 : HOURS_PER_MONTH / PERIOD_HOURS[recurrence];

const held = (hours: number): number =>
  Number(Math.min(HOURS_PER_MONTH, Math.max(MOST_PRECISE_HOURS, hours)).toFixed(2));

/** Nothing is rented for less than a minute. */
const MOST_PRECISE_HOURS = 0.02;
