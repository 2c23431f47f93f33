import { defined } from '../defined';
import type { ServingDemand } from '../memory/demand';
import { cacheBytesOf } from '../memory/footprint';
import { servingCache } from '../memory/serving-memory';
import { oneSequenceOf } from './memory-demand';
import { isOtherWork } from './other-service';
import type { PlannedWorkload } from './planned-workload';

const WHOLE = { tensorParallel: 1, pipelineParallel: 1 } as const;

/** Bytes of cache below which no layout holds so many sequences of a workload: each at the planned length, one at the
 *  longest, a common prefix once; 0 for work without a cache. docs/model.md#traffic */
export function leastCacheBytes(work: PlannedWorkload, sequences: number): number {
  if (isOtherWork(work) || sequences === 0) return 0;
  const { model, config } = work;
  return cacheBytesOf(servingCache(model, config.kvPrecision, withoutProposing(work), WHOLE), sequences);
}

/** What one sequence takes; where tokens are proposed ahead, without what that takes. */
function withoutProposing(work: PlannedWorkload): ServingDemand {
  const one = oneSequenceOf(work);
  if (work.speculativeMethod === undefined && one.task === undefined) return one;
  return {
    contextTokens: work.contextTokens,
    sequences: 1,
    ...defined({ tokensPerSequence: work.tokensPerSequence, sharedPrefixTokens: work.prefix?.sharedTokens }),
  };
}
