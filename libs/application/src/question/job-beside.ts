import { HOURS_PER_DAY, type JobBeside, SECONDS_PER_HOUR } from '@compute-advisor/domain';
import type { Reading } from '@compute-advisor/intake';

/** A job beside the service ("chat by day, and 42,000 reports every night"): its hours, and the rate that it asks for.
 */

/** A job of days runs beside the service, one of a night when that rests. */
const MOST_HOURS_APART = 16;

/** Hours that the job may take each time; undefined where nobody says by when it has to end. */
export function hoursOfJobBeside({ batch, hoursPerDay }: Reading): number | undefined {
  const { beside, items, windowHours, recurrence } = batch?.value ?? {};
  if (beside !== true || items === undefined) return undefined;
  if (windowHours !== undefined) return windowHours;
  if (recurrence !== 'daily') return undefined;
  const rest = HOURS_PER_DAY - (hoursPerDay?.value ?? 0);
  return rest > 0 ? rest : HOURS_PER_DAY;
}

/** True where the job runs while the service is at work. */
export function runsTogether(hours: number, { hoursPerDay }: Reading): boolean {
  return hours > MOST_HOURS_APART || hours + (hoursPerDay?.value ?? 0) > HOURS_PER_DAY;
}

/** The job as a plan has to carry it; undefined where there is none, or its end is open. */
export function jobBesideOf(reading: Reading): JobBeside | undefined {
  const hours = hoursOfJobBeside(reading);
  const { items = 0, inputTokens, outputTokens } = reading.batch?.value ?? {};
  if (hours === undefined || !(hours > 0) || !(items > 0)) return undefined;
  return {
    requestsPerSecond: items / (hours * SECONDS_PER_HOUR),
    ...(inputTokens === undefined ? {} : { inputTokens: Math.round(inputTokens / items) }),
    ...(outputTokens === undefined ? {} : { outputTokens: Math.round(outputTokens / items) }),
    ...(runsTogether(hours, reading) ? { isTogether: true as const } : {}),
  };
}
