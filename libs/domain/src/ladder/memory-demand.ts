import type { MemoryDemand, ServingDemand } from '../memory/demand';
import { defined } from '../defined';
import type { PlannedWorkload } from './planned-workload';

/** Sequences a GPU works on at once in training; gradients of the rest of the batch are accumulated, which takes no
 *  further memory. */
export const MICRO_BATCH = 1;

/** What one replica has to hold with `sequences` in flight. */
export function memoryDemandOf(work: PlannedWorkload, sequences: number): MemoryDemand {
  if (work.tuning) {
    const { method, sequenceTokens } = work.tuning;
    return { task: 'training', method, sequenceTokens, batchSize: MICRO_BATCH };
  }
  const { kind } = work.model;
  if (kind === 'image' || kind === 'video') {
    const { width, height } = work.media ?? {};
    return {
      task: 'generation',
      sequences,
      ...(width === undefined ? {} : { width }),
      ...(height === undefined ? {} : { height }),
    };
  }
  // Recordings are worked off one after the other, as the speed of speech models is counted.
  const { contextTokens } = work;
  if (kind === 'speech') return { contextTokens, sequences: 1 };
  return hasMore(work) ? withMore(work, sequences) : plainDemand(work, sequences);
}

/** Whether a sequence takes more than its cache. */
const hasMore = ({ prefix, adapters, speculativeMethod, startedWithSequences }: PlannedWorkload): boolean =>
  prefix?.sharedTokens !== undefined ||
  adapters !== undefined ||
  speculativeMethod !== undefined ||
  startedWithSequences !== undefined;

/** Of one of two shapes: hundreds are made for an answer. */
const plainDemand = ({ contextTokens, tokensPerSequence }: PlannedWorkload, sequences: number): ServingDemand =>
  tokensPerSequence === undefined ? { contextTokens, sequences } : { contextTokens, sequences, tokensPerSequence };

function withMore(work: PlannedWorkload, sequences: number): ServingDemand {
  return {
    contextTokens: work.contextTokens,
    sequences,
    ...defined({
      tokensPerSequence: work.tokensPerSequence,
      sharedPrefixTokens: work.prefix?.sharedTokens,
      adapters: work.adapters,
      speculativeMethod: work.speculativeMethod,
      startedWithSequences: work.startedWithSequences,
    }),
  };
}

const oneKnown = new WeakMap<PlannedWorkload, MemoryDemand>();

/** One sequence of a workload: what is asked of every part and layout. The same object for the same workload. */
export function oneSequenceOf(work: PlannedWorkload): MemoryDemand {
  let demand = oneKnown.get(work);
  if (!demand) oneKnown.set(work, (demand = memoryDemandOf(work, 1)));
  return demand;
}
