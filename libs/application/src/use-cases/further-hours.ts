import { defined, HOURS_PER_DAY } from '@compute-advisor/domain';
import type { Fact, Reading, WorkloadReading } from '@compute-advisor/intake';
import type { Question } from '../question/question';

type Hours = Pick<Reading, 'hoursPerDay' | 'daysPerWeek'>;

/** Hours in which the work of a service beside the first must be done: its own where the text tells them; else those
 *  of the text, in which the machines stand. "500 hours of audio every night between 22:00 and 6:00 with Whisper, and
 *  2,000 summaries with Qwen3": what is heard is heard in those 8 hours too, not in 24. */
export function hoursOfService(reading: Reading, { hoursPerDay: own }: WorkloadReading): Hours {
  const { daysPerWeek } = reading;
  if (own === undefined) return defined({ hoursPerDay: hoursOfAll(reading), daysPerWeek });
  return defined({ hoursPerDay: own, daysPerWeek: own.value < HOURS_PER_DAY ? daysPerWeek : undefined });
}

/** The hours of a day that the text tells, or the window of a job that comes every day. */
function hoursOfAll({ hoursPerDay, batch }: Reading): Fact<number> | undefined {
  if (hoursPerDay !== undefined) return hoursPerDay;
  const { windowHours, recurrence, beside } = batch?.value ?? {};
  const isDaily = batch !== undefined && recurrence === 'daily' && beside !== true;
  return isDaily && windowHours !== undefined ? { ...batch, value: windowHours } : undefined;
}

/** Whether the machines of the first service are there in all hours of another one: they are never given back, or the
 *  other one has no hours of its own. */
export const runsBeside = ({ traffic: { hoursPerMonth } }: Question, { hoursPerDay: own }: WorkloadReading): boolean =>
  own === undefined || hoursPerMonth.source === 'defaulted';
