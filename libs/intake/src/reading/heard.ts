import type { UseCase } from '@compute-advisor/domain';
import type { WorkloadReading } from '../reading';
import type { FigureFacts } from './derive';
import { present } from './present';

/** Something is to be heard or spoken, by the model of the plan or by one beside it. */
export const isHeard = (
  kind: string | undefined,
  useCase: UseCase | undefined,
  further: readonly WorkloadReading[],
): boolean =>
  kind === 'speech' || HEARING.has(useCase ?? '') || further.some((w) => HEARING.has(w.useCase?.value ?? ''));
const HEARING: ReadonlySet<string> = new Set<UseCase>(['speech', 'voice']);

/** "Each call is transcribed with Whisper and summarised with Llama": what is heard without a load of its own comes as
 *  often as what the first service does. */
export function withLoadOf(w: WorkloadReading, facts: FigureFacts['facts']): WorkloadReading {
  if (w.totalUsers ?? w.concurrentRequests ?? w.requestsPerSecond ?? w.requestsPerDay ?? w.media) return w;
  const { concurrentRequests, requestsPerSecond, requestsPerDay } = facts;
  return present<WorkloadReading>({ ...w, concurrentRequests, requestsPerSecond, requestsPerDay });
}
