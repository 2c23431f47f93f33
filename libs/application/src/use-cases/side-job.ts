import { defined, jobSpeedOf, SECONDS_PER_HOUR } from '@compute-advisor/domain';
import type { BatchReading } from '@compute-advisor/intake';
import { hoursOfJobBeside } from '../question/job-beside';
import type { Planned } from './planned';
import { usdOf } from './run-usd';

/** A job that is told beside the service, or without the time it may take, on what is planned. */
export interface SideJobFigures {
  readonly items: number;
  readonly isBeside: boolean;
  readonly recurrence?: NonNullable<BatchReading['recurrence']>;
  /** What those hours cost; absent beside a service, which is paid for. */
  readonly usd?: number;
  /** How long the best option takes for it when it does nothing else. */
  readonly hours: number;
  /** The text tells lengths of the job; else it is counted at those of the service. */
  readonly hasOwnLengths: boolean;
  readonly windowHours?: number;
}

/** How a job beside the service, or one whose end nobody states, goes on the best option; undefined where none is
 *  counted in items. */
export function sideJobFigures({ best, work, question: q }: Planned): SideJobFigures | undefined {
  const { items, beside, recurrence, ...batch } = q.reading.batch?.value ?? {};
  const isBeside = beside === true;
  const windowHours = isBeside ? hoursOfJobBeside(q.reading) : batch.windowHours;
  const perSecond = best && best.replicas * jobSpeedOf(work, best.gpu, best.layout, best.service);
  const perHour = (perSecond ?? 0) * SECONDS_PER_HOUR;
  const isOpen = windowHours === undefined && recurrence === undefined;
  if (!(isBeside || isOpen) || items === undefined || !best || !(perHour > 0)) return undefined;
  const hours = items / perHour;
  const usd = isBeside ? undefined : usdOf(best, hours);
  const hasOwnLengths = (batch.inputTokens ?? batch.outputTokens) !== undefined;
  return defined({ items, isBeside, recurrence, usd, hours, hasOwnLengths, windowHours });
}
