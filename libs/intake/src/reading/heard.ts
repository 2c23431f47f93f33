import { hasLoad } from './service-loads';
import type { UseCase } from '@compute-advisor/domain';
import type { Fact, MediaReading, WorkloadReading } from '../reading';
import { plainText } from '../lexer/plain-text';
import { RECORDINGS } from '../words/sound-words';
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
function withLoadOf(
  w: WorkloadReading,
  facts: FigureFacts['facts'],
  media: Fact<MediaReading> | undefined,
): WorkloadReading {
  if (hasLoad(w) || w.media) return w;
  // hours of sound are a load
  if (media?.value.audioHoursPerDay !== undefined) return w;
  const { concurrentRequests, requestsPerSecond, requestsPerDay } = facts;
  return present<WorkloadReading>({ ...w, concurrentRequests, requestsPerSecond, requestsPerDay });
}

/** The services beside the first with the sound that the one of them hears; one that hears comes as often as the
 *  recordings that are counted: "1,500 calls a day are transcribed with Whisper, then Qwen3 summarises them".
 */
export function withSound(
  further: readonly WorkloadReading[],
  facts: FigureFacts['facts'],
  heard: WorkloadReading | undefined,
  media: Fact<MediaReading> | undefined,
): WorkloadReading[] {
  const areRecordings = [facts.requestsPerDay, facts.requestsPerSecond].some((f) => countsRecordings(f?.evidence));
  return further.map((w) => {
    if (w === heard && media !== undefined) return { ...withLoadOf(w, facts, media), media };
    return areRecordings && w.useCase?.value === 'speech' ? withLoadOf(w, facts, undefined) : w;
  });
}

const countsRecordings = (evidence = ''): boolean =>
  plainText(evidence)
    .split(NO_LETTERS)
    .some((word) => RECORDINGS.has(word));
const NO_LETTERS = /[^\p{L}]+/u;
