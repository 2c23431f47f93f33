import type { UseCase } from '@compute-advisor/domain';
import type { WorkloadReading } from '../reading';
import type { FigureFacts } from './derive';
import type { Purpose, Services } from './findings';

/** Something is to be heard or spoken. */
export const isHeard = ({ kind, further }: Services, { useCase }: Purpose): boolean =>
  kind === 'speech' || HEARING.has(useCase?.value ?? '') || further.some((w) => HEARING.has(w.useCase?.value ?? ''));
const HEARING: ReadonlySet<string> = new Set<UseCase>(['speech', 'voice']);

/** "Each call is transcribed with Whisper and summarised with Llama": what is heard without a load of its own comes as
 *  often as what the first service does. */
export function withLoadOf(w: WorkloadReading, facts: FigureFacts['facts']): WorkloadReading {
  if (w.totalUsers ?? w.concurrentRequests ?? w.requestsPerSecond ?? w.requestsPerDay ?? w.media) return w;
  const { concurrentRequests, requestsPerSecond, requestsPerDay } = facts;
  const load = { concurrentRequests, requestsPerSecond, requestsPerDay };
  return { ...w, ...Object.fromEntries(Object.entries(load).filter(([, fact]) => fact !== undefined)) };
}
